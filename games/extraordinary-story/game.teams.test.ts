import { awaits, awayOf, dueAt, hears } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { kindOf } from './card.ts'
import { noun, StoryEvening, storyOf } from './testing.ts'

const teams = { teams: true } as const
const SEATS = [0, 1, 2, 3]

/** Everybody at a table of four has said that they are here. */
function shown(): StoryEvening {
  const evening = new StoryEvening(4, teams)
  for (const seat of SEATS) evening.does(seat, 'here')
  return evening
}

describe('the team cards', () => {
  test('[TALE-21] one each, and they stay out of the story', () => {
    const { state } = new StoryEvening(4, teams)
    expect(state.teamCards).toHaveLength(4)
    expect(state.tied).toEqual([])
    expect(state.deck).toHaveLength(126 - 4 - 24)
    for (const card of state.teamCards) expect(['adjective', 'verb']).toContain(kindOf(card))
  })

  test.each([2, 3, 8])('[TALE-21] %i may play', seats => {
    expect(new StoryEvening(seats, teams).state.teamCards).toHaveLength(seats)
  })

  test('[TALE-21] there are none unless the host wants them', () => {
    const evening = new StoryEvening(4)
    expect(evening.state.teamCards).toEqual([])
    expect(['first', 'open']).toContain(evening.phase)
  })

  test('[TALE-22] the five seconds begin when all are present', () => {
    const evening = new StoryEvening(4, teams)
    expect(evening.phase).toBe('gather')
    expect(awaits(evening.match)).toEqual(SEATS)
    for (const seat of [2, 0, 3]) evening.does(seat, 'here')
    expect(evening.phase).toBe('gather')
    expect(evening.table.here).toEqual([true, false, true, true])
    expect(awaits(evening.match)).toEqual([1])
    expect(evening.choices(2, 'here')).toEqual([])
    expect(evening.choices('host', 'here')).toEqual([])
    expect(evening.table.teamCards).toBeNull()
    evening.does(1, 'here')
    expect(evening.phase).toBe('teams')
    expect(evening.table.teamCards).toEqual(evening.state.teamCards)
  })

  test('[TALE-22] after 30 seconds the others may vote to begin', () => {
    const evening = new StoryEvening(4, teams)
    evening.does(0, 'here')
    const begin = { name: 'begin', input: true }
    expect(awayOf(evening.match, 3)).toEqual({ afterMs: 30_000, ask: 'vote', move: begin })
    for (const by of [0, 1, 'host'] as const) expect(evening.choices(by, 'begin')).toEqual([])
    evening.missing(3)
    expect(evening.phase).toBe('teams')
  })

  test('[TALE-22] five seconds, to the millisecond', () => {
    const evening = new StoryEvening(4, teams)
    evening.waits(7_000)
    for (const seat of SEATS) evening.does(seat, 'here')
    expect(dueAt(evening.match)).toBe(12_000)
    expect(evening.table.shownUntil).toBe(12_000)
    expect(awaits(evening.match)).toEqual([])
    evening.waits(4_999)
    expect(evening.phase).toBe('teams')
    evening.waits(1)
    expect(['first', 'open']).toContain(evening.phase)
    expect(evening.table.shownUntil).toBeNull()
  })

  test('[TALE-22] afterwards no view shows a team card, not even one’s own, until the end', () => {
    const evening = shown()
    const all = evening.state.teamCards
    const isShown = () =>
      evening.table.teamCards !== null ||
      SEATS.some(seat => evening.hand(seat).cards.some(card => all.includes(card)))
    const seen: [string, boolean][] = [[evening.phase, isShown()]]
    const look = () => seen.push([evening.phase, isShown()])
    evening.waits(5_000)
    evening.opens()
    look()
    evening.takes()
    look()
    evening.turns()
    look()
    evening.does((evening.storyteller + 1) % 4, 'object')
    look()
    evening.does(evening.storyteller, 'ownUp')
    look()
    expect(seen).toEqual([
      ['teams', true],
      ['pass', false],
      ['tell', false],
      ['add', false],
      ['doubt', false],
      ['over', true],
    ])
  })

  test('[TALE-22] [ROOM-17] nobody can write the teams down while they are shown', () => {
    const evening = shown()
    expect(SEATS.map(seat => hears(evening.match, seat, 'words'))).toEqual([[], [], [], []])
    expect(hears(evening.match, 0, 'faces')).toEqual(SEATS)
  })
})

describe('the end between teams', () => {
  const sameTeam = ({ state }: StoryEvening, seat: number) =>
    SEATS.filter(other => kindOf(state.teamCards[other]!) === kindOf(state.teamCards[seat]!))

  test('[TALE-24] the team of the one who was wrong has lost, all others have won', () => {
    const evening = storyOf([noun(0)], { ...teams, seats: 4, setting: 'remote' })
    evening.takes()
    evening.says('et')
    evening.turns()
    const losers = sameTeam(evening, 1)
    expect(losers).toHaveLength(2)
    expect(evening.result).toMatchObject({ losers, winners: SEATS.filter(seat => !losers.includes(seat)) })
    expect(evening.table.teamCards).toEqual(evening.state.teamCards)
  })

  test('[TALE-24] the team of the one who was stuck has lost', () => {
    const evening = storyOf([noun(0)], {
      ...teams,
      seats: 4,
      storyteller: 2,
      hands: { 2: [] },
      setting: 'remote',
    })
    evening.tells()
    expect(evening.result).toMatchObject({ losers: sameTeam(evening, 2), end: { why: 'stuck', by: 2 } })
  })

  test('[TALE-21] the end shows the length, but no rank', () => {
    const story = Array.from({ length: 10 }, (_, index) => noun(index))
    const evening = storyOf(story, { ...teams, seats: 4, hands: { 1: [] }, setting: 'remote' })
    evening.tells()
    expect(evening.result).toMatchObject({ words: 10, rank: null })
  })

  test('[TALE-31] an unfinished story has a length, and neither losers nor winners', () => {
    const evening = storyOf([noun(0)], { ...teams, seats: 4 })
    for (const _ of SEATS) evening.missing(evening.storyteller)
    expect(evening.result).toEqual({
      words: 1,
      rank: null,
      end: { why: 'unfinished', by: null },
      losers: null,
      winners: null,
    })
  })
})
