import { MEMORY_MIMES } from '@veillee/art/mimes'
import { inThePalm, palmReader, SeatedBot, seedOfBot } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import {
  type Chance,
  chanceAt,
  type Event,
  type Game,
  handView,
  type Match,
  offersTo,
  type Seat,
  type Secret,
  tableView,
  touches,
} from '@veillee/kernel'
import { stateOf } from '@veillee/kernel/inside'
import { describe, expect, test } from 'vitest'
import { dealtAnew } from '../secrecy.ts'
import { seedOfMatch } from '../trial.ts'
import { BotMatch } from './table.ts'

interface Recorded {
  readonly before: Match
  readonly event: Event
  readonly after: Match
}

const MOST = 260

function recorded(game: Game, options: object, seats: number, number: number): readonly Recorded[] {
  const all: Recorded[] = []
  const levels = Array.from(
    { length: seats },
    (_, seat) => (['keen', 'average', 'dreamy'] as const)[seat % 3]!,
  )
  const match = new BotMatch({ game, options, levels, seed: seedOfMatch(number), withHints: false })
  match.plays((before, event, after) => all.push({ before, event, after }))
  return all.slice(0, MOST)
}

/** With somebody at the table, for whom it thinks aloud. */
const look = (bot: SeatedBot, match: Match): void =>
  bot.sees({
    ...tableView(match),
    hand: handView(match, bot.self.seat),
    offers: offersTo(match, bot.self.seat),
    people: [match.seats - 1],
    isStandIn: false,
  })

/** The same moment in a world where all is dealt anew that this seat may not know. */
const otherwise = (match: Match, seat: Seat, chance: Chance): Match =>
  dealtAnew(
    match,
    chance,
    () =>
      ({ knownTo }: Secret) =>
        !knownTo.includes(seat),
  )

/** A gesture that neither touches this seat nor is shown to it might as well be another one. */
const unseenBy = (seat: Seat, { before, event }: Recorded): boolean =>
  !touches(before).some(({ felt, seen }) => [...felt, ...seen].includes(seat)) && event.gesture !== undefined

describe.each(Object.entries(simulated))('%s', (_, { game, bots, golden: { seats } }) => {
  const { options } = bots.tables(seats).at(-1)!
  const all = recorded(game, options, seats, 3)
  const seatsAsked = [0, 1, 2]

  test.each(seatsAsked)('[ROOM-16] the bot in seat %i does the same, whatever it may not know', seat => {
    const chance = chanceAt(seedOfMatch(99), seat)
    const self = { seat, level: 'average', seed: seedOfBot(all[0]!.before, seat) } as const
    const [here, there] = [0, 1].map(() => new SeatedBot(game.id, self, MEMORY_MIMES)) as [
      SeatedBot,
      SeatedBot,
    ]
    look(here, all[0]!.before)
    look(there, otherwise(all[0]!.before, seat, chance))
    let [acts, changed, thoughts] = [0, 0, 0]
    for (const one of all) {
      const other = otherwise(one.after, seat, chance)
      here.meets(one.before, one.event)
      there.meets(one.before, unseenBy(seat, one) ? { ...one.event, input: null } : one.event)
      look(here, one.after)
      look(there, other)
      expect(there.act).toEqual(here.act)
      expect(there.thoughts).toEqual(here.thoughts)
      thoughts += here.thoughts.length
      if (here.act) acts++
      if (JSON.stringify(stateOf(other)) !== JSON.stringify(stateOf(one.after))) changed++
    }
    expect(acts).toBeGreaterThan(4)
    expect(changed).toBeGreaterThan(all.length / 2)
    expect(thoughts > 0).toBe(game === inThePalm)
  })
})

test('[ROOM-16] the same seed is the same match, from the first card to the last', () => {
  const [one, other] = [0, 1].map(() => recorded(palmReader, { setting: 'remote' }, 4, 5))
  expect(one!.map(({ event }) => event)).toEqual(other!.map(({ event }) => event))
})
