import { turnOnStage } from '@veillee/art'
import { type Glow, glowOf, lightAt, reachHu } from './glow.ts'
import { type HandView, handPath, stageTransform, toPixels } from './hand-view.ts'
import { GLIMMER, type Spot } from './spots.ts'

const DARK = '#05060A'
const SKIN = '#0C0F16'

/** Pixels across the picture of a light, which is then drawn as large as it is. */
const LIGHT_PX = 96
const MOST_LIGHTS = 64

/** The hand anew, hardly lighter than the dark, and the lights of this moment on it: nothing of any other. */
export function paintGlimmer(
  ctx: CanvasRenderingContext2D,
  view: HandView,
  spots: readonly Spot[],
  brightness: number,
): void {
  paintDark(ctx, view)
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
