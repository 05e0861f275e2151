import { fromStage, STAGE } from '@veillee/art'
import type { Point } from '@veillee/touch'
import { onPalm, PALM_POSE } from './palm-box.ts'

/** A hand is as broad as 82 % of the pad, and what lies in the middle of the palm lies in the middle of the pad. */
const HAND_SHARE = 0.82
const MIDDLE: Point = { x: 0.5, y: 0.58 }

const [middleX, middleY] = onPalm(MIDDLE)
const UNITS = Math.abs(onPalm({ x: 1, y: 0 })[0] - onPalm({ x: 0, y: 0 })[0]) / HAND_SHARE

/** As much of a rectangle on the screen as is needed. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Where on the palm a finger on the screen is; one that slips off the pad stays at its edge. */
export function placeAt(clientX: number, clientY: number, { left, top, width, height }: Rect): Point {
  const unitsPerPx = UNITS / width
  const x = within(clientX - left, 0, width) - width / 2
  const y = within(clientY - top, 0, height) - height / 2
  const place = fromStage([middleX + x * unitsPerPx, middleY + y * unitsPerPx], PALM_POSE)
  return { x: place.x, y: place.y }
}

/** The way back: where on a pad of this size a place of the palm is. */
export function spotOnPad(place: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Point {
  const [x, y] = onPalm(place)
  const pxPerUnit = width / UNITS
  return { x: width / 2 + (x - middleX) * pxPerUnit, y: height / 2 + (y - middleY) * pxPerUnit }
}

export const pxPerHu = ({ width }: Pick<Rect, 'width'>): number => width * HAND_SHARE

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Where the picture of the whole hand lies, for a square as broad as the pad and in its middle. */
export const HAND_ON_PAD = {
  left: percent(0.5 - middleX / UNITS),
  top: percent(0.5 - middleY / UNITS),
  width: percent(STAGE.width / UNITS),
  height: percent(STAGE.height / UNITS),
} as const
