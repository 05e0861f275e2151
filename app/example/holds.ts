import { said } from '../words/language.ts'
import type { ExampleMatch, ExampleSeat } from './example-match.ts'

/** The dealer's lucky number, and the own one. */
export function holds(_: ExampleMatch, { hand }: ExampleSeat): readonly string[] {
  const { lucky, pick } = hand
  return [
    lucky !== null && said({ fr: `Le porte-bonheur : ${lucky}.`, en: `The lucky number: ${lucky}.` }),
    pick !== null && said({ fr: `Ton nombre : ${pick}.`, en: `Your number: ${pick}.` }),
  ].filter(line => typeof line === 'string')
}
