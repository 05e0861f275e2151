import { type DrawingSample, FULL, type Point, strokesOf } from '@veillee/touch'

const SAMPLE_MS = 1000 / 60
/** Press comes from stillness, not from the glass. */
const FIRM_MS = 250
const FIRMEST_MS = 700
/** Smaller moves are tremor. */
const TREMOR_HU = 0.02
/** A finger that lies still for so long has said all that it has to say. */
const RESTS_MS = 2_500
/**
 * However long somebody thinks between two lines, or is away: a gesture may last two minutes, and not all of them are
 * for thinking. It is longer than those who feel go on expecting more, so that they then listen to a new time.
 */
export const LONGEST_PAUSE_MS = 1_200
/**
 * A finger that rests for longer is still there, and whoever feels would take it for lifted after a second in which
 * nothing is heard of it. So that is said, while the time of the gesture stands still.
 */
const STAYS_MS = 800
/** As many as go out together. */
const PER_STAY = 2
/** Skin hardly feels what is faster than this. */
const TOO_FAST_HU_PER_S = 3
const SPEED_OVER_MS = 50
/** Of a finger that did not move, a page that stood still for longer has nothing to catch up on. */
const MOST_BEHIND_MS = 100
/** Where a finger is now is known a frame or two later; one of which nothing is heard for so long lies still. */
const HEARD_MS = 34

interface Mark extends Point {
  readonly atMs: number
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What a pen does with what it makes. */
export interface PenWrites {
  sample(sample: DrawingSample): void
  /** The finger is off the palm. */
  lift(): void
  /** Too fast for skin. */
  haste(): void
}

/**
 * A finger on the palm, however it is moved: what comes in at the pace of a screen, or of a button, goes out as sixty
 * samples a second, in the time of the gesture.
 */
export class Pen {
  readonly #writes: PenWrites
  /** Where the finger was of late, the oldest first; none while it is in the air. */
  #marks: Mark[] = []
  #last: DrawingSample | undefined
  #lastAtMs: number | undefined
  #count: number
  #strokes: number
  /** What lies between the page's time and the gesture's. */
  #aheadMs = 0
  #nextAtMs = 0
  /** How much later than the finger the line goes, where marks come late: what is written cannot be bent any more. */
  #lateMs = 0
  #still: Mark = { x: 0, y: 0, atMs: 0 }
  #restsMs = RESTS_MS
  #speedFrom: Mark = { x: 0, y: 0, atMs: 0 }

  /** Goes on after what was drawn before the page was loaded. */
  constructor(writes: PenWrites, before: readonly DrawingSample[] = []) {
    this.#writes = writes
    this.#last = before.at(-1)
    this.#count = before.length
    this.#strokes = strokesOf({ kind: 'drawing', samples: before }).length
  }

  get isDown(): boolean {
    return this.#marks.length > 0
  }

  /** No gesture is longer, or made of more strokes; one that is so long has been felt enough. */
  get isFull(): boolean {
    const lastedMs = this.#last?.tMs ?? 0
    return this.#count >= FULL.samples || lastedMs >= FULL.ms || this.#strokes >= FULL.strokes
  }

  down(place: Point, nowMs: number, restsMs = RESTS_MS): void {
    if (this.isDown || this.isFull) return
    this.#restsMs = restsMs
    const mark = { x: place.x, y: place.y, atMs: nowMs }
    this.#marks = [mark]
    this.#still = mark
    this.#speedFrom = mark
    this.#nextAtMs = nowMs + SAMPLE_MS
    this.#lateMs = 0
    this.#write(mark, true)
  }

  /** What comes when its moment has been written already is drawn all the same, a little later, and so is what follows. */
  move(place: Point, atMs: number): void {
    const newest = this.#marks.at(-1)
    if (!newest) return
    this.#lateMs = Math.max(this.#lateMs, newest.atMs - atMs)
    this.#marks.push({ x: place.x, y: place.y, atMs: atMs + this.#lateMs })
  }

