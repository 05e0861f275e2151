import { palmVerdictOf } from '@veillee/games'
import type { MatchOf } from '../connection/server-messages.ts'
import { climbTo } from '../game-kit/climb.ts'
import { celebrated } from '../game-kit/fireworks.ts'
import type { Beat } from '../game-kit/moment.ts'
import { endingOf } from './ending.ts'
import type { Table } from './role.ts'
import { type Pick, picksOf } from './verdict.ts'

type PalmMatch = MatchOf<'in-the-palm'>

/** What is seen of a pick: itself, a breath, what became of it, who has a rocket of it, and what it should have been. */
type RevealStep = 'photo' | 'breath' | 'verdict' | 'rocket' | 'truth'

export interface RevealBeat extends Beat {
  readonly step: RevealStep
  readonly pick: Pick
}

const VERDICT_CUES = { right: 'right', decoy: 'trap', swapped: 'wrong', deck: 'wrong' } as const

function beatsOf(pick: Pick): readonly RevealBeat[] {
  const beat = (step: RevealStep, ms: number, cue: NonNullable<Beat['cue']>): RevealBeat => ({
    name: `${step} ${pick.memory}`,
    step,
    pick,
    ms,
    cue,
  })
  return [
    beat('photo', 1_400, 'page'),
    beat('breath', 1_300, 'breath'),
    beat('verdict', 1_400, VERDICT_CUES[pick.outcome]),
    ...(pick.wonBy.length > 0 ? [beat('rocket', 1_700, 'rocket')] : []),
    ...(pick.outcome === 'right' ? [] : [beat('truth', 2_200, 'lamp')]),
  ]
}

/** PALM-25: one pick after the other. */
const revealOf = (table: Table): readonly RevealBeat[] => picksOf(table).flatMap(beatsOf)

/** PALM-29, 33: the steps of two, or the rockets of whoever has the most, counted one by one. */
function rungsOf({ teams, options }: Table): number {
  const most = Math.max(...teams.map(({ points }) => points))
  return options.mode === 'two' ? palmVerdictOf(most) : most
}

/** Which pick is being looked at, if one is. */
export const isReveal = (beat: Beat | null): beat is RevealBeat => beat !== null && 'pick' in beat

/** What a step begins with on all devices. */
export function beats(match: PalmMatch): readonly Beat[] {
  const { phase, table } = match.view
  switch (phase) {
    case 'album':
      return [{ name: 'album', ms: 1_200, cue: 'lamp' }]
    case 'score':
      return revealOf(table)
    case 'over':
      return [...climbTo(rungsOf(table)), celebrated(endingOf(table))]
    default:
      return []
  }
}
