import { readOwnWords, readWordDeck } from '@veillee/games'
import { chanceAt, isRefusal } from '@veillee/kernel'
import { Party } from '@veillee/room/testing'
import { describe, expect, test } from 'vitest'
import { GOOD_WORDS, WRONG_WORDS } from './fuzz-words.ts'
import { seedOfMatch } from './trial.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => chanceAt(seedOfMatch(seed), 0))

describe('words of whoever means no good', () => {
  test.each(WRONG_WORDS.map((words, i) => [i, words] as const))(
    '[TALE-35] [TALE-36] [ROOM-40] what is none is refused in words, in whatever way it is wrong (%i), and nothing is lost',
    (_, words) => {
      const party = Party.of(2, { game: 'extraordinary-story' })
      party.asks(0, { do: 'layWords', language: 'fr', words: [{ card: 41, text: 'Mamie', gender: 'f' }] })
      const before = party.room
      for (const chance of seeds(12)) {
        const raw = words(chance)
        const read = readOwnWords(raw, 'fr')
        expect(isRefusal(read) && read.refusal.fr.length > 10, JSON.stringify(raw)?.slice(0, 80)).toBe(true)
        expect(isRefusal(readWordDeck({ veillee: 'words', version: 1, language: 'fr', words: raw }))).toBe(
          true,
        )
        expect(party.refusal(0, { do: 'layWords', language: 'fr', words: raw })).not.toBe('')
      }
      expect(party.room.words).toEqual(before.words)
    },
  )

  test.each(GOOD_WORDS.map((words, i) => [i, words] as const))(
    '[ROOM-40] what is some is laid (%i)',
    (_, words) => {
      for (const chance of seeds(3)) expect(isRefusal(readOwnWords(words(chance), 'fr'))).toBe(false)
    },
  )
})
