import { isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { EntryOf } from './entry.ts'
import { fold } from './fold.ts'
import { importOf } from './import.ts'
import { photoFor } from './photos.ts'
import { exportOf } from './room-file.ts'
import { hashOf, Party, pictureOf } from './testing.ts'

const family = (count = 4): Party => Party.of(count, { game: 'in-the-palm' })
const server = { number: hashOf('imported'), code: 'MOON', at: 2_000_000 }
const cards = (count: number): number[] => Array.from({ length: count }, (_, i) => 101 + i)

describe('own photographs', () => {
  test('[ROOM-39] from the eighth on, the next match has them', () => {
    const party = family()
    party.brings(7)
    party.starts()
    expect(party.room.playing!.options).not.toHaveProperty('own')
    party.asks(0, { do: 'endEarly', match: 1 })
    party.brings(1, 2)
    expect(party.seen.lobby.photos).toBe(8)
    party.starts()
    expect(party.room.playing!.options.own).toEqual(cards(8))
    expect(party.again()).toEqual(party.room)
  })

  test('[ROOM-39] nobody plays with cards that the room does not have', () => {
    const party = family()
    party.asks(0, { do: 'choose', options: { own: cards(20) } })
    party.starts()
    expect(party.room.playing!.options).not.toHaveProperty('own')
  })

  test('[PALM-52] the host may leave them in the box', () => {
    const party = family()
    party.brings(8)
    party.asks(0, { do: 'choose', options: { photographs: false } })
    party.starts()
    expect(party.room.playing!.options).not.toHaveProperty('own')
  })

  test('[ROOM-39] who brought one changes it, and the host; nobody else', () => {
    const party = family()
    party.brings(1, 1)
    expect(party.refusal(2, { do: 'titlePhoto', card: 101, title: 'Mine' })).toContain('Whoever brought')
    expect(party.refusal(2, { do: 'dropPhoto', card: 101 })).toContain('Whoever brought')
    party.asks(1, { do: 'titlePhoto', card: 101, title: ' Rex   at sea ' })
    expect(party.view(1).brought).toEqual([{ card: 101, title: 'Rex at sea' }])
    expect(party.view(2).brought).toEqual([])
    party.asks(0, { do: 'dropPhoto', card: 101 })
    expect([party.seen.lobby.photos, party.view(1).brought]).toEqual([0, []])
    expect(party.refusal(1, { do: 'titlePhoto', card: 101, title: 'Rex' })).toContain('not in the deck')
  })

  test('[ROOM-39] what is no picture, or has no title, is refused in words', () => {
    const party = family()
    const picture = pictureOf(1)
    const add = { do: 'addPhoto', title: 'Rex', picture }
    expect(party.refusal(0, { ...add, title: ' ' })).toContain('1 to 40')
    expect(party.refusal(0, { ...add, title: 'x'.repeat(41) })).toContain('1 to 40')
    for (const bad of ['', 'PHN2Zz4=', `${picture}AAAA`, picture.slice(4), `data:${picture}`])
      expect(party.refusal(0, { ...add, picture: bad })).toContain('could not read')
  })

  test('[ROOM-39] a deck has 100 of them and an evening 120', () => {
    const party = family()
    party.brings(100)
    const add = { do: 'addPhoto', title: 'Rex', picture: pictureOf(1) }
    expect(party.refusal(0, add)).toContain('100')
    for (const card of cards(20)) party.asks(0, { do: 'dropPhoto', card })
    party.brings(20)
    party.asks(0, { do: 'dropPhoto', card: 200 })
    expect(party.refusal(0, add)).toContain('120')
    party.starts()
    expect(party.room.playing!.options.own).toHaveLength(99)
  })

  test('[ROOM-39] one that is cut otherwise takes the place of what it was, in a full deck too; all of it or nothing', () => {
    const party = family()
    party.brings(99, 0)
    party.brings(1, 1)
    const again = { do: 'addPhoto', title: 'Rex', picture: pictureOf(7), instead: 200 } as const
    expect(party.refusal(2, again)).toContain('Whoever brought')
    expect(party.refusal(1, { ...again, picture: 'PHN2Zz4=' })).toContain('could not read')
    expect(party.view(1).brought).toEqual([{ card: 200, title: 'Our 99' }])
    party.asks(1, again)
    expect(party.view(1).brought).toEqual([{ card: 201, title: 'Rex' }])
    expect(party.seen.lobby.photos).toBe(100)
    expect(party.refusal(1, again)).toContain('not in the deck')
    expect(party.again()).toEqual(party.room)
  })

  test('[ROOM-39] a shared screen brings none', () => {
    const party = family()
    const screen = party.comes('TV', { isScreen: true })
    expect(party.refusal(screen, { do: 'addPhoto', title: 'x', picture: pictureOf(1) })).toContain(
      'only shows',
    )
  })

  test('[ROOM-27] they go with the evening, and those that nobody wants stay behind', () => {
    const party = family()
    party.brings(10)
    party.asks(0, { do: 'dropPhoto', card: 110 })
    party.starts()
    party.playsToTheEnd()
    party.asks(0, { do: 'dropPhoto', card: 101 })
    const file = JSON.parse(JSON.stringify(exportOf(party.log)))
    const entries = importOf(file, server)
    if (isRefusal(entries)) throw new Error(entries.refusal.en)
    const kept = entries.filter(({ did }) => did === 'addPhoto') as EntryOf<'addPhoto'>[]
    expect(kept.map(({ picture }) => picture)).toEqual([...Array(9).keys()].map(pictureOf).concat(''))
    const again = fold(entries)!
    expect(again.photos.map(({ isOut }) => isOut)).toEqual(party.room.photos.map(({ isOut }) => isOut))
    expect(again.playing!.chapters).toEqual(party.room.playing!.chapters)
    const shown = party.view(0).photos
    for (const card of shown) expect(photoFor(again, 1, card)?.title).toBe(`Our ${card - 101}`)
  })

  test('[ROOM-27] a file with something else than pictures is refused', () => {
    const party = family()
    party.brings(8)
    for (const change of [
      { picture: 'PHN2Zz4=' },
      { picture: 5 },
      { title: '' },
      { title: 'x\u202ey' },
      { card: 101 },
      { by: 'room' },
    ]) {
      const file = JSON.parse(JSON.stringify(exportOf(party.log)))
      const at = file.entries.findIndex((entry: EntryOf<'addPhoto'>) => entry.did === 'addPhoto')
      Object.assign(file.entries[at], change)
      expect(isRefusal(importOf(file, server)), JSON.stringify(change)).toBe(true)
    }
  })
})
