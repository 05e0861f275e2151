import type { Chance } from '@veillee/kernel'
import {
  distanceHu,
  type FeltContact,
  type FeltFrame,
  GRANDFATHER,
  kindOf,
  type Mime,
  type MovementClass,
  movementsOf,
  type ObjectKind,
  type Place,
} from '@veillee/touch'
import { type BotLevel, happens } from '../bot.ts'

/** One thing that was done on a hand, as far as somebody could tell. */
export interface Percept {
  readonly kind: ObjectKind
  readonly movement: MovementClass
  /** From where to where. */
  readonly path: readonly [from: Place, to: Place]
  /** Several of a kind, one beside the other. */
  readonly isMany: boolean
  /** What it happened upon. */
  readonly upon: ObjectKind | undefined
}

/** The same, before it is known what belongs together. */
export interface Done extends Omit<Percept, 'isMany' | 'upon'> {
  readonly startMs: number
  readonly endMs: number
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

/** All that was done, thing after thing, as often as it was. A lift only ends what was done before. */
export const deedsSeen = (mime: Mime): readonly Percept[] =>
  inCompany(
    movementsOf(mime)
      .filter(movement => movement.class !== 'lift')
      .map(({ object, class: movement, from, to, startMs, endMs }) => ({
        kind: kindOf(object),
        movement: movement === 'touch' ? 'lift' : movement,
        path: [from, to],
        startMs,
        endMs,
      })),
  )

export const perceptsSeen = (mime: Mime): readonly Percept[] => distinct(deedsSeen(mime))

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
  return distinct(inCompany(doneFelt(frames).map(one => ({ ...one, kind: takenFor(one.kind) }))))
}

/** What was done on a hand, as skin told it, in the order in which it began. */
export const doneFelt = (frames: readonly FeltFrame[]): readonly Done[] =>
  joinedSteps(staysIn(frames).map(doneIn))

function confused(kind: ObjectKind, level: BotLevel, chance: Chance): ObjectKind {
  const others = stuffOf(kind).filter(other => other !== kind)
  return happens(GRANDFATHER.confused[level], chance) ? chance.pick(others) : kind
}

/** Of one kind, what is nearest to where something was is that. */
function staysIn(frames: readonly FeltFrame[]): readonly Stay[] {
  const stays: Stay[] = []
  let open: OpenStay[] = []
  for (const { tMs, contacts } of frames) {
    const left = new Set(open)
    for (const contact of contacts) {
      if (contact.kind === 'finger') continue
      const { kind } = contact
      const stay = nearest([...left], kind, contact)
      if (stay) left.delete(stay)
      else open.push({ kind, frames: [{ tMs, contact }] })
      stay?.frames.push({ tMs, contact })
    }
    for (const stay of left) stays.push({ ...stay, endMs: tMs })
    open = open.filter(stay => !left.has(stay))
  }
  const endMs = frames.at(-1)?.tMs ?? 0
  return [...stays, ...open.map(stay => ({ ...stay, endMs }))].sort(
    (one, other) => one.frames[0]!.tMs - other.frames[0]!.tMs,
  )
}

interface OpenStay {
  readonly kind: ObjectKind
  readonly frames: { readonly tMs: number; readonly contact: FeltContact }[]
}

function nearest(stays: readonly OpenStay[], kind: ObjectKind, contact: FeltContact): OpenStay | undefined {
  const awayHu = (stay: OpenStay): number => distanceHu(stay.frames.at(-1)!.contact, contact)
  return stays
    .filter(stay => stay.kind === kind && awayHu(stay) < GRANDFATHER.sameOneHu)
    .sort((one, other) => awayHu(one) - awayHu(other))[0]
}

const doneIn = (stay: Stay): Done => ({
  kind: stay.kind,
  movement: movementOf(stay),
  path: [placeOf(stay.frames[0]!.contact), placeOf(stay.frames.at(-1)!.contact)],
  startMs: stay.frames[0]!.tMs,
  endMs: stay.endMs,
})

