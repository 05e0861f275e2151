import type { MimeSample, Point } from '@veillee/touch'
import type { Replay } from './replay-run.ts'
import { spotOf } from './stage/look.ts'
import { Watched } from './stage/watched.ts'

/** Every third moment that was felt is a dot. */
const DOT_EVERY = 3

const written = (spot: Parameters<typeof spotOf>[0] & Point, held: MimeSample['held']): string =>
  spotOf(spot, held)
    .map(one => one.toFixed(0))
    .join(' ')

/** All of a replay that has been shown so far. */
class SoFar {
  tMs = Number.NEGATIVE_INFINITY
  readonly watched = new Watched()
  /** The way of each piece on the skin, from each touching down to its lift. */
  readonly trails: string[] = []
  /** One line of dots, each where it was as the hand was held then: a thousand circles would be too many to move. */
  dots = ''
  /** Of each piece that touches, the number of its trail. */
  readonly open = new Map<string, number>()
  samples = 0
  frames = 0
}

/** A replay as it is drawn. As long as it runs forward, each moment adds to the one before; going back begins anew. */
export class ReplayPicture {
  readonly #replay: Replay
  #soFar = new SoFar()

  constructor(replay: Replay) {
    this.#replay = replay
  }

  until(tMs: number): {
    readonly watched: Watched
    readonly trails: readonly string[]
    readonly dots: string
  } {
    if (tMs < this.#soFar.tMs) this.#soFar = new SoFar()
    const { watched, trails } = this.#soFar
    this.#soFar.tMs = tMs
    watched.followUntil(this.#replay.samples, tMs)
    this.#trail(tMs)
    this.#dot(tMs)
    return { watched, trails, dots: this.#soFar.dots }
  }

  #trail(tMs: number): void {
    const { open, trails } = this.#soFar
    const { samples } = this.#replay
    for (let sample = samples[this.#soFar.samples]; sample && sample.tMs <= tMs; ) {
      const number = open.get(sample.object)
      if (!sample.touching) open.delete(sample.object)
      else if (number !== undefined) trails[number] += `L${written(sample, sample.held)}`
      else {
        open.set(sample.object, trails.length)
        // A line of no length, so that a single touch is seen too.
        trails.push(`M${written(sample, sample.held)}h0`)
      }
      sample = samples[++this.#soFar.samples]
    }
  }

  #dot(tMs: number): void {
    const { felt } = this.#replay
    for (let frame = felt[this.#soFar.frames]; frame && frame.tMs <= tMs; ) {
      const [contact] = frame.contacts
      if (this.#soFar.frames % DOT_EVERY === 0 && contact)
        this.#soFar.dots += `M${written(contact, frame.held ?? 'palm-up')}h0`
      frame = felt[++this.#soFar.frames]
    }
  }
}
