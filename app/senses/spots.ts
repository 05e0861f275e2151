import type { FeltContact, FeltFrame } from '@veillee/touch'
import { type Damped, followed, resting } from './damped.ts'

/** Every figure of the glimmer (docs/touch.md). */
export const GLIMMER = {
  /** The brightest that anything gets, as a share of white. */
  peak: 0.55,
  riseMs: 60,
  fallMs: 90,
  /** On top of what the skin and the network take. */
  lagMs: 60,
  widerPerPress: 0.15,
  /** What is as large as a palm comes gently, and so cannot flicker more than twice a second. */
  broadHu2: 0.3,
  broadRiseMs: 400,
  broadFallMs: 150,
} as const

/** A touch that jumps farther than this is another one. */
const SAME_WITHIN_HU = 0.5
/** A touch this near to one that has just gone is the same that comes back. */
const BACK_WITHIN_HU = 0.08

/** One soft light on the dark hand. */
export interface Spot {
  /** What is felt there; of what has gone, what was felt last, for as long as it fades. */
  readonly of: FeltContact
  readonly isHere: boolean
  /** 0 to 1. */
  readonly light: number
  readonly x: Damped
  readonly y: Damped
  readonly wide: number
}

/** What of the light is left or has come after so many milliseconds. What has fallen to nothing is no more. */
export function spotsAfter(spots: readonly Spot[], frame: FeltFrame | null, stepMs: number): readonly Spot[] {
  const free = new Set(spots)
  const here = (frame?.contacts ?? []).map(contact => {
    const before = sameOf(free, contact)
    if (before) free.delete(before)
    return lit(before ?? appeared(contact), contact, stepMs)
  })
  const going = [...free].map(spot => gone(spot, stepMs)).filter(({ light }) => light > 0)
  return [...here, ...going]
}

const appeared = (of: FeltContact): Spot => ({
  of,
  isHere: true,
  light: 0,
  x: resting(of.x),
  y: resting(of.y),
  wide: wideOf(of),
})

/** Touches have no names: the nearest of the same kind is the same. */
function sameOf(spots: ReadonlySet<Spot>, contact: FeltContact): Spot | undefined {
  let nearest: Spot | undefined
  let nearestHu = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const awayHu = Math.hypot(spot.of.x - contact.x, spot.of.y - contact.y)
    const isAlike = spot.of.kind === contact.kind && spot.of.face === contact.face
    if (!isAlike || awayHu > (spot.isHere ? SAME_WITHIN_HU : BACK_WITHIN_HU) || awayHu >= nearestHu) continue
    nearest = spot
    nearestHu = awayHu
  }
  return nearest
}

function lit(spot: Spot, of: FeltContact, stepMs: number): Spot {
  const { riseMs, fallMs } = paceOf(of)
  return {
    of,
    isHere: true,
    light: towards(spot.light, of.strength, stepMs / riseMs, stepMs / fallMs),
    x: followed(spot.x, of.x, GLIMMER.lagMs, stepMs),
    y: followed(spot.y, of.y, GLIMMER.lagMs, stepMs),
    wide: towards(spot.wide, wideOf(of), stepMs / 400, stepMs / 400),
  }
}

/** Where it was when it went: a light that moved on would tell what nobody did. */
const gone = (spot: Spot, stepMs: number): Spot => ({
  ...spot,
  isHere: false,
  light: Math.max(0, spot.light - stepMs / paceOf(spot.of).fallMs),
})

const paceOf = ({ print }: FeltContact): { readonly riseMs: number; readonly fallMs: number } =>
  print.widthHu * print.lengthHu > GLIMMER.broadHu2
    ? { riseMs: GLIMMER.broadRiseMs, fallMs: GLIMMER.broadFallMs }
    : { riseMs: GLIMMER.riseMs, fallMs: GLIMMER.fallMs }

/** Level 1 is a touch; 2 and 3 press. */
const wideOf = ({ press }: FeltContact): number => 1 + GLIMMER.widerPerPress * Math.max(0, press - 1)

const towards = (from: number, to: number, up: number, down: number): number =>
  to > from ? Math.min(to, from + up) : Math.max(to, from - down)
