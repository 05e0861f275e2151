import type { Pose } from '@veillee/art'
import { type FeltContact, FINGERS, fingerOf, HAND, regionAt } from '@veillee/touch'
import { isMirrored } from './hand-view.ts'

// Where something is felt, as sound (docs/touch.md): left and right as on the drawn hand, high towards the fingers.

const WIDEST_PAN = 0.85
/** Steps across, from one side to the other. */
const ACROSS = { palm: 7, back: 4 } as const

/** A minor pentatonic, in semitones above A. */
const SCALE = [0, 3, 5, 7, 10] as const
const LOWEST_HZ = 220
const PALM_TOP_HU = 1.1
/** Two octaves on the palm, and one more on the fingers. */
const PALM_NOTES = 10
const FINGER_ROWS = 5
const BACK_ROWS = 5

/** −0.85 left to 0.85 right, in steps: seven on the palm, the five fingers, four on the back. */
export function panOf(contact: FeltContact, pose: Pose): number {
  const finger = fingerAt(contact)
  const share = finger
    ? FINGERS.indexOf(finger) / (FINGERS.length - 1)
    : stepped(contact.x, ACROSS[contact.face])
  const pan = WIDEST_PAN * (2 * share - 1)
  return (isMirrored(pose) ? -pan : pan) + 0
}

/** The share of the way across, on one of so many steps. */
const stepped = (share: number, steps: number): number =>
  Math.min(steps - 1, Math.max(0, Math.floor(share * steps))) / (steps - 1)

/** Which note of the scale: 0 is A3 at the wrist, 10 is A5 at the roots of the fingers, 15 is A6 at their tips. */
export function noteOf(contact: FeltContact): number {
  const finger = fingerAt(contact)
  if (finger) return PALM_NOTES + 1 + rowOn(contact.y, finger)
  const share = Math.min(1, Math.max(0, contact.y / PALM_TOP_HU))
  if (contact.face === 'back')
    return Math.round((Math.round(share * (BACK_ROWS - 1)) / (BACK_ROWS - 1)) * PALM_NOTES)
  return Math.round(share * PALM_NOTES)
}

/** The thumb lies beside the palm, yet is a finger: its rows run from its own root to its own tip. */
function rowOn(y: number, finger: (typeof FINGERS)[number]): number {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  const share = (y - root[1]) / (tip[1] + radiusHu - root[1])
  return Math.min(FINGER_ROWS - 1, Math.max(0, Math.floor(share * FINGER_ROWS)))
}

/** One octave lower on the back. */
export function hzOf(contact: FeltContact): number {
  const hz = hzOfNote(noteOf(contact))
  return contact.face === 'back' ? hz / 2 : hz
}

function hzOfNote(note: number): number {
  const [octave, degree] = [
    Math.floor(note / SCALE.length),
    ((note % SCALE.length) + SCALE.length) % SCALE.length,
  ]
  return LOWEST_HZ * 2 ** (octave + SCALE[degree]! / 12)
}

/** Who draws, draws into the palm, even where the line leaves it. */
function fingerAt({ x, y, face, kind }: FeltContact): (typeof FINGERS)[number] | undefined {
  const region = kind === 'finger' ? undefined : regionAt(x, y, face)
  return region && fingerOf(region)
}

// Friction

export const speedOf = ({ velocityX, velocityY }: FeltContact): number => Math.hypot(velocityX, velocityY)

export const frictionHz = (huPerS: number): number => 600 + 1_500 * huPerS

/** 1 at one hand's breadth a second. */
export const frictionGain = (huPerS: number): number => Math.min(2, huPerS ** 0.7)

// Mono: where there is no left and right, dark vowels are left and bright ones right.

const VOWELS = [
  { vowel: 'ou', formantsHz: [310, 780] },
  { vowel: 'o', formantsHz: [480, 950] },
  { vowel: 'a', formantsHz: [760, 1_350] },
  { vowel: 'é', formantsHz: [430, 2_050] },
  { vowel: 'i', formantsHz: [290, 2_500] },
] as const

export const vowelOf = (pan: number): (typeof VOWELS)[number] =>
  VOWELS[Math.round(((pan + WIDEST_PAN) / (2 * WIDEST_PAN)) * (VOWELS.length - 1))]!

// Several touches are heard one after the other, never as a chord.

const SLOT_MS = 90

/** Whose turn it is to be heard. */
export const slotOf = (nowMs: number, count: number): number => Math.floor(nowMs / SLOT_MS) % count
