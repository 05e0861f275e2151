import type { GameId, Setting } from '@veillee/games'
import { OWN_WORDS, simulated } from '@veillee/games/simulated'
import type { Chance } from '@veillee/kernel'
import { type Entry, playingIn } from '@veillee/room'
import { hashOf, Party } from '@veillee/room/testing'

const MOST_STEPS = 2_000

/** What anybody may try at any time: most of it is refused, and what is not happens. */
const WHIMS: readonly ((party: Party, chance: Chance) => object)[] = [
  () => ({ do: 'say', kind: 'words', text: 'Encore une\u202f!' }),
  () => ({ do: 'say', kind: 'faces', text: 'wow' }),
  () => ({ do: 'say', kind: 'phrases', text: 'hush' }),
  ({ question }) => ({ do: 'lengthenTimer', ...question }),
  ({ question }) => ({ do: 'stopTimer', ...question }),
  (_, chance) => ({ do: 'feelAt', level: 1 + chance.below(2) / 2 }),
]

/**
 * An evening with nearly all that can happen in a room: people who come, share, move, leave and are put out, two matches
 * of one game, at the table and far apart, with talk, absences, stand-ins and gestures, and one that is broken off.
 */
export function goldenEvening(game: GameId): readonly Entry[] {
  const party = new Party({ game }, 11)
  gathers(party)
  for (const setting of ['table', 'remote'] as const) {
    prepares(party, setting)
    party.starts()
    handsOver(party, setting)
    playsWithWhims(party)
    party.asks(2, { do: 'say', kind: 'faces', text: 'wow' })
  }
  party.starts()
  party.playsSomething()
  party.asks(party.room.host!, { do: 'endEarly', match: 3 })
  return party.log
}

function gathers(party: Party): void {
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) party.comes(name)
  party.asks(1, { do: 'share', name: 'Cato' })
  party.comes('', { isScreen: true, token: hashOf('television') })
  const gus = party.comes('Gus')
  party.asks(0, { do: 'remove', person: gus })
  const eve = party.comes('Eve')
  party.leaves(eve)
  party.asks(0, { do: 'setDoor', isOpen: false })
  party.asks(0, { do: 'setChat', isOn: false })
  party.asks(0, { do: 'setChat', isOn: true })
  party.asks(0, { do: 'setDoor', isOpen: true })
  party.asks(3, { do: 'stand' })
  party.asks(3, { do: 'sit', seat: party.room.seating.lastIndexOf(null) })
  party.asks(2, { do: 'answerPalm', lends: 'back' })
  party.asks(2, { do: 'rename', name: 'Chloé' })
  party.asks(0, { do: 'layWords', language: 'fr', words: [{ card: 41, text: 'Mamie', gender: 'f' }] })
  party.asks(0, { do: 'layWords', language: 'fr', words: OWN_WORDS })
  party.brings(9, 2)
  party.asks(2, { do: 'titlePhoto', card: 101, title: 'Rex à la mer' })
  party.asks(0, { do: 'dropPhoto', card: 105 })
}

function prepares(party: Party, setting: Setting): void {
  const host = party.room.host!
  party.asks(host, { do: 'choose', setting, options: simulated[party.room.game].golden.evening ?? {} })
  party.asks(host, { do: 'setTimer', timerMs: setting === 'table' ? 60_000 : null })
  const seat = party.room.seating.lastIndexOf(null)
  if (setting === 'remote' && seat !== -1) party.asks(host, { do: 'seatBot', seat, level: 'average' })
  for (const by of [0, 1]) party.happens(party.tries(by, { do: 'addNumber', number: hashOf('number', by) }))
}

/** A place moves to a tablet and, at the table, in with somebody else; and the lamp is passed on. */
function handsOver(party: Party, setting: Setting): void {
  const [link, other] = [hashOf('link', setting), hashOf('other', setting)]
  party.happens(party.tries(2, { do: 'offerSeat', link }))
  party.happens(party.tries('newcomer', { do: 'moveIn', link, token: hashOf('tablet', setting) }))
  party.presence.set(2, 'here')
  if (setting === 'table') {
    party.happens(party.tries(3, { do: 'offerSeat', link: other }))
    party.happens(party.tries(0, { do: 'moveIn', link: other, token: hashOf('Ada', 0) }))
  }
  party.asks(party.room.host!, { do: 'passHost', to: party.room.host === 0 ? 1 : 0 })
  party.comes(`Ida ${setting}`)
}

/** Again and again somebody goes away, for a moment or until a stand-in plays for them, and comes back. */
function playsWithWhims(party: Party): void {
  for (let step = 0; playingIn(party.room); step++) {
    if (step > MOST_STEPS) throw new Error(`still in ${party.match.phase}`)
    if (step % 25 === 5) goesAway(party)
    if (step % 25 === 13) for (const person of [...party.presence.keys()]) party.isBack(person)
    if (!playingIn(party.room)) return
    if (step % 3 === 0) tries(party, step)
    party.waits(step % 7 === 0 ? 6_000 : 400)
    if (playingIn(party.room)) party.playsSomething()
  }
}

function goesAway(party: Party): void {
  const [awaited] = party.seen.match!.awaits
  const sitter = typeof awaited === 'number' ? party.room.seating[awaited] : undefined
  if (!sitter || !('person' in sitter)) return
  party.goesAway(sitter.person)
  party.waits(31_000)
  if (playingIn(party.room)) party.goesOn()
}

function tries(party: Party, step: number): void {
  const by = party.chance.below(party.room.people.length)
  const whim = WHIMS[(step / 3) % WHIMS.length]!
  happensIfItMay(party, by, whim(party, party.chance))
  const latest = party.room.people.length - 1
  for (const seat of party.room.seating.keys())
    happensIfItMay(party, latest, { do: 'takeSeat', match: party.question.match, seat })
}

function happensIfItMay(party: Party, by: number, request: object): void {
  const outcome = party.tries(by, request)
  if (!outcome.refusal) party.happens(outcome)
}
