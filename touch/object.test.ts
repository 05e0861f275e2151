import { describe, expect, test } from 'vitest'
import {
  contactsOf,
  footprintOf,
  kindOf,
  movementsAllowed,
  nameOf,
  OBJECT_KINDS,
  OBJECTS,
  objectsOf,
} from './object.ts'

describe('objects', () => {
  test('[PALM-2] there are eleven objects of eight kinds, and four of them are cubes', () => {
    expect(new Set(OBJECTS).size).toBe(11)
    expect([...new Set(OBJECTS.map(kindOf))]).toEqual([...OBJECT_KINDS])
    expect(OBJECT_KINDS.map(kind => objectsOf(kind).length)).toEqual([1, 1, 1, 4, 1, 1, 1, 1])
  })

  test('[PALM-2] every kind has a part that can lie on a hand, of a size and a hardness', () => {
    const parts = OBJECT_KINDS.flatMap(kind => contactsOf(kind).map(contact => footprintOf(kind, contact)!))
    expect(parts.length).toBeGreaterThanOrEqual(OBJECT_KINDS.length)
    for (const { widthHu, lengthHu, hardness } of parts) {
      expect(widthHu).toBeGreaterThan(0)
      expect(lengthHu).toBeGreaterThanOrEqual(widthHu)
      expect(hardness > 0 && hardness <= 1).toBe(true)
    }
    expect(OBJECT_KINDS.every(kind => contactsOf(kind).length > 0)).toBe(true)
  })

  test('a dart has a hard tip, a shaft and a soft flight; a cloth has only itself', () => {
    const hardnesses = (['tip', 'edge', 'face'] as const).map(
      contact => footprintOf('dart', contact)?.hardness,
    )
    expect(hardnesses).toEqual([1, 0.6, 0.1])
    expect(contactsOf('cloth')).toEqual(['face'])
    expect(footprintOf('cloth', 'tip')).toBeUndefined()
    expect(footprintOf('ring', 'face')?.holeHu).toBe(0.21)
  })

  test('[PALM-16] whatever can tap can walk, like the dart on its way to the sea', () => {
    const can = (movement: 'tap' | 'walk') =>
      OBJECT_KINDS.filter(kind => movementsAllowed(kind).includes(movement))
    expect(can('walk')).toEqual(can('tap'))
    expect(can('walk')).toContain('dart')
  })

  test('only what has an edge can roll, everything can be lifted, and only the cloth drapes', () => {
    for (const kind of OBJECT_KINDS) {
      const movements = movementsAllowed(kind)
      expect(movements.includes('roll')).toBe(contactsOf(kind).includes('edge'))
      expect(movements).toContain('lift')
      expect(movements.includes('drape')).toBe(kind === 'cloth')
    }
  })

  test('[PALM-41] cubes in a picture mean all four', () => {
    expect(nameOf('cube')).toEqual({ en: 'the four cubes', fr: 'les quatre cubes' })
  })
})
