import { useRef, useState } from 'preact/hooks'
import type { MatchOf } from '../connection/server-messages.ts'
import type { View } from './role.ts'

type PalmMatch = MatchOf<'in-the-palm'>

/** Until the next mime, or the end of the match, which nobody should miss. */
const isBetweenTurns = ({ phase, table }: View): boolean =>
  phase === 'roles' || (phase === 'choose' && table.memory === 1)

/** The score of the last turn stays on a phone until whoever holds it has seen enough (PALM-50). */
export function useLastScore(match: PalmMatch) {
  const last = useRef<PalmMatch | null>(null)
  const [leftStep, setLeftStep] = useState(-1)
  const { view, number } = match
  if (view.phase === 'score') last.current = match
  else if (last.current?.number !== number || !isBetweenTurns(view)) last.current = null
  const score = last.current
  const isLeft = view.phase !== 'score' && score?.view.step === leftStep
  return {
    score: isLeft ? null : score,
    leave: () => setLeftStep(score?.view.step ?? -1),
  }
}
