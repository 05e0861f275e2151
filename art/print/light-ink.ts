import { short } from '../curve.ts'
import { dashed } from './dashes.ts'

/** How far the handles of a quarter of a circle reach, as a share of its radius. */
const HANDLE = 0.5523

/** A quarter of a round corner, from where the pen is: first along one side, then along the other. */
const quarter = (dx: number, dy: number, isAlong: 'x' | 'y'): string =>
  isAlong === 'x'
    ? `c${short(dx * HANDLE)} 0 ${short(dx)} ${short(dy * (1 - HANDLE))} ${short(dx)} ${short(dy)}`
    : `c0 ${short(dy * HANDLE)} ${short(dx * (1 - HANDLE))} ${short(dy)} ${short(dx)} ${short(dy)}`

const round = (x: number, y: number, width: number, height: number, rx: number, ry: number): string =>
  `M${short(x + rx)} ${short(y)}h${short(width - 2 * rx)}${quarter(rx, ry, 'x')}v${short(height - 2 * ry)}${quarter(-rx, ry, 'y')}h${short(2 * rx - width)}${quarter(-rx, -ry, 'x')}v${short(2 * ry - height)}${quarter(rx, -ry, 'y')}Z`

const DISC = /<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g
const OVAL = /<ellipse cx="([-\d.]+)" cy="([-\d.]+)" rx="([\d.]+)" ry="([\d.]+)"/g
const RECT = /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)"/g
const DASHES = /<path d="([-\d., MLHVCZ]+)"([^>]*?) stroke-dasharray="([\d. ]+)"/g
const THIN = /<path([^>]*?) opacity="([^"]+)"/g

const shape = (x: string, y: string, rx: string, ry: string): string => {
  const [middleX, middleY, wide, high] = [Number(x), Number(y), Number(rx), Number(ry)]
  return `<path d="${round(middleX - wide, middleY - high, 2 * wide, 2 * high, wide, high)}"`
}

/**
 * The same drawing in fewer words of a PDF: Chromium writes a circle as up to 128 curves where four are as round to any
 * eye, outlines each dash of a line, and gives a layer of its own to each shape that is seen through, where its paint
 * would do.
 */
export const inLightInk = (svg: string): string =>
  svg
    .replaceAll(DISC, (_, x: string, y: string, r: string) => shape(x, y, r, r))
    .replaceAll(OVAL, (_, x: string, y: string, rx: string, ry: string) => shape(x, y, rx, ry))
    .replaceAll(
      RECT,
      (_, x: string, y: string, width: string, height: string, r: string) =>
        `<path d="${round(Number(x), Number(y), Number(width), Number(height), Number(r), Number(r))}"`,
    )
    .replaceAll(
      DASHES,
      (_, d: string, paint: string, pattern: string) =>
        `<path d="${dashed(d, pattern.split(' ').map(Number))}"${paint}`,
    )
    .replaceAll(THIN, '<path$1 fill-opacity="$2" stroke-opacity="$2"')
