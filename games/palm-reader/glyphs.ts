import { chosen, type Family, type Value } from './family.ts'
import { MIDDLE } from './glyphs-middle.ts'
import { RICH } from './glyphs-rich.ts'
import { SIMPLE } from './glyphs-simple.ts'
import type { Line } from './line.ts'

const FAMILIES: Readonly<Record<string, Family>> = { ...SIMPLE, ...MIDDLE, ...RICH }

// READ-11 forbids digits as a code; a symbol that feels like one would tell the wrong number.
const DIGITS = [
  'line:0,1',
  'flag:left,1,ribbon',
  'zigzag:standing,3,low',
  'zigzag:standing,3,high',
  'wave:standing,2,low,1',
  'wave:standing,2,high,1',
]

// READ-3: turned by so little that the eye takes them for their upright relations.
const LOOKALIKES = [
  'cross:3,tilted',
  'star:6,tilted',
  'blossom:5,tilted,plain',
  'blossom:5,tilted,dotted',
  'blossom:5,tilted,ringed',
]

/** The ids of all glyphs, as in 'spiral:clockwise,2.25,90'. */
export function allGlyphs(): readonly string[] {
  const ids = Object.entries(FAMILIES).flatMap(([name, family]) =>
    family.variants().map(variant => `${name}:${variant}`),
  )
  return ids.filter(id => !DIGITS.includes(id) && !LOOKALIKES.includes(id))
}

export function familyOf(glyph: string): string {
  return glyph.slice(0, glyph.indexOf(':'))
}

export function drawGlyph(glyph: string): readonly Line[] {
  return known(glyph).draw(variantOf(glyph))
}

/** What was chosen on each axis of its family. */
export function valuesOf(glyph: string): readonly Value[] {
  return chosen(known(glyph).grid, variantOf(glyph))
}

function variantOf(glyph: string): string {
  return glyph.slice(glyph.indexOf(':') + 1)
}

function known(glyph: string): Family {
  const family = FAMILIES[familyOf(glyph)]
  if (!family) throw new Error(`no such glyph: ${glyph}`)
  return family
}
