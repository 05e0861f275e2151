import type { Pose } from '@veillee/art'
import type { FeltContact, FeltFrame } from '@veillee/touch'
import { audioNow, listenByEar } from '../device/audio.ts'
import { panOf, slotOf } from './heard-place.ts'
import { signatureOf } from './signature.ts'
import { newcomers } from './touching.ts'
import { Voice } from './voice.ts'

/** After a lift nothing is heard for at least so long, or two touches would be one. */
const SILENCE_MS = 120
/** Two that lie on each other. */
const STACKED_HU = 0.15

/** The sense of those who feel by ear. */
export class Hearing {
  readonly #isMono: boolean
  readonly #stopListening = listenByEar()
  #voice: Voice | undefined
  #before: FeltFrame | null = null
  #slot: number | undefined
  #liftedAtMs = Number.NEGATIVE_INFINITY

  constructor(isMono: boolean) {
    this.#isMono = isMono
  }

  /** Sixty times a second while something touches, and once more when nothing does. */
  pass(frame: FeltFrame | null, pose: Pose, nowMs: number): void {
    const audio = audioNow()
    if (audio) this.#voice ??= new Voice(audio, this.#isMono)
    const waitMs = Math.max(0, this.#liftedAtMs + SILENCE_MS - nowMs)
    if (frame !== this.#before) this.#strike(frame, pose, waitMs)
    if (this.#before && !frame) this.#liftedAtMs = nowMs
    this.#before = frame
    if (!frame || waitMs > 0) {
      this.#voice?.silence()
      this.#slot = undefined
    } else this.#sound(frame, pose, nowMs)
  }

  end(): void {
    this.#voice?.end()
    this.#voice = undefined
    this.#stopListening()
  }

  #sound({ contacts }: FeltFrame, pose: Pose, nowMs: number): void {
    const slot = slotOf(nowMs, contacts.length)
    const contact = contacts[slot]!
    const { layer } = signatureOf(contact)
    this.#voice?.sound({ contact, layer, pose }, this.#slot !== slot)
    this.#slot = slot
  }

  #strike(frame: FeltFrame | null, pose: Pose, waitMs: number): void {
    for (const contact of newcomers(this.#before, frame)) {
      const { attack } = signatureOf(contact, stackedUnder(contact, frame!.contacts))
      if (attack) this.#voice?.strike(attack, panOf(contact, pose), waitMs / 1_000)
    }
  }
}

const stackedUnder = (contact: FeltContact, all: readonly FeltContact[]): number =>
  all.filter(
    other =>
      other !== contact &&
      other.kind === contact.kind &&
      Math.hypot(other.x - contact.x, other.y - contact.y) < STACKED_HU,
  ).length
