import { type Ask, OBJECT_KINDS, type ObjectKind } from '@veillee/touch'
import { miniHand } from '../hand/mini.ts'
import { objectIcon, objectShape } from '../hand/object.ts'
import { UPRIGHT_SHAPES } from '../hand/upright.ts'
import { mixed, type Paint } from '../palette.ts'
import { type Drawing, disc, each, line, path, put, rim } from '../shape.ts'
import { lettering } from './lettering.ts'

/** What a constraint asks, understood without words, in a box of 200 × 200 about 0, 0. */
export type PictogramOf = (ask: Ask) => Drawing

const OFF = mixed('stone', 'paper', 0.35)
const OFF_LINES = mixed('stone', 'slate', 0.3)
const LIT = 'skin'
const LIT_LINES = 'skinD'

/** Yes: a green disc with a tick. */
const tick = (x: number, y: number, s = 1): Drawing =>
  put(disc(0, 0, 17, 'white') + disc(0, 0, 14.5, 'forest') + line('M-6.5 0.5L-1.5 5.5L7 -5', 'white', 4.4), {
    x,
    y,
    scale: s,
  })

/** No: a red disc with a cross. */
const cross = (x: number, y: number, s = 1): Drawing =>
  put(
    disc(0, 0, 17, 'white') +
      disc(0, 0, 14.5, 'red') +
      line('M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5', 'white', 4.4),
    { x, y, scale: s },
  )

const plus = (x: number, y: number): Drawing => line(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, 'ink', 5)

const othersThan = (kinds: readonly ObjectKind[]): readonly ObjectKind[] =>
  OBJECT_KINDS.filter(kind => !kinds.includes(kind))

const rowOf = (
  kinds: readonly ObjectKind[],
  y: number,
  step: number,
  draw: (kind: ObjectKind) => Drawing,
): Drawing => each(kinds, (kind, i) => put(draw(kind), { x: (i - (kinds.length - 1) / 2) * step, y }))

/** These, and the rest is struck out. */
const onlyObjects = (kinds: readonly ObjectKind[]): Drawing =>
  rowOf(kinds, -26, 88, kind => objectIcon(kind, 76)) +
  rowOf(othersThan(kinds), 58, 27, kind => objectShape(kind, 23, OFF_LINES)) +
  line('M-80 58H80', 'red', 3.4) +
  tick(74, -74) +
  cross(88, 58, 0.8)

/** This one, and whatever else one likes. */
const atLeastObject = (kind: ObjectKind): Drawing =>
  put(objectIcon(kind, 104), { y: -22 }) +
  tick(62, -66) +
  plus(-82, 66) +
  put(
    rowOf(othersThan([kind]), 66, 22, other => objectIcon(other, 18)),
    { x: 12 },
  )

/** A hand of which a part is meant. */
const handWith = (hand: 'on' | 'off', fingers: 'on' | 'off'): Drawing =>
  put(
    miniHand({
      side: 'right',
      face: 'palm',
      hand: hand === 'on' ? LIT : OFF,
      fingers: fingers === 'on' ? LIT : OFF,
      lines: hand === 'on' ? LIT_LINES : OFF_LINES,
    }),
    { x: -76, y: -104, scale: 0.252 },
  )

const onlyFingers = (): Drawing => handWith('off', 'on') + tick(-72, -58) + cross(-8, 38, 1.2)

const notFingers = (): Drawing => handWith('on', 'off') + cross(-4, -52, 1.2) + tick(-8, 38, 1.1)

const smallHand = (face: 'palm' | 'back', lit: 'on' | 'off', x: number, s: number): Drawing =>
  put(
    miniHand({
      side: 'right',
      face,
      hand: lit === 'on' ? LIT : OFF,
      fingers: lit === 'on' ? LIT : OFF,
      lines: lit === 'on' ? (face === 'back' ? mixed('skinD', 'walnut', 0.2) : LIT_LINES) : OFF_LINES,
    }),
    { x, y: -s * 400 + 2, scale: s },
  )

/** The side with the nails; never the side with the lines. */
const onlyBack = (): Drawing =>
  smallHand('back', 'on', -112, 0.24) +
  tick(-66, 44, 1.1) +
  smallHand('palm', 'off', 8, 0.155) +
  cross(58, 34, 1)

/** From the fingers behind to the thumb in front. */
const UPRIGHT_PAINTS: Readonly<Record<'on' | 'off', readonly Paint[]>> = {
  on: [mixed('skinD', 'skin', 0.4), LIT, mixed('skin2', 'skin', 0.5)],
  off: [OFF_LINES, OFF, mixed(OFF, OFF_LINES, 0.5)],
}

const uprightMini = (lit: 'on' | 'off'): Drawing =>
  each(UPRIGHT_SHAPES, (d, i) => path(d, UPRIGHT_PAINTS[lit][i]!))

/** Like a wall, not like a table. */
const upright = (): Drawing =>
  line('M-84 84H84', 'ink', 5) +
  put(uprightMini('on'), { x: -120, y: -112, scale: 0.24 }) +
  line('M-84 60V-66M-97 -50L-84 -68L-71 -50', 'forest', 6) +
  tick(-12, -70) +
  put(uprightMini('off'), { x: 128, y: -3, scale: 0.18, turn: 90 }) +
  cross(58, 10, 1)

const COUNTED: readonly ObjectKind[] = ['coin', 'pawn', 'cloth']

/** Any three, and more if one likes. */
const threeObjects = (): Drawing =>
  lettering('3', { x: -14, y: -20, size: 96, paint: 'ink', font: 'word' }) +
  line('M34 -54h32M50 -70v32', 'ink', 8) +
  rowOf(COUNTED, 50, 66, kind => objectIcon(kind, 50)) +
  each([-66, 0, 66], x => rim(x, 50, 33, 'forest', 3.4))

/** Any one, and then no other. */
const oneObject = (): Drawing =>
  lettering('1', { x: 0, y: -20, size: 96, paint: 'ink', font: 'word' }) +
  put(objectIcon('coin', 50), { y: 50 }) +
  rim(0, 50, 33, 'forest', 3.4) +
  each(
    [-66, 66],
    (x, i) =>
      put(objectShape(['pawn', 'top'][i] as ObjectKind, 46, OFF_LINES), { x, y: 50 }) +
      line(`M${x - 22} 72L${x + 22} 28`, 'red', 6),
  )

export const pictogram: PictogramOf = ask => {
  switch (ask.ask) {
    case 'only-objects':
      return onlyObjects(ask.objects)
    case 'at-least-object':
      return atLeastObject(ask.object)
    case 'only-fingers':
      return onlyFingers()
    case 'not-fingers':
      return notFingers()
    case 'only-back':
      return onlyBack()
    case 'upright':
      return upright()
    case 'three-objects':
      return threeObjects()
    case 'one-object':
      return oneObject()
  }
}
