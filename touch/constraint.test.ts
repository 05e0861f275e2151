import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ask, broken, keeps, mayHold, mayTouch, mayTouchAt, owed } from './constraint.ts'
import type { Mime } from './gesture.ts'
import { HELD, placeIn, REGIONS, type Region } from './hand.ts'
import { contactsOf, kindOf, OBJECTS, type ObjectId } from './object.ts'
import type { MimeSample } from './sample.ts'

const touched = (
  object: ObjectId,
  region: Region = 'palm',
  change: Partial<MimeSample> = {},
): MimeSample => ({
  tMs: 0,
  object,
  ...placeIn(region, 0.5, 0.5),
  angle: 0,
  press: 1,
  contact: contactsOf(kindOf(object))[0]!,
  touching: true,
  held: 'palm-up',
  ...change,
})
const mimeOf = (...samples: MimeSample[]): Mime => ({ kind: 'mime', samples })
const with_ = (...objects: ObjectId[]) => mimeOf(...objects.map(object => touched(object)))
const on = (...regions: Region[]) => mimeOf(...regions.map(region => touched('coin', region)))
const used = (...objects: ObjectId[]) => new Set(objects)

const stringAndCubes: Ask = { ask: 'only-objects', objects: ['string', 'cube'] }
const ASKS: readonly Ask[] = [
  stringAndCubes,
  { ask: 'at-least-object', object: 'dart' },
  { ask: 'only-fingers' },
  { ask: 'not-fingers' },
  { ask: 'only-back' },
  { ask: 'upright' },
  { ask: 'three-objects' },
  { ask: 'one-object' },
]

describe('only these objects', () => {
  test('[PALM-41] the objects shown may be used, and cubes mean all four', () => {
    expect(keeps(stringAndCubes, with_('string', 'cube-1', 'cube-4'))).toBe(true)
    expect(keeps(stringAndCubes, with_('cube-2'))).toBe(true)
    expect(keeps(stringAndCubes, with_('string', 'coin'))).toBe(false)
  })

  test('[PALM-43] any other object cannot be picked up, and the Child is told which', () => {
    const allowed = OBJECTS.filter(object => mayTouch(stringAndCubes, used('string'), object))
    expect(allowed).toEqual(['cube-1', 'cube-2', 'cube-3', 'cube-4', 'string'])
    expect(broken(stringAndCubes, with_('string', 'coin', 'top'))).toEqual({
      en: 'Nothing but the string and the four cubes this time: leave the coin and the top aside.',
      fr: 'Rien d’autre que la ficelle et les quatre cubes cette fois\u202f: laisse la pièce et la toupie de côté.',
    })
  })
})

describe('at least this object', () => {
  const dart: Ask = { ask: 'at-least-object', object: 'dart' }

  test('[PALM-41] others may come too', () => {
    expect(keeps(dart, with_('coin', 'dart'))).toBe(true)
    expect(OBJECTS.every(object => mayTouch(dart, used(), object))).toBe(true)
  })

  test('[PALM-43] until it has touched the hand the mime cannot be finished, and the Child is told so', () => {
    const waiting = mimeOf(touched('coin'), touched('dart', 'palm', { touching: false }))
    expect(owed(dart, waiting)).toEqual({
      en: 'Still missing: the dart.',
      fr: 'Il manque encore la fléchette.',
    })
    expect(broken(dart, waiting)).toBeUndefined()
    expect(keeps(dart, waiting)).toBe(false)
    expect(owed(dart, with_('dart'))).toBeUndefined()
  })

  test('[PALM-41] cubes in a picture mean all four', () => {
    const cubes: Ask = { ask: 'at-least-object', object: 'cube' }
    expect(keeps(cubes, with_('cube-1', 'cube-2', 'cube-3'))).toBe(false)
    expect(keeps(cubes, with_('cube-1', 'cube-2', 'cube-3', 'cube-4'))).toBe(true)
  })
})

describe('where on the hand', () => {
  const allowedBy = (ask: Ask) => REGIONS.filter(region => mayTouchAt(ask, region, 'palm-up'))

  test('[PALM-41] only on the fingers: the thumb is one, and so are their backs', () => {
    const ask: Ask = { ask: 'only-fingers' }
    expect(allowedBy(ask)).toHaveLength(15)
    expect(keeps(ask, on('thumb-tip', 'index-shaft', 'little-back'))).toBe(true)
    expect(broken(ask, on('thumb-tip', 'palm'))?.en).toMatch(/only the fingers/i)
    expect(broken(ask, on('back'))?.fr).toMatch(/rien que les doigts/i)
  })

  test('[PALM-41] never on the fingers: the palm and the back of the hand remain', () => {
    const ask: Ask = { ask: 'not-fingers' }
    expect(allowedBy(ask)).toEqual(['palm', 'back'])
    expect(keeps(ask, on('palm', 'back'))).toBe(true)
    expect(broken(ask, on('palm', 'thumb-shaft'))?.en).toMatch(/never on the fingers/i)
    expect(broken(ask, on('ring-back'))?.fr).toMatch(/jamais sur les doigts/i)
  })

  test('[PALM-41] only on the back: the backs of the fingers belong to it, nothing of the palm side does', () => {
    const ask: Ask = { ask: 'only-back' }
    expect(allowedBy(ask)).toHaveLength(6)
    expect(keeps(ask, on('back', 'thumb-back'))).toBe(true)
    expect(broken(ask, on('back', 'index-tip'))?.en).toMatch(/only the back/i)
    expect(broken(ask, on('palm'))?.fr).toMatch(/rien que le dos/i)
  })

  test('[PALM-43] a touch that is ruled out breaks the mime only when it touches', () => {
    const near = mimeOf(touched('coin', 'back'), touched('coin', 'palm', { touching: false }))
    expect(keeps({ ask: 'only-back' }, near)).toBe(true)
  })
})

