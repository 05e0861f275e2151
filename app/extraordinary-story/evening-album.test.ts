// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { album } from './evening-album.ts'
import type { StoryMatch } from './story-match.ts'
import { DRAGON, NAMES, PIRATE, TABLE } from './testing.tsx'

beforeEach(() => set('language', 'en'))

const overWith = (story: { card: number; by: number }[], table = TABLE): StoryMatch => ({
  ...JUST_BEGUN,
  game: 'extraordinary-story',
  view: {
    phase: 'over',
    step: 9,
    table: { ...table, words: story.length, ending: { end: { why: 'wrong', by: 2 }, story, stuck: null } },
  },
})

test('[ROOM-24] who put what into the story, where it came to grief, and the whole of it at the end', () => {
  const story = [
    { card: DRAGON, by: 0 },
    { card: PIRATE, by: 1 },
  ]
  const match = overWith(story, { ...TABLE, inSight: PIRATE, said: 'a parrot' })
  const { leaves } = album(match, seat => NAMES[seat]!)
  expect(leaves.map(({ title }) => title)).toEqual(['Ana', 'Tom', '“a parrot”', 'A budding work!'])
  // Two who have added as much as each other are both the pen of the evening, so nobody is.
  expect(leaves.map(({ honour }) => honour)).toEqual([null, null, 'Finest slip', 'The work'])
  expect(leaves.at(-1)!.words).toMatch(/^2 words\. /)
  const drawn = leaves.map(({ drawings = [] }) => drawings.map(one => one.split('/').at(-1)))
  expect(drawn).toEqual([['dragon.svg'], ['pirate.svg'], ['pirate.svg'], []])
})

test.each([
  [9, 34],
  [33, 18],
])(
  '[ROOM-24] all of a story of %i words stands on its picture, as large as it fits',
  async (words, least) => {
    const story = Array.from({ length: words }, (_, i) => ({ card: i % 2 ? PIRATE : DRAGON, by: i % 3 }))
    const addresses = vi.spyOn(URL, 'createObjectURL').mockClear()
    const { alt: told } = album(overWith(story), seat => NAMES[seat]!).leaves.at(-1)!
    const drawings = await Promise.all(addresses.mock.calls.map(([blob]) => (blob as Blob).text()))
    const drawn = drawings.findLast(one => one.includes('#A63E30'))!
    expect(Number(/font-size="([\d.]+)"/.exec(drawn)![1])).toBeGreaterThan(least)
    const lines = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line)
    expect(lines.join(' ')).toBe(told)
  },
)
