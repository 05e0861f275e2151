import type { OwnWords } from '@veillee/games'
import { lexicon } from '@veillee/games'
import { isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { importOf } from './import.ts'
import { exportOf } from './room-file.ts'
import { hashOf, Party } from './testing.ts'

const family = (count = 3): Party => Party.of(count, { game: 'extraordinary-story' })
const server = { number: hashOf('imported'), code: 'MOON', at: 2_000_000 }

const MAMIE = { card: 41, text: 'Mamie', gender: 'f' } as const
const REX = { card: 0, text: 'Rex', gender: 'm' } as const
const OURS: OwnWords = [
  MAMIE,
  REX,
  { card: 60, m: 'grognon', f: 'grognon' },
  { card: 92, text: 'chouchoute' },
]
const lay = (words: unknown, language: 'fr' | 'en' = 'fr') => ({ do: 'layWords', language, words }) as const

describe('own words', () => {
  test('[ROOM-40] the next match has what the host has laid, and replays with it', () => {
    const party = family()
    party.asks(0, lay(OURS))
    expect(party.seen.lobby.options.own).toEqual(OURS)
    party.starts()
    const { options } = party.room.playing!
    expect(options.own).toEqual(OURS)
    party.playsToTheEnd()
    party.asks(0, lay([]))
    expect(party.room.words).toEqual({})
    expect(party.again()).toEqual(party.room)
    expect(lexicon({ language: 'fr', own: options.own as unknown as OwnWords }).text(41)).toBe('Mamie')
  })

  test('[ROOM-40] each language of the story has its own, and only a game with words has any', () => {
    const party = family()
    party.asks(0, lay(OURS))
    party.asks(0, { do: 'choose', language: 'en' })
    expect(party.seen.lobby.options).not.toHaveProperty('own')
    party.asks(0, lay([{ card: 0, text: 'Grandma', who: true }], 'en'))
    expect(party.seen.lobby.options.own).toHaveLength(1)
    party.asks(0, { do: 'choose', language: 'fr' })
    expect(party.seen.lobby.options.own).toEqual(OURS)
    party.asks(0, { do: 'choose', game: 'in-the-palm' })
    expect(party.seen.lobby.options).not.toHaveProperty('own')
  })

  test('[ROOM-40] nobody plays with words that the room does not have, and only the host lays them', () => {
    const party = family()
    party.asks(0, { do: 'choose', options: { own: OURS } })
    party.starts()
    expect(party.room.playing!.options).not.toHaveProperty('own')
    expect(party.refusal(1, lay(OURS))).toContain('host')
  })

  test('[ROOM-40] what is no word is refused in words', () => {
    const party = family()
    expect(party.refusal(0, lay([{ ...REX, text: '' }]))).toContain('says something')
    expect(party.refusal(0, lay([MAMIE, { ...REX, text: 'Mamia' }]))).toContain('too alike')
    expect(party.refusal(0, lay([{ ...REX, text: '<b>' }]))).toContain('letters')
    expect(party.refusal(0, lay([{ ...REX, gender: 'x' }]))).toContain('could not read')
    expect(party.room.words).toEqual({})
  })

  test('[ROOM-40] they are laid 300 times an evening at most', () => {
    const party = family()
    for (let i = 0; i < 300; i++) party.asks(0, lay([REX]))
    expect(party.refusal(0, lay([REX]))).toContain('300')
  })

  test('[ROOM-40] the pad does not repeat them', () => {
    const party = family()
    party.asks(0, lay(OURS))
    party.starts()
    party.playsToTheEnd()
    expect(JSON.stringify(party.room.pad)).not.toContain('Mamie')
  })

  test('[ROOM-27] they go with the evening: what was played, and what is laid now', () => {
    const party = family()
    party.asks(0, lay([REX]))
    party.asks(0, lay(OURS))
    party.starts()
    party.playsToTheEnd()
    party.asks(0, lay([MAMIE]))
    const file = JSON.parse(JSON.stringify(exportOf(party.log)))
    const entries = importOf(file, server)
    if (isRefusal(entries)) throw new Error(entries.refusal.en)
    const again = fold(entries)!
    expect(entries.filter(({ did }) => did === 'layWords')).toHaveLength(1)
    expect(again.words).toEqual({ fr: [MAMIE] })
    expect(again.playing!.options.own).toEqual(OURS)
    expect(again.playing!.match).toEqual(party.room.playing!.match)
  })

  test('[ROOM-27] a file with something else than words is refused', () => {
    const party = family()
    party.asks(0, lay(OURS))
    for (const change of [
      { words: 5 },
      { words: [{ ...REX, text: 'x'.repeat(31) }] },
      { words: [REX, REX] },
      { words: [{ ...REX, html: '<script>' }] },
      { words: Array.from({ length: 5_000 }, () => REX) },
      { language: 'xx' },
      { by: 'room' },
    ]) {
      const file = JSON.parse(JSON.stringify(exportOf(party.log)))
      const at = file.entries.findIndex(({ did }: { did: string }) => did === 'layWords')
      Object.assign(file.entries[at], change)
      expect(isRefusal(importOf(file, server)), JSON.stringify(change).slice(0, 60)).toBe(true)
    }
  })
})
