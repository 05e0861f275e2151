import { type Contact, contactsOf, footprintOf, kindOf, OBJECTS, type ObjectKind } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { ownIds } from '../shape.ts'
import { rasterOf } from '../studio/raster.ts'
import { objectBody, objectDrawing, restOf, softDrawing } from './object.ts'
import { CLOTH_AT_REST } from './objects/cloth.ts'
import { STRING_AT_REST } from './objects/string.ts'
import { unitsOf } from './stage.ts'
import { cornersOf } from './testing.ts'

const FIELD_HU = 1.6
const FIELD_PX = 800

/** How far across and how far up and down a drawing reaches, in hu. */
function reachOf(body: string): readonly [widthHu: number, lengthHu: number] {
  const units = unitsOf(FIELD_HU)
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-units / 2} ${-units / 2} ${units} ${units}">`
  const { bytes } = rasterOf(ownIds(`${open}${body}</svg>`, 'test'), FIELD_PX)
  const solid = Array.from({ length: FIELD_PX * FIELD_PX }, (_, i) => i).filter(i => bytes[i * 4 + 3]! > 127)
  const spread = (values: readonly number[]) =>
    ((values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) + 1) / FIELD_PX) *
    FIELD_HU
  return [spread(solid.map(i => i % FIELD_PX)), spread(solid.map(i => Math.floor(i / FIELD_PX)))]
}

/** Where the whole object is its footprint. What stands or leans is seen from above and hides its own. */
const FLAT: readonly (readonly [ObjectKind, Contact])[] = [
  ['cloth', 'face'],
  ['ring', 'face'],
  ['ring', 'edge'],
  ['cube', 'face'],
  ['coin', 'face'],
  ['coin', 'edge'],
  ['pawn', 'face'],
  ['top', 'edge'],
  ['dart', 'face'],
]

const CLOSE_HU = 0.012

const sides = OBJECTS.flatMap(object => contactsOf(kindOf(object)).map(contact => [object, contact] as const))

describe('objects', () => {
  it('[PALM-2] eleven can be drawn, each in every way in which it can touch', () => {
    expect(OBJECTS).toHaveLength(11)
    for (const [object, contact] of sides)
      expect(objectDrawing(object, { contact }), object).toContain('<path')
  })

  it.each(FLAT)('[PALM-2] %s on its %s is drawn as large as it is felt', (kind, contact) => {
    const object = OBJECTS.find(id => kindOf(id) === kind)!
    const [widthHu, lengthHu] = reachOf(objectBody(object, contact))
    const footprint = footprintOf(kind, contact)!
    expect(Math.abs(widthHu - footprint.widthHu)).toBeLessThan(CLOSE_HU)
    expect(Math.abs(lengthHu - footprint.lengthHu)).toBeLessThan(CLOSE_HU)
  })

  it('[PALM-2] dart and pawn are as long lying as they are felt to be', () => {
    for (const object of ['dart', 'pawn'] as const) {
      const { lengthHu } = footprintOf(object, 'edge')!
      expect(Math.abs(reachOf(objectBody(object, 'edge'))[1] - lengthHu), object).toBeLessThan(CLOSE_HU)
    }
  })

  it.each(sides.filter(([object]) => object !== 'string'))(
    '[PALM-2] %s on its %s is never smaller than its footprint',
    (object, contact) => {
      const [widthHu, lengthHu] = reachOf(objectBody(object, contact))
      const footprint = footprintOf(kindOf(object), contact)!
      expect(widthHu).toBeGreaterThan(footprint.widthHu - CLOSE_HU)
      expect(lengthHu).toBeGreaterThan(footprint.lengthHu - CLOSE_HU)
    },
  )

  it('[PALM-2] the string lies in 6 to 10 spots, three hands long', () => {
    expect(STRING_AT_REST.length).toBeGreaterThanOrEqual(6)
    expect(STRING_AT_REST.length).toBeLessThanOrEqual(10)
    const d = objectBody('string', 'face').match(/d="([^"]+)"/)![1]!
    const corners = cornersOf(d)
    const units = corners.slice(1).reduce((sum, [x, y], i) => {
      const [fromX, fromY] = corners[i]!
      return sum + Math.hypot(x - fromX, y - fromY)
    }, 0)
    expect(units / unitsOf(1)).toBeCloseTo(footprintOf('string', 'face')!.lengthHu, 1)
  })

  it('[PALM-2] the cloth is a sheet of four by four spots, and goes where they go', () => {
    expect(CLOTH_AT_REST).toHaveLength(16)
    const flat = CLOTH_AT_REST.map(({ x, y }) => [unitsOf(x), unitsOf(y)] as const)
    const pushed = flat.map(([x, y]) => [x * 0.4, y] as const)
    const [widthHu, lengthHu] = reachOf(softDrawing('cloth', pushed))
    expect(widthHu).toBeLessThan(0.5)
    expect(lengthHu).toBeGreaterThan(0.85)
  })

  it('[PALM-2] cubes differ to the eye, though not to the skin', () => {
    const cubes = OBJECTS.filter(object => kindOf(object) === 'cube').map(cube => objectBody(cube, 'face'))
    expect(new Set(cubes).size).toBe(4)
  })

  it('waits in the tray on a side that it has', () => {
    for (const object of OBJECTS) expect(contactsOf(kindOf(object))).toContain(restOf(object))
  })
})
