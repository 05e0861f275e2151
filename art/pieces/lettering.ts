import { short } from '../curve.ts'
import { hexOf, type Paint } from '../palette.ts'
import type { Drawing } from '../shape.ts'

/** Fraunces speaks: words and titles. Nunito explains: labels and numbers. */
const FONTS = {
  word: ['Fraunces, Georgia, serif', 700],
  label: ['Nunito, system-ui, sans-serif', 700],
} as const

export interface Lettering {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly paint: Paint
  readonly font: keyof typeof FONTS
  readonly anchor?: 'start' | 'middle' | 'end'
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One line of text; y is the line that the letters stand on. */
export function lettering(text: string, { x, y, size, paint, font, anchor = 'middle' }: Lettering): Drawing {
  const [family, weight] = FONTS[font]
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" font-family="${family}" font-weight="${weight}" font-size="${short(size)}" fill="${hexOf(paint)}">${escaped(text)}</text>`
}

/** How wide a letter of Fraunces is, as a share of its size: no word of the story with nine letters or more is broader. */
const LETTER_SHARE = 0.65

export const widthOf = (text: string, size: number): number => text.length * LETTER_SHARE * size

/** The text in as few lines as fit, each about as long as the others. */
export function inLines(text: string, mostLetters: number): readonly string[] {
  const count = Math.max(1, Math.ceil(text.length / mostLetters))
  for (let letters = Math.ceil(text.length / count); ; letters++) {
    const lines = filled(text, letters)
    if (lines.length <= count || letters >= text.length) return lines
  }
}

function filled(text: string, mostLetters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= mostLetters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
