/** All that is done in one turn of the loop takes so long, and one thing more: then whoever else is there is heard. */
const TURN_MS = 4
/** Of long work, as much at once; what comes after it is another's. */
const SLICE_MS = 2

/** Whoever wants something done. */
export interface Waiter {
  /** They have to wait, and bring nothing more meanwhile. */
  waits?(): void
  /** All that they brought has been done, or begun. */
  goesOn?(): void
}

type Line = Map<Waiter, (() => void)[]>

/**
 * Whose turn it is (ROOM-38). What is brought is done at once while this turn of the loop has time for it; what is more
 * waits for the next, and then everybody who waits is served in a round, one thing of each; whoever has more comes after
 * those who have just come. However much somebody brings, the others hardly wait for it.
 */
export class Turns {
  /** Whoever has just come, in the order in which they came. */
  readonly #first: Line = new Map()
  /** Whoever was served and has more: one of them is served in every turn, others when nobody has just come. */
  readonly #again: Line = new Map()
  #isBegun = false
  #endsAt = 0
  /** What follows from something that was done just now has not been done yet. */
  #isUnderWay = false

  /** At once, or when it is their turn. */
  take(whose: Waiter, task: () => void): void {
    const before = this.#first.get(whose) ?? this.#again.get(whose)
    this.#begin()
    if (before) before.push(task)
    else if (this.#isUnderWay || performance.now() >= this.#endsAt) this.#wait(whose, task)
    else this.#do(task)
  }

  #do(task: () => void): void {
    this.#isUnderWay = true
    process.nextTick(this.#followed)
    task()
  }

  readonly #followed = (): void => {
    this.#isUnderWay = false
  }

  /** Once it is. */
  mine(): Promise<void> {
    return new Promise(resolve => this.take({}, resolve))
  }

  /** Long work, step by step, with turns for everybody else in between. */
  readonly inSlices = <Result>(steps: Generator<void, Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const whose = {}
      const slice = (): void => {
        try {
          const step = sliceOf(steps)
          if (step.done) resolve(step.value)
          else this.#wait(whose, slice, this.#again)
        } catch (error) {
          reject(error)
        }
      }
      this.take(whose, slice)
    })

  #wait(whose: Waiter, task: () => void, line = this.#first): void {
    this.#begin()
    line.set(whose, [task])
    whose.waits?.()
  }

  #begin(): void {
    if (this.#isBegun) return
    this.#isBegun = true
    this.#endsAt = performance.now() + TURN_MS
    setImmediate(() => this.#end())
  }

  #end(): void {
    this.#isBegun = false
    if (this.#first.size + this.#again.size === 0) return
    this.#begin()
    this.#serve(false)
  }

  /** One thing of whoever has waited longest; and, once all that follows from it is done, of the next. */
  #serve(wasAgain: boolean): void {
    const hasTime = performance.now() < this.#endsAt
    if (!hasTime && wasAgain) return
    const isAgain = !hasTime || this.#first.size === 0
    const [next] = isAgain ? this.#again : this.#first
    if (!next) return
    const [whose, tasks] = next
    const task = tasks.shift()!
    this.#first.delete(whose)
    this.#again.delete(whose)
    if (tasks.length > 0) this.#again.set(whose, tasks)
    else whose.goesOn?.()
    task()
    queueMicrotask(() => process.nextTick(() => this.#serve(wasAgain || isAgain)))
  }
}

function sliceOf<Result>(steps: Generator<void, Result>): IteratorResult<void, Result> {
  for (const endsAt = performance.now() + SLICE_MS; ; ) {
    const step = steps.next()
    if (step.done || performance.now() >= endsAt) return step
  }
}

/** The same work; undefined if it takes longer than it may. */
export function* within<Result>(
  steps: Generator<void, Result>,
  mostMs: number,
): Generator<void, Result | undefined> {
  for (let spentMs = 0; spentMs <= mostMs; ) {
    const beganAt = performance.now()
    const step = steps.next()
    if (step.done) return step.value
    spentMs += performance.now() - beganAt
    yield
  }
  return undefined
}
