import type { Millis } from '@veillee/kernel'
import type { Stop } from './log.ts'

/** So long others may wait for a turn. */
const SLICE_MS = 8

/** What long work stands on. */
interface Clock {
  now(): Millis
  after(ms: Millis, task: () => void): Stop
}

/** Long work, step by step, with turns for everybody else in between (ROOM-38). */
export async function inSlices<Result>(steps: Generator<void, Result>, clock: Clock): Promise<Result> {
  for (let beganAt = clock.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (clock.now() - beganAt < SLICE_MS) continue
    await new Promise<void>(resolve => void clock.after(0, resolve))
    beganAt = clock.now()
  }
}
