import { handView, offersTo, type Seat, tableView } from '@veillee/kernel'
import { missingLines, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import type { BotLevel } from '../bot.ts'
import { SeatedBot, seedOfBot } from '../bots.ts'
import type { SymbolNumber } from './state.ts'
import { linesOf } from './symbols.ts'
import { ReaderEvening } from './testing.ts'

/** Bots in all seats of a round, which look at whatever happens. */
function seated(evening: ReaderEvening, level: BotLevel = 'keen'): readonly SeatedBot[] {
  const bots = Array.from({ length: evening.table.seats }, (_, seat) => {
    const self = { seat, level, seed: seedOfBot(evening.match, seat) }
    return new SeatedBot(evening.match.game.id, self, [])
  })
  for (const bot of bots) look(bot, evening)
  return bots
}

function look(bot: SeatedBot, { match }: ReaderEvening, people: readonly Seat[] = []): void {
  const { seat } = bot.self
  const [hand, offers] = [handView(match, seat), offersTo(match, seat)]
  bot.sees({ ...tableView(match), hand, offers, people, isStandIn: false })
}

/** Somebody does what their bot would, and all notice. */
function acts(evening: ReaderEvening, bots: readonly SeatedBot[], seat: Seat): void {
  const { move, input } = bots[seat]!.act!
  const before = evening.match
  evening.does(seat, move, input)
  const gesture = move === 'drawing' ? { gesture: (before as { gestures?: number }).gestures ?? 0 } : {}
  for (const bot of bots) {
    bot.meets(before, { by: seat, move, input, at: 0, ...gesture })
    look(bot, evening)
  }
}

describe('a bot in the chain', () => {
  test('[READ-8] that knows the symbol draws every line of it, in every colour', () => {
    for (const difficulty of ['blue', 'green', 'red', 'purple'] as const) {
      const evening = new ReaderEvening(4, { setting: 'remote', difficulties: [difficulty] })
      const bots = seated(evening)
      const first = evening.player(1)
      acts(evening, bots, first)
      const { side, die } = evening.hand(first)
      const { input } = bots[first]!.act!
      const lines = linesOf(side!, die as SymbolNumber)
      expect(missingLines(lines, unrolledDrawing(input as never))).toEqual([])
    }
  })

  test('[READ-9] draws again what it felt, and votes for it', () => {
    let right = 0
    for (let seed = 1; seed <= 8; seed++) {
      const evening = new ReaderEvening(4, { setting: 'remote', difficulties: ['blue'] }, seed)
      const bots = seated(evening)
      acts(evening, bots, evening.player(1))
      const drawn = evening.hand(evening.player(1)).die
      for (const place of [1, 2, 3, 4]) acts(evening, bots, evening.player(place))
      acts(evening, bots, evening.player(1))
      expect(evening.phase).toBe('vote')
      if (bots[evening.player(2)]!.act!.input === drawn) right++
    }
    expect(right).toBeGreaterThan(5)
  })

  test('[READ-7] on a question mark takes a symbol that is unlike the others', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.rolls('?')
    const [bot] = seated(evening).filter(({ self }) => self.seat === evening.table.first)
    expect(bot!.act).toMatchObject({ move: 'look' })
    expect([1, 2, 3, 4, 5]).toContain(bot!.act!.input)
  })

  test('[READ-21] leaves the gallery to the people for a while, and asks nobody to wait where there are none', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.plays(2)
    const { next } = evening.table
    const [alone, watched] = [[], [0]].map(people => {
      const bot = new SeatedBot(
        evening.match.game.id,
        { seat: next, level: 'keen', seed: seedOfBot(evening.match, next) },
        [],
      )
      look(bot, evening, people)
      return bot.act!.afterMs
    })
    expect(alone).toBeLessThanOrEqual(3_000)
    expect(watched).toBeGreaterThanOrEqual(8_000)
  })

  test('[READ-19] has no palm at a real table: it taps, and draws nothing', () => {
    const evening = new ReaderEvening(4)
    const bots = seated(evening)
    acts(evening, bots, evening.player(1))
    expect(bots[evening.player(1)]!.act).toMatchObject({ move: 'done' })
  })
})
