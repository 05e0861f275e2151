import { short } from '../../curve.ts'

/** Circles and bars as path data, about 0, 0. */
export const discPath = (radius: number): string => {
  const r = short(radius)
  return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 -${r} 0Z`
}

/** The hole runs the other way round, so it stays open. */
export const ringPath = (radius: number, hole: number): string => {
  const r = short(hole)
  return `${discPath(radius)}M-${r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 -${r} 0Z`
}

export function barPath(width: number, height: number, corner: number): string {
  const [x, y] = [width / 2, height / 2]
  const [a, b] = [short(x - corner), short(y - corner)]
  return `M-${a} -${short(y)}H${a}Q${short(x)} -${short(y)} ${short(x)} -${b}V${b}Q${short(x)} ${short(y)} ${a} ${short(y)}H-${a}Q-${short(x)} ${short(y)} -${short(x)} ${b}V-${b}Q-${short(x)} -${short(y)} -${a} -${short(y)}Z`
}
