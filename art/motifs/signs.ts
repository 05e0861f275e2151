import type { Colour } from '../palette.ts'
import { disc, line, oval, path, put } from '../shape.ts'
import { moonHair } from './weather.ts'

export const notes = ({ colour: c = 'ink' }: { colour?: Colour } = {}) =>
  oval(-8, 0, 5, 4, c) + oval(12, -4, 5, 4, c) + line('M-3.6 -1V-24L16.4 -29V-5', c, 2.6)

export const heart = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M0 8q-14 -11 -7 -18q6 -2 7 4q1 -6 7 -4q7 7 -7 18Z', c)

/** Sleep, without letters: a breath that rises. */
export const slumber = ({ colour: c = 'white' }: { colour?: Colour } = {}) =>
  disc(0, 0, 5, c, { opacity: 0.8 }) +
  disc(12, -14, 8, c, { opacity: 0.8 }) +
  disc(30, -36, 13, c, { opacity: 0.8 })

/** A question without letters: whether there is news of Mei. Whoever asks it is at its lower right. */
export const newsOfMei = () =>
  path('M30 26Q52 40 60 66Q34 58 10 40Z', 'white') +
  oval(0, 0, 62, 50, 'white') +
  put(disc(0, 0, 30, 'skin2') + moonHair({ radius: 30 }), { y: 9 })

/** The speech that somebody had learnt by heart: nothing is left of it. Whoever thinks it is at its lower right. */
export const emptyThought = () =>
  disc(46, 62, 7, 'white', { opacity: 0.9 }) +
  disc(32, 44, 11, 'white', { opacity: 0.9 }) +
  path(
    'M-58 4Q-66 -18 -42 -26Q-36 -48 -10 -42Q8 -56 28 -40Q58 -40 56 -14Q66 8 42 18Q30 34 6 26Q-18 38 -32 24Q-54 24 -58 4Z',
    'white',
    {
      opacity: 0.9,
    },
  )
