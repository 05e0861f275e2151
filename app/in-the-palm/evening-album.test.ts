// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { album } from './evening-album.ts'
import { photoFile, photoStory, photoTitle } from './photo.tsx'
import { matchAt, scoredWith } from './testing.ts'

const NAMES = ['Ana', 'Tom', 'Jo', 'Nour']
const told = (...turns: readonly (readonly [number, number])[]) =>
  album({ ...matchAt('over'), chapters: turns.map(scoredWith) }, seat => NAMES[seat]!).leaves

beforeEach(() => set('language', 'en'))

test('[ROOM-24] [PALM-50] every memory of the match, with what became of it, by the words of the biography', () => {
  const [first, second] = told([1, 5])
  expect(second!.words).toBe('Ana for Tom: found!')
  expect(first!.words).toContain(`Tom took it for “${photoTitle(5)}”.`)
  expect([first!.taken, second!.taken]).toEqual([photoFile(5), undefined])
  expect(second!.quote).toBe(photoStory(1))
  expect([first!.title, second!.title]).toEqual([photoTitle(2), photoTitle(1)])
})

test('[ROOM-24] the best trap, the closest miss and the bravest guess are honoured once each', () => {
  const honours = told([3, 4], [2, 1], [1, 2]).flatMap(({ honour }) => honour ?? [])
  expect(honours.toSorted()).toEqual(['Best trap', 'Bravest guess', 'Closest miss'])
})

test('[ROOM-24] a match that was ended early has nothing to leaf through', () => {
  expect(told()).toEqual([])
})
