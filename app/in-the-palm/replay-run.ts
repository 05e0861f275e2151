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

/** How many of them are not after that moment; they stand in order. */
function countUntil<T>(all: readonly T[], ms: number, timeOf: (one: T) => number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (timeOf(all[middle]!) <= ms) low = middle + 1
    else high = middle
  }
  return low
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
    const shown = countUntil(this.#moments, runMs, ({ atMs }) => atMs)
    const last = this.#moments[shown - 1]
    if (!last) return this.#moments[0]?.tMs ?? 0
    return last.tMs + (shown === this.#moments.length ? 0 : (runMs - last.atMs) * SPEED)
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
  const frame = felt[countUntil(felt, tMs, one => one.tMs) - 1]
  return frame && tMs - frame.tMs < 400 ? frame : undefined
}
