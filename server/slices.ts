import { setImmediate } from 'node:timers/promises'
import type { Millis } from '@veillee/kernel'

const SLICE_MS = 8

/** Long work in slices, so that everybody else is served in between; undefined if it takes longer than it may. */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  mostMs: Millis,
): Promise<Result | undefined> {
  for (let spentMs = 0; spentMs <= mostMs; ) {
    const beganAt = performance.now()
    while (performance.now() - beganAt < SLICE_MS) {
      const step = steps.next()
      if (step.done) return step.value
    }
    spentMs += performance.now() - beganAt
    await setImmediate()
  }
  return undefined
}
