import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

/** Grandfather has opened his eyes. */
function atAlbum(seats: number, options: object = {}): PalmTestMatch {
  const game = new PalmTestMatch(seats, options)
  game.opensAlbum()
  return game
}

describe.each([
  ['in teams', 4, {}],
  ['each alone', 3, {}],
])('bets %s', (_, seats, options) => {
  test('[PALM-51] only opponents may bet, on any two photos in their order', () => {
    const game = atAlbum(seats, options)
    const { album, active } = game.table
    for (const seat of game.everybody)
      expect(game.choices(seat, 'bet')).toHaveLength(
        active.includes(seat) ? 0 : album!.length * (album!.length - 1),
      )
  })

  test('[PALM-51] a bet may be changed, is known to whoever made it, and holds nothing up', () => {
    const game = atAlbum(seats, options)
    const [by, step] = [game.opponents[0]!, game.match.step]
    const [one, other] = game.table.album!
    const before = game.table
    game.does(by, 'bet', [one, other])
    game.does(by, 'bet', [other, one])
    for (const seat of game.everybody) expect(game.hand(seat).bet).toEqual(seat === by ? [other, one] : null)
    expect([game.table, game.match.step]).toEqual([before, step])
  })

  test('[PALM-51] it is shown with the reveal, and scores nothing', () => {
    const game = atAlbum(seats, options)
    const without = atAlbum(seats, options)
    const by = game.opponents[0]!
    const picks = [game.table.album![2]!, game.table.album![5]!]
    game.does(by, 'bet', picks)
    for (const one of [game, without]) one.does(one.grandfather, 'pick', picks)
    expect(game.table.scored!.bets).toEqual([{ by, on: picks }])
    expect(without.table.scored!.bets).toEqual([])
    expect(game.points).toEqual(without.points)
  })

  test('[PALM-51] it can be switched off', () => {
    const game = atAlbum(seats, { ...options, bets: false })
    for (const seat of game.everybody) expect(game.choices(seat, 'bet')).toEqual([])
  })
})
