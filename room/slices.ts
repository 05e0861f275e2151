import type { Millis } from '@veillee/kernel'
import type { Stop } from './log.ts'

/** So long others may wait for a turn. */
const SLICE_MS = 4

/** Long work, step by step, with turns for everybody else in between (ROOM-38). */
export type InSlices = <Result>(steps: Generator<void, Result>) => Promise<Result>

/** What long work stands on. */
interface Clock {
  now(): Millis
  after(ms: Millis, task: () => void): Stop
}

/** Where nobody else counts the turns. */
export const slicesBy =
  (clock: Clock): InSlices =>
  async steps => {
    for (let beganAt = clock.now(); ; ) {
      const step = steps.next()
      if (step.done) return step.value
      if (clock.now() - beganAt < SLICE_MS) continue
      await new Promise<void>(resolve => void clock.after(0, resolve))
      beganAt = clock.now()
    }
  }
