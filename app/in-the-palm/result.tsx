import type { Said } from '@veillee/kernel'
import { useEvening } from '../evening/here.tsx'
import type { MatchOf } from '../wire/told.ts'
import { listed, said } from '../words/language.ts'
import { useTeamNames } from './team-names.ts'

/** PALM-33: the verdict for two, from the lowest to the highest. */
export const VERDICTS: readonly Said[] = [
  {
    fr: 'Cette boîte de souvenirs doit être à quelqu’un d’autre',
    en: 'This box of memories must be somebody else’s',
  },
  {
    fr: 'Pas fameux : bien des photos sont restées au grenier',
    en: 'Not great: many photos have stayed in the attic',
  },
  { fr: 'De beaux moments, et quelques pages collées', en: 'Fine moments, and a few pages stuck together' },
  { fr: 'Presque toute une vie au creux d’une main', en: 'Nearly a whole life in the palm of a hand' },
  {
    fr: 'Une famille qui sait toute la vie de Léon par cœur',
    en: 'A family that knows all of Léon’s life by heart',
  },
]

interface Ending {
  readonly winners: readonly number[] | null
  readonly verdict: number | null
}

/** How the match ended, as the score pad has it. */
export function useEnding({ number }: MatchOf<'in-the-palm'>): Ending {
  const line = useEvening().pad.value.lines.find(one => one.number === number)
  const result = line?.game === 'in-the-palm' ? (line.result as Partial<Ending> | null) : null
  return { winners: result?.winners ?? null, verdict: result?.verdict ?? null }
}

/** PALM-29: all who tie are named. */
export function useEndWords(match: MatchOf<'in-the-palm'>) {
  const { winners, verdict } = useEnding(match)
  const { name } = useTeamNames(match.view.table)
  if (verdict !== null) return { say: said(VERDICTS[verdict - 1]!), more: null }
  if (winners === null)
    return { say: said({ fr: 'La partie est finie', en: 'The match is over' }), more: null }
  const names = listed(winners.map(name))
  if (winners.length > 1)
    return {
      say: said({ fr: `Égalité : ${names}`, en: `A tie: ${names}` }),
      more: said({ fr: 'Une revanche pour se départager ?', en: 'Play again to settle it?' }),
    }
  return { say: said({ fr: `${names} l’emporte !`, en: `${names} wins!` }), more: null }
}
