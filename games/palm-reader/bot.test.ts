import { handView, offersTo, type Seat, tableView } from '@veillee/kernel'
import { clarities, missingLines, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import type { BotLevel } from '../bot.ts'
import { SeatedBot, seedOfBot } from '../seated-bot.ts'
import type { SymbolNumber } from './state.ts'
import { linesOf } from './symbols.ts'
import { ReaderTestMatch } from './testing.ts'

const NUMBERS: readonly SymbolNumber[] = [1, 2, 3, 4, 5]

/** Bots in all seats of a round, which look at whatever happens. */
function seated(game: ReaderTestMatch, level: BotLevel = 'keen'): readonly SeatedBot[] {
  const bots = Array.from({ length: game.table.seats }, (_, seat) => {
    const self = { seat, level, seed: seedOfBot(game.match, seat) }
    return new SeatedBot(game.match.game.id, self, [])
  })
  for (const bot of bots) look(bot, game)
  return bots
}

function look(bot: SeatedBot, { match }: ReaderTestMatch, people: readonly Seat[] = []): void {
  const { seat } = bot.self
  const [hand, offers] = [handView(match, seat), offersTo(match, seat)]
  bot.sees({ ...tableView(match), hand, offers, people, isStandIn: false })
}

/** Somebody does what their bot would, and all notice. */
function acts(game: ReaderTestMatch, bots: readonly SeatedBot[], seat: Seat): void {
  const { move, input } = bots[seat]!.act!
  const before = game.match
  game.does(seat, move, input)
  const gesture = move === 'drawing' ? { gesture: (before as { gestures?: number }).gestures ?? 0 } : {}
  for (const bot of bots) {
    bot.meets(before, { by: seat, move, input, at: 0, ...gesture })
    look(bot, game)
  }
}

describe('a bot in the chain', () => {
  test('[READ-8] that knows the symbol draws every line of it, in every colour', () => {
    for (const difficulty of ['blue', 'green', 'red', 'purple'] as const) {
      const game = new ReaderTestMatch(4, { setting: 'remote', difficulties: [difficulty] })
      const bots = seated(game)
      const first = game.player(1)
      acts(game, bots, first)
      acts(game, bots, game.player(2))
      const { side, die } = game.hand(first)
      const { input } = bots[first]!.act!
      const lines = linesOf(side!, die as SymbolNumber)
      expect(missingLines(lines, unrolledDrawing(input as never))).toEqual([])
    }
  })

  test('[READ-9] draws again what it felt, and votes for it', () => {
    let right = 0
    for (let seed = 1; seed <= 8; seed++) {
      const game = new ReaderTestMatch(4, { setting: 'remote', difficulties: ['blue'] }, seed)
      const bots = seated(game)
      acts(game, bots, game.player(1))
      const drawn = game.hand(game.player(1)).die
      for (const place of [1, 2, 3, 4]) {
        acts(game, bots, game.table.feeler!)
        acts(game, bots, game.player(place))
      }
      acts(game, bots, game.player(1))
      expect(game.phase).toBe('vote')
      if (bots[game.player(2)]!.act!.input === drawn) right++
    }
    expect(right).toBeGreaterThan(5)
  })

  test('[READ-23] opens its palm after a breath, and draws into none that is shut', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    const bots = seated(game)
    acts(game, bots, game.player(1))
    expect(bots[game.player(1)]!.act).toBeUndefined()
    const { move, afterMs } = bots[game.player(2)]!.act!
    expect(move).toBe('open')
    expect(afterMs).toBeLessThanOrEqual(1_000)
  })

  test('[READ-7] on a question mark takes the symbol whose nearest likeness is the farthest from it', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const game = new ReaderTestMatch(4, { setting: 'remote' }, seed)
      game.rolls('?')
      const { first } = game.table
      const act = seated(game)[first]!.act!
      expect(act.move).toBe('look')
      const { side } = game.hand(first)
      const nearest = (one: SymbolNumber) =>
        Math.min(
          ...NUMBERS.filter(other => other !== one).flatMap(other =>
            clarities([linesOf(side!, one), linesOf(side!, other)]),
          ),
        )
      expect(nearest(act.input as SymbolNumber)).toBe(Math.max(...NUMBERS.map(nearest)))
    }
  })

  test('[READ-21] leaves the gallery to the people for a while, and asks nobody to wait where there are none', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.plays(2)
    const { next } = game.table
    const [alone, watched] = [[], [0]].map(people => {
      const bot = new SeatedBot(
        game.match.game.id,
        { seat: next, level: 'keen', seed: seedOfBot(game.match, next) },
        [],
      )
      look(bot, game, people)
      return bot.act!.afterMs
    })
    expect(alone).toBeLessThanOrEqual(3_000)
    expect(watched).toBeGreaterThanOrEqual(8_000)
  })

  test('[READ-19] has no palm at a real table: it taps, and draws nothing', () => {
    const game = new ReaderTestMatch(4)
    const bots = seated(game)
    acts(game, bots, game.player(1))
    expect(bots[game.player(1)]!.act).toMatchObject({ move: 'done' })
  })
})
