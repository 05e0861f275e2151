import { USUAL_GAME } from '@veillee/games'
import type { Chance } from '@veillee/kernel'
import type { Words } from './fuzz-grammar.ts'
import { GOOD, WRONG } from './fuzz-photos.ts'
import { type Attack, anyAddress, type Siege } from './fuzz-siege.ts'
import { malformed, mistyped } from './fuzz-text.ts'
import { exchange, judges } from './fuzz-web.ts'
import { GOOD_WORDS, WRONG_WORDS } from './fuzz-words.ts'

const PLACE = 'a place for an entry'

interface Evening extends Words {
  readonly entries: readonly Words[]
}

/** Takes an evening home, by a good key or a bad one, and brings it back as something that it never was. */
export async function carries({ port, tally }: Attack, siege: Siege, chance: Chance): Promise<void> {
  const asks = async (request: string) => {
    const said = await exchange(port, anyAddress(chance), Buffer.from(request), { isPatient: true })
    judges(tally, said)
    return said
  }
  const run = eveningIn(await asks(taking(siege, chance)))
  if (run) await asks(bringing(chance.pick(CHANGES)(run, chance), chance))
}

const closing = 'Host: 127.0.0.1\r\nConnection: close'

function taking({ room, keys }: Siege, chance: Chance): string {
  const token = chance.below(5) === 0 ? 'x'.repeat(chance.below(60)) : chance.pick(keys).token
  const path = chance.below(8) === 0 ? chance.pick(['', '/', '/..', '/%00', '/x', `/${room}/x`]) : `/${room}`
  return `GET /evenings${path} HTTP/1.1\r\n${closing}\r\nAuthorization: Bearer ${token}\r\n\r\n`
}

function bringing(body: string, chance: Chance): string {
  const length = Buffer.byteLength(body) + (chance.below(12) === 0 ? chance.below(40) - 20 : 0)
  const type = chance.below(12) === 0 ? 'text/plain' : 'application/json'
  const origin = chance.below(12) === 0 ? '\r\nOrigin: https://elsewhere.example' : ''
  const lines = `Content-Type: ${type}\r\nContent-Length: ${Math.max(0, length)}${origin}`
  return `POST /evenings HTTP/1.1\r\n${closing}\r\n${lines}\r\n\r\n${body}`
}

function eveningIn(said: string): Evening | undefined {
  const body = said.slice(said.indexOf('\r\n\r\n'))
  return said.startsWith('HTTP/1.1 200') && body.includes('"entries"')
    ? (JSON.parse(Buffer.from(body, 'latin1').toString()) as Evening)
    : undefined
}

type Change = (run: Evening, chance: Chance) => string

/** One entry is something else. */
const withSpoiltEntry: Change = (run, chance) => {
  const place = chance.below(run.entries.length)
  const entries = run.entries.map((entry, i) => (i === place ? PLACE : entry))
  const spoilt = mistyped(run.entries[place]!, chance)
  return JSON.stringify({ ...run, entries }).replace(`"${PLACE}"`, () => spoilt)
}

const withEntries =
  (change: (entries: readonly Words[], chance: Chance) => readonly unknown[]): Change =>
  (run, chance) =>
    JSON.stringify({ ...run, entries: change(run.entries, chance) })

/** Matches of rules that nobody knows any more, each with a long line on the pad that everybody would be sent. */
const heavyPad = (at: unknown, { below }: Chance): readonly Words[] =>
  Array.from({ length: 20 + below(150) }, (_, i): Words[] => [
    { did: 'start', game: USUAL_GAME, rules: 0, options: {}, by: 'room', at },
    {
      did: 'finish',
      line: {
        ...{ number: i + 1, game: USUAL_GAME, at, players: [], result: null },
        options: { words: 'x'.repeat(18_000 + below(1_900)) },
      },
      by: 'room',
      at,
    },
  ]).flat()

/** Brought by somebody who was there, or not; some of them are none. */
const photosBy = (at: unknown, chance: Chance): readonly Words[] =>
  Array.from({ length: 1 + chance.below(130) }, () => ({
    did: 'addPhoto',
    title: 'Rex',
    picture: chance.pick(chance.below(40) === 0 ? WRONG : GOOD.slice(0, 2))(chance),
    by: chance.below(60) === 0 ? 'room' : 0,
    at,
  }))

/** The same of words. */
const wordsBy = (at: unknown, chance: Chance): readonly Words[] =>
  Array.from({ length: 1 + chance.below(40) }, () => ({
    ...{ did: 'layWords', language: chance.below(30) === 0 ? 'xx' : 'fr', by: 0, at },
    words: chance.pick(chance.below(40) === 0 ? WRONG_WORDS : GOOD_WORDS)(chance),
  }))

const CHANGES: readonly Change[] = [
  withSpoiltEntry,
  withSpoiltEntry,
  withSpoiltEntry,
  withSpoiltEntry,
  withEntries((entries, { below }) => entries.toSpliced(below(entries.length), 1)),
  withEntries((entries, { below }) => entries.slice(0, below(entries.length))),
  withEntries((entries, { below, pick }) => entries.toSpliced(below(entries.length), 0, pick(entries))),
  withEntries((entries, { shuffled }) => shuffled(entries)),
  withEntries(() => []),
  withEntries(([first], chance) => [first!, ...heavyPad(first!.at, chance)]),
  withEntries(([first, ...others], chance) => [first!, ...others, ...photosBy(first!.at, chance)]),
  withEntries(([first, ...others], chance) => [first!, ...others, ...wordsBy(first!.at, chance)]),
  run => JSON.stringify(run),
  (run, chance) => mistyped(run, chance),
  (run, chance) => malformed({ ...run, entries: run.entries.slice(0, 20) }, chance),
]
