import type { Beat } from './moment.ts'

/** Before it is said how a match ended: step by step up to where it got, and a breath. */
export interface ClimbBeat extends Beat {
  readonly step: 'climb' | 'hush'
  /** How far it has come. */
  readonly rung: number
}

/** All of it takes no longer than this, however many there are. */
const CLIMB_MS = 4_200
const RUNG_MS = 560
const HUSH_MS = 1_300
/** An octave, and there it stays. */
const HIGHEST = 5

export function climbTo(rungs: number): readonly ClimbBeat[] {
  const ms = Math.min(RUNG_MS, CLIMB_MS / Math.max(1, rungs))
  const climb = Array.from({ length: rungs }, (_, i): ClimbBeat => {
    const rise = Math.min(HIGHEST, rungs <= HIGHEST ? i : Math.floor((i * (HIGHEST + 1)) / rungs))
    return { name: `climb ${i + 1}`, step: 'climb', rung: i + 1, ms, cue: 'rung', rise }
  })
  return [...climb, { name: 'hush', step: 'hush', rung: rungs, ms: HUSH_MS, cue: 'breath' }]
}

export const isClimb = (beat: Beat | null): beat is ClimbBeat => beat !== null && 'rung' in beat
