import { describe, expect, test } from 'vitest'
import { ReaderTestMatch } from './testing.ts'

/** The third palm is about to be drawn into: the first player and the last two wait. */
function underWay(options = {}): ReaderTestMatch {
  const game = new ReaderTestMatch(5, options)
  game.looks()
  game.draws()
  return game
}

describe.each(['table', 'remote'] as const)('bets, %s', setting => {
  test('[READ-24] those who wait may bet where the chain breaks first, or that it holds', () => {
    const game = underWay({ setting })
    const { chain, drawer, feeler } = game.table
    const bets = [...chain.slice(1), 'holds']
    for (const seat of chain)
      expect(game.choices(seat, 'bet')).toEqual(seat === drawer || seat === feeler ? [] : bets)
  })

  test('[READ-24] a bet may be changed, is known to whoever made it, and holds nothing up', () => {
    const game = underWay({ setting })
    const [before, step] = [game.table, game.match.step]
    const [by, another] = [game.player(1), game.player(4)]
    game.does(by, 'bet', 'holds')
    game.does(by, 'bet', another)
    expect(game.hand(by).bet).toBe(another)
    expect(game.hand(another).bet).toBeNull()
    expect([game.table, game.match.step]).toEqual([before, step])
  })

  test('[READ-24] it is shown with the gallery, scores nothing, and is forgotten with the round', () => {
    const game = underWay({ setting })
    game.does(game.player(1), 'bet', game.player(2))
    game.goesRound()
    game.does(game.player(3), 'bet', 'holds')
    game.noSecondLap()
    game.shows('right', 'right', 'right', 'right')
    const { scored, stars, first } = game.table
    expect(stars).toEqual([4])
    expect(scored!.bets.filter(bet => bet !== null)).toHaveLength(2)
    expect(scored!.bets[first]).toBe(game.player(2))
    game.goesOn()
    expect(game.state.bets).toEqual([null, null, null, null, null])
  })

  test('[READ-24] it can be switched off, and nobody bets while all vote', () => {
    const off = underWay({ setting, bets: false })
    for (const seat of off.table.chain) expect(off.choices(seat, 'bet')).toEqual([])
    const game = underWay({ setting })
    game.goesRound()
    game.noSecondLap()
    for (const seat of game.table.chain) expect(game.choices(seat, 'bet')).toEqual([])
  })
})
