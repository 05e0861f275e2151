import type { Pose } from '@veillee/art'
import { composed, type Said } from '@veillee/kernel'
import { type FeltContact, type FeltFrame, type FeltKind, type Point, regionAt } from '@veillee/touch'
import { isMirrored } from './hand-view.ts'
import { strongest } from './touching.ts'

/** So far, something has gone somewhere. */
const STEP_HU = 0.08
/** So long in one place, it has stopped. */
const STILL_MS = 350

/** Eight ways, from the right round by the top, as they are on the drawn hand. */
const WAYS: readonly Said[] = [
  { fr: 'à droite', en: 'right' },
  { fr: 'en haut à droite', en: 'up and right' },
  { fr: 'en haut', en: 'up' },
  { fr: 'en haut à gauche', en: 'up and left' },
  { fr: 'à gauche', en: 'left' },
  { fr: 'en bas à gauche', en: 'down and left' },
  { fr: 'en bas', en: 'down' },
  { fr: 'en bas à droite', en: 'down and right' },
]

const STOP: Said = { fr: 'stop', en: 'stop' }
const LIFT: Said = { fr: 'levé', en: 'lifted' }

const KINDS: Readonly<Record<FeltKind, Said>> = {
  finger: { fr: 'un doigt', en: 'a finger' },
  cloth: { fr: 'du tissu', en: 'cloth' },
  ring: { fr: 'un anneau', en: 'a ring' },
  dart: { fr: 'la fléchette', en: 'the dart' },
  cube: { fr: 'un cube', en: 'a cube' },
  string: { fr: 'la ficelle', en: 'the string' },
  coin: { fr: 'une pièce', en: 'a coin' },
  pawn: { fr: 'le pion', en: 'the pawn' },
  top: { fr: 'la toupie', en: 'the top' },
}

const FINGERS: Readonly<Record<string, Said>> = {
  thumb: { fr: 'sur le pouce', en: 'on the thumb' },
  index: { fr: 'sur l’index', en: 'on the index' },
  middle: { fr: 'sur le majeur', en: 'on the middle finger' },
  ring: { fr: 'sur l’annulaire', en: 'on the ring finger' },
  little: { fr: 'sur l’auriculaire', en: 'on the little finger' },
}

const ROWS: readonly Said[] = [
  { fr: 'près du poignet', en: 'near the wrist' },
  { fr: 'au milieu', en: 'in the middle' },
  { fr: 'sous les doigts', en: 'below the fingers' },
]
const COLUMNS: readonly Said[] = [
  { fr: ', à gauche', en: ', left' },
  { fr: '', en: '' },
  { fr: ', à droite', en: ', right' },
]

/** What somebody at one's side reads aloud: one word at a time, and none of those before. */
export class Compass {
  #from: Point | null = null
  #movedAtMs = 0
  #word: Said | null = null

  pass(frame: FeltFrame | null, pose: Pose, nowMs: number): Said | null {
    const contact = strongest(frame)
    if (contact) this.#word = this.#of(contact, pose, nowMs)
    else if (this.#from) this.#word = LIFT
    if (!contact) this.#from = null
    return this.#word
  }

  #of(contact: FeltContact, pose: Pose, nowMs: number): Said | null {
    const from = this.#from
    if (from && Math.hypot(contact.x - from.x, contact.y - from.y) < STEP_HU)
      return nowMs - this.#movedAtMs > STILL_MS ? STOP : this.#word
    this.#from = { x: contact.x, y: contact.y }
    this.#movedAtMs = nowMs
    return from ? wayBetween(from, contact, pose) : placeOf(contact, pose)
  }
}

export function wayBetween(from: Point, to: Point, pose: Pose): Said {
  const right = (isMirrored(pose) ? -1 : 1) * (to.x - from.x)
  const eighths = Math.round((Math.atan2(to.y - from.y, right) * 4) / Math.PI)
  return WAYS[(eighths + 8) % 8]!
}

/** What has come down, and where. */
export function placeOf({ kind, x, y, face }: FeltContact, pose: Pose): Said {
  const what = KINDS[kind]
  const [finger] = (kind === 'finger' ? undefined : regionAt(x, y, face))?.split('-') ?? []
  const where = FINGERS[finger ?? ''] ?? inPalm(x, y, pose)
  return composed(say => `${say(what)} ${say(where)}`)
}

function inPalm(x: number, y: number, pose: Pose): Said {
  const third = (share: number): number => Math.min(2, Math.max(0, Math.floor(share * 3)))
  const row = ROWS[third(y / 1.1)]!
  const column = COLUMNS[third(isMirrored(pose) ? 1 - x : x)]!
  return composed(say => say(row) + say(column))
}
