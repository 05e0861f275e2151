import type { MatchOf } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { listed, said } from '../words/language.ts'
import { VERDICTS } from './outcomes.ts'
import { useTeamNames } from './team-names.ts'

interface Ending {
  readonly winners: readonly number[] | null
  readonly verdict: number | null
}

/** How the match ended, as the score pad has it. */
export function useEnding({ number }: MatchOf<'in-the-palm'>): Ending {
  const line = useRoomClient().pad.value.lines.find(one => one.number === number)
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
