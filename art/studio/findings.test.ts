import { describe, expect, it } from 'vitest'
import { memory } from '../album/memory.ts'
import type { Item } from '../scene.ts'
import { findings } from './findings.ts'

const léon: Item = { person: 'leonTeen', pose: 'pull', x: 150, y: 390, scale: 2.1 }

/** The goat’s card with everything that its details promise, and one more thing. */
const goatWith = (...more: readonly Item[]) =>
  memory('goat', {
    items: [
      { motif: 'fence', x: 300, y: 322, scale: 1.5, options: { count: 26, colour: 'walnut' } },
      { motif: 'goat', x: 412, y: 390, scale: 2.4 },
      { motif: 'strawhat', x: 532, y: 294, scale: 1.7, turn: 64 },
      { motif: 'rope', x: 0, y: 0, options: { path: 'M244 272Q310 330 426 310', width: 6 } },
      { motif: 'bucket', x: 294, y: 394, scale: 1.9, options: { colour: 'dusk' } },
      { motif: 'apple', x: 536, y: 392, scale: 1.7 },
      léon,
      ...more,
    ],
  })

describe('findings', () => {
  it('has nothing to say of a card that is in order', () => {
    expect(findings(goatWith())).toEqual([])
  })

  it('says which thing is too small', () => {
    expect(findings(goatWith({ motif: 'apple', x: 60, y: 380, scale: 0.6 }))).toEqual([
      expect.stringMatching(/^Card 30 \(goat\): the apple is \d+ px long on a thumbnail; 14 can be seen\.$/),
    ])
  })

  it('says which thing is off the card, wholly or for the most part', () => {
    expect(findings(goatWith({ motif: 'ball', x: 900, y: 300, scale: 2 }))).toEqual([
      'Card 30 (goat): the ball is off the card.',
    ])
    expect(
      findings(
        goatWith({ motif: 'ball', x: -16, y: 200, scale: 3, options: { first: 'plum', second: 'ink' } }),
      ),
    ).toEqual([expect.stringMatching(/\d+ % of the ball is off the card/)])
  })

  it('says which thing is hidden behind others', () => {
    const found = findings(
      goatWith({ motif: 'cat', x: 90, y: 120, scale: 1.6 }, { motif: 'house', x: 90, y: 160, scale: 1.6 }),
    )
    expect(found).toEqual([expect.stringMatching(/\d+ % of the cat is hidden behind other things/)])
  })

  it('says what melts into the ground', () => {
    const found = findings(
      goatWith({ motif: 'castle', x: 80, y: 380, scale: 1.4, options: { colour: 'sandD' } }),
    )
    expect(found).toEqual([
      expect.stringMatching(/\d+ % of the outline of the castle melts into what is behind it/),
    ])
  })

  it('leaves mere decoration alone', () => {
    expect(findings(goatWith({ motif: 'apple', x: 60, y: 380, scale: 0.6, deco: true }))).toEqual([])
  })

  it('says what hangs in the air, unless it was thrown or lies on something', () => {
    const apple: Item = { motif: 'apple', x: 240, y: 150, scale: 1.7 }
    expect(findings(goatWith(apple))).toEqual(['Card 30 (goat): the apple hangs in the air.'])
    expect(findings(goatWith(apple, { effect: 'swoosh', way: 'M230 170q-10 20 -6 40' }))).toEqual([])
    expect(findings(goatWith({ ...apple, rests: true }))).toEqual([])
  })

  it('says whose arm would have to be longer', () => {
    const reaching: Item = { person: 'girl', pose: 'reach', x: 300, y: 392, joints: { nearHand: [70, 60] } }
    expect(findings(goatWith(reaching))).toContainEqual(
      expect.stringMatching(/^Card 30 \(goat\): a hand of girl is \d+ short of where it should be\.$/),
    )
    expect(findings(goatWith({ ...reaching, joints: { nearHand: [40, 60] } })).join()).not.toContain(
      'short of',
    )
  })

  it('says which hand belongs to nobody', () => {
    const hand: Item = { motif: 'fist', x: 300, y: 200, scale: 0.8, rests: true }
    expect(findings(goatWith(hand))).toEqual(['Card 30 (goat): the fist belongs to nobody.'])
    expect(findings(goatWith({ ...hand, y: 40, turn: 180 }))).toEqual([])
  })

  it('looks at what is held too', () => {
    const found = findings(
      goatWith({ person: 'girl', pose: 'offer', x: 60, y: 392, scale: 1.7, hold: ['ring', { scale: 0.1 }] }),
    )
    expect(found).toEqual([expect.stringMatching(/the ring is \d+ px long/)])
  })

  it('misses details that nothing shows', () => {
    const bare = memory('goat', { items: [{ motif: 'goat', x: 300, y: 390, scale: 2.4 }, léon] })
    expect(findings(bare)).toEqual([
      'Card 30 (goat): its details say strawhat, bucket, rope, fence, apple, but nothing on it shows that.',
    ])
  })

  it('counts people', () => {
    const found = findings(
      goatWith(
        { pair: 'hug', one: { person: 'mother' }, other: { person: 'father' }, x: 60, y: 390, scale: 1.6 },
        { person: 'boy', pose: 'wave', x: 350, y: 390, scale: 1.4 },
        { person: 'girl', pose: 'wave', x: 560, y: 300, scale: 1.4 },
      ),
    )
    expect(found).toContain('Card 30 (goat): there are 5 people on it; more than 4 are a crowd.')
  })

  it('weighs the file', () => {
    const heavy = Array.from(
      { length: 40 },
      (_, i): Item => ({ motif: 'crowd', x: 0, y: 300 + i, options: { seed: i }, deco: true }),
    )
    expect(findings(goatWith(...heavy))[0]).toMatch(/its file has \d+\.\d KB; at most 30 load quickly/)
  })
})
