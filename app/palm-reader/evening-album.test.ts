// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { album } from './evening-album.ts'
import { matchWith, scoredWith, tableWith } from './testing.ts'

type Votes = Parameters<typeof scoredWith>[1]

const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé', 'Max']
const rounds = (...votes: readonly Votes[]) =>
  votes.map((one, i) =>
    tableWith({ round: i + 1, side: 0, stars: votes.map(() => 0), scored: scoredWith(3, one) }),
  )

beforeEach(() => set('language', 'en'))

test('[ROOM-24] a leaf for each round: its symbol, who felt it, and where it broke; the longest chain is honoured', () => {
  const chapters = rounds([1, null, 1, 1, 1], [1, null, 3, 3, 1])
  const { leaves } = album({ ...matchWith('over', tableWith()), chapters }, seat => NAMES[seat]!)
  expect(leaves.map(({ honour }) => honour)).toEqual(['Lost the fastest', 'Longest chain'])
  expect(leaves[1]!.words).toContain('Felt it: Jo and Zoé.')
  expect(leaves.map(({ alt }) => alt)).toEqual(['Jo had felt number 1.', 'Max had felt number 1.'])
  expect(leaves.every(({ picture }) => picture.startsWith('blob:'))).toBe(true)
})

test('[ROOM-24] a round that was broken off leaves nothing', () => {
  const chapters = [tableWith({ chain: [1], scored: scoredWith(3, []) })]
  expect(album({ ...matchWith('over', tableWith()), chapters }, String).leaves).toEqual([])
})