describe('the hand held vertical', () => {
  const ask: Ask = { ask: 'upright' }
  const upright = touched('coin', 'palm', { held: 'upright' })

  test('[PALM-41] it is upright for the whole of the mime', () => {
    expect(keeps(ask, mimeOf(upright, touched('ring', 'back', { held: 'upright' })))).toBe(true)
    expect(broken(ask, mimeOf(upright, touched('coin')))?.en).toMatch(/upright/)
    expect(keeps(ask, mimeOf(upright, touched('coin', 'palm', { touching: false, held: 'back-up' })))).toBe(
      false,
    )
  })

  test('[PALM-43] held otherwise, it can be touched nowhere', () => {
    expect(HELD.filter(held => mayHold(ask, held))).toEqual(['upright'])
    expect(REGIONS.some(region => mayTouchAt(ask, region, 'palm-up'))).toBe(false)
    expect(REGIONS.every(region => mayTouchAt(ask, region, 'upright'))).toBe(true)
  })
})

describe('how many objects', () => {
  const three: Ask = { ask: 'three-objects' }
  const one: Ask = { ask: 'one-object' }

  test('[PALM-41] at least three, and each cube is one', () => {
    expect(keeps(three, with_('cube-1', 'cube-2', 'cube-3'))).toBe(true)
    expect(keeps(three, with_('coin', 'ring', 'top', 'dart'))).toBe(true)
    expect(keeps(three, with_('coin', 'ring', 'coin'))).toBe(false)
  })

  test('[PALM-43] the Child is told how many are missing', () => {
    expect(owed(three, with_('coin'))?.en).toBe('At least three objects this time: two more to go.')
    expect(owed(three, with_('coin', 'ring'))?.fr).toBe(
      'Au moins trois objets cette fois\u202f: il en manque encore un.',
    )
    expect(owed(three, with_('coin', 'ring', 'top'))).toBeUndefined()
  })

  test('[PALM-41] one only, of your choice, and each cube is one', () => {
    expect(keeps(one, with_('coin', 'coin'))).toBe(true)
    expect(broken(one, with_('cube-1', 'cube-2'))?.en).toMatch(/one object only/i)
  })

  test('[PALM-43] the first object to touch is the one, and no other can be picked up', () => {
    expect(OBJECTS.filter(object => mayTouch(one, used(), object))).toEqual([...OBJECTS])
    expect(OBJECTS.filter(object => mayTouch(one, used('cube-2'), object))).toEqual(['cube-2'])
  })
})

describe('any constraint', () => {
  const sample = fc
    .record({
      object: fc.constantFrom(...OBJECTS),
      region: fc.constantFrom(...REGIONS),
      held: fc.constantFrom(...HELD),
      touching: fc.boolean(),
    })
    .map(({ object, region, held, touching }) => touched(object, region, { held, touching }))
  const mime = fc.array(sample, { minLength: 1, maxLength: 5 }).map(samples => mimeOf(...samples))

  /** What the stage lets through, asked one sample at a time. */
  function stageAllows(ask: Ask, { samples }: Mime): boolean {
    const soFar = new Set<ObjectId>()
    return samples.every(({ object, held, face, x, y, touching }) => {
      if (!touching) return mayHold(ask, held)
      const region = REGIONS.find(one => {
        const place = placeIn(one, 0.5, 0.5)
        return place.face === face && place.x === x && place.y === y
      })!
      const isAllowed = mayTouch(ask, soFar, object) && mayTouchAt(ask, region, held)
      soFar.add(object)
      return isAllowed
    })
  }

  test('[PALM-43] what the stage lets through is never called broken afterwards, and the other way round', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), mime, (ask, made) => {
        expect(broken(ask, made) === undefined).toBe(stageAllows(ask, made))
      }),
      { numRuns: 1000 },
    )
  })

  test('[PALM-43] what is said is said in both languages', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), mime, (ask, made) => {
        for (const said of [broken(ask, made), owed(ask, made)])
          if (said) for (const sentence of [said.en, said.fr]) expect(sentence).toMatch(/^[A-Z].+\.$/)
        expect(keeps(ask, made)).toBe(!broken(ask, made) && !owed(ask, made))
      }),
    )
  })
})
