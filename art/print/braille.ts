import type { Language } from '@veillee/kernel'

/**
 * Six-dot braille without contractions, one code for each language: the unified French code of 2006, Unified English
 * Braille, the German Basisschrift of 2018, and Spanish as it is written in Spain. Dots are numbered 1 2 3 down the
 * left of a cell and 4 5 6 down its right, with - between cells; what comes out are characters of Unicode, from
 * U+2800 on.
 */
export interface BrailleCode {
  /** Letters and marks. */
  readonly signs: Readonly<Record<string, string>>
  /** Before one capital letter, and before a word of nothing else; German tells no capitals. */
  readonly capital?: string
  readonly capitals?: string
  /** Before the digits of a number. */
  readonly number: string
  /** From 0 to 9. */
  readonly digits: readonly string[]
  /** Before a letter that would be read as one more digit of the number it follows. */
  readonly letter?: string
}

/** Louis Braille’s order: a to j, the same with dot 3, then with 3 and 6. His alphabet had no w. */
const LETTERS = {
  ...{ a: '1', b: '12', c: '14', d: '145', e: '15', f: '124', g: '1245', h: '125', i: '24', j: '245' },
  ...{ k: '13', l: '123', m: '134', n: '1345', o: '135', p: '1234', q: '12345', r: '1235', s: '234' },
  ...{ t: '2345', u: '136', v: '1236', w: '2456', x: '1346', y: '13456', z: '1356' },
} as const

const MARKS = { ',': '2', ';': '23', ':': '25', '.': '256', '!': '235', '’': '3', '-': '36' } as const

/** After a sign for numbers, the first letters count. */
const NUMBERS = {
  number: '3456',
  digits: ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'],
} as const

const CODES = {
  fr: {
    signs: {
      ...LETTERS,
      ...MARKS,
      ...{ é: '123456', à: '12356', è: '2346', ù: '23456', ç: '12346', œ: '246', æ: '345' },
      ...{ â: '16', ê: '126', î: '146', ô: '1456', û: '156', ë: '1246', ï: '12456', ü: '1256' },
      ...{ '?': '26', '«': '2356', '»': '2356', '(': '236', ')': '356', '/': '34', '—': '456-36' },
    },
    capital: '46',
    capitals: '46-46',
    number: '6',
    digits: ['3456', '16', '126', '146', '1456', '156', '1246', '12456', '1256', '246'],
  },
  en: {
    signs: {
      ...LETTERS,
      ...MARKS,
      ...{ é: '45-34-15', è: '45-16-15', à: '45-16-1', ê: '45-146-15', ç: '45-12346-14' },
      ...{ '?': '236', '“': '236', '”': '356', '(': '5-126', ')': '5-345', '/': '456-34', '—': '6-36' },
    },
    capital: '6',
    capitals: '6-6',
    ...NUMBERS,
    letter: '56',
  },
  de: {
    signs: {
      ...LETTERS,
      ...MARKS,
      ...{ ä: '345', ö: '246', ü: '1256', ß: '2346', é: '4-15', è: '4-15', ê: '4-15', à: '4-1', ç: '4-14' },
      ...{ '.': '3', '’': '6', '?': '26', '„': '236', '“': '356', '(': '2356', ')': '2356', '/': '5-2' },
    },
    ...NUMBERS,
    letter: '6',
  },
  es: {
    signs: {
      ...LETTERS,
      ...MARKS,
      ...{ á: '12356', é: '2346', í: '34', ó: '346', ú: '23456', ü: '1256', ñ: '12456' },
      ...{ '.': '3', '’': '3', '¿': '26', '?': '26', '¡': '235', '«': '236', '»': '236' },
      ...{ '(': '126', ')': '345', '/': '6-2', '—': '36-36' },
    },
    capital: '46',
    capitals: '46-46',
    ...NUMBERS,
    // Without it 1a would be read as 11.
    letter: '5',
  },
} as const satisfies Readonly<Partial<Record<Language, BrailleCode>>>

/** Languages that have a code here; the sheets for fingers are made in them alone. */
export type BrailleLanguage = keyof typeof CODES

export const BRAILLE: Readonly<Record<BrailleLanguage, BrailleCode>> = CODES

export const isInBraille = (language: Language): language is BrailleLanguage => language in CODES

export const EMPTY_CELL = '\u2800'

/** '1-12' as two characters of Unicode: dot n is the bit n − 1. */
const cellsOf = (dots = ''): string =>
  dots
    .split('-')
    .filter(Boolean)
    .map(cell =>
      String.fromCodePoint(0x2800 + [...cell].reduce((bits, dot) => bits + 2 ** (Number(dot) - 1), 0)),
    )
    .join('')

/** Which of its six dots stand out. */
export const dotsOf = (cell: string): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter(dot => ((cell.codePointAt(0)! - 0x2800) & (2 ** (dot - 1))) !== 0)

/** What French sets apart from its word with a space in print stands against it in braille; joiners are for print alone. */
const withoutThinSpaces = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replace(/\s+(?=[;:!?»])/gu, '')
    .replace(/(?<=«)\s+/gu, '')

/** Numbers, words of capitals only, and single characters. */
const PIECE = /\d+(?:[.,]\d+)*|(?<!\p{L})\p{Lu}{2,}(?!\p{L})|./gsu

/** A text of one language as cells. What has none is an assertion: on paper it would be a hole. */
export function brailleOf(text: string, language: BrailleLanguage): string {
  const code = BRAILLE[language]
  const sign = (character: string): string => {
    if (/\s/u.test(character)) return EMPTY_CELL
    const dots = code.signs[character.toLowerCase()]
    if (dots === undefined) throw new Error(`braille has no cell for “${character}” in ${language}: ${text}`)
    return (/\p{Lu}/u.test(character) ? cellsOf(code.capital) : '') + cellsOf(dots)
  }
  const number = (digits: string): string =>
    cellsOf(code.number) +
    [...digits].map(digit => cellsOf(code.digits[Number(digit)] ?? code.signs[digit]!)).join('')
  return withoutThinSpaces(text)
    .match(PIECE)!
    .map((piece, i, all) => {
      if (/^\d/.test(piece)) return number(piece)
      if (/^\p{Lu}{2}/u.test(piece))
        return cellsOf(code.capitals) + [...piece.toLowerCase()].map(sign).join('')
      const isDigitLike = code.letter !== undefined && /[a-j]/.test(piece) && /\d$/.test(all[i - 1] ?? '')
      return (isDigitLike ? cellsOf(code.letter) : '') + sign(piece)
    })
    .join('')
}

/** Cells in lines of so many at most, broken at spaces. */
export function brailleLines(cells: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of cells.split(EMPTY_CELL).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${EMPTY_CELL}${word}` : word
    if (word.length > most) throw new Error(`a word of ${word.length} cells does not fit a line of ${most}`)
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
