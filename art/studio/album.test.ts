import { describe, expect, it } from 'vitest'
import { ALBUM } from '../album/index.ts'
import { OUTLINE } from '../album/outline.ts'
import * as near from '../motifs/near.ts'
import { compressedBytes, delivered } from './delivery.ts'
import { findings } from './findings.ts'
import { compositionDistance, compositionOf, glanceAt, glanceDistance, likenesses } from './likeness.ts'

/** Measured on 26 cards: the two most alike are 0.073 apart; leaving the thing out that shows most moves a card by 0.02 (median). */
const LEAST_DISTANCE = 0.045

/** Measured on all hundred: the two arranged most alike are 0.147 apart. */
const LEAST_REARRANGED = 0.12

/** All hundred have to load over a village’s network. */
const MOST_BYTES = 600 * 1024

/** What stands between us and a scene. */
const FRAMES: ReadonlySet<string> = new Set([...Object.keys(near), 'trunkFront', 'stall'])

describe('album', () => {
  it.each(ALBUM.map(card => [card.id, card] as const))(
    '[PALM-1] %s is large, clear and light enough',
    (_id, card) => {
      expect(findings(card)).toEqual([])
    },
  )

  it('draws memories of the outline, in its order and none twice', () => {
    const order = OUTLINE.map(({ id }) => id as string)
    const places = ALBUM.map(({ id }) => order.indexOf(id))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  })

  it('keeps to the background that the outline planned', () => {
    for (const card of ALBUM) expect(card.background[0], card.id).toBe(OUTLINE[card.n - 1]!.background)
  })

  it('can tell every card from every other at 160 px', () => {
    const alike = likenesses(ALBUM).filter(({ distance }) => distance < LEAST_DISTANCE)
    expect(alike.map(({ card, other }) => `${card.id} looks like ${other.id} on a thumbnail`)).toEqual([])
  })

  it('would notice two cards that are nearly one', () => {
    const card = ALBUM[0]!
    const twin = { ...card, items: card.items.slice(0, -1) }
    expect(glanceDistance(glanceAt(card), glanceAt(twin))).toBeLessThan(LEAST_DISTANCE)
  })

  it('arranges no two cards alike, whatever their colours', () => {
    const arranged = ALBUM.map(card => ({ id: card.id, composition: compositionOf(card) }))
    const alike = arranged.flatMap((one, i) =>
      arranged
        .slice(i + 1)
        .filter(other => compositionDistance(one.composition, other.composition) < LEAST_REARRANGED)
        .map(other => `${one.id} is arranged like ${other.id}`),
    )
    expect(alike).toEqual([])
  })

  it('would notice a card that is another one moved a little', () => {
    const card = ALBUM[30]!
    const moved = card.items.map(item => ('effect' in item ? item : { ...item, x: item.x + 8 }))
    const distance = compositionDistance(compositionOf(card), compositionOf({ ...card, items: moved }))
    expect(distance).toBeLessThan(LEAST_REARRANGED)
  })

  it('moves the camera where it says so', () => {
    for (const card of ALBUM.filter(({ camera }) => camera === 'behind' || camera === 'shoulder'))
      expect(
        card.items.some(
          item =>
            ('person' in item && item.pose.startsWith('back')) ||
            ('pair' in item && item.pair.endsWith('Back')),
        ),
        card.id,
      ).toBe(true)
    for (const card of ALBUM.filter(({ camera }) => camera === 'framed'))
      expect(
        card.items.some(item => 'motif' in item && FRAMES.has(item.motif)),
        card.id,
      ).toBe(true)
  })

  it('shows twelve expressions at least', () => {
    const faces = ALBUM.flatMap(({ items }) =>
      items.flatMap(item =>
        'person' in item ? [item.face] : 'pair' in item ? [item.one.face, item.other.face] : [],
      ),
    )
    expect(new Set(faces.filter(face => face !== undefined)).size).toBeGreaterThanOrEqual(12)
  })

  it('fits into 600 KB, all hundred cards together', () => {
    const sizes = ALBUM.map(card => compressedBytes(delivered(card)))
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    expect(mean * OUTLINE.length).toBeLessThan(MOST_BYTES)
  })
})
