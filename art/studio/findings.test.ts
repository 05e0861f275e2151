import { describe, expect, it } from 'vitest'
import { memory } from '../album/memory.ts'
import type { Item } from '../scene.ts'
import { findings } from './findings.ts'

const léon: Item = { p: 'leonTeen', pose: 'pull', x: 150, y: 390, s: 2.1 }

/** The goat’s card with everything that its details promise, and one more thing. */
const goatWith = (...more: readonly Item[]) =>
  memory('goat', {
    items: [
      { m: 'fence', x: 300, y: 322, s: 1.5, o: { n: 26, c: 'walnut' } },
      { m: 'goat', x: 412, y: 390, s: 2.4 },
      { m: 'strawhat', x: 532, y: 294, s: 1.7, r: 64 },
      { m: 'rope', x: 0, y: 0, o: { d: 'M244 272Q310 330 426 310', w: 6 } },
      { m: 'bucket', x: 294, y: 394, s: 1.9, o: { c: 'dusk' } },
      { m: 'apple', x: 536, y: 392, s: 1.7 },
      léon,
      ...more,
    ],
  })

describe('findings', () => {
  it('has nothing to say of a card that is in order', () => {
    expect(findings(goatWith())).toEqual([])
  })

  it('says which thing is too small', () => {
    expect(findings(goatWith({ m: 'apple', x: 60, y: 380, s: 0.6 }))).toEqual([
      expect.stringMatching(/^Card 30 \(goat\): the apple is \d+ px long on a thumbnail; 14 can be seen\.$/),
    ])
  })

  it('says which thing is off the card, wholly or for the most part', () => {
    expect(findings(goatWith({ m: 'ball', x: 900, y: 300, s: 2 }))).toEqual([
      'Card 30 (goat): the ball is off the card.',
    ])
    expect(findings(goatWith({ m: 'ball', x: -16, y: 200, s: 3, o: { a: 'plum', b: 'ink' } }))).toEqual([
      expect.stringMatching(/\d+ % of the ball is off the card/),
    ])
  })

  it('says which thing is hidden behind others', () => {
    const found = findings(
      goatWith({ m: 'cat', x: 90, y: 120, s: 1.6 }, { m: 'house', x: 90, y: 160, s: 1.6 }),
    )
    expect(found).toEqual([expect.stringMatching(/\d+ % of the cat is hidden behind other things/)])
  })

  it('says what melts into the ground', () => {
    const found = findings(goatWith({ m: 'castle', x: 80, y: 380, s: 1.4, o: { c: 'sandD' } }))
    expect(found).toEqual([
      expect.stringMatching(/\d+ % of the outline of the castle melts into what is behind it/),
    ])
  })

  it('leaves mere decoration alone', () => {
    expect(findings(goatWith({ m: 'apple', x: 60, y: 380, s: 0.6, deco: true }))).toEqual([])
  })

  it('says what hangs in the air, unless it was thrown or lies on something', () => {
    const apple: Item = { m: 'apple', x: 240, y: 150, s: 1.7 }
    expect(findings(goatWith(apple))).toEqual(['Card 30 (goat): the apple hangs in the air.'])
    expect(findings(goatWith(apple, { fx: 'swoosh', way: 'M230 170q-10 20 -6 40' }))).toEqual([])
    expect(findings(goatWith({ ...apple, rests: true }))).toEqual([])
  })

  it('says which hand belongs to nobody', () => {
    const hand: Item = { m: 'fist', x: 300, y: 200, s: 0.8, rests: true }
    expect(findings(goatWith(hand))).toEqual(['Card 30 (goat): the fist belongs to nobody.'])
    expect(findings(goatWith({ ...hand, y: 40, r: 180 }))).toEqual([])
  })

  it('looks at what is held too', () => {
    const found = findings(
      goatWith({ p: 'girl', pose: 'offer', x: 60, y: 392, s: 1.7, hold: ['ring', { s: 0.1 }] }),
    )
    expect(found).toEqual([expect.stringMatching(/the ring is \d+ px long/)])
  })

  it('misses details that nothing shows', () => {
    const bare = memory('goat', { items: [{ m: 'goat', x: 300, y: 390, s: 2.4 }, léon] })
    expect(findings(bare)).toEqual([
      'Card 30 (goat): its details say strawhat, bucket, rope, fence, apple, but nothing on it shows that.',
    ])
  })

  it('counts people', () => {
    const found = findings(
      goatWith(
        { pair: 'hug', a: { p: 'mother' }, b: { p: 'father' }, x: 60, y: 390, s: 1.6 },
        { p: 'boy', pose: 'wave', x: 350, y: 390, s: 1.4 },
        { p: 'girl', pose: 'wave', x: 560, y: 300, s: 1.4 },
      ),
    )
    expect(found).toContain('Card 30 (goat): there are 5 people on it; more than 4 are a crowd.')
  })

  it('weighs the file', () => {
    const heavy = Array.from(
      { length: 40 },
      (_, i): Item => ({ m: 'crowd', x: 0, y: 300 + i, o: { seed: i }, deco: true }),
    )
    expect(findings(goatWith(...heavy))[0]).toMatch(/its file has \d+\.\d KB; at most 30 load quickly/)
  })
})
