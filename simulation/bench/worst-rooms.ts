import { createHash } from 'node:crypto'
import { USUAL_GAME } from '@veillee/games'
import { offersTo, type Plain } from '@veillee/kernel'
import { Party } from '@veillee/room/testing'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { type DrawingSample, type Rolled, rolled } from '@veillee/touch'
import { undecidedGame } from './measured-game.ts'

/** A room that lies in the log, and how its host comes back to it. */
export interface Stored {
  readonly room: string
  readonly token: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const storedAs = (name: string): Stored => ({ room: name.padEnd(22, '_'), token: name.padEnd(43, '_') })

/** Lays rooms into a log that no server has open. */
export async function store(file: string, parties: ReadonlyMap<Stored, Party>): Promise<void> {
  const log = await openSqliteLog(file)
  for (const [{ room }, party] of parties) await log.append(room, 0, party.log as unknown as readonly Plain[])
  await log.close()
}

/** One person who has said so many lines. */
export function talkative(lines: number): readonly [Stored, Party] {
  const stored = storedAs(`talk${lines}`)
  const party = new Party()
  const by = party.comes('Ada', { token: hashOf(stored.token) })
  const at = party.atMs
  for (let i = 0; i < lines; i++)
    party.log.push({ did: 'say', kind: 'words', text: `line ${i}`, heard: 'everybody', by, at, id: `${i}` })
  return [stored, party]
}

/** Two people and two bots, who have not answered yet while somebody changes their vote again and again. */
export function undecided(votes: number): readonly [Stored, Party] {
  const stored = storedAs(`vote${votes}`)
  const { game, phase, move } = undecidedGame()
  const party = new Party({ game, setting: 'remote' })
  const by = party.comes('Ada', { token: hashOf(stored.token) })
  party.comes('Ben')
  for (const seat of [2, 3]) party.asks(by, { do: 'seatBot', seat, level: 'average' })
  party.starts()
  party.playsUntil(() => party.match.phase === phase)
  const choicesOf = (seat: number) => offersTo(party.match, seat).choices[move]
  const seat = choicesOf(0) ? 0 : 1
  const inputs = choicesOf(seat)!
  const [, ...voted] = party.plays(seat, move, inputs[0])
  if (voted.length > 0) throw new Error('a vote is one entry')
  const vote = party.log.at(-1)!
  for (let i = 1; i < votes; i++)
    party.log.push({ ...vote, input: inputs[i % inputs.length], id: `${i}` } as typeof vote)
  return [stored, party]
}

/** A finger that goes on and on: so many samples, and a lift after every `stroke` of them. */
export function drawingOf(samples: number, stroke: number): Rolled<'drawing'> {
  const sampleAt = (i: number): DrawingSample => ({
    tMs: Math.round((i * 1_000) / 60),
    object: 'finger',
    x: 0.5 + 0.4 * Math.sin(i / 40),
    y: 0.5 + 0.4 * Math.cos(i / 67),
    face: 'palm',
    angle: 0,
    press: 1,
    contact: 'tip',
    touching: i % stroke !== stroke - 1,
  })
  return rolled({ kind: 'drawing', samples: Array.from({ length: samples }, (_, i) => sampleAt(i)) })
}

/** The longest way that so many samples can go. */
export function zigzag(samples: number): Rolled<'drawing'> {
  const sampleAt = (i: number): DrawingSample => ({
    tMs: Math.round((i * 1_000) / 60),
    object: 'finger',
    x: i % 2 === 0 ? -1 : 2,
    y: i % 2 === 0 ? -1 : 3.5,
    face: 'palm',
    angle: 0,
    press: 1,
    contact: 'tip',
    touching: true,
  })
  return rolled({ kind: 'drawing', samples: Array.from({ length: samples }, (_, i) => sampleAt(i)) })
}

/** A file of an evening in which somebody does these things. */
export function eveningOf(game: string, entries: readonly object[]): string {
  const at = 1_000_000
  const open = { did: 'open', code: '', game, setting: 'remote', language: 'en', options: {}, by: 'room', at }
  const join = { did: 'join', name: 'Ada', token: null, isScreen: false, by: 0, at }
  const all = [open, join, ...entries.map(entry => ({ ...entry, at }))]
  return JSON.stringify({ veillee: 'evening', format: 1, entries: all })
}

/** An evening with a score pad of so many lines, each of so many letters. */
export function heavyPad(lines: number, letters: number): string {
  const at = 1_000_000
  const open = { did: 'open', code: '', game: USUAL_GAME, setting: 'table', language: 'en', options: {} }
  const matches = Array.from({ length: lines }, (_, i) => [
    { did: 'start', game: USUAL_GAME, rules: 0, options: {}, by: 'room', at },
    {
      did: 'finish',
      line: {
        ...{ number: i + 1, game: USUAL_GAME, at, players: [] },
        ...{ options: { words: 'x'.repeat(letters) }, result: null },
      },
      by: 'room',
      at,
    },
  ])
  const entries = [{ ...open, by: 'room', at }, ...matches.flat()]
  return JSON.stringify({ veillee: 'evening', format: 1, entries })
}
