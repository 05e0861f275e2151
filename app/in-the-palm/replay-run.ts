import { type FeltFrame, type MimeSample, readFelt } from '@veillee/touch'

/** Twice as fast as it was made. */
const SPEED = 2
/** Nobody looks at thoughts. */
const LONGEST_REST_MS = 700
/** More than any gesture has. */
const MOST_FRAMES = 20_000

/** A mime and what was felt of it, as they came from the server after the score. */
export interface Replay {
  readonly samples: readonly MimeSample[]
  readonly felt: readonly FeltFrame[]
}

export function feltFrames(strip: string): readonly FeltFrame[] {
  const bytes = Uint8Array.from(atob(strip), letter => letter.charCodeAt(0))
  return readFelt(bytes, MOST_FRAMES) ?? []
}

/** When each moment of the gesture is shown: twice as fast, and no rest is longer than it has to be. */
export class ReplayClock {
  readonly #moments: readonly { readonly tMs: number; readonly atMs: number }[]

  constructor(samples: readonly MimeSample[]) {
    let [atMs, lastMs] = [0, samples[0]?.tMs ?? 0]
    this.#moments = samples.map(({ tMs }) => {
      atMs += Math.min(LONGEST_REST_MS, tMs - lastMs) / SPEED
      lastMs = tMs
      return { tMs, atMs }
    })
  }

  get lengthMs(): number {
    return this.#moments.at(-1)?.atMs ?? 0
  }

  /** The gesture's time when the replay has run for so long. */
  at(runMs: number): number {
    const next = this.#moments.findIndex(({ atMs }) => atMs > runMs)
    if (next === 0) return this.#moments[0]!.tMs
    const last = next < 0 ? this.#moments.at(-1) : this.#moments[next - 1]
    return last ? last.tMs + (next < 0 ? 0 : (runMs - last.atMs) * SPEED) : 0
  }
}

/** The way of each piece on the skin until a moment, from each touching down to its lift. */
export function trailsUntil(samples: readonly MimeSample[], tMs: number): readonly (readonly MimeSample[])[] {
  const open = new Map<string, MimeSample[]>()
  const trails: MimeSample[][] = []
  for (const sample of samples) {
    if (sample.tMs > tMs) break
    if (!sample.touching) {
      open.delete(sample.object)
      continue
    }
    const trail = open.get(sample.object)
    if (trail) trail.push(sample)
    else {
      const fresh = [sample]
      open.set(sample.object, fresh)
      trails.push(fresh)
    }
  }
  return trails
}

/** What was felt at a moment: the last frame before it, unless the hand has been left alone since. */
export function feltAt(felt: readonly FeltFrame[], tMs: number): FeltFrame | undefined {
  const frame = felt.findLast(one => one.tMs <= tMs)
  return frame && tMs - frame.tMs < 400 ? frame : undefined
}
