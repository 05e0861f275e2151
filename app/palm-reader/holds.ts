import { spoken } from '../senses/symbol.tsx'
import { NUMBERS } from '../senses/symbol-number.ts'
import { said } from '../words/language.ts'
import type { ReaderMatch, ReaderSeat } from './round.ts'

/** Card and die of the first player; the own vote. */
export function holds(_: ReaderMatch, { hand }: ReaderSeat): readonly string[] {
  const { side, die, vote } = hand
  const isOpen = die === '?'
  const lines: string[] = []
  if (isOpen) lines.push(said({ fr: 'Le dé te laisse choisir.', en: 'The die lets you choose.' }))
  else if (die !== null) lines.push(said({ fr: `Le dé dit ${die}.`, en: `The die says ${die}.` }))
  if (side !== null)
    lines.push(...NUMBERS.filter(one => isOpen || one === die).map(one => `${spoken(side, one)}.`))
  if (vote !== null) lines.push(said({ fr: `Ton vote : le ${vote}.`, en: `Your vote: ${vote}.` }))
  return lines
}
