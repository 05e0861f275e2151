import type { linesOf } from '@veillee/games'
import { composed, type Said } from '@veillee/kernel'

type Line = ReturnType<typeof linesOf>[number]

const KINDS = {
  dot: { fr: 'un point', en: 'a dot' },
  straight: { fr: 'un trait', en: 'a line' },
  curve: { fr: 'une courbe', en: 'a curve' },
} as const

const ROWS = [
  { fr: 'en haut', en: 'at the top' },
  { fr: '', en: '' },
  { fr: 'en bas', en: 'at the bottom' },
] as const

const COLUMNS = [
  { fr: 'à gauche', en: 'on the left' },
  { fr: '', en: '' },
  { fr: 'à droite', en: 'on the right' },
] as const

const MIDDLE = { fr: 'au milieu', en: 'in the middle' } as const

/** In which third of the symbol's box. */
const third = (values: readonly number[]): number => {
  const middle = (Math.min(...values) + Math.max(...values)) / 2
  return middle < 36 ? 0 : middle > 64 ? 2 : 1
}

/** READ-22: which line it is, for somebody who does not see the dots: “a curve, at the top on the left”. */
export function lineWords({ points, kind }: Line): Said {
  const row = ROWS[third(points.map(([, y]) => y))]!
  const column = COLUMNS[third(points.map(([x]) => x))]!
  const place = [row, column].filter(({ en }) => en !== '')
  return composed(say => [KINDS[kind], ...(place.length > 0 ? place : [MIDDLE])].map(say).join(' '))
}
