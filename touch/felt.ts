import { chanceAt, type Seed } from '@veillee/kernel'
import { FELT, GESTURE } from './constants.ts'
import { type Pose, somePose } from './felt-pose.ts'
import { angleFelt, type FeltKind, onGrid, printOf } from './felt-print.ts'
import { acuityHuOf, movedOn, strengthAt, type Track, touchedDown } from './felt-track.ts'
import { distanceHu, type Face, type Held } from './hand.ts'
import { type Footprint, kindOf } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

/** What skin tells of one touch. All of it is on coarse grids, and none of it is what was measured. */
export interface FeltContact {
  /** What it is made of and how it sounds: never which of the four cubes. */
  readonly kind: FeltKind
  readonly x: number
  readonly y: number
  readonly face: Face
  /** As sharp as the skin there. */
  readonly print: Footprint
  /** In 64ths of a turn, as far as its print has a direction. */
  readonly angle: number
  /** 0 to 3. */
  readonly press: number
  /** 0 to 1: what lies still fades, and what is too fast is hardly noticed. */
  readonly strength: number
  readonly velocityX: number
  readonly velocityY: number
  readonly turnsPerS: number
  readonly aroundDeg: number
}

/** What is felt at one moment, and nothing of any moment before. */
export interface FeltFrame {
  readonly tMs: number
  /** How the hand is held; a palm that is drawn into is not held. */
  readonly held?: Held
  readonly contacts: readonly FeltContact[]
}

/** A hand that feels one gesture, at one moment. Plain, so that it can be kept, copied, and felt with again. */
export interface Skin {
  readonly seed: Seed
  /** See LEVELS. */
  readonly level: number
  readonly pose: Pose
  /** How many samples were felt: the chance of each is its own. */
  readonly felt: number
  /** What touches, in the order in which it came. */
  readonly touching: readonly Track[]
  /** What has touched before. */
  readonly lifted: readonly Track[]
}

export const newSkin = (seed: Seed, level: number): Skin => ({
  seed,
  level,
  pose: somePose(chanceAt(seed, 0)),
  felt: 0,
  touching: [],
  lifted: [],
})

/**
 * What is felt of these samples, moment by moment, and the skin after them. Whether they come one by one or all at
 * once makes no difference. What is in the air is not felt, and leaves no trace.
 */
export function feel(
  skin: Skin,
  samples: readonly (MimeSample | DrawingSample)[],
): { readonly skin: Skin; readonly frames: readonly FeltFrame[] } {
  const frames: FeltFrame[] = []
  let after = skin
  for (const sample of samples) {
    const track = after.touching.find(one => one.last.object === sample.object)
    if (!track && !sample.touching) continue
    after = sample.touching ? touched(after, track, sample) : lifted(after, track!)
    frames.push(frameOf(after, sample))
  }
  return { skin: after, frames }
}

/** So many samples are felt in one step: of code that never ran before, a millisecond. */
const SAMPLES_A_STEP = 20

/** What is felt of all of them, in steps between which others have their turn: a gesture may have 7,200 (ROOM-38). */
export function* feeling(
  skin: Skin,
  samples: readonly (MimeSample | DrawingSample)[],
): Generator<void, readonly FeltFrame[]> {
  const frames: FeltFrame[] = []
  let after = skin
  for (let first = 0; first < samples.length; first += SAMPLES_A_STEP) {
    const felt = feel(after, samples.slice(first, first + SAMPLES_A_STEP))
    after = felt.skin
    for (const frame of felt.frames) frames.push(frame)
    yield
  }
  return frames
}

/** On the other side of the hand, it is another touch. */
function touched(skin: Skin, track: Track | undefined, sample: MimeSample | DrawingSample): Skin {
  const felt = skin.felt + 1
  const chance = chanceAt(skin.seed, felt)
  if (track && track.last.face === sample.face) {
    const moved = movedOn(skin, track, sample, chance)
    const touching = skin.touching.map(one => (one === track ? moved : one))
    return skinWith(skin, felt, touching, skin.lifted)
  }
  const isOther = (one: Track): boolean => one.last.object !== sample.object
  const before = track ?? skin.lifted.find(one => !isOther(one))
  const down = touchedDown(skin, before, sample, chance)
  const touching = [...skin.touching.filter(isOther), down]
  return skinWith(skin, felt, touching, skin.lifted.filter(isOther))
}

