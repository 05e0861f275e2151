import { awaits, awayOf, hears, phrases, touches } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { noun, StoryEvening, startingIn, storyOf, verb } from './testing.ts'

const SEATS = [0, 1, 2]
const remote = { setting: 'remote' } as const
const passed = { afterMs: 30_000, ask: 'vote', move: { name: 'passPile', input: true }, noStandIn: true }

const before = (phase: string): StoryEvening => startingIn(phase, remote)

/** Seat 1 of three is in the middle of telling a story of two cards. */
function telling(setting: 'table' | 'remote' = 'remote'): StoryEvening {
  const evening = storyOf([noun(0), verb(0)], { setting })
  evening.takes()
  evening.recites()
  return evening
}

describe('absence', () => {
  test('[TALE-4] [ROOM-4] no game waits for a host: after 30 seconds chance decides who begins', () => {
    const evening = before('first')
    const byChance = { name: 'byChance', input: true }
    expect(awayOf(evening.match, 'host')).toEqual({ afterMs: 30_000, ask: 'nobody', move: byChance })
    evening.missing('host')
    expect(evening.phase).toBe('open')
  })

  test('[ROOM-10] a stand-in opens the story', () => {
    const evening = before('open')
    const away = awayOf(evening.match, evening.storyteller)
    expect(away).toEqual({ afterMs: 30_000, ask: 'vote', standIn: true, soonerIfAll: true })
    expect(evening.choices(evening.storyteller, 'add')).not.toEqual([])
    expect(evening.choices('room', 'passPile')).toEqual([])
  })

  test('[TALE-31] in pass, tell and add the others may vote to pass the pile on; no stand-in tells', () => {
    const evening = storyOf([noun(0)], remote)
    expect(awayOf(evening.match, 1)).toEqual(passed)
    evening.takes()
    expect(awayOf(evening.match, 1)).toEqual({ ...passed, hold: true })
    evening.recites()
    expect(evening.phase).toBe('add')
    expect(awayOf(evening.match, 1)).toEqual(passed)
  })

  test('[TALE-31] only the room passes the pile', () => {
    for (const evening of [storyOf([noun(0)], remote), telling()])
      for (const by of [0, 1, 2, 'host'] as const) expect(evening.choices(by, 'passPile')).toEqual([])
  })

  test('[TALE-31] before it is taken, the new card stays open for the next one', () => {
    const evening = storyOf([noun(0)], remote)
    const { step } = evening.match
    evening.missing(1)
    expect([evening.phase, evening.match.step]).toEqual(['pass', step + 1]) // whoever was late answers another question
    expect(evening.storyteller).toBe(2)
    expect(evening.table.added).toEqual({ link: null, word: noun(0), by: 0 })
    evening.takes()
    expect(evening.table.inSight).toBeNull()
  })

  test('[TALE-31] while it is told, it is turned face down, and the next one tells from the beginning', () => {
    const evening = telling()
    evening.says('chante')
    evening.missing(1)
    expect(evening.phase).toBe('tell')
    expect(evening.storyteller).toBe(2)
    expect(evening.table).toMatchObject({ turned: 0, inSight: null, said: null, attempt: null, attempts: 0 })
    evening.tells()
    expect(evening.phase).toBe('add')
  })

  test('[TALE-31] a story that was told but not added to is told again by the next one', () => {
    const evening = telling()
    evening.recites()
    expect(evening.phase).toBe('add')
    evening.missing(1)
    expect(evening.phase).toBe('tell')
    expect(evening.storyteller).toBe(2)
    expect(evening.table.turned).toBe(0)
  })

  test('[TALE-31] once round without anybody telling it: unfinished, with its length and no loser', () => {
    const evening = storyOf([noun(0), verb(0)], remote)
    evening.missing(1)
    evening.takes()
    evening.recites()
    evening.missing(2)
    expect(evening.table.passes).toBe(2)
    expect(evening.phase).toBe('tell')
    evening.missing(0)
    expect(evening.phase).toBe('over')
    expect(evening.result).toEqual({
      words: 2,
      rank: 'not-yet',
      end: { why: 'unfinished', by: null },
      losers: null,
      winners: null,
    })
    expect(evening.table.ending?.story).toHaveLength(2)
    expect(evening.table.ending?.stuck).toBeNull()
  })

  test('[TALE-31] whoever tells the whole story keeps it alive', () => {
    const evening = storyOf([noun(0)], remote)
    evening.missing(1)
    evening.missing(2)
    evening.tells()
    expect(evening.table.passes).toBe(0)
    evening.missing(0)
    evening.missing(1)
    expect(evening.phase).toBe('tell')
    evening.missing(2)
    expect(evening.result?.end.why).toBe('unfinished')
  })

  test.each([2, 3, 5, 8])('[ROOM-10] with all %i gone for good, every match ends', seats => {
    for (const options of [remote, { teams: true }, { setting: 'table' }] as const) {
      const evening = new StoryEvening(seats, options, seats)
      for (let acts = 0; evening.phase !== 'over'; acts++) {
        expect(acts).toBeLessThan(30)
        if (evening.phase === 'teams') evening.waits(5_000)
        else if (evening.phase === 'open') evening.opens()
        else evening.missing(awaits(evening.match)[0]!)
      }
      expect(evening.result?.end).toEqual({ why: 'unfinished', by: null })
    }
  })

  test('[ROOM-10] an absence in a doubt blocks nobody either', () => {
    const evening = telling('table')
    evening.does(0, 'object')
    while (evening.phase !== 'over') evening.missing(awaits(evening.match)[0]!)
    expect(evening.result?.end.why).toBe('unfinished')
  })
})

describe('silence', () => {
  const heard = (evening: StoryEvening, sound: 'words' | 'faces') =>
    SEATS.map(seat => hears(evening.match, seat, sound))

  function inEveryPhase(): readonly StoryEvening[] {
    const added = telling()
    added.recites()
    const doubted = telling('table')
    doubted.does(0, 'object')
    return [before('open'), storyOf([noun(0)], remote), telling(), doubted, added]
  }

  test('[TALE-20] [ROOM-17] from the first card on nobody writes; faces are seen by all', () => {
    const evenings = inEveryPhase()
    expect(evenings.map(({ phase }) => phase)).toEqual(['open', 'pass', 'tell', 'doubt', 'add'])
    for (const evening of evenings) {
      expect(heard(evening, 'words')).toEqual([[], [], []])
      expect(heard(evening, 'faces')).toEqual([SEATS, SEATS, SEATS])
      expect(phrases(evening.match, 0)).toEqual([])
    }
  })

  test('[ROOM-17] before and after the story everybody talks', () => {
    expect(heard(new StoryEvening(3, { teams: true }), 'words')).toEqual([SEATS, SEATS, SEATS])
    expect(heard(before('first'), 'words')).toEqual([SEATS, SEATS, SEATS])
    const evening = storyOf([noun(0)], { ...remote, hands: { 1: [] } })
    evening.tells()
    expect(heard(evening, 'words')).toEqual([SEATS, SEATS, SEATS])
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
    const evening = storyOf([noun(0)], { ...remote, teams: true })
    evening.takes()
    expect(touches(evening.match).map(({ from }) => from)).toEqual([0, 2])
  })

  test('[TALE-20] only while somebody tells, and at a table with real hands', () => {
    expect(touches(telling('table').match)).toEqual([])
    expect(touches(storyOf([noun(0)], remote).match)).toEqual([])
    const added = telling()
    added.recites()
    expect(touches(added.match)).toEqual([])
  })
})
