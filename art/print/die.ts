import { type Net, type Panel, rectangle, sidesOf, tabOn } from './net.ts'

/** READ-2: 1 to 5, and a question mark. */

export const DIE_MM = 24

const face = (words: string, column: number, row: number, on?: string): Panel => ({
  name: words,
  words,
  corners: rectangle(column * DIE_MM, row * DIE_MM, DIE_MM, DIE_MM),
  ...(on === undefined ? {} : { on }),
})

/** Three of them meet behind the 2, two of those at each of its corners. */
const TAB_MM = { wide: 8, slant: 8.5 } as const

const tab = (on: Panel, side: 'left' | 'top' | 'right' | 'bottom'): Panel =>
  tabOn(on.name, sidesOf(on)[side], TAB_MM.wide, TAB_MM.slant)

/** A cross; what lies opposite adds up to six, and the question mark stands for three. */
const [three, one, two, four, mark, five] = [
  face('3', 1, 1),
  face('1', 1, 0, '3'),
  face('2', 0, 1, '3'),
  face('4', 2, 1, '3'),
  face('?', 3, 1, '4'),
  face('5', 1, 2, '3'),
]

export const DIE: Net = [
  three,
  one,
  two,
  four,
  mark,
  five,
  ...(['left', 'top', 'right'] as const).map(side => tab(one, side)),
  ...(['left', 'bottom', 'right'] as const).map(side => tab(five, side)),
  tab(mark, 'right'),
]
