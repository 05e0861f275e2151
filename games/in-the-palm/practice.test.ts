import {
  durationMs,
  type Mime,
  movementsOf,
  objectsUsed,
  parseMime,
  regionsTouched,
  rolled,
  unrolledMime,
} from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { PRACTICE, type PracticeMime } from './practice.ts'

const named = (id: PracticeMime['id']): PracticeMime => PRACTICE.find(mime => mime.id === id)!

const movesOf = (mime: Mime, object: string) =>
  movementsOf(mime).filter(movement => movement.object === object)

const isFrench = (sentence: string) => !/['"]|(?<!\u202F)[?!;:»]|«(?!\u202F)/.test(sentence)

describe('practice', () => {
  test('[PALM-44] there are three ways, in the rulebook’s order', () => {
    expect(PRACTICE.map(({ id }) => id)).toEqual(['typewriter', 'guitar', 'chess'])
  })

  test.each(PRACTICE)('[PALM-44] $id is a mime that a match would accept', ({ mime }) => {
    const parsed = parseMime(rolled(mime))
    expect(parsed).toBeDefined()
    expect(unrolledMime(parsed!).samples).toHaveLength(mime.samples.length)
  })

  test.each(PRACTICE)('[PALM-44] $id is short, and every object leaves the hand in the end', ({ mime }) => {
    expect(durationMs(mime)).toBeGreaterThan(3000)
    expect(durationMs(mime)).toBeLessThan(12_000)
    for (const object of objectsUsed(mime)) {
      const last = mime.samples.findLast(sample => sample.object === object)
      expect(last?.touching, object).toBe(false)
    }
  })

  test('[PALM-44] typewriter: the four cubes lie in the palm and are struck like keys', () => {
    const { mime } = named('typewriter')
    expect(objectsUsed(mime)).toEqual(new Set(['cube-1', 'cube-2', 'cube-3', 'cube-4']))
    expect(regionsTouched(mime)).toEqual(new Set(['palm']))
    for (const cube of objectsUsed(mime)) {
      const own = mime.samples.filter(sample => sample.object === cube)
      const struck = own.filter((sample, i) => sample.press === 3 && own[i - 1]?.press === 1)
      expect(struck.length, cube).toBeGreaterThanOrEqual(3)
      expect(movesOf(mime, cube).map(({ class: kind }) => kind)).toEqual(['press', 'lift'])
    }
  })

  test('[PALM-44] guitar: two strands between the fingers, and a coin that strums across them', () => {
    const { mime, string } = named('guitar')
    expect(objectsUsed(mime)).toEqual(new Set(['string', 'coin']))
    expect(movesOf(mime, 'string')[0]?.class).toBe('wrap')
    const strums = movesOf(mime, 'coin').filter(movement => movement.class === 'drag')
    expect(strums.length).toBeGreaterThanOrEqual(5)
    const [left, right] = [string![1]!.x, string!.at(-2)!.x]
    for (const { from, to } of strums) {
      expect(Math.min(from.x, to.x)).toBeLessThan(left)
      expect(Math.max(from.x, to.x)).toBeGreaterThan(right)
    }
    expect(string!.length).toBeGreaterThanOrEqual(6)
    expect(string!.length).toBeLessThanOrEqual(10)
  })

  test('[PALM-44] chess: pawn and top come from both ends by turns, until the pawn is tipped over', () => {
    const { mime } = named('chess')
    const landings = movementsOf(mime).filter(({ class: kind }) => kind !== 'lift')
    const turns = landings.slice(2).map(({ object }) => object)
    expect(turns).toEqual(['pawn', 'top', 'pawn', 'top', 'pawn', 'top', 'pawn', 'top'])
    expect(regionsTouched(mime)).toContain('middle-tip')
    expect(movesOf(mime, 'top')[0]!.from.y).toBeLessThan(0.2)
    const squares = movesOf(mime, 'pawn').filter(({ class: kind }) => kind !== 'lift')
    const taken = squares.at(-1)!
    expect(movesOf(mime, 'top').at(-2)!.from).toMatchObject({
      x: taken.from.x,
      y: expect.closeTo(taken.from.y, 3),
    })
    const last = mime.samples.findLast(sample => sample.object === 'pawn' && sample.touching)
    expect(last?.contact).toBe('edge')
  })

  test.each(PRACTICE)('[PALM-44] $id is shown while it is on the hand', ({ mime, shownMs }) => {
    for (const object of objectsUsed(mime)) {
      const newest = mime.samples.findLast(sample => sample.object === object && sample.tMs <= shownMs)
      expect(newest?.touching, object).toBe(true)
    }
  })

  test('[PALM-44] each is told in both languages', () => {
    for (const { name, how } of PRACTICE)
      for (const said of [name, how]) {
        expect(said.en).toMatch(/^[A-Z]/)
        expect(said.fr).toMatch(/^\p{Lu}/u)
        expect(isFrench(said.fr), said.fr).toBe(true)
      }
  })
})
