import type { linesOf } from '@veillee/games'
import { composed, type Said } from '@veillee/kernel'
import { counted, listed, said } from '../words/language.ts'

type Line = ReturnType<typeof linesOf>[number]

const KINDS = {
  dot: { fr: 'un point', en: 'a dot' },
  straight: { fr: 'un trait', en: 'a line' },
  curve: { fr: 'une courbe', en: 'a curve' },
} as const

const SEVERAL = {
  dot: (count: number) => counted(count, { fr: '# point', en: '# dot' }, { fr: '# points', en: '# dots' }),
  straight: (count: number) =>
    counted(count, { fr: '# trait', en: '# line' }, { fr: '# traits', en: '# lines' }),
  curve: (count: number) =>
    counted(count, { fr: '# courbe', en: '# curve' }, { fr: '# courbes', en: '# curves' }),
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

function placeOf({ points }: Line): Said {
  const row = ROWS[third(points.map(([, y]) => y))]!
  const column = COLUMNS[third(points.map(([x]) => x))]!
  const place = [row, column].filter(({ en }) => en !== '')
  return composed(say => (place.length > 0 ? place : [MIDDLE]).map(say).join(' '))
}

/** READ-22: which lines, for somebody who does not see the dots: “2 lines in the middle and a curve at the top”. */
export function linesWords(lines: readonly Line[]): string {
  const alike = new Map<string, Line[]>()
  for (const line of lines) {
    const words = `${line.kind} ${placeOf(line).en}`
    alike.set(words, [...(alike.get(words) ?? []), line])
  }
  return listed(
    [...alike.values()].map(those => {
      const { kind } = those[0]!
      const kinds = those.length === 1 ? said(KINDS[kind]) : SEVERAL[kind](those.length)
      return `${kinds} ${said(placeOf(those[0]!))}`
    }),
  )
}
