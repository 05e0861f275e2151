import type { Pose } from '@veillee/art'
import { type Done, doneFelt } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { distanceHu, type FeltFrame, namedPlace, Teller } from '@veillee/touch'
import { isMirrored } from './hand-view.ts'
import { landsWords, movesWords, toldWords } from './hand-words.ts'
import { speedOf } from './heard-place.ts'
import { newcomers } from './touching.ts'

/** What lies still for so long has done what it came for. */
const STILL_MS = 800
const STILL_HU_PER_S = 0.1
/** After a longer rest, nothing belongs to what was before. */
const APART_MS = 2_000

/** What is felt, in words: a drawing line by line, a mime by what things do. */
export class HandTelling {
  readonly #teller = new Teller()
  #frames: FeltFrame[] = []
  #before: FeltFrame | null = null
  #stirredAtMs = 0
  /** What was said of each thing, by when it began: said again when there is more to it. */
  readonly #said = new Map<string, string>()

  /** What there is to say now that was not said before. */
  pass(frame: FeltFrame | null, pose: Pose, nowMs: number): readonly Said[] {
    const before = this.#before
    this.#before = frame
    const [contact] = frame?.contacts ?? before?.contacts ?? []
    if (!contact) return []
    if (contact.kind === 'finger') return this.#line(frame, pose, nowMs)
    const landed = newcomers(before, frame).flatMap(({ kind, ...at }) => landsWords(kind, namedPlace(at)))
    return [...this.#done(frame, nowMs), ...landed]
  }

  #line(frame: FeltFrame | null, pose: Pose, nowMs: number): readonly Said[] {
    const [contact] = frame?.contacts ?? []
    const place = contact ? { x: isMirrored(pose) ? 1 - contact.x : contact.x, y: contact.y } : null
    return this.#teller.pass(place, nowMs).map(toldWords)
  }

  #done(frame: FeltFrame | null, nowMs: number): readonly Said[] {
    const contacts = frame?.contacts ?? []
    const last = this.#frames.at(-1)
    const isStirred =
      contacts.length !== last?.contacts.length || contacts.some(one => speedOf(one) > STILL_HU_PER_S)
    if (isStirred) {
      if (nowMs - this.#stirredAtMs > APART_MS && (last?.contacts.length ?? 0) === 0) this.#frames = []
      this.#stirredAtMs = nowMs
    }
    this.#frames.push({ tMs: nowMs, contacts })
    const hasGone = contacts.length < (last?.contacts.length ?? 0)
    const isStill = nowMs - this.#stirredAtMs >= STILL_MS
    if (!hasGone && !isStill) return []
    return doneFelt(this.#frames)
      .filter(one => isStill || !isGoingOn(one, this.#frames.at(-1)!))
      .flatMap(one => this.#unsaid(one))
  }

  #unsaid({ kind, startMs, movement, path }: Done): readonly Said[] {
    const words = movesWords(movement, namedPlace(path[1]))
    const key = `${kind} ${startMs}`
    if (this.#said.get(key) === words.en) return []
    this.#said.set(key, words.en)
    return [words]
  }
}

const isGoingOn = ({ kind, path, endMs }: Done, { tMs, contacts }: FeltFrame): boolean =>
  endMs === tMs && contacts.some(one => one.kind === kind && distanceHu(one, path[1]) < 0.01)
