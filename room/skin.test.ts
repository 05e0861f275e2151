import { linesOf } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { drawnByBot, feel, LEVELS, rolled } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { skinNow } from './skin.ts'
import { feltOf, Party } from './testing.ts'

const chance = chanceAt('7'.repeat(64), 0)
const drawing = drawnByBot(linesOf(0, 1), chance)

const playingOf = (party: Party) => party.room.playing!

describe('the skin between two devices', () => {
  test('[ROOM-34] each has their own where all play together, and the next match takes it', () => {
    const party = Party.of(4, { game: 'palm-reader', setting: 'remote' })
    party.asks(1, { do: 'feelAt', level: 0.15 })
    party.starts()
    party.asks(2, { do: 'feelAt', level: 0.6 })
    expect(playingOf(party).levels).toEqual([0.3, 0.15, 0.3, 0.3])
  })

  test('[PALM-47] all have the middle one where people play against each other', () => {
    const party = Party.of(4, { game: 'in-the-palm', setting: 'remote' })
    for (const [person, level] of [0.15, 0.6, 0.6, 0.2].entries()) party.asks(person, { do: 'feelAt', level })
    party.starts()
    expect(playingOf(party).levels).toEqual([0.6, 0.6, 0.6, 0.6])
  })

  test('[ROOM-30] is neither none nor wood, and nobody chooses another’s', () => {
    const party = Party.of(4)
    for (const level of [0, 0.05, 1.2, Number.NaN])
      expect(party.refusal(1, { do: 'feelAt', level })).toMatch('0.1 to 1')
    expect(party.refusal(0, { do: 'feelAt', level: 0.3, person: 1 })).toMatch('own phone')
  })

  test('[ROOM-10] is the same after the room was read from its log again, and another in every palm', () => {
    const party = Party.of(4, { game: 'palm-reader', setting: 'remote' })
    party.starts()
    const skins = [0, 1, 2, 3].map(seat => skinNow(playingOf(party), seat))
    const { playing } = party.again()
    expect([0, 1, 2, 3].map(seat => skinNow(playing!, seat))).toEqual(skins)
    expect(new Set(skins.map(({ seed }) => seed)).size).toBe(4)
    expect(skins[0]!.level).toBe(LEVELS['real-palm'])
  })

  test('[PALM-50] what was felt can be had again once the gesture is done', () => {
    const party = Party.of(4, { game: 'palm-reader', setting: 'remote' })
    party.starts()
    const live = feel(skinNow(playingOf(party), 1), drawing.samples).frames
    expect(feltOf(playingOf(party), 0, { ...rolled(drawing) }, 1)).toEqual(live)
    expect(live.length).toBeGreaterThan(20)
  })
})
