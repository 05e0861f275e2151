import { turnOnStage } from '@veillee/art'
import { type Glow, glowOf, lightAt, reachHu } from './glow.ts'
import { type HandView, handPath, stageTransform, toPixels } from './hand-view.ts'
import { GLIMMER, type Spot } from './spots.ts'
import { WARMTH, type Warmth } from './warmth.ts'

const DARK = '#05060A'
const SKIN = '#0C0F16'
/** Red enough to be skin, and with no more blue than it has: the light alone is white. */
const WARM = '92, 40, 20'
/** Skin that yields is darker round what presses it in. */
const DENT = '3, 4, 7'

/** Pixels across the picture of a light, which is then drawn as large as it is. */
const LIGHT_PX = 96
const MOST_LIGHTS = 64

export interface Felt {
  readonly spots: readonly Spot[]
  readonly warmth: Warmth | null
}

/** The hand anew, hardly lighter than the dark, and the lights of this moment on it: nothing of any other. */
export function paintGlimmer(
  ctx: CanvasRenderingContext2D,
  view: HandView,
  { spots, warmth }: Felt,
  brightness: number,
): void {
  paintDark(ctx, view)
  paintSkin(ctx, view, { spots, warmth }, brightness)
  // Where two lights meet, the brighter one counts: nothing is ever brighter than the peak.
  ctx.globalCompositeOperation = 'lighten'
  for (const spot of spots) paintSpot(ctx, view, spot, brightness)
  ctx.globalCompositeOperation = 'source-over'
  ctx.globalAlpha = 1
}

/** The hand as whoever hears or searches sees it: never anything on it. */
export function paintDark(ctx: CanvasRenderingContext2D, view: HandView): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'source-over'
  ctx.fillStyle = DARK
  ctx.fillRect(0, 0, view.width, view.height)
  const [scale, left, top] = stageTransform(view)
  ctx.setTransform(scale, 0, 0, scale, left, top)
  ctx.fillStyle = SKIN
  ctx.fill(handPath(view.pose))
  ctx.setTransform(1, 0, 0, 1, 0, 0)
}

/** Warm around what touches it, and giving way under it; on the skin and nowhere else. */
function paintSkin(
  ctx: CanvasRenderingContext2D,
  view: HandView,
  { spots, warmth }: Felt,
  brightness: number,
) {
  if (!warmth) return
  ctx.save()
  const [scale, left, top] = stageTransform(view)
  ctx.setTransform(scale, 0, 0, scale, left, top)
  ctx.clip(handPath(view.pose))
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalCompositeOperation = 'lighten'
  const strength = warmth.heat * brightness
  const warm = { x: warmth.x.at, y: warmth.y.at, reachHu: WARMTH.reachHu }
  paintRound(ctx, view, warm, [
    [0, `rgba(${WARM}, ${0.75 * strength})`],
    [0.5, `rgba(${WARM}, ${0.4 * strength})`],
    [1, `rgba(${WARM}, 0)`],
  ])
  ctx.globalCompositeOperation = 'source-over'
  for (const { x, y, of, wide, light } of spots) {
    const dent = { x: x.at, y: y.at, reachHu: DENT_REACH * reachHu(glowOf(of)) * wide }
    const deep = light * wide * 0.6
    paintRound(ctx, view, dent, [
      [0, `rgba(${DENT}, 0)`],
      [0.6, `rgba(${DENT}, ${deep})`],
      [1, `rgba(${DENT}, 0)`],
    ])
  }
  ctx.restore()
}

/** Of a light's reach. */
const DENT_REACH = 1.25

interface Round {
  readonly x: number
  readonly y: number
  readonly reachHu: number
}

function paintRound(
  ctx: CanvasRenderingContext2D,
  view: HandView,
  round: Round,
  stops: readonly (readonly [at: number, paint: string])[],
): void {
  const [x, y] = toPixels(view, round)
  const reach = round.reachHu * view.pxPerHu
  const shade = ctx.createRadialGradient(x, y, 0, x, y, reach)
  for (const [at, paint] of stops) shade.addColorStop(at, paint)
  ctx.fillStyle = shade
  ctx.fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
}

function paintSpot(ctx: CanvasRenderingContext2D, view: HandView, spot: Spot, brightness: number): void {
  const glow = glowOf(spot.of)
  const [x, y] = toPixels(view, { x: spot.x.at, y: spot.y.at })
  const half = reachHu(glow) * spot.wide * view.pxPerHu
  ctx.setTransform(1, 0, 0, 1, x, y)
  ctx.rotate((turnOnStage(spot.of.angle, view.pose) * Math.PI) / 180)
  ctx.globalAlpha = GLIMMER.peak * brightness * spot.light
  ctx.drawImage(lightOf(glow), -half, -half, 2 * half, 2 * half)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
}

const lights = new Map<string, HTMLCanvasElement>()

/** A light of this form, made once; it knows of no place. */
function lightOf(glow: Glow): HTMLCanvasElement {
  const key = Object.values(glow).join(' ')
  const known = lights.get(key)
  if (known) return known
  if (lights.size >= MOST_LIGHTS) lights.clear()
  const made = drawnLight(glow)
  lights.set(key, made)
  return made
}

function drawnLight(glow: Glow): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = LIGHT_PX
  canvas.height = LIGHT_PX
  const ctx = canvas.getContext('2d')!
  const image = ctx.createImageData(LIGHT_PX, LIGHT_PX)
  const huPerPx = (2 * reachHu(glow)) / LIGHT_PX
  for (let i = 0; i < LIGHT_PX * LIGHT_PX; i++) {
    const x = ((i % LIGHT_PX) + 0.5) * huPerPx - reachHu(glow)
    const y = (Math.floor(i / LIGHT_PX) + 0.5) * huPerPx - reachHu(glow)
    image.data.set([255, 255, 255, Math.round(255 * lightAt(glow, x, y))], i * 4)
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}
