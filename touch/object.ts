import type { Said } from '@veillee/kernel'
import { FOOTPRINTS } from './constants.ts'

export const OBJECTS = [
  'cloth',
  'ring',
  'dart',
  'cube-1',
  'cube-2',
  'cube-3',
  'cube-4',
  'string',
  'coin',
  'pawn',
  'top',
] as const

/** One of the eleven. */
export type ObjectId = (typeof OBJECTS)[number]

export const OBJECT_KINDS = ['cloth', 'ring', 'dart', 'cube', 'string', 'coin', 'pawn', 'top'] as const

/** What skin can tell apart: never which of the four cubes. */
export type ObjectKind = (typeof OBJECT_KINDS)[number]

export const CONTACTS = ['face', 'edge', 'tip'] as const

/**
 * Which part of an object is on the skin. Of the dart the flight is its face and the shaft its edge; of the pawn
 * the base is its face and the head its tip; pawn and top lie on their edge.
 */
export type Contact = (typeof CONTACTS)[number]

export const SHAPES = ['disc', 'ring', 'square', 'line'] as const

export interface Footprint {
  readonly shape: (typeof SHAPES)[number]
  readonly widthHu: number
  readonly lengthHu: number
  readonly holeHu?: number
  /** 0 gives way, 1 does not. */
  readonly hardness: number
}

/** What an object can do on a hand. A touch is the rest: too long for a tap, too short for a press. */
export type MovementClass =
  | 'tap'
  | 'press'
  | 'drag'
  | 'roll'
  | 'spin'
  | 'drape'
  | 'wrap'
  | 'walk'
  | 'lift'
  | 'touch'

/**
 * What each kind is made for: what its controls offer, and what a bot picks from. Laying, placing and stacking are
 * presses, wiping and sliding are drags, tumbling is a roll, and a ring threaded on a finger is a wrap. Whatever
 * can tap can walk: the rulebook's own dart goes in small steps to the sea (PALM-16).
 */
const MOVEMENTS: Readonly<Record<ObjectKind, readonly MovementClass[]>> = {
  cloth: ['drape', 'drag', 'lift'],
  ring: ['tap', 'walk', 'press', 'roll', 'spin', 'wrap', 'lift'],
  dart: ['tap', 'walk', 'press', 'drag', 'roll', 'lift'],
  cube: ['tap', 'walk', 'press', 'drag', 'roll', 'lift'],
  string: ['press', 'drag', 'wrap', 'lift'],
  coin: ['tap', 'walk', 'press', 'drag', 'roll', 'spin', 'lift'],
  pawn: ['tap', 'walk', 'press', 'roll', 'lift'],
  top: ['tap', 'walk', 'press', 'roll', 'spin', 'lift'],
}

const NAMES: Readonly<Record<ObjectKind, Said>> = {
  cloth: { en: 'the cloth', fr: 'le tissu' },
  ring: { en: 'the ring', fr: 'l’anneau' },
  dart: { en: 'the dart', fr: 'la fléchette' },
  cube: { en: 'the four cubes', fr: 'les quatre cubes' },
  string: { en: 'the string', fr: 'la ficelle' },
  coin: { en: 'the coin', fr: 'la pièce' },
  pawn: { en: 'the pawn', fr: 'le pion' },
  top: { en: 'the top', fr: 'la toupie' },
}

export const kindOf = (object: ObjectId): ObjectKind =>
  object.startsWith('cube-') ? 'cube' : (object as Exclude<ObjectId, `cube-${number}`>)

export const objectsOf = (kind: ObjectKind): readonly ObjectId[] =>
  OBJECTS.filter(object => kindOf(object) === kind)

/** With its article; cubes in a picture mean all four. */
export const nameOf = (kind: ObjectKind): Said => NAMES[kind]

export const movementsAllowed = (kind: ObjectKind): readonly MovementClass[] => MOVEMENTS[kind]

/** Undefined where the kind has no such part: a cloth has no tip. */
export function footprintOf(kind: ObjectKind, contact: Contact): Footprint | undefined {
  const footprints: Partial<Record<Contact, Footprint>> = FOOTPRINTS[kind]
  return footprints[contact]
}

export const contactsOf = (kind: ObjectKind): readonly Contact[] =>
  CONTACTS.filter(contact => footprintOf(kind, contact) !== undefined)
