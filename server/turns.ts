/** So long, and one thing more, for what comes; the same for what waits. Then whoever else is there is heard. */
const TURN_MS = 4
/** Of long work, as much at once; what comes after it is another's. */
const SLICE_MS = 2

/** Whoever wants something done. */
export interface Waiter {
  /** More than one thing of theirs has to wait: they bring nothing more meanwhile. */
  waits?(): void
  /** All that they brought has been done, or begun. */
  goesOn?(): void
}

/** What somebody has brought and is not done, and whether they may bring more. */
interface Waiting {
  readonly tasks: (() => void)[]
  isHeld: boolean
}

type Line = Map<Waiter, Waiting>

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
  readonly #nowMs: () => number

  constructor(nowMs = () => performance.now()) {
    this.#nowMs = nowMs
  }

  /** At once, or when it is their turn. */
  take(whose: Waiter, task: () => void): void {
    const before = this.#first.get(whose) ?? this.#again.get(whose)
    this.#begin()
    if (before) this.#add(whose, before, task)
    else if (this.#isUnderWay || this.#nowMs() >= this.#endsAt) this.#wait(whose, task)
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
          const step = this.#sliceOf(steps)
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
    line.set(whose, { tasks: [task], isHeld: false })
  }

  /** Most who wait bring one thing, and to hold them up would cost as much as to serve them. */
  #add(whose: Waiter, waiting: Waiting, task: () => void): void {
    waiting.tasks.push(task)
    if (waiting.isHeld) return
    waiting.isHeld = true
    whose.waits?.()
  }

  #begin(): void {
    if (this.#isBegun) return
    this.#isBegun = true
    this.#endsAt = this.#nowMs() + TURN_MS
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
    const hasTime = this.#nowMs() < this.#endsAt
    if (!hasTime && wasAgain) return
    const isAgain = !hasTime || this.#first.size === 0
    const [next] = isAgain ? this.#again : this.#first
    if (!next) return
    const [whose, waiting] = next
    const task = waiting.tasks.shift()!
    this.#first.delete(whose)
    this.#again.delete(whose)
    if (waiting.tasks.length > 0) this.#again.set(whose, waiting)
    else if (waiting.isHeld) whose.goesOn?.()
    task()
    queueMicrotask(() => process.nextTick(() => this.#serve(wasAgain || isAgain)))
  }

  #sliceOf<Result>(steps: Generator<void, Result>): IteratorResult<void, Result> {
    for (const endsAt = this.#nowMs() + SLICE_MS; ; ) {
      const step = steps.next()
      if (step.done || this.#nowMs() >= endsAt) return step
    }
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
