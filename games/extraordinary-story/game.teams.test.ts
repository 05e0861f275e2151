import { awaits, awayOf, dueAt, hears } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { kindOf } from './card.ts'
import { noun, StoryTestMatch, storyOf } from './testing.ts'

const teams = { teams: true } as const
const SEATS = [0, 1, 2, 3]

/** Everybody at a table of four has said that they are here. */
function shown(): StoryTestMatch {
  const game = new StoryTestMatch(4, teams)
  for (const seat of SEATS) game.does(seat, 'here')
  return game
}

describe('the team cards', () => {
  test('[TALE-21] one each, and they stay out of the story', () => {
    const { state } = new StoryTestMatch(4, teams)
    expect(state.teamCards).toHaveLength(4)
    expect(state.tied).toEqual([])
    expect(state.deck).toHaveLength(126 - 4 - 24)
    for (const card of state.teamCards) expect(['adjective', 'verb']).toContain(kindOf(card))
  })

  test.each([2, 3, 8])('[TALE-21] %i may play', seats => {
    expect(new StoryTestMatch(seats, teams).state.teamCards).toHaveLength(seats)
  })

  test('[TALE-21] there are none unless the host wants them', () => {
    const game = new StoryTestMatch(4)
    expect(game.state.teamCards).toEqual([])
    expect(['first', 'open']).toContain(game.phase)
  })

  test('[TALE-22] the five seconds begin when all are present', () => {
    const game = new StoryTestMatch(4, teams)
    expect(game.phase).toBe('gather')
    expect(awaits(game.match)).toEqual(SEATS)
    for (const seat of [2, 0, 3]) game.does(seat, 'here')
    expect(game.phase).toBe('gather')
    expect(game.table.here).toEqual([true, false, true, true])
    expect(awaits(game.match)).toEqual([1])
    expect(game.choices(2, 'here')).toEqual([])
    expect(game.choices('host', 'here')).toEqual([])
    expect(game.table.teamCards).toBeNull()
    game.does(1, 'here')
    expect(game.phase).toBe('teams')
    expect(game.table.teamCards).toEqual(game.state.teamCards)
  })

  test('[TALE-22] after 30 seconds the others may vote to begin', () => {
    const game = new StoryTestMatch(4, teams)
    game.does(0, 'here')
    const begin = { name: 'begin', input: true }
    expect(awayOf(game.match, 3)).toEqual({ afterMs: 30_000, ask: 'vote', move: begin })
    for (const by of [0, 1, 'host'] as const) expect(game.choices(by, 'begin')).toEqual([])
    game.missing(3)
    expect(game.phase).toBe('teams')
  })

  test('[TALE-22] five seconds, to the millisecond', () => {
    const game = new StoryTestMatch(4, teams)
    game.waits(7_000)
    for (const seat of SEATS) game.does(seat, 'here')
    expect(dueAt(game.match)).toBe(12_000)
    expect(game.table.shownUntil).toBe(12_000)
    expect(awaits(game.match)).toEqual([])
    game.waits(4_999)
    expect(game.phase).toBe('teams')
    game.waits(1)
    expect(['first', 'open']).toContain(game.phase)
    expect(game.table.shownUntil).toBeNull()
  })

  test('[TALE-22] afterwards no view shows a team card, not even one’s own, until the end', () => {
    const game = shown()
    const all = game.state.teamCards
    const isShown = () =>
      game.table.teamCards !== null ||
      SEATS.some(seat => game.hand(seat).cards.some(card => all.includes(card)))
    const seen: [string, boolean][] = [[game.phase, isShown()]]
    const look = () => seen.push([game.phase, isShown()])
    game.waits(5_000)
    game.opens()
    look()
    game.takes()
    look()
    game.turns()
    look()
    game.does((game.storyteller + 1) % 4, 'object')
    look()
    game.does(game.storyteller, 'ownUp')
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
    const game = shown()
    expect(SEATS.map(seat => hears(game.match, seat, 'words'))).toEqual([[], [], [], []])
    expect(hears(game.match, 0, 'faces')).toEqual(SEATS)
  })
})

describe('the end between teams', () => {
  const sameTeam = ({ state }: StoryTestMatch, seat: number) =>
    SEATS.filter(other => kindOf(state.teamCards[other]!) === kindOf(state.teamCards[seat]!))

  test('[TALE-24] the team of the one who was wrong has lost, all others have won', () => {
    const game = storyOf([noun(0)], { ...teams, seats: 4, setting: 'remote' })
    game.takes()
    game.says('et')
    game.turns()
    const losers = sameTeam(game, 1)
    expect(losers).toHaveLength(2)
    expect(game.result).toMatchObject({ losers, winners: SEATS.filter(seat => !losers.includes(seat)) })
    expect(game.table.teamCards).toEqual(game.state.teamCards)
  })

  test('[TALE-24] the team of the one who was stuck has lost', () => {
    const game = storyOf([noun(0)], {
      ...teams,
      seats: 4,
      storyteller: 2,
      hands: { 2: [] },
      setting: 'remote',
    })
    game.tells()
    expect(game.result).toMatchObject({ losers: sameTeam(game, 2), end: { why: 'stuck', by: 2 } })
  })

  test('[TALE-21] the end shows the length, but no rank', () => {
    const story = Array.from({ length: 10 }, (_, index) => noun(index))
    const game = storyOf(story, { ...teams, seats: 4, hands: { 1: [] }, setting: 'remote' })
    game.tells()
    expect(game.result).toMatchObject({ words: 10, rank: null })
  })

  test('[TALE-31] an unfinished story has a length, and neither losers nor winners', () => {
    const game = storyOf([noun(0)], { ...teams, seats: 4 })
    for (const _ of SEATS) game.missing(game.storyteller)
    expect(game.result).toEqual({
      words: 1,
      rank: null,
      end: { why: 'unfinished', by: null },
      losers: null,
      winners: null,
    })
  })
})
