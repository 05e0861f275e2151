import { sized, soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, line, oval, path, rim } from '../shape.ts'
import type { Hat } from './look.ts'
import type { View } from './poses.ts'

type Drawn = (r: number, paint: Colour, view: View) => Drawing

const round = (r: number, spots: readonly (readonly [number, number])[], roundness: number) =>
  soft(
    spots.map(([x, y]) => [x * r, y * r]),
    roundness,
  )

const flatcap: Drawn = (r, paint, view) => {
  const crown = path(
    round(
      r,
      [
        [-1.1, -0.42],
        [-1, -1.02],
        [-0.1, -1.36],
        [0.8, -1.06],
        [1.02, -0.6],
        [0.2, -0.52],
      ],
      0.9,
    ),
    paint,
  )
  if (view === 'back')
    return path(
      round(
        r,
        [
          [-1.06, -0.4],
          [-1, -1.02],
          [0, -1.34],
          [1, -1.02],
          [1.06, -0.4],
          [0, -0.3],
        ],
        0.9,
      ),
      paint,
    )
  if (view === 'front')
    return (
      path(
        round(
          r,
          [
            [-1.1, -0.5],
            [-1.02, -1.06],
            [0, -1.36],
            [1.02, -1.06],
            [1.1, -0.5],
            [0, -0.56],
          ],
          0.9,
        ),
        paint,
      ) + path(sized('M-.9 -.6Q0 -.86 .9 -.6Q.6 -.3 0 -.32Q-.6 -.3 -.9 -.6Z', r), darker(paint, 0.75))
    )
  return crown + path(sized('M.3 -.62Q1.3 -.72 1.5 -.36Q.9 -.5 .3 -.42Z', r), darker(paint, 0.75))
}

const bachi: Drawn = r =>
  path(
    round(
      r,
      [
        [-1, -0.5],
        [-1.06, -0.98],
        [0, -1.16],
        [1.02, -1],
        [0.98, -0.54],
        [0, -0.62],
      ],
      0.8,
    ),
    'white',
  ) +
  path(sized('M-1 -.74Q0 -.92 1 -.76L.97 -.44Q0 -.6 -.98 -.38Z', r), 'navy') +
  disc(0, -r * 1.2, r * 0.26, 'red')

const straw: Drawn = r =>
  path(sized('M-1.7 -.36Q0 -.94 1.7 -.5Q.6 -.2 0 -.34Q-.9 -.3 -1.7 -.36Z', r), 'straw') +
  path(sized('M-.92 -.56C-.9 -1.5 .8 -1.56 .9 -.64Q0 -.84 -.92 -.56Z', r), 'straw') +
  line(sized('M-.92 -.66Q0 -.94 .9 -.74', r), 'red', r * 0.24)

const top: Drawn = r =>
  path(sized('M-1.36 -.5Q0 -.86 1.36 -.58L1.3 -.42Q0 -.62 -1.3 -.34Z', r), 'ink') +
  path(sized('M-.86 -.6L-.96 -1.9Q0 -2.06 .96 -1.92L.86 -.66Q0 -.84 -.86 -.6Z', r), 'ink') +
  line(sized('M-.86 -.78Q0 -1 .86 -.84', r), 'red', r * 0.24)

const captain: Drawn = (r, _paint, view) =>
  path(
    round(
      r,
      [
        [-1.04, -0.5],
        [-1.3, -1],
        [0, -1.36],
        [1.3, -1.06],
        [0.98, -0.56],
      ],
      0.7,
    ),
    'white',
  ) +
  line(sized('M-1 -.56Q0 -.8 .98 -.6', r), 'navy', r * 0.26) +
  (view === 'side' ? line(sized('M.4 -.5Q1 -.5 1.3 -.34', r), 'ink', r * 0.2) : '') +
  (view === 'front' ? line(sized('M-.6 -.46Q0 -.3 .6 -.46', r), 'ink', r * 0.2) : '') +
  (view === 'back' ? '' : disc(r * (view === 'front' ? 0 : 0.3), -r * 0.94, r * 0.14, 'mustard'))

const nurse: Drawn = r =>
  path(
    round(
      r,
      [
        [-0.9, -0.5],
        [-0.8, -1.2],
        [0, -1.3],
        [0.8, -1.1],
        [0.7, -0.7],
        [-0.2, -0.66],
      ],
      0.6,
    ),
    'white',
  ) + line(sized('M.1 -.98h.36m-.18 -.18v.36', r), 'red', r * 0.12)

const mortarboard: Drawn = r =>
  path(sized('M-.9 -.4Q0 -.66 .9 -.44L.86 -.86L-.86 -.84Z', r), 'ink') +
  path(sized('M-1.5 -1.02L.1 -1.5L1.5 -.98L-.1 -.6Z', r), darker('ink', 0.8)) +
  line(sized('M0 -1.05L1.1 -.86L1.16 -.36', r), 'mustard', r * 0.1) +
  disc(r * 1.16, -r * 0.26, r * 0.13, 'mustard')

const HATS: Readonly<Record<Hat, Drawn>> = {
  flatcap,
  bachi,
  straw,
  top,
  captain,
  nurse,
  mortarboard,
  bowler: r =>
    path(sized('M-.7 -.9C-.7 -1.8 .6 -1.8 .6 -.92Z', r), 'ink') +
    line(sized('M-1 -.9Q0 -1.02 .9 -.92', r), 'ink', r * 0.2),
  pompom: (r, paint) =>
    path(sized('M-1.12 -.2C-1.2 -1.86 1.1 -1.86 1.08 -.34Z', r), paint) +
    line(sized('M-1.08 -.3Q0 -.64 1.04 -.4', r), 'cream', r * 0.36) +
    disc(0, -r * 1.56, r * 0.32, 'cream'),
  souwester: (r, paint) =>
    path(
      sized('M-1.6 .1Q-1.2 -.5 0 -.62Q.9 -.66 1.4 -.42Q.9 -.36 .5 -.4Q-.6 -.36 -1.6 .1Z', r),
      darker(paint, 0.88),
    ) + path(sized('M-1 -.4C-1 -1.46 .9 -1.5 .96 -.52Q0 -.7 -1 -.4Z', r), paint),
  beekeeper: r =>
    rim(0, -r * 0.1, r * 1.16, 'cream', r * 0.06) +
    disc(0, -r * 0.05, r * 1.16, 'cream', { opacity: 0.34 }) +
    oval(0, -r * 0.72, r * 1.66, r * 0.3, 'straw') +
    path(sized('M-.92 -.76C-.9 -1.5 .9 -1.5 .92 -.76Z', r), 'straw'),
  party: (r, paint) =>
    path(sized('M-.62 -.74L.02 -1.98L.66 -.78Q0 -.92 -.62 -.74Z', r), paint) +
    disc(0, -r * 1.98, r * 0.18, 'butter') +
    line(sized('M-.34 -1.06L.42 -1.18M-.14 -1.5L.22 -1.54', r), 'butter', r * 0.12),
}

export const hatOn = (hat: Hat, r: number, paint: Colour, view: View): Drawing => HATS[hat](r, paint, view)
