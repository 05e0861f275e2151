import { type Net, type Panel, rectangle, sidesOf, tabOn } from './net.ts'

/** What fits in, in millimetres. */
export interface Room {
  readonly width: number
  readonly length: number
  readonly height: number
}

/** As thick as what can still be printed on at home, glue and all. */
export const CARD_MM = 0.3

const WIDEST_TAB_MM = 14

/** A tray without a lid: a floor and four walls; the long walls have the tabs, which are glued to the short ones. */
export function trayNet({ width, length, height }: Room, words?: string): Net {
  const floor: Panel = {
    name: 'floor',
    corners: rectangle(0, 0, width, length),
    ...(words === undefined ? {} : { words }),
  }
  const wall = (name: string, x: number, y: number, wide: number, high: number): Panel => ({
    name,
    on: 'floor',
    corners: rectangle(x, y, wide, high),
  })
  const left = wall('left', -height, 0, height, length)
  const right = wall('right', width, 0, height, length)
  const wideMm = Math.min(WIDEST_TAB_MM, width / 2 - 1)
  return [
    floor,
    left,
    right,
    wall('top', 0, -height, width, height),
    wall('bottom', 0, length, width, height),
    ...[left, right].flatMap(panel =>
      (['top', 'bottom'] as const).map(side => tabOn(panel.name, sidesOf(panel)[side], wideMm)),
    ),
  ]
}

/** Between tray and lid: the walls of both, with their tabs, and some air. */
const PLAY_MM = 1.6
const LID_SHARE = 0.5

/** What goes over a tray of this room. */
export const lidOf = ({ width, length, height }: Room): Room => ({
  width: width + PLAY_MM,
  length: length + PLAY_MM,
  height: Math.round(height * LID_SHARE),
})
