import type { FeltContact } from '@veillee/touch'
import { acuityAt } from './glow.ts'

// How each kind of object sounds and shakes (docs/touch.md). Where it is, pitch and pan tell.

/** What is heard when it comes down: struck tones. */
export interface Attack {
  readonly hz: readonly number[]
  readonly ms: number
  readonly gain: number
}

/** What is heard as long as it is there. */
export interface Layer {
  /** How it comes: most things at once, a cloth softly. */
  readonly fadeMs: number
  /** Of the tone that says where it is. */
  readonly tone: number
  /** Of the noise while it moves, and where in the spectrum that lies; without it, where friction says. */
  readonly friction: number
  readonly bandHz?: number
  readonly bandQ?: number
  /** A tone of its own, such as a top’s hum. */
  readonly humHz?: number
  /** How often a second it flutters. */
  readonly flutterHz?: number
}

export interface Signature {
  readonly attack: Attack | null
  readonly layer: Layer
  /** Pulses and pauses in ms; none where nothing shakes. */
  readonly shakes: readonly number[]
}

const HELD: Layer = { fadeMs: 12, tone: 1, friction: 1 }
const WOOD_NOTE = 2 ** (-2 / 12)

/** `stacked`: how many of its kind are felt in the same place already. */
export function signatureOf(contact: FeltContact, stacked = 0): Signature {
  switch (contact.kind) {
    case 'finger':
      return { attack: null, layer: HELD, shakes: [25] }
    case 'cloth':
      return {
        attack: null,
        layer: { fadeMs: 120, tone: 0.35, friction: 1.4, bandHz: 425, bandQ: 0.6 },
        shakes: [],
      }
    case 'ring':
      return { attack: { hz: [2_100, 3_700], ms: 350, gain: 0.22 }, layer: HELD, shakes: [30] }
    case 'dart':
      return dart(contact)
    case 'cube':
      return { attack: { hz: [700 * WOOD_NOTE ** stacked], ms: 70, gain: 0.5 }, layer: HELD, shakes: [40] }
    case 'string':
      return string(contact)
    case 'coin':
      return {
        attack: { hz: [1_400, 2_900], ms: 250, gain: 0.24 },
        layer: isSpinning(contact) ? { ...HELD, flutterHz: flutterOf(contact) } : HELD,
        shakes: [35, 30, 35],
      }
    case 'pawn':
      return {
        attack: { hz: [isPawnHead(contact) ? 900 : 450], ms: 90, gain: 0.5 },
        layer: HELD,
        shakes: [45],
      }
    case 'top':
      return {
        attack: { hz: [520], ms: 40, gain: 0.2 },
        layer: isSpinning(contact) ? { ...HELD, tone: 0.6, humHz: humOf(contact) } : HELD,
        shakes: [30, 30, 30],
      }
  }
}

/** The tip is hard, the shaft is not, the flight is nearly nothing. */
function dart({ print }: FeltContact): Signature {
  if (print.hardness > 0.8) return { attack: { hz: [4_000], ms: 20, gain: 0.35 }, layer: HELD, shakes: [25] }
  if (print.hardness > 0.3) return { attack: { hz: [600], ms: 50, gain: 0.25 }, layer: HELD, shakes: [] }
  return {
    attack: null,
    layer: { fadeMs: 80, tone: 0.4, friction: 1.2, bandHz: 3_200, bandQ: 0.5 },
    shakes: [],
  }
}

/** It hisses higher the tighter it is; it shakes only when it is pulled. */
function string({ press, aroundDeg }: FeltContact): Signature {
  const tension = Math.min(1, aroundDeg / 720 + Math.max(0, press - 1) / 4)
  return {
    attack: null,
    layer: { fadeMs: 30, tone: 0.6, friction: 1, bandHz: 1_500 * (1 + tension), bandQ: 2 },
    shakes: tension > 0 ? [25, 60, 25] : [],
  }
}

const isSpinning = ({ turnsPerS }: FeltContact): boolean => Math.abs(turnsPerS) >= 1

/** A coin flutters faster the flatter it lies, that is, the slower it turns. */
const flutterOf = ({ turnsPerS }: FeltContact): number => Math.min(18, 6 + 24 / Math.abs(turnsPerS))

/** From 110 Hz when it is quick down to 70 Hz before it falls. */
const humOf = ({ turnsPerS }: FeltContact): number => 70 + 40 * Math.min(1, Math.abs(turnsPerS) / 8)

/** Its head is smaller than its base; how wide both are felt depends on the skin. */
function isPawnHead(contact: FeltContact): boolean {
  const { shape, widthHu } = contact.print
  return shape === 'disc' && Math.sqrt(Math.max(0, widthHu ** 2 - acuityAt(contact) ** 2)) < 0.16
}
