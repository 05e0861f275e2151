import { type Net, type Panel, rectangle, sidesOf, tabOn } from './net.ts'

/** READ-2: 1 to 5, and a question mark. */

export const DIE_MM = 24

const face = (words: string, column: number, row: number, on?: string): Panel => ({
  name: words,
  words,
  corners: rectangle(column * DIE_MM, row * DIE_MM, DIE_MM, DIE_MM),
  ...(on === undefined ? {} : { on }),
})

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
  ...(['left', 'top', 'right'] as const).map(side => tabOn('1', sidesOf(one)[side])),
  ...(['left', 'bottom', 'right'] as const).map(side => tabOn('5', sidesOf(five)[side])),
  tabOn('?', sidesOf(mark).right),
]
