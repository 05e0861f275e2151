import { expect, test } from 'vitest'
import { Party } from './testing.ts'
import { gestureFor } from './view.ts'

test('[ROOM-35] everybody is told when a step began, and a new host does not make it begin again', () => {
  const party = Party.of(4, { game: 'in-the-palm' })
  party.starts()
  const began = party.atMs
  expect(party.seen.match?.stepAt).toBe(began)
  party.waits(5_000)
  party.asks(0, { do: 'passHost', to: 1 })
  expect(party.seen.match?.stepAt).toBe(began)
  const { step } = party.match
  while (party.match.step === step) party.playsSomething()
  expect(party.seen.match?.stepAt).toBe(party.atMs)
})

test('[ROOM-24] at the end all turns can be leafed through again, and not before', () => {
  const party = Party.of(4, { game: 'in-the-palm' })
  party.starts()
  let turns = 0
  while (party.seen.match!.end === null) {
    expect(party.seen.match!.chapters).toEqual([])
    const before = party.match.phase
    party.playsSomething()
    if (before === 'score' && party.match.phase !== 'score') turns++
  }
  const { chapters } = party.seen.match!
  expect(chapters).toHaveLength(turns)
  expect(chapters.every(table => (table as { scored: unknown }).scored !== null)).toBe(true)
  expect(party.again().playing!.chapters).toEqual(chapters)
})

test('[ROOM-24] [READ-21] what was drawn in a round may be had by whoever lingers over it, and in any round once the match is over', () => {
  const party = Party.of(4, { game: 'palm-reader', setting: 'remote' })
  party.starts()
  const isShownNow = () => gestureFor(party.room, 1, 0) !== undefined
  while ((party.match.phase as string) !== 'gallery') party.playsSomething()
  expect(isShownNow()).toBe(true)
  const goesOn = () => {
    while ((party.match.phase as string) !== 'gallery') party.playsSomething()
    while ((party.match.phase as string) === 'gallery') party.playsSomething()
  }
  goesOn()
  expect(isShownNow()).toBe(true)
  goesOn()
  expect(isShownNow()).toBe(false)
  while (party.seen.match!.end === null) party.playsSomething()
  expect(isShownNow()).toBe(true)
})
