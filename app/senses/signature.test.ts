import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'
import { contactWith } from './testing.ts'

const print = (hardness: number, widthHu = 0.2) => ({
  shape: 'disc' as const,
  widthHu,
  lengthHu: widthHu,
  hardness,
})

test('[PALM-47] each kind has a signature of its own', () => {
  const kinds = ['cloth', 'ring', 'dart', 'cube', 'string', 'coin', 'pawn', 'top'] as const
  const heard = kinds.map(kind => {
    const { attack, layer } = signatureOf(contactWith({ kind, print: print(0.8, 0.3) }))
    return JSON.stringify([attack, layer])
  })
  expect(new Set(heard).size).toBe(kinds.length)
})

test('a cloth comes softly and strikes nothing', () => {
  const { attack, layer, shakes } = signatureOf(contactWith({ kind: 'cloth' }))
  expect([attack, layer.fadeMs, shakes]).toEqual([null, 120, []])
})

test('the dart’s tip ticks, its shaft knocks, its flight breathes', () => {
  const [tip, shaft, flight] = [1, 0.6, 0.1].map(hard =>
    signatureOf(contactWith({ kind: 'dart', print: print(hard) })),
  )
  expect(tip!.attack).toMatchObject({ hz: [4_000], ms: 20 })
  expect(shaft!.attack).not.toBeNull()
  expect(flight!.attack).toBeNull()
})

test('a cube is one note lower on every cube that it is stacked on', () => {
  const hz = [0, 1, 2].map(stacked => signatureOf(contactWith({ kind: 'cube' }), stacked).attack!.hz[0]!)
  expect(hz[0]).toBe(700)
  expect(hz[1]! / hz[0]!).toBeCloseTo(hz[2]! / hz[1]!)
  expect(hz[1]).toBeLessThan(hz[0]!)
})

test('a pawn’s head knocks an octave above its base, on palm and fingertip alike', () => {
  const hz = (widthHu: number, y: number) =>
    signatureOf(contactWith({ kind: 'pawn', x: 0.38, y, print: print(0.8, widthHu) })).attack!.hz
  // As wide as the skin there makes them.
  expect([hz(0.234, 0.5), hz(0.172, 0.5)]).toEqual([[450], [900]])
  expect([hz(0.203, 2.2), hz(0.125, 2.2)]).toEqual([[450], [900]])
})

test('a top hums from 110 Hz down to 70 as it slows; a coin that spins flutters faster as it falls', () => {
  const hum = (turnsPerS: number) => signatureOf(contactWith({ kind: 'top', turnsPerS })).layer.humHz
  expect([hum(8), hum(0)]).toEqual([110, undefined])
  expect(hum(1)!).toBeLessThan(80)
  const flutter = (turnsPerS: number) => signatureOf(contactWith({ kind: 'coin', turnsPerS })).layer.flutterHz
  expect(flutter(2)!).toBeGreaterThan(flutter(6)!)
})

test('a string hisses higher the tighter it is, and shakes only when pulled', () => {
  const loose = signatureOf(contactWith({ kind: 'string' }))
  const tight = signatureOf(contactWith({ kind: 'string', aroundDeg: 720 }))
  expect([loose.layer.bandHz, tight.layer.bandHz]).toEqual([1_500, 3_000])
  expect([loose.shakes, tight.shakes]).toEqual([[], [25, 60, 25]])
})
