import { awaits, awayOf, hears, phrases, touches } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { noun, StoryTestMatch, startingIn, storyOf, verb } from './testing.ts'

const SEATS = [0, 1, 2]
const remote = { setting: 'remote' } as const
const passed = { afterMs: 30_000, ask: 'vote', move: { name: 'passPile', input: true }, noStandIn: true }

const before = (phase: string): StoryTestMatch => startingIn(phase, remote)

/** Seat 1 of three is in the middle of telling a story of two cards. */
function telling(setting: 'table' | 'remote' = 'remote'): StoryTestMatch {
  const game = storyOf([noun(0), verb(0)], { setting })
  game.takes()
  game.recites()
  return game
}

describe('absence', () => {
  test('[TALE-4] [ROOM-4] no game waits for a host: after 30 seconds chance decides who begins', () => {
    const game = before('first')
    const byChance = { name: 'byChance', input: true }
    expect(awayOf(game.match, 'host')).toEqual({ afterMs: 30_000, ask: 'nobody', move: byChance })
    game.missing('host')
    expect(game.phase).toBe('open')
  })

  test('[ROOM-10] a stand-in opens the story', () => {
    const game = before('open')
    const away = awayOf(game.match, game.storyteller)
    expect(away).toEqual({ afterMs: 30_000, ask: 'vote', standIn: true, soonerIfAll: true })
    expect(game.choices(game.storyteller, 'add')).not.toEqual([])
    expect(game.choices('room', 'passPile')).toEqual([])
  })

  test('[TALE-31] in pass, tell and add the others may vote to pass the pile on; no stand-in tells', () => {
    const game = storyOf([noun(0)], remote)
    expect(awayOf(game.match, 1)).toEqual(passed)
    game.takes()
    expect(awayOf(game.match, 1)).toEqual({ ...passed, hold: true })
    game.recites()
    expect(game.phase).toBe('add')
    expect(awayOf(game.match, 1)).toEqual(passed)
  })

  test('[TALE-31] only the room passes the pile', () => {
    for (const game of [storyOf([noun(0)], remote), telling()])
      for (const by of [0, 1, 2, 'host'] as const) expect(game.choices(by, 'passPile')).toEqual([])
  })

  test('[TALE-31] before it is taken, the new card stays open for the next one', () => {
    const game = storyOf([noun(0)], remote)
    const { step } = game.match
    game.missing(1)
    expect([game.phase, game.match.step]).toEqual(['pass', step + 1]) // whoever was late answers another question
    expect(game.storyteller).toBe(2)
    expect(game.table.added).toEqual({ link: null, word: noun(0), by: 0 })
    game.takes()
    expect(game.table.inSight).toBeNull()
  })

  test('[TALE-31] while it is told, it is turned face down, and the next one tells from the beginning', () => {
    const game = telling()
    game.says('chante')
    game.missing(1)
    expect(game.phase).toBe('tell')
    expect(game.storyteller).toBe(2)
    expect(game.table).toMatchObject({ turned: 0, inSight: null, said: null, attempt: null, attempts: 0 })
    game.tells()
    expect(game.phase).toBe('add')
  })

  test('[TALE-31] a story that was told but not added to is told again by the next one', () => {
    const game = telling()
    game.recites()
    expect(game.phase).toBe('add')
    game.missing(1)
    expect(game.phase).toBe('tell')
    expect(game.storyteller).toBe(2)
    expect(game.table.turned).toBe(0)
  })

  test('[TALE-31] once round without anybody telling it: unfinished, with its length and no loser', () => {
    const game = storyOf([noun(0), verb(0)], remote)
    game.missing(1)
    game.takes()
    game.recites()
    game.missing(2)
    expect(game.table.passes).toBe(2)
    expect(game.phase).toBe('tell')
    game.missing(0)
    expect(game.phase).toBe('over')
    expect(game.result).toEqual({
      words: 2,
      rank: 'not-yet',
      end: { why: 'unfinished', by: null },
      losers: null,
      winners: null,
    })
    expect(game.table.ending?.story).toHaveLength(2)
    expect(game.table.ending?.stuck).toBeNull()
  })

  test('[TALE-31] whoever tells the whole story keeps it alive', () => {
    const game = storyOf([noun(0)], remote)
    game.missing(1)
    game.missing(2)
    game.tells()
    expect(game.table.passes).toBe(0)
    game.missing(0)
    game.missing(1)
    expect(game.phase).toBe('tell')
    game.missing(2)
    expect(game.result?.end.why).toBe('unfinished')
  })

  test.each([2, 3, 5, 8])('[ROOM-10] with all %i gone for good, every match ends', seats => {
    for (const options of [remote, { teams: true }, { setting: 'table' }] as const) {
      const game = new StoryTestMatch(seats, options, seats)
      for (let acts = 0; game.phase !== 'over'; acts++) {
        expect(acts).toBeLessThan(30)
        if (game.phase === 'teams') game.waits(5_000)
        else if (game.phase === 'open') game.opens()
        else game.missing(awaits(game.match)[0]!)
      }
      expect(game.result?.end).toEqual({ why: 'unfinished', by: null })
    }
  })

  test('[ROOM-10] an absence in a doubt blocks nobody either', () => {
    const game = telling('table')
    game.does(0, 'object')
    while (game.phase !== 'over') game.missing(awaits(game.match)[0]!)
    expect(game.result?.end.why).toBe('unfinished')
  })
})

