import type { StagedCue } from './cues.ts'

/** A part of a moment: how long it lasts, and what is heard as it begins. */
export interface Beat {
  readonly name: string
  readonly ms: number
  readonly cue?: StagedCue
  /** How many steps of the scale higher it is heard, where one thing after the other goes well. */
  readonly rise?: number
  /** When a firework opens, and is heard to. */
  readonly fireworks?: readonly number[]
}

/** Nobody is held in suspense for longer before they may see the rest. */
export const PATIENCE_MS = 2_000

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0)

/** When a beat begins, counted from the first. */
export const startOf = (beats: readonly Beat[], at: number): number => lengthOf(beats.slice(0, at))

/** The beat after so much time; as many as there are, once all are over. Without a clock nothing is held back. */
export function beatAt(beats: readonly Beat[], ms: number): number {
  const at = beats.findIndex((_, i) => ms < startOf(beats, i + 1))
  return at === -1 ? beats.length : at
}
