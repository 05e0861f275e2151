import { expect, test } from 'vitest'
import { sizeOfGallery } from './gallery-picture.ts'

const lap = (title: string | null, count: number) => ({ title, prints: Array(count).fill({}) as never })

test('[ROOM-24] [READ-21] the saved gallery has room for both laps, and for whole palms', () => {
  const one = sizeOfGallery({ laps: [lap(null, 4)] })
  const two = sizeOfGallery({ laps: [lap('First lap', 4), lap('Second lap', 3)] })
  expect(two.width).toBe(one.width)
  expect(two.height).toBeGreaterThan(one.height * 1.6)
  // Two rows of palms as high as broad, with what is said of them.
  expect(one.height).toBeGreaterThan(2 * 468)
})
