import { type Action, acted, actionOf, type Show } from '@veillee/games'
import type { Millis, Seat } from '@veillee/kernel'
import {
  PUPPET_AT_REST,
  PUPPET_HZ,
  type PuppetPose,
  readPuppet,
  STORYTELLER,
  writePuppet,
} from '@veillee/touch'
import type { Stop } from './log.ts'
import { headerOf, PACKET, PACKET_HEADER_BYTES, writePacket } from './packet.ts'
import type { Playing } from './playing.ts'

interface Showing {
  readonly show: Show
  stop: Stop
  /** It has begun, and does not hang still yet. */
  isUp: boolean
}

interface PuppetDeps {
  moves(bytes: Uint8Array): void
  nowMs(): Millis
  later(ms: Millis, then: () => void): Stop
}

const POSE_MS = 1_000 / PUPPET_HZ

/** The puppets of a room's bots (TALE-30): each shows what its bot would tell, a few times over, and then hangs still. */
export class BotPuppets {
  readonly #deps: PuppetDeps
  readonly #showing = new Map<Seat, Showing>()

  constructor(deps: PuppetDeps) {
    this.#deps = deps
  }

  /** What is no longer to be shown stops at once, and what was shown to its end is not begun anew. */
  plan(shows: ReadonlyMap<Seat, Show>, playing: Playing): void {
    for (const [seat, { show, stop, isUp }] of this.#showing) {
      if (shows.get(seat) === show) continue
      stop()
      this.#showing.delete(seat)
      if (isUp) this.#pose(playing, seat, PUPPET_AT_REST)
    }
    for (const [seat, show] of shows)
      if (!this.#showing.has(seat)) {
        const stop = this.#deps.later(show.afterMs, () => this.#begin(playing, seat, show))
        this.#showing.set(seat, { show, stop, isUp: false })
      }
  }

  rest(): void {
    for (const { stop } of this.#showing.values()) stop()
    this.#showing.clear()
  }

  #begin(playing: Playing, seat: Seat, { actions }: Show): void {
    const begunMs = this.#deps.nowMs()
    const goOn = (): void => {
      const lastedMs = this.#deps.nowMs() - begunMs
      const turn = Math.floor(lastedMs / STORYTELLER.actionMs)
      const isOver = turn >= actions.length * STORYTELLER.shownTimes
      this.#pose(playing, seat, isOver ? PUPPET_AT_REST : acted(actions[turn % actions.length]!, lastedMs))
      const showing = this.#showing.get(seat)!
      showing.isUp = !isOver
      if (!isOver) showing.stop = this.#deps.later(POSE_MS, goOn)
    }
    goOn()
  }

  #pose({ number, match }: Playing, seat: Seat, pose: PuppetPose): void {
    const first = Math.floor(this.#deps.nowMs() / POSE_MS) & 0xffff
    const header = { seat, match: number & 0xffff, step: match.step & 0xffff, first }
    this.#deps.moves(writePacket(PACKET.puppet, header, writePuppet(pose)))
  }
}

/** So many poses in a row are meant: half a second. */
const MEANT_POSES = PUPPET_HZ / 2
/** A word has two or three actions. */
const MOST_ACTIONS = 2

interface Watched {
  acts: number
  poses: number
  readonly actions: readonly Action[]
}

/** What is made of puppets that are seen: the last two actions that each has dwelt on, about this card. */
export class PuppetsSeen {
  readonly #watched = new Map<Seat, Watched>()
  #step = -1

  /** What somebody shows from now on; undefined if it is nothing new. Limbs that are moved by hand say nothing to a bot. */
  sees(
    bytes: Uint8Array,
    step: number,
  ): { readonly from: Seat; readonly actions: readonly Action[] } | undefined {
    if (step !== this.#step) this.#watched.clear()
    this.#step = step
    const from = headerOf(bytes).seat
    const acts = readPuppet(bytes.subarray(PACKET_HEADER_BYTES))?.acts ?? 0
    const before = this.#watched.get(from)
    const poses = before?.acts === acts ? before.poses + 1 : 1
    const action = poses === MEANT_POSES ? actionOf(acts) : undefined
    const known = before?.actions ?? []
    const isNews = action !== undefined && known.at(-1) !== action
    const actions = isNews ? [...known, action].slice(-MOST_ACTIONS) : known
    this.#watched.set(from, { acts, poses, actions })
    return isNews ? { from, actions } : undefined
  }
}
