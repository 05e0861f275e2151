import type { Seat } from '@veillee/kernel'
import { feel, type Skin, writeFelt } from '@veillee/touch'
import { PACKET, type Packet, writePacket } from '../packet.ts'
import type { PersonId } from '../person.ts'
import type { Room } from '../room.ts'
import { skinNow } from '../skin.ts'

type Playing = NonNullable<Room['playing']>

/** A skin, and how many samples of the gesture it has been touched by. */
interface Touched {
  readonly skin: Skin
  readonly samples: number
}

/** The palms that are touched in one room right now: what they feel of each packet, and nothing of any other. */
export class TouchedPalms {
  readonly #touched = new Map<Seat, Touched>()
  #gesture = ''

  /**
   * What is felt of it, as a packet for the device; undefined if nothing is, or if it was felt before. A stand-in begins
   * anew what somebody has left, so by whom it comes is part of which gesture it is.
   */
  feel(playing: Playing, packet: Packet, into: Seat, by: PersonId | null): Uint8Array | undefined {
    this.#begin(`${packet.match} ${packet.step} ${packet.seat} ${by}`)
    const { skin, samples } = this.#touched.get(into) ?? { skin: skinNow(playing, into), samples: 0 }
    const fresh = packet.samples.slice(Math.max(0, samples - packet.first))
    if (fresh.length === 0) return undefined
    const felt = feel(skin, fresh)
    this.#touched.set(into, { skin: felt.skin, samples: packet.first + packet.samples.length })
    if (packet.isAgain || felt.frames.length === 0) return undefined
    const { seat, match, step } = packet
    return writePacket(PACKET.felt, { seat, match, step, first: 0 }, writeFelt(felt.frames))
  }

  /** A palm forgets one gesture with the next. */
  #begin(gesture: string): void {
    if (gesture === this.#gesture) return
    this.#gesture = gesture
    this.#touched.clear()
  }
}
