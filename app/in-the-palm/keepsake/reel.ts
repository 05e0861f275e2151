import { STAGE, svgOf } from '@veillee/art'
import type { Held } from '@veillee/touch'
import { feltAt, type Replay, ReplayClock, trailsUntil } from '../replay-run.ts'
import { lookOf, spotOf } from '../stage/look.ts'
import { ORDER } from '../stage/painter.ts'
import { Watched } from '../stage/watched.ts'

/** How long each picture stands: fewer than on the phone, so that the file stays small. */
const PICTURE_MS = 60
/** The stage is 600 units broad: finer than one unit only makes the file larger. */
const rounded = (value: number): number => Math.round(value)

type Laid = readonly [drawing: number, x: number, y: number]
type Spot = readonly [picture: number, x: number, y: number]
type Glow = readonly [x: number, y: number, strength: number]

/** One picture of a mime: what lies where, and what was felt. */
interface Picture {
  readonly held: Held
  readonly laid: readonly Laid[]
  readonly felt: readonly Glow[]
}

/** A mime as a row of pictures, twice as fast as it was made, for a page without this program (ROOM-24). */
export interface Reel {
  readonly pictureMs: number
  /** Each once, however often it is shown; as the inside of an SVG. */
  readonly drawings: readonly string[]
  readonly pictures: readonly Picture[]
  /** The trails that nobody could see: from which picture on, and where. */
  readonly trails: readonly (readonly Spot[])[]
}

export function reelOf(replay: Replay, owner: string): Reel {
  const { samples } = replay
  const clock = new ReplayClock(samples)
  const count = Math.floor(clock.lengthMs / PICTURE_MS) + 2
  const drawings = new Drawings(owner)
  const watched = new Watched()
  const moments = Array.from({ length: count }, (_, i) => clock.at(i * PICTURE_MS))
  const pictures = moments.map((tMs, i): Picture => {
    watched.followUntil(samples, i === count - 1 ? Number.POSITIVE_INFINITY : tMs)
    return { held: watched.held, laid: laidIn(watched, drawings), felt: feltIn(replay, watched.held, tMs) }
  })
  return { pictureMs: PICTURE_MS, drawings: drawings.all, pictures, trails: trailOf(replay, moments) }
}

/** Drawings that are made once, each with ids of its own. */
class Drawings {
  readonly all: string[] = []
  readonly #owner: string
  readonly #known = new Map<string, number>()

  constructor(owner: string) {
    this.#owner = owner
  }

  number(key: string, drawing: () => string): number {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const svg = svgOf(drawing(), STAGE.width, STAGE.height, `${this.#owner}-${this.all.length}`)
    this.all.push(svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')))
    this.#known.set(key, this.all.length - 1)
    return this.all.length - 1
  }
}

function laidIn({ pieces, held, soft }: Watched, drawings: Drawings): readonly Laid[] {
  return ORDER.flatMap((object): Laid[] => {
    const look = lookOf(pieces.get(object)!, held, soft)
    if (!look) return []
    return [[drawings.number(`${object} ${look.key}`, look.drawing), rounded(look.x), rounded(look.y)]]
  })
}

function feltIn({ felt }: Replay, held: Held, tMs: number): readonly Glow[] {
  const contacts = feltAt(felt, tMs)?.contacts ?? []
  return contacts.map(({ x, y, face, strength }) => {
    const [atX, atY] = spotOf({ x, y, face }, held)
    return [rounded(atX), rounded(atY), Math.round(strength * 100) / 100]
  })
}

/** A spot that is the last one still says nothing new. */
function trailOf({ samples }: Replay, moments: readonly number[]): Reel['trails'] {
  return trailsUntil(samples, Number.POSITIVE_INFINITY).map(trail => {
    const spots: Spot[] = []
    for (const sample of trail) {
      const [x, y] = spotOf(sample, sample.held).map(rounded) as [number, number]
      const last = spots.at(-1)
      if (last?.[1] !== x || last[2] !== y) spots.push([pictureAt(moments, sample.tMs), x, y])
    }
    return spots
  })
}

/** The first picture by which it has happened. */
function pictureAt(moments: readonly number[], tMs: number): number {
  const first = moments.findIndex(moment => moment >= tMs)
  return first < 0 ? moments.length - 1 : first
}