describe('silence', () => {
  const heard = (game: StoryTestMatch, sound: 'words' | 'faces') =>
    SEATS.map(seat => hears(game.match, seat, sound))

  function inEveryPhase(): readonly StoryTestMatch[] {
    const added = telling()
    added.recites()
    const doubted = telling('table')
    doubted.does(0, 'object')
    return [before('open'), storyOf([noun(0)], remote), telling(), doubted, added]
  }

  test('[TALE-20] [ROOM-17] from the first card on nobody writes; faces are seen by all', () => {
    const games = inEveryPhase()
    expect(games.map(({ phase }) => phase)).toEqual(['open', 'pass', 'tell', 'doubt', 'add'])
    for (const game of games) {
      expect(heard(game, 'words')).toEqual([[], [], []])
      expect(heard(game, 'faces')).toEqual([SEATS, SEATS, SEATS])
      expect(phrases(game.match, 0)).toEqual([])
    }
  })

  test('[ROOM-17] before and after the story everybody talks', () => {
    expect(heard(new StoryTestMatch(3, { teams: true }), 'words')).toEqual([SEATS, SEATS, SEATS])
    expect(heard(before('first'), 'words')).toEqual([SEATS, SEATS, SEATS])
    const game = storyOf([noun(0)], { ...remote, hands: { 1: [] } })
    game.tells()
    expect(heard(game, 'words')).toEqual([SEATS, SEATS, SEATS])
  })
})

describe('mime', () => {
  test('[TALE-30] far apart, every listener has a puppet that all others see', () => {
    expect(touches(telling().match)).toEqual([
      { from: 0, kind: 'puppet', felt: [], seen: [1, 2] },
      { from: 2, kind: 'puppet', felt: [], seen: [0, 1] },
    ])
  })

  test('[TALE-23] in teams, too: whether it helps or misleads is nobody’s business', () => {
    const game = storyOf([noun(0)], { ...remote, teams: true })
    game.takes()
    expect(touches(game.match).map(({ from }) => from)).toEqual([0, 2])
  })

  test('[TALE-20] only while somebody tells, and at a table with real hands', () => {
    expect(touches(telling('table').match)).toEqual([])
    expect(touches(storyOf([noun(0)], remote).match)).toEqual([])
    const added = telling()
    added.recites()
    expect(touches(added.match)).toEqual([])
  })
})
