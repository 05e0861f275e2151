import { listed, said } from '../words/language.ts'
import { type ExampleTable, winnersOf } from './example-match.ts'
import { pointsSaid } from './outcomes.ts'

interface Sentences {
  readonly say: string
  readonly more: string
}

/** What came of a round. */
export function roundWords({ shown }: ExampleTable, name: (seat: number) => string): Sentences {
  const { scorer, points, lucky } = shown!
  const scored = pointsSaid(points)
  return {
    say:
      scorer === null
        ? said({ fr: 'Tous les nombres sont partagés', en: 'No number stands alone' })
        : said({ fr: `${name(scorer)} marque ${scored}`, en: `${name(scorer)} scores ${scored}` }),
    more: said({ fr: `Le porte‑bonheur était le ${lucky}.`, en: `The lucky number was ${lucky}.` }),
  }
}

/** EXAMPLE-7, and the last round once more. */
export function endWords(table: ExampleTable, name: (seat: number) => string): Sentences {
  const winners = winnersOf(table).map(name)
  const { say } = roundWords(table, name)
  return {
    say:
      winners.length === 1
        ? said({ fr: `${winners[0]} gagne !`, en: `${winners[0]} wins!` })
        : said({ fr: `Victoire partagée : ${listed(winners)}`, en: `A shared victory: ${listed(winners)}` }),
    more: said({ fr: `Dernière manche : ${say}.`, en: `Last round: ${say}.` }),
  }
}
