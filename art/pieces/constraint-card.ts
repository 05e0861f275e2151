import type { Ask } from '@veillee/touch'
import { svgOf } from '../card.ts'
import { type Drawing, disc, each, inside, path, put, rect } from '../shape.ts'
import { inLines, lettering, widthOf } from './lettering.ts'
import { pictogram } from './pictogram.ts'

export const CONSTRAINT_CARD = { width: 240, height: 300 } as const

export interface ConstraintCard {
  /** As the rules count it, from 0; people count from 1. */
  readonly card: number
  readonly ask: Ask
  /** One sentence a language; the first is the larger. */
  readonly words: readonly [string, ...string[]]
}

const ROOM = { width: 204, mostLetters: 20, top: 220, bottom: 286 } as const

/** The first sentence speaks, the others explain. */
const STYLES = [
  { size: 20, letters: ROOM.mostLetters, font: 'word' },
  { size: 14.5, letters: ROOM.mostLetters + 12, font: 'label' },
] as const

const LEADING = 1.15

interface Line {
  readonly text: string
  readonly size: number
  readonly font: 'word' | 'label'
}

function linesOf(sentence: string, i: number): readonly Line[] {
  const { size, letters, font } = STYLES[Math.min(i, 1)]!
  const lines = inLines(sentence, letters)
  const longest = Math.max(...lines.map(text => widthOf(text, 1)))
  return lines.map(text => ({ text, size: Math.min(size, ROOM.width / longest), font }))
}

/** The sentences one below the other, as large as fits. */
function written(words: readonly string[]): Drawing {
  const lines = words.flatMap(linesOf)
  const wanted = lines.reduce((sum, { size }) => sum + size * LEADING, 0)
  const share = Math.min(1, (ROOM.bottom - ROOM.top) / wanted)
  let y = (ROOM.top + ROOM.bottom - wanted * share) / 2
  return each(lines, ({ text, size, font }) => {
    y += size * share * LEADING
    return lettering(text, { x: 120, y: y - size * share * 0.24, size: size * share, paint: 'ink', font })
  })
}

export function constraintCardSvg({ card, ask, words }: ConstraintCard): string {
  const { width, height } = CONSTRAINT_CARD
  const paper = 'M9 24Q9 9 24 9H216Q231 9 231 24V276Q231 291 216 291H24Q9 291 9 276Z'
  const drawing =
    rect(0, 0, width, height, 'navy', 22) +
    path(paper, 'cream') +
    inside(paper, path('M0 0H240V50Q120 78 0 50Z', 'mustard') + disc(120, 120, 101, 'paper')) +
    put(pictogram(ask), { x: 120, y: 120, scale: 0.94 }) +
    written(words) +
    lettering(String(card + 1), { x: 26, y: 33, size: 17, paint: 'ink', font: 'label' })
  return svgOf(drawing, width, height, `constraint-${card}`)
}
