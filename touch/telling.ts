import { LED, TELLING } from './constants.ts'
import { distanceHu, type Point } from './hand.ts'
import { type Cell, cellOf, middleOfCell } from './palm-cell.ts'

/** So many steps to the right and up; to the left and down they are less than 0. */
export interface Going {
  readonly right: number
  readonly up: number
}

/** How far a part of a line is from straight: to the left of whoever goes along it is more than 0. */
export type Bend = (typeof TELLING.bends)[number]

/**
 * A drawing in words, a few of them: where the finger comes down, each part of the line as where it ends and how it
 * bends, and the lift. Where a part ends is told from where the telling has come so far: so whoever listens is never
 * farther off than half a step, however many parts there were.
 */
export type Told =
  | { readonly say: 'down'; readonly cell: Cell }
  /** The finger comes down once more, so far from where it was lifted. */
  | ({ readonly say: 'again' } & Going)
  | ({ readonly say: 'line'; readonly bend: Bend } & Going)
  /** It was lifted where it had come down. */
  | { readonly say: 'dot' }
  | { readonly say: 'lift' }

/** Tells a drawing as it is felt. Points are as on the drawn hand, x to the right. */
export class Teller {
  /** Where whoever listens believes the finger to be; none before the first touch. */
  #believed: Point | undefined
  /** The part of the line that is not told yet, from its beginning. */
  #untold: Point[] = []
  /** How it bends, as far as it can be told as one part. */
  #bend: Bend = 0
  #isDot = true
  #movedAtMs = 0

  /** What is to be said now, if anything; a place of null is a lift. */
  pass(place: Point | null, nowMs: number): readonly Told[] {
    if (place === null) return this.#untold.length === 0 ? [] : this.#lifted()
    const last = this.#untold.at(-1)
    if (!last) return this.#down(place, nowMs)
    if (distanceHu(last, place) < TELLING.finestHu) return this.#rests(nowMs)
    this.#movedAtMs = nowMs
    const bend = bendOf([...this.#untold, place])
    const told = bend === undefined ? this.#ends() : []
    this.#untold.push(place)
    this.#bend = bend ?? bendOf(this.#untold) ?? 0
    return told
  }

  #down(place: Point, nowMs: number): readonly Told[] {
    this.#untold = [place]
    this.#isDot = true
    this.#movedAtMs = nowMs
    const before = this.#believed
    if (!before) {
      const cell = cellOf(place)
      this.#believed = middleOfCell(cell)
      return [{ say: 'down', cell }]
    }
    const going = goingTo(before, place)
    this.#believed = walked(before, going)
    return [{ say: 'again', ...going }]
  }

  /** Who rests means a corner. */
  #rests(nowMs: number): readonly Told[] {
    return nowMs - this.#movedAtMs >= TELLING.cornerMs ? this.#ends() : []
  }

  #lifted(): readonly Told[] {
    const line = this.#ends()
    this.#untold = []
    return [...line, ...(this.#isDot ? [{ say: 'dot' } as const] : []), { say: 'lift' }]
  }

  /** The part so far is told, and the next begins where it ends. */
  #ends(): readonly Told[] {
    const to = this.#untold.at(-1)!
    const going = goingTo(this.#believed!, to)
    if (this.#untold.length < 2 || (going.right === 0 && going.up === 0)) return []
    const bend = this.#bend
    this.#untold = [to]
    this.#bend = 0
    this.#isDot = false
    this.#believed = walked(this.#believed!, going)
    return [{ say: 'line', bend, ...going }]
  }
}

/** The bend that fits this part of a line best; none if it is no single part. */
function bendOf(line: readonly Point[]): Bend | undefined {
  const misses = TELLING.bends.map(bend => missesHu(line, arc(line[0]!, line.at(-1)!, bend)))
  // What can be told as straight is.
  if (misses[0]! <= TELLING.straightHu) return 0
  const least = Math.min(...misses)
  return least <= TELLING.missesHu ? TELLING.bends[misses.indexOf(least)] : undefined
}

const missesHu = (line: readonly Point[], way: readonly Point[]): number =>
  Math.max(...line.map(place => Math.min(...way.slice(1).map((to, i) => awayFromHu(way[i]!, to, place)))))

/** A bend is how far the middle of the way is from straight, as a share of the straight way: a half is half a circle. */
function arc(from: Point, to: Point, bend: Bend): readonly Point[] {
  if (bend === 0) return [from, to]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Array.from({ length: ARC_PARTS + 1 }, (_, i) => {
    const [along, aside] = arcAt(i / ARC_PARTS, bend)
    return { x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside }
  })
}

const ARC_PARTS = 8

/** In shares of the chord: how far along it, and how far to its left. */
function arcAt(share: number, bend: number): readonly [along: number, aside: number] {
  const half = 2 * Math.atan(2 * Math.abs(bend))
  const radius = 0.5 / Math.sin(half)
  const at = (2 * share - 1) * half
  const aside = radius * (Math.cos(at) - Math.cos(half))
  return [0.5 + radius * Math.sin(at), Math.sign(bend) * aside]
}

function awayFromHu(from: Point, to: Point, place: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  if (square === 0) return distanceHu(from, place)
  const share = Math.min(1, Math.max(0, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square))
  return distanceHu({ x: from.x + dx * share, y: from.y + dy * share }, place)
}

const goingTo = (from: Point, to: Point): Going => ({
  right: Math.round((to.x - from.x) / LED.stepHu),
  up: Math.round((to.y - from.y) / LED.stepHu),
})

const walked = ({ x, y }: Point, { right, up }: Going): Point => ({
  x: x + right * LED.stepHu,
  y: y + up * LED.stepHu,
})

/** The lines as somebody imagines them who heard this and nothing else. */
export function strokesTold(told: readonly Told[]): readonly (readonly Point[])[] {
  const strokes: Point[][] = []
  let at: Point = { x: 0.5, y: 0.55 }
  for (const one of told) {
    const from = at
    if (one.say === 'down') at = middleOfCell(one.cell)
    else if (one.say === 'again' || one.say === 'line') at = walked(from, one)
    if (one.say === 'down' || one.say === 'again') strokes.push([at])
    else if (one.say === 'line') strokes.at(-1)!.push(...arc(from, at, one.bend).slice(1))
  }
  return strokes
}
