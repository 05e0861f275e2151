import type { Offers, Seat } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { BotLevel } from '../bot.ts'
import { exampleBot } from './bot.ts'
import type { Card, Hand } from './state.ts'
import { ExampleTestMatch } from './testing.ts'

const TIMES = 400

/** What a bot does with this hand, as often as there are seeds. */
function acts(level: BotLevel, hand: Hand, offers: Offers, seat: Seat = 0) {
  const { table } = new ExampleTestMatch(3)
  return Array.from({ length: TIMES }, (_, i) => {
    const memory = exampleBot.begin({ seat, level, seed: `${i}`.padStart(64, '0') })
    const view = { phase: 'pick', step: 1, table, hand, offers, people: [], isStandIn: false }
    return exampleBot.act(exampleBot.notice(memory, { what: 'view', view }))
  })
}

const toPick: Offers = { choices: { pick: [1, 2, 3, 4, 5, 6] }, open: [] }

const shareOf = (card: Card, level: BotLevel, lucky: Card | null): number =>
  acts(level, { lucky, pick: null }, toPick).filter(act => act?.input === card).length / TIMES

describe('a bot', () => {
  test('[EXAMPLE-3] picks one of the six, low ones more often, and none always', () => {
    const shares = ([1, 2, 3, 4, 5, 6] as const).map(card => shareOf(card, 'average', null))
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
    expect(shares[0]).toBeGreaterThan(shares[5]!)
    for (const share of shares) expect(share).toBeLessThan(0.5)
  })

  test('[EXAMPLE-2] that deals goes for the lucky number, the keener the more often', () => {
    const shares = (['dreamy', 'average', 'keen'] as const).map(level => shareOf(6, level, 6))
    expect(shares).toEqual([...shares].sort())
    expect(shares[0]).toBeGreaterThan(shareOf(6, 'dreamy', null))
  })

  test('[EXAMPLE-5] deals when it is its turn, and does nothing when it is not', () => {
    const hand = { lucky: null, pick: 1 } as const
    expect(acts('keen', hand, { choices: { deal: [true] }, open: [] })[0]).toMatchObject({ move: 'deal' })
    expect(acts('keen', hand, { choices: {}, open: [] })[0]).toBeUndefined()
  })
})
