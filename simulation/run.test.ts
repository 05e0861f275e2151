import { games } from '@veillee/games'
import { defineGame, seatsOf } from '@veillee/kernel'
import { type AnyRules, rulesOf } from '@veillee/kernel/inside'
import { describe, expect, test } from 'vitest'
import { readOrders } from './orders.ts'
import { runAll } from './run.ts'
import { GAMES, type Variants } from './variants.ts'

const reader = GAMES.find(({ game }) => game.id === 'palm-reader')!

/** A game with something wrong in one of its phases. */
function broken(phase: string, change: (real: AnyRules['phases'][string]) => object): Variants {
  const rules = rulesOf(reader.game)
  const phases = { ...rules.phases, [phase]: { ...rules.phases[phase]!, ...change(rules.phases[phase]!) } }
  return { ...reader, game: defineGame({ ...rules, phases } as AnyRules) }
}

function run(variants: Variants, matches = 3) {
  const lines: string[] = []
  const failures = runAll({ tables: [{ variants, seats: 4 }], matches, seed: 7 }, line => lines.push(line))
  return { lines, failures }
}

describe('a run', () => {
  test('ends with how many passed, and how many failed', () => {
    const { lines, failures } = run(reader)
    expect(failures).toBe(0)
    expect(lines[0]).toMatch(/^palm-reader, 4 seats: 3 matches, \d+ moves; \d+ matches\/s, \d+ moves\/s$/)
    expect(lines.at(-1)).toBe('3 passed, 0 failed')
  })

  test('finds a dead end, and prints the seed that brings it back', () => {
    const { lines, failures } = run(
      broken('vote', () => ({ moves: {} })),
      2,
    )
    expect(failures).toBe(2)
    expect(lines[0]).toContain('a dead end: nobody can do anything in vote')
    expect(lines[0]).toContain('again: npm run simulate -- --game palm-reader --seats 4 --seed 7 --matches 1')
    expect(lines[1]).toContain('--seed 8 --matches 1')
    expect(lines.at(-1)).toBe('0 passed, 2 failed')
  })

  test('finds a match that never ends', () => {
    const again = (state: object) => {
      Object.assign(state, { round: 1, stars: [], palm: 0, lap: 1 })
      return 'look'
    }
    const { lines } = run(
      broken('gallery', ({ moves }) => ({ moves: { on: { ...moves.on!, play: again } } })),
      1,
    )
    expect(lines[0]).toMatch(/endless: still in \w+ after \d+ events/)
  })

  test('finds a card that is in two places', () => {
    const twice = (state: object) => {
      const { stack } = state as { stack: number[] }
      stack[0] = stack[1]!
      return undefined
    }
    const { lines } = run(
      broken('lap', () => ({ begin: twice })),
      1,
    )
    expect(lines[0]).toMatch(/card \d+ is in [02] places/)
  })

  test('finds a phase that an absence blocks for good', () => {
    const { lines } = run(
      broken('lap', () => ({ away: () => ({ afterMs: 1, ask: 'nobody' }) })),
      4,
    )
    expect(lines.join()).toContain('with everybody gone: lap says nothing of')
  })

  test('the same seed plays the same matches', () => {
    const movesOf = ({ lines }: ReturnType<typeof run>) => lines[0]?.split(';')[0]
    expect(movesOf(run(reader))).toBe(movesOf(run(reader)))
  })
})

describe('orders', () => {
  test('nothing said: every game at every number of seats', () => {
    const orders = readOrders({})
    expect(orders).toMatchObject({ matches: 1_000, seed: 1 })
    const tables = 'tables' in orders ? orders.tables : []
    expect(tables.map(({ variants, seats }) => `${variants.game.id} ${seats}`)).toEqual(
      Object.entries(games).flatMap(([id, { seats }]) =>
        seatsOf(seats.max + 1)
          .slice(seats.min)
          .map(count => `${id} ${count}`),
      ),
    )
    expect(tables).toContainEqual({ variants: reader, seats: 10 })
  })

  test('only what is named', () => {
    expect(readOrders({ game: 'palm-reader', seats: '5', matches: '10', seed: '3' })).toMatchObject({
      tables: [{ variants: reader, seats: 5 }],
      matches: 10,
      seed: 3,
    })
  })

  test.each([
    [{ game: 'chess' }, `There is no game “chess”. There are: ${Object.keys(games).join(', ')}.`],
    [{ game: 'palm-reader', seats: '3' }, 'Nothing here is played by 3.'],
    [{ matches: 'many' }, '--matches is a whole number.'],
    [{ seed: '-1' }, '--seed is a whole number.'],
    [{ seed: '1.5' }, '--seed is a whole number.'],
  ])('%j is refused in words', (words, en) => {
    expect(readOrders(words)).toMatchObject({ refusal: { en } })
  })
})
