import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { headerOf, PACKET } from '@veillee/room'
import { PUPPET_AT_REST, PUPPET_HZ, type PuppetPose, readPuppet } from '@veillee/touch'
import { useEffect, useState } from 'preact/hooks'
import { framesWhile } from '../device/frames.ts'
import { JitterBuffer } from '../live-touch/jitter-buffer.ts'
import { useRoomClient } from '../room-client/context.tsx'

const HEADER_BYTES = 8
const SIXTEEN_BITS = 0xffff
const TICK_MS = 1000 / PUPPET_HZ
/** A puppet of which nothing is heard so long hangs limp: whoever moved it is not there. */
const LIMP_MS = 3_500

interface Player {
  readonly playout: JitterBuffer<PuppetPose>
  lastTick: number
  heardAtMs: number
}

/** What is to be seen of one puppet. */
export interface OnStage {
  readonly pose: PuppetPose
  /** When it last tapped the floor, and when it last did anything. */
  readonly tappedAtMs: number
  readonly movedAtMs: number
}

const STILL: OnStage = { pose: PUPPET_AT_REST, tappedAtMs: 0, movedAtMs: 0 }

/** Everybody else's puppets, live. Only what is now: nothing that they did is kept. */
export class Troupe {
  readonly #match: number
  readonly #players = new Map<number, Player>()
  readonly #stage = signal<ReadonlyMap<number, OnStage>>(new Map())

  constructor(match: number) {
    this.#match = match & SIXTEEN_BITS
  }

  get stage(): ReadonlySignal<ReadonlyMap<number, OnStage>> {
    return this.#stage
  }

  hear(packet: Uint8Array, nowMs: number): void {
    if (packet[0] !== PACKET.puppetSeen) return
    const { seat, match, first: tick } = headerOf(packet)
    const pose = readPuppet(packet.subarray(HEADER_BYTES))
    if (match !== this.#match || !pose) return
    const player = this.#players.get(seat) ?? {
      playout: new JitterBuffer(),
      lastTick: tick,
      heardAtMs: nowMs,
    }
    this.#players.set(seat, player)
    // A clock that has begun anew, after a reload or after an hour.
    if (tick < player.lastTick || nowMs - player.heardAtMs > LIMP_MS) player.playout.reset()
    player.lastTick = tick
    player.heardAtMs = nowMs
    player.playout.push(tick * TICK_MS, pose, nowMs)
  }

  /** Once a frame of the screen, while any puppet has something to do, or may still fall limp. */
  pass(nowMs: number): boolean {
    const before = this.#stage.peek()
    const stage = new Map(before)
    for (const [seat, player] of this.#players) {
      const due = player.playout.take(nowMs)
      if (due.length > 0) stage.set(seat, shown(before.get(seat) ?? STILL, due, nowMs))
      else if (nowMs - player.heardAtMs > LIMP_MS && before.get(seat)?.pose !== PUPPET_AT_REST)
        stage.set(seat, STILL)
      else continue
      this.#stage.value = stage
    }
    return [...this.#players.values()].some(({ heardAtMs }) => nowMs - heardAtMs <= LIMP_MS + TICK_MS)
  }
}

function shown(before: OnStage, due: readonly PuppetPose[], nowMs: number): OnStage {
  const pose = due.at(-1)!
  const isStill = JSON.stringify(pose) === JSON.stringify(before.pose)
  const hasTapped = due.some(({ isTapping }) => isTapping)
  return {
    pose,
    tappedAtMs: hasTapped ? nowMs : before.tappedAtMs,
    movedAtMs: isStill ? before.movedAtMs : nowMs,
  }
}

/** Who is shown large: those who tapped last, then those who moved last, and by seat; in the order of the table. */
export function inFront(
  seats: readonly number[],
  stage: ReadonlyMap<number, OnStage>,
  most: number,
  chosen: number | null = null,
): ReadonlySet<number> {
  const rank = (seat: number): readonly number[] => {
    const { tappedAtMs, movedAtMs } = stage.get(seat) ?? STILL
    // Moving moves nobody to the front within the same ten seconds: a strip that dances is not to be looked at.
    return [seat === chosen ? 1 : 0, tappedAtMs, Math.floor(movedAtMs / 10_000), -seat]
  }
  const before = (a: number, b: number): number => {
    const [left, right] = [rank(a), rank(b)]
    const i = left.findIndex((value, place) => value !== right[place])
    return i < 0 ? 0 : right[i]! - left[i]!
  }
  return new Set([...seats].sort(before).slice(0, most))
}

/** Everybody else's puppets in this match, while the screen is there. */
export function useTroupe(match: number): ReadonlySignal<ReadonlyMap<number, OnStage>> {
  const client = useRoomClient()
  const [troupe, setTroupe] = useState(() => new Troupe(match))
  useEffect(() => {
    const fresh = new Troupe(match)
    setTroupe(fresh)
    const frames = framesWhile(nowMs => batch(() => fresh.pass(nowMs)))
    const stopHearing = client.onPacket(packet => {
      fresh.hear(packet, performance.now())
      frames.wake()
    })
    return () => {
      stopHearing()
      frames.stop()
    }
  }, [client, match])
  return troupe.stage
}