const lifted = (skin: Skin, track: Track): Skin =>
  skinWith(
    skin,
    skin.felt,
    skin.touching.filter(one => one !== track),
    [...skin.lifted, track],
  )

/** For every sample of every gesture, so part by part (docs/decisions/0012-cheap-moves.md). */
const skinWith = (
  { seed, level, pose }: Skin,
  felt: number,
  touching: readonly Track[],
  lifted: readonly Track[],
): Skin => ({ seed, level, pose, felt, touching, lifted })

function frameOf({ touching }: Skin, sample: MimeSample | DrawingSample): FeltFrame {
  const contacts = merged(touching.map(track => contactOf(track, sample.tMs)))
  return sample.object === 'finger'
    ? { tMs: sample.tMs, contacts }
    : { tMs: sample.tMs, held: sample.held, contacts }
}

function contactOf(track: Track, tMs: number): FeltContact {
  const { last, felt, velocity, region } = track
  const { areaHu2, aroundDeg = 0 } = last as Partial<MimeSample>
  const kind = last.object === 'finger' ? 'finger' : kindOf(last.object)
  const print = printOf(kind, last.contact, areaHu2, acuityHuOf(region))
  return {
    kind,
    x: onGrid(within(felt.x, GESTURE.leastX, GESTURE.mostX), FELT.gridHu),
    y: onGrid(within(felt.y, GESTURE.leastY, GESTURE.mostY), FELT.gridHu),
    face: last.face,
    print,
    angle: angleFelt(print.shape, last.angle),
    press: last.press,
    strength: onGrid(strengthAt(track, tMs), FELT.strengthStep),
    velocityX: rateOf(velocity.x, FELT.speedHuPerS),
    velocityY: rateOf(velocity.y, FELT.speedHuPerS),
    turnsPerS: rateOf(track.turning, FELT.turnsPerS),
    aroundDeg: onGrid(aroundDeg, FELT.aroundDeg),
  }
}

/** Seven bits and a sign. */
const rateOf = (value: number, step: number): number => onGrid(within(value, -127 * step, 127 * step), step)

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** More than three touches cannot be told apart: the weakest is felt as part of the nearest. */
function merged(contacts: readonly FeltContact[]): readonly FeltContact[] {
  if (contacts.length <= FELT.mostContacts) return contacts
  const weakest = contacts.reduce((a, b) => (b.strength < a.strength ? b : a))
  const others = contacts.filter(one => one !== weakest)
  const nearest = others.reduce((a, b) => (apartHu(weakest, b) < apartHu(weakest, a) ? b : a))
  return merged(others.map(one => (one === nearest ? joined(nearest, weakest) : one)))
}

/** The two sides of a hand are far from each other. */
const apartHu = (a: FeltContact, b: FeltContact): number => distanceHu(a, b) + (a.face === b.face ? 0 : 10)

/** One touch as wide as both. */
function joined(stronger: FeltContact, weaker: FeltContact): FeltContact {
  const share = weaker.strength / (weaker.strength + stronger.strength)
  const [a, b] = [stronger.print, weaker.print]
  const reachHu = distanceHu(stronger, weaker) + (a.lengthHu + b.lengthHu) / 2
  return {
    ...stronger,
    x: onGrid(stronger.x + (weaker.x - stronger.x) * share, FELT.gridHu),
    y: onGrid(stronger.y + (weaker.y - stronger.y) * share, FELT.gridHu),
    print: {
      ...a,
      widthHu: Math.max(a.widthHu, b.widthHu),
      lengthHu: onGrid(Math.min(FELT.longestPrintHu, Math.max(a.lengthHu, reachHu)), FELT.printHu),
    },
    press: Math.max(stronger.press, weaker.press),
  }
}
