import { describe, expect, test } from 'vitest'
import { result, rocketsFor, verdictOf, winnersOf } from './score.ts'
import { PalmTestMatch } from './testing.ts'

describe('a turn of a team', () => {
  /** Six players in three teams; the first team is active. */
  function album(): PalmTestMatch {
    const game = new PalmTestMatch(6, { first: 0 })
    game.opensAlbum()
    return game
  }

  test('[PALM-25] worked example: the first pick is right, the second is a card of team B', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    game.playsTurn('first', { team: 1 })
    expect(game.points).toEqual([1, 1])
    expect(game.table.scored!.points).toEqual([1, 1])
  })

  test('[PALM-25] both right', () => {
    const game = album()
    game.picks('first', 'second')
    expect(game.points).toEqual([2, 0, 0])
  })

  test('[PALM-25] the right cards in the wrong places', () => {
    const game = album()
    game.picks('second', 'first')
    expect(game.points).toEqual([0, 0, 0])
  })

  test('[PALM-25] the second memory alone in its place', () => {
    const game = album()
    game.picks('deck', 'second')
    expect(game.points).toEqual([1, 0, 0])
  })

  test('[PALM-25] a decoy that is picked scores for its team, whichever memory it was laid for', () => {
    for (const memory of [1, 2] as const) {
      const game = album()
      game.picks({ team: 2, memory }, 'first')
      expect(game.points).toEqual([0, 0, 1])
    }
  })

  test('[PALM-25] two decoys of one team, or of two', () => {
    const one = album()
    one.picks({ team: 1, memory: 2 }, { team: 1, memory: 1 })
    expect(one.points).toEqual([0, 2, 0])
    const two = album()
    two.picks({ team: 1 }, { team: 2 })
    expect(two.points).toEqual([0, 1, 1])
  })

  test('[PALM-25] a card from the deck gives nobody anything', () => {
    const game = album()
    game.picks('first', 'deck')
    expect(game.points).toEqual([1, 0, 0])
  })

  test('[PALM-25] points add up over the turns', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    game.playsTurn('first', { team: 1 })
    game.goesOn()
    game.playsTurn('first', 'second')
    expect(game.table.scored!.points).toEqual([0, 2])
    expect(game.points).toEqual([1, 3])
  })
})

describe('a turn of two among others', () => {
  test('[PALM-38] Child and Grandfather each have a point for each memory found', () => {
    const game = new PalmTestMatch(4, { individually: true, first: 1 })
    game.playsTurn('first', 'second')
    expect(game.points).toEqual([0, 2, 2, 0])
  })

  test('[PALM-38] another player has a point for each own card picked', () => {
    const game = new PalmTestMatch(5, { individually: true, first: 1 })
    game.playsTurn({ team: 0, memory: 2 }, { team: 4, memory: 1 })
    expect(game.points).toEqual([1, 0, 0, 0, 1])
  })

  test('[PALM-38] one of each', () => {
    const game = new PalmTestMatch(3, { first: 2 })
    game.playsTurn({ team: 1 }, 'second')
    expect(game.points).toEqual([1, 1, 1])
  })
})

describe('rockets', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 0],
    [4, 1, 1],
    [8, 2, 2],
    [9, 3, 0],
    [20, 6, 2],
    [40, 13, 1],
  ])('[PALM-4] %i points are %i rockets of 3 and %i of 1', (points, threes, ones) => {
    expect(rocketsFor(points)).toEqual({ threes, ones })
    expect(3 * threes + ones).toBe(points)
  })

  test('[PALM-4] they lie in front of each team', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    game.playsTurn()
    game.goesOn()
    game.playsTurn({ team: 0, memory: 1 }, { team: 0, memory: 2 })
    expect(game.table.teams[0]).toMatchObject({ points: 4, rockets: { threes: 1, ones: 1 } })
  })

  test('[PALM-4] 40 points are the most that a game can give out', () => {
    const five = new PalmTestMatch(5, { individually: true })
    five.playsOn(() => undefined)
    expect(five.points.reduce((sum, points) => sum + points)).toBe(40)
  })
})

describe('the end', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 4],
    [8, 5],
  ])('[PALM-33] %i points have verdict %i', (points, verdict) => {
    expect(verdictOf(points)).toBe(verdict)
  })

  test('[PALM-33] two who play together have a verdict and no winner', () => {
    const { state } = new PalmTestMatch(2)
    state.teams[0]!.points = 5
    expect(result(state)).toEqual({ mode: 'two', scores: [5], winners: null, verdict: 3, rounds: 2 })
  })

  test.each([
    [[3, 5, 4], [1]],
    [
      [5, 5, 4],
      [0, 1],
    ],
    [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ],
    [
      [1, 2, 2],
      [1, 2],
    ],
  ])('[PALM-29] of %j the winners are %j: all who tie', (scores, winners) => {
    expect(winnersOf(scores)).toEqual(winners)
  })

  test('[PALM-29] teams have winners and no verdict', () => {
    const { state } = new PalmTestMatch(7)
    for (const [team, points] of [4, 6, 6].entries()) state.teams[team]!.points = points
    expect(result(state)).toEqual({
      mode: 'teams',
      scores: [4, 6, 6],
      winners: [1, 2],
      verdict: null,
      rounds: 3,
    })
  })

  test('[PALM-29] the same where points are personal', () => {
    const { state } = new PalmTestMatch(3)
    for (const [seat, points] of [7, 2, 7].entries()) state.teams[seat]!.points = points
    expect(result(state)).toMatchObject({ mode: 'individual', scores: [7, 2, 7], winners: [0, 2] })
  })
})
