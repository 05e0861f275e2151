import { acuityHuOf, type FeltContact, regionAt } from '@veillee/touch'

/** A print as a soft light: its shape, and how far its edge is blurred. */
export interface Glow {
  readonly shape: FeltContact['print']['shape']
  readonly widthHu: number
  readonly lengthHu: number
  readonly holeHu: number
  readonly blurHu: number
}

/** How far beyond its shape a light can still be seen, in blurs. */
const TAIL = 3

/** How sharp the skin is where something is felt; who draws, draws into the palm. */
export const acuityAt = ({ x, y, face, kind }: FeltContact): number =>
  acuityHuOf(kind === 'finger' ? 'palm' : (regionAt(x, y, face) ?? face))

/** Prints come as wide as they are felt. What the blur is going to add is taken off first. */
export function glowOf(contact: FeltContact): Glow {
  const { shape, widthHu, lengthHu, holeHu = 0 } = contact.print
  const acuityHu = acuityAt(contact)
  const bare = (hu: number): number => Math.sqrt(Math.max(0, hu * hu - acuityHu * acuityHu))
  return { shape, widthHu: bare(widthHu), lengthHu: bare(lengthHu), holeHu, blurHu: acuityHu / 2 }
}

export const reachHu = ({ widthHu, lengthHu, blurHu }: Glow): number =>
  Math.max(widthHu, lengthHu) / 2 + TAIL * blurHu

/** The light at a place, seen from the middle: 1 at its brightest. */
export function lightAt(glow: Glow, x: number, y: number): number {
  const light = softEdge(awayHu(glow, x, y) / glow.blurHu) / softEdge(deepestHu(glow) / glow.blurHu)
  return light < FAINTEST ? 0 : light
}

/** Less than this is nothing: a light has an end. */
const FAINTEST = 0.01

/** From the outline, negative inside. Lines lie along y. */
function awayHu({ shape, widthHu, lengthHu, holeHu }: Glow, x: number, y: number): number {
  const fromMiddle = Math.hypot(x, y)
  if (shape === 'ring') {
    const [inner, outer] = [holeHu / 2, Math.max(widthHu, holeHu) / 2]
    return Math.abs(fromMiddle - (inner + outer) / 2) - (outer - inner) / 2
  }
  if (shape === 'disc') return fromMiddle - Math.max(widthHu, lengthHu) / 2
  const [across, along] = [Math.abs(x) - widthHu / 2, Math.abs(y) - lengthHu / 2]
  return Math.hypot(Math.max(0, across), Math.max(0, along)) + Math.min(0, Math.max(across, along))
}

function deepestHu({ shape, widthHu, lengthHu, holeHu }: Glow): number {
  if (shape === 'ring') return -(Math.max(widthHu, holeHu) - holeHu) / 4
  if (shape === 'disc') return -Math.max(widthHu, lengthHu) / 2
  return -Math.min(widthHu, lengthHu) / 2
}

/** A straight edge under a Gaussian blur: 1 far inside, a half on the edge, 0 far outside. */
const softEdge = (blurs: number): number => 1 / (1 + Math.exp(1.702 * blurs))
