import {
  type Actor,
  awaits,
  awayOf,
  type Chance,
  exampleOf,
  isOver,
  isRefusal,
  type Match,
  offersTo,
  sameAs,
  seatsOf,
  tryMove,
} from '@veillee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playableBy } from './play.ts'
import { playTrial, proveAbsence, proveReplay, seedOfMatch, type Trial } from './trial.ts'
import { GAMES, seatCounts, type Variants } from './variants.ts'

/** One random match after another; when a promise breaks, fast-check prints the number of the match. */
function inMatches(variants: Variants, numRuns: number, promise: (trial: Trial) => void): void {
  const seats = fc.constantFrom(...seatCounts(variants.game))
  fc.assert(
    fc.property(seats, fc.nat(), (seats, number) => {
      promise(playTrial(variants, seats, seedOfMatch(number)))
    }),
    { numRuns },
  )
}

const actorsOf = (match: Match): readonly Actor[] => [...seatsOf(match.seats), 'host', 'room']

const JUNK: readonly unknown[] = [
  undefined,
  null,
  -1,
  7.5,
  '',
  '?',
  [],
  {},
  [0, 0],
  { __proto__: 1 },
  true,
  'time',
]

const isAllowed = (match: Match, by: Actor, move: string, input: unknown): boolean =>
  !isRefusal(tryMove(match, { by, move, input, at: match.at }))

/** Whatever anybody is offered here, everybody tries. */
function everybodyTriesEverything(match: Match, chance: Chance): void {
  const tried = actorsOf(match).flatMap(by => playableBy(match, by, chance))
  const inputs = [...tried.map(({ input }) => input), ...JUNK]
  for (const by of actorsOf(match)) {
    const { choices, open } = offersTo(match, by)
    for (const [move, offered] of Object.entries(choices))
      for (const input of inputs)
        expect(isAllowed(match, by, move, input), `${by} plays ${move} with ${JSON.stringify(input)}`).toBe(
          offered.some(choice => sameAs(choice, input)),
        )
    for (const move of open)
      if (exampleOf(match, by, move, chance) === undefined)
        for (const input of inputs)
          expect(isAllowed(match, by, move, input), `${by} plays ${move}`).toBe(false)
  }
}

/** ROOM-10: for each that is awaited there is a way on without them. */
function nobodyCanBlock(match: Match, chance: Chance): void {
  const waysOn = awaits(match).map(actor => {
    const { move, standIn, afterMs } = awayOf(match, actor)
    expect(afterMs).toBeGreaterThan(0)
    if (move)
      expect(isAllowed(match, 'room', move.name, move.input), `${match.phase}: ${move.name}`).toBe(true)
    return move !== undefined || (standIn && playableBy(match, actor, chance).length > 0)
  })
  if (waysOn.length > 0) expect(waysOn, match.phase).toContain(true)
}

describe.each(GAMES.map(variants => [variants.game.id, variants] as const))('%s', (_, variants) => {
  test('every match ends, every choice offered is accepted, every card is in one place after every event', () => {
    inMatches(variants, 150, ({ worlds }) => expect(isOver(worlds.at(-1)!)).toBe(true))
  })

  test('everything that is not offered is refused', () => {
    inMatches(variants, 12, ({ worlds, chance }) => {
      for (const match of worlds)
        if (!isOver(match) && chance.below(20) === 0) everybodyTriesEverything(match, chance)
    })
  })

  test('a match replayed from its log is the same, byte by byte', () => {
    inMatches(variants, 40, proveReplay)
  })

  test('[ROOM-10] whoever is awaited, and stays away, blocks nobody', () => {
    inMatches(variants, 25, ({ worlds, chance }) => {
      for (const match of worlds) if (!isOver(match)) nobodyCanBlock(match, chance)
    })
  })

  test('[ROOM-10] with everybody gone for good at any moment, every match still ends', () => {
    inMatches(variants, 60, trial => {
      proveAbsence(trial)
    })
  })
})
