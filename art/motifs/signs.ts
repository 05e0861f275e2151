import type { Colour } from '../palette.ts'
import { disc, line, oval, path } from '../shape.ts'

export const notes = ({ colour: c = 'ink' }: { colour?: Colour } = {}) =>
  oval(-8, 0, 5, 4, c) + oval(12, -4, 5, 4, c) + line('M-3.6 -1V-24L16.4 -29V-5', c, 2.6)

export const heart = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M0 8q-14 -11 -7 -18q6 -2 7 4q1 -6 7 -4q7 7 -7 18Z', c)

/** Sleep, without letters: a breath that rises. */
export const slumber = ({ colour: c = 'white' }: { colour?: Colour } = {}) =>
  disc(0, 0, 5, c, { opacity: 0.8 }) +
  disc(12, -14, 8, c, { opacity: 0.8 }) +
  disc(30, -36, 13, c, { opacity: 0.8 })
