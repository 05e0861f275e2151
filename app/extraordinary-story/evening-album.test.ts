// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { album } from './evening-album.ts'
import type { StoryMatch } from './story-match.ts'
import { DRAGON, NAMES, PIRATE, TABLE } from './testing.tsx'

beforeEach(() => set('language', 'en'))

test('[ROOM-24] who put what into the story, where it came to grief, and the whole of it at the end', () => {
  const story = [
    { card: DRAGON, by: 0 },
    { card: PIRATE, by: 1 },
  ]
  const table = { ...TABLE, words: 2, inSight: PIRATE, said: 'a parrot' }
  const match: StoryMatch = {
    ...JUST_BEGUN,
    game: 'extraordinary-story',
    view: {
      phase: 'over',
      step: 9,
      table: { ...table, ending: { end: { why: 'wrong', by: 2 }, story, stuck: null } },
    },
  }
  const { leaves } = album(match, seat => NAMES[seat]!)
  expect(leaves.map(({ title }) => title)).toEqual(['Tom', 'Ana', '“a parrot”', 'A budding work!'])
  expect(leaves.at(-1)!.words).toMatch(/^2 words\. /)
})
