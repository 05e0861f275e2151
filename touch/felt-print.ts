import { FELT } from './constants.ts'
import { type Contact, type Footprint, footprintOf, OBJECT_KINDS } from './object.ts'

export const FELT_KINDS = [...OBJECT_KINDS, 'finger'] as const

/** The kind of an object, or the finger that draws: never which of the four cubes. */
export type FeltKind = (typeof FELT_KINDS)[number]

/** A footprint as sharp as the skin under it: a ring is a disc on the palm and a ring on a fingertip. */
export function printOf(
  kind: FeltKind,
  contact: Contact,
  areaHu2: number | undefined,
  acuityHu: number,
): Footprint {
  const whole: Footprint = kind === 'finger' ? FELT.fingerPad : footprintOf(kind, contact)!
  const sideHu = areaHu2 === undefined ? undefined : Math.sqrt(areaHu2)
  const { shape, widthHu, lengthHu, holeHu, hardness } = whole
  const print = {
    shape: isOutlined(whole, acuityHu) ? shape : ('disc' as const),
    widthHu: onGrid(blurred(sideHu ?? widthHu, acuityHu), FELT.printHu),
    lengthHu: onGrid(blurred(sideHu ?? lengthHu, acuityHu), FELT.printHu),
    hardness: onGrid(hardness, FELT.hardnessStep),
  }
  return print.shape === 'ring' ? { ...print, holeHu: onGrid(holeHu!, FELT.printHu) } : print
}

/** Two edges nearer to each other than skin can tell apart are one. */
function isOutlined({ shape, widthHu, lengthHu, holeHu }: Footprint, acuityHu: number): boolean {
  if (shape === 'ring') return holeHu! >= 2 * acuityHu
  return (shape === 'line' ? lengthHu : widthHu) >= 2 * acuityHu
}

const blurred = (hu: number, acuityHu: number): number => Math.sqrt(hu * hu + acuityHu * acuityHu)

/** What skin cannot tell is not told: a disc points nowhere, a square four ways, a line two. */
export function angleFelt(shape: Footprint['shape'], angle: number): number {
  if (shape === 'square') return angle % 16
  return shape === 'line' ? angle % 32 : 0
}

export const onGrid = (value: number, step: number): number => Math.round(value / step) * step + 0