const placeOf = ({ x, y, face }: Place): Place => ({ x, y, face })

/** The same order as where it is seen: the most particular first. */
function movementOf({ kind, frames, endMs }: Stay): MovementClass {
  const first = frames[0]!
  const contacts = frames.map(({ contact }) => contact)
  if (contacts.some(({ aroundDeg }) => Math.abs(aroundDeg) >= 180)) return 'wrap'
  if (kind === 'cloth' && grownHu(contacts) > GRANDFATHER.grownHu) return 'drape'
  const spinning = contacts.filter(({ turnsPerS }) => Math.abs(turnsPerS) >= GRANDFATHER.spinTurnsPerS)
  if (spinning.length > contacts.length / 3) return 'spin'
  const movedHu = Math.max(...contacts.map(contact => distanceHu(first.contact, contact)))
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

/** Taps that go somewhere are steps, and three of them or more a walk; keys that are struck together go nowhere. */
function joinedSteps(done: readonly Done[]): readonly Done[] {
  const runs: [Done, ...Done[]][] = []
  for (const one of done) {
    const isAlone = !done.some(other => isBeside(one, other))
    const run = isAlone ? runs.findLast(before => isStepFrom(before.at(-1)!, one)) : undefined
    if (run) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap(run => (run.length >= LEAST_STEPS ? [walkOf(run)] : run))
}

const LEAST_STEPS = 3

const isStepFrom = (before: Done, after: Done): boolean =>
  before.movement === 'tap' &&
  after.movement === 'tap' &&
  before.kind === after.kind &&
  before.endMs <= after.startMs &&
  distanceHu(before.path[1], after.path[0]) > GRANDFATHER.movedHu &&
  after.startMs - before.endMs < GRANDFATHER.restMs

const walkOf = (steps: readonly [Done, ...Done[]]): Done => {
  const last = steps.at(-1)!
  return { ...steps[0], movement: 'walk', path: [steps[0].path[0], last.path[1]], endMs: last.endMs }
}

// Seen or felt

/** What lies under something else only says so, and so do several of a kind at once. */
function inCompany(done: readonly Done[]): readonly Percept[] {
  const under = new Set(done.filter(one => done.some(other => isUnder(one, other))))
  return done
    .filter(one => !under.has(one))
    .map(({ kind, movement, path, ...times }) => ({
      kind,
      movement,
      path,
      isMany: done.some(other => isBeside(other, { kind, movement, path, ...times })),
      upon: done.find(other => isUnder(other, { kind, movement, path, ...times }))?.kind,
    }))
}

const isUnder = (one: Done, other: Done): boolean =>
  one.kind !== other.kind && one.startMs < other.startMs && one.endMs > other.endMs

/** Of one kind, at the same time, but not the same. */
const isBeside = (one: Done, other: Done): boolean =>
  one.kind === other.kind &&
  one.startMs !== other.startMs &&
  one.startMs < other.endMs &&
  other.startMs < one.endMs

/** Several of a kind at once are one thing, and so are two times the same: a row is where its middle is, and what was felt on two fingers beside each other was one thing done twice. */
function distinct(percepts: readonly Percept[]): readonly Percept[] {
  const groups: Percept[][] = []
  for (const percept of percepts) {
    const group = groups.find(([first]) => isSame(first!, percept))
    if (group) group.push(percept)
    else groups.push([percept])
  }
  return groups.map(group => {
    const [from, to] = [group.map(({ path }) => path[0]), group.map(({ path }) => path[1])]
    return { ...group[0]!, path: [middleOf(from), middleOf(to)] }
  })
}

const isSame = (one: Percept, other: Percept): boolean =>
  one.kind === other.kind &&
  one.movement === other.movement &&
  one.upon === other.upon &&
  one.isMany === other.isMany &&
  one.path[0].face === other.path[0].face &&
  (one.isMany || one.path.every((place, i) => distanceHu(place, other.path[i]!) < GRANDFATHER.samePlaceHu))

const middleOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
  face: places[0]!.face,
})
