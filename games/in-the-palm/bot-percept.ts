import type { Chance } from '@veillee/kernel'
import {
  type FeltContact,
  type FeltFrame,
  GRANDFATHER,
  kindOf,
  type Mime,
  type MovementClass,
  movementsOf,
  type ObjectKind,
  type Region,
  regionAt,
} from '@veillee/touch'
import { type BotLevel, happens } from '../bot.ts'

/** One thing that was done on a hand, as far as somebody could tell. */
export interface Percept {
  readonly kind: ObjectKind
  readonly movement: MovementClass
  readonly region: Region | undefined
}

/** From touching to not touching any more. */
interface Stay {
  readonly kind: ObjectKind
  readonly frames: readonly { readonly tMs: number; readonly contact: FeltContact }[]
  readonly endMs: number
}

/** What can be taken for each other, being of one stuff. */
const STUFFS: readonly (readonly ObjectKind[])[] = [
  ['cloth', 'string'],
  ['cube', 'pawn', 'top'],
  ['ring', 'coin', 'dart'],
]

export const stuffOf = (kind: ObjectKind): readonly ObjectKind[] => STUFFS.find(all => all.includes(kind))!

// Watched

/** A lift only ends what was done before; two times the same are one thing. */
export const perceptsSeen = (mime: Mime): readonly Percept[] =>
  distinct(
    movementsOf(mime)
      .filter(movement => movement.class !== 'lift')
      .map(({ object, class: movement, from }) => ({
        kind: kindOf(object),
        movement: movement === 'touch' ? 'lift' : movement,
        region: regionAt(from.x, from.y, from.face),
      })),
  )

// Felt

/** What skin told, cut into things; some objects are taken for others of the same stuff. */
export function perceptsFelt(
  frames: readonly FeltFrame[],
  level: BotLevel,
  chance: Chance,
): readonly Percept[] {
  const taken = new Map<ObjectKind, ObjectKind>()
  const takenFor = (kind: ObjectKind): ObjectKind => {
    const known = taken.get(kind) ?? confused(kind, level, chance)
    taken.set(kind, known)
    return known
  }
  const felt = joinedSteps(staysIn(frames)).map(one => ({ ...one, kind: takenFor(one.kind) }))
  return distinct(felt.map(({ kind, movement, region }) => ({ kind, movement, region })))
}

function confused(kind: ObjectKind, level: BotLevel, chance: Chance): ObjectKind {
  const others = stuffOf(kind).filter(other => other !== kind)
  return happens(GRANDFATHER.confused[level], chance) ? chance.pick(others) : kind
}

function staysIn(frames: readonly FeltFrame[]): readonly Stay[] {
  const stays: Stay[] = []
  const open = new Map<ObjectKind, { tMs: number; contact: FeltContact }[]>()
  for (const { tMs, contacts } of frames) {
    for (const [kind, frames] of open)
      if (!contacts.some(contact => contact.kind === kind)) {
        stays.push({ kind, frames, endMs: tMs })
        open.delete(kind)
      }
    for (const contact of contacts) {
      if (contact.kind === 'finger') continue
      const stay = open.get(contact.kind) ?? []
      stay.push({ tMs, contact })
      open.set(contact.kind, stay)
    }
  }
  const endMs = frames.at(-1)?.tMs ?? 0
  return [...stays, ...[...open].map(([kind, frames]) => ({ kind, frames, endMs }))].sort(
    (one, other) => one.frames[0]!.tMs - other.frames[0]!.tMs,
  )
}

interface Felt extends Percept {
  readonly at: FeltContact
  readonly startMs: number
}

const feltOf = (stay: Stay): Felt => {
  const at = stay.frames[0]!.contact
  const region = regionAt(at.x, at.y, at.face)
  return { kind: stay.kind, movement: movementOf(stay), region, at, startMs: stay.frames[0]!.tMs }
}

/** The same order as where it is seen: the most particular first. */
function movementOf({ kind, frames, endMs }: Stay): MovementClass {
  const first = frames[0]!
  const contacts = frames.map(({ contact }) => contact)
  if (contacts.some(({ aroundDeg }) => Math.abs(aroundDeg) >= 180)) return 'wrap'
  if (kind === 'cloth' && grownHu(contacts) > GRANDFATHER.grownHu) return 'drape'
  const spinning = contacts.filter(({ turnsPerS }) => Math.abs(turnsPerS) >= GRANDFATHER.spinTurnsPerS)
  if (spinning.length > contacts.length / 3) return 'spin'
  const movedHu = Math.max(...contacts.map(contact => apartHu(first.contact, contact)))
  if (movedHu > GRANDFATHER.movedHu) return isOnEdge(first.contact) ? 'roll' : 'drag'
  const lastsMs = endMs - first.tMs
  if (lastsMs < 180) return 'tap'
  return lastsMs < 250 ? 'lift' : 'press'
}

const grownHu = (contacts: readonly FeltContact[]): number =>
  Math.max(...contacts.map(({ print }) => print.widthHu)) - contacts[0]!.print.widthHu

/** What is rolled is felt as a narrow line, or as the belly of the top. */
function isOnEdge({ kind, print }: FeltContact): boolean {
  if (kind === 'string' || kind === 'cloth') return false
  if (kind === 'top') return print.widthHu > 0.3
  return print.shape === 'line' || (kind === 'cube' && print.widthHu < 0.18)
}

const apartHu = (one: FeltContact, other: FeltContact): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)

/** Taps that go somewhere are steps. */
function joinedSteps(stays: readonly Stay[]): readonly Felt[] {
  const felt = stays.map(feltOf)
  const isStep = (one: Felt | undefined, other: Felt | undefined): boolean =>
    one?.movement === 'tap' &&
    other?.movement === 'tap' &&
    one.kind === other.kind &&
    apartHu(one.at, other.at) > GRANDFATHER.movedHu &&
    other.startMs - one.startMs < GRANDFATHER.restMs
  return felt.map((one, i) =>
    isStep(felt[i - 1], one) || isStep(one, felt[i + 1]) ? { ...one, movement: 'walk' } : one,
  )
}

function distinct(percepts: readonly Percept[]): readonly Percept[] {
  const keys = percepts.map(({ kind, movement, region }) => `${kind} ${movement} ${region}`)
  return percepts.filter((_, i) => keys.indexOf(keys[i]!) === i)
}
