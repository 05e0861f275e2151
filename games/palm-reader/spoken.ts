import type { Said } from '@veillee/kernel'
import type { Value } from './family.ts'
import { familyOf, valuesOf } from './glyphs.ts'
import { SPOKEN_MIDDLE } from './spoken-middle.ts'
import { SPOKEN_RICH } from './spoken-rich.ts'
import { SPOKEN_SIMPLE } from './spoken-simple.ts'
import { glyphOf, type Side } from './symbols.ts'

const SPEECHES = { ...SPOKEN_SIMPLE, ...SPOKEN_MIDDLE, ...SPOKEN_RICH }

/** READ-1: a symbol in words, for somebody who does not see the card. */
export function spokenSymbol(side: Side, number: 1 | 2 | 3 | 4 | 5): Said {
  return spokenGlyph(glyphOf(side, number))
}

export function spokenGlyph(glyph: string): Said {
  const values = valuesOf(glyph)
  const speech = SPEECHES[familyOf(glyph) as keyof typeof SPEECHES] as (...chosen: readonly Value[]) => Said
  return speech(...values)
}