  /** Once a frame of the screen. */
  pass(nowMs: number): void {
    this.#catchUp(Math.max(nowMs - HEARD_MS, this.#marks.at(-1)?.atMs ?? 0))
    if (this.isFull) this.up(nowMs)
  }

  #catchUp(nowMs: number): void {
    if (!this.isDown) return
    // What the screen has measured meanwhile is drawn, however slow the page is.
    if (this.#marks.length === 1) this.#nextAtMs = Math.max(this.#nextAtMs, nowMs - MOST_BEHIND_MS)
    for (; this.#nextAtMs <= nowMs && this.isDown; this.#nextAtMs += SAMPLE_MS) this.#step(this.#nextAtMs)
  }

  up(nowMs: number): void {
    const end = this.#marks.at(-1)
    if (!end) return
    this.#catchUp(Math.max(nowMs, end.atMs))
    const last = this.#last!
    if (apart(last, end) > 0) this.#write({ ...end, atMs: Math.max(nowMs, this.#lastAtMs!) }, true)
    this.#write({ ...end, atMs: Math.max(nowMs, this.#lastAtMs!) }, false)
    this.#marks = []
    this.#strokes += 1
    this.#writes.lift()
  }

  #step(atMs: number): void {
    const place = this.#placeAt(atMs)
    if (apart(place, this.#still) > TREMOR_HU) this.#still = { ...place, atMs }
    if (atMs - this.#still.atMs > this.#restsMs) {
      this.#stays({ ...place, atMs })
      return
    }
    this.#write({ ...place, atMs }, true)
    this.#minds({ ...place, atMs })
  }

  #stays(mark: Mark): void {
    if (mark.atMs - this.#lastAtMs! < STAYS_MS) return
    for (let i = 0; i < PER_STAY; i++) {
      this.#aheadMs = mark.atMs - this.#last!.tMs - SAMPLE_MS
      this.#write(mark, true)
    }
  }

  /** Between the two marks around that moment; those before them are forgotten. */
  #placeAt(atMs: number): Point {
    while (this.#marks.length > 1 && this.#marks[1]!.atMs <= atMs) this.#marks.shift()
    const [from, to] = this.#marks
    // So long nothing has been heard of the finger: it is still where it was.
    if (!to && atMs > from!.atMs) this.#marks[0] = { ...from!, atMs }
    if (!to || atMs <= from!.atMs) return from!
    const share = (atMs - from!.atMs) / (to.atMs - from!.atMs)
    return { x: from!.x + (to.x - from!.x) * share, y: from!.y + (to.y - from!.y) * share }
  }

  #minds(mark: Mark): void {
    const lastedMs = mark.atMs - this.#speedFrom.atMs
    if (lastedMs < SPEED_OVER_MS) return
    if (apart(mark, this.#speedFrom) / (lastedMs / 1000) > TOO_FAST_HU_PER_S) this.#writes.haste()
    this.#speedFrom = mark
  }

  #write({ x, y, atMs }: Mark, touching: boolean): void {
    const tMs = this.#timeOf(atMs)
    const press = touching ? this.#pressAt(atMs) : 0
    const sample: DrawingSample = {
      ...{ tMs, object: 'finger', x, y, face: 'palm', angle: 0, press, contact: 'tip', touching },
    }
    this.#last = sample
    this.#lastAtMs = atMs
    this.#count += 1
    this.#writes.sample(sample)
  }

  #timeOf(atMs: number): number {
    if (!this.#last) {
      this.#aheadMs = atMs
      return 0
    }
    const pausedMs = this.#lastAtMs === undefined ? Number.POSITIVE_INFINITY : atMs - this.#lastAtMs
    if (pausedMs > LONGEST_PAUSE_MS) this.#aheadMs = atMs - this.#last.tMs - LONGEST_PAUSE_MS
    return Math.max(this.#last.tMs, Math.round(atMs - this.#aheadMs))
  }

  #pressAt(atMs: number): number {
    const stillMs = atMs - this.#still.atMs
    return stillMs >= FIRMEST_MS ? 3 : stillMs >= FIRM_MS ? 2 : 1
  }
}
