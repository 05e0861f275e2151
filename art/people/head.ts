import { sized, soft } from '../curve.ts'
import { darker, hexOf, mixed } from '../palette.ts'
import { type Drawing, disc, line, oval, path, put } from '../shape.ts'
import { type FaceId, faceOn } from './face.ts'
import { hairBefore, hairBehind } from './hair.ts'
import { hatOn } from './hat.ts'
import type { Look } from './look.ts'
import type { View } from './poses.ts'

const SKULL = 'M-.92 -.1C-.95 -1.1 .95 -1.12 .96 -.08C1 .62 .5 .98 .05 .96C-.5 .95 -.9 .6 -.92 -.1Z'

function sideHead(look: Look, r: number, face: FaceId): Drawing {
  const skin = hexOf(look.skin ?? 'skin')
  const nose = look.clown
    ? disc(r * 0.98, r * 0.14, r * 0.26, 'red') +
      disc(r * 0.92, r * 0.06, r * 0.07, 'white', { opacity: 0.8 })
    : look.roundNose
      ? disc(r * 0.97, r * 0.15, r * 0.19, mixed(skin, 'coral', 0.5))
      : path(sized('M.86 -.06Q1.24 .2 .88 .3Z', r), skin)
  return (
    path(sized(SKULL, r), skin) +
    nose +
    faceOn(look, face, r, false) +
    oval(-r * 0.3, r * 0.1, r * 0.17, r * 0.23, darker(skin, 0.9))
  )
}

function frontHead(look: Look, r: number, face: FaceId): Drawing {
  const skin = hexOf(look.skin ?? 'skin')
  const ears = [-0.96, 0.96].map(x => oval(x * r, r * 0.06, r * 0.17, r * 0.24, darker(skin, 0.92))).join('')
  const nose = look.clown
    ? disc(0, r * 0.16, r * 0.26, 'red')
    : look.roundNose
      ? disc(0, r * 0.14, r * 0.17, mixed(skin, 'coral', 0.5))
      : line(sized('M-.07 .16q.07 .1 .14 0', r), darker(skin, 0.78), r * 0.1)
  const skull = path(
    sized('M-.98 -.1C-1 -1.1 1 -1.1 .98 -.1C.98 .6 .5 .98 0 .98C-.5 .98 -.98 .6 -.98 -.1Z', r),
    skin,
  )
  return ears + skull + faceOn(look, face, r, true) + nose
}

function backHead(look: Look, r: number): Drawing {
  const skin = hexOf(look.skin ?? 'skin')
  const ear = (side: -1 | 1) =>
    oval(side * r * 1.02, r * 0.12, r * 0.18, r * 0.27, skin) +
    line(sized(`M${side * 1.05} -.08q${side * 0.12} .16 0 .36`, r), darker(skin, 0.78), r * 0.06)
  return disc(0, 0, r * 0.96, skin) + ear(-1) + ear(1)
}

function beard(look: Look, r: number, isFront: boolean): Drawing {
  if (!look.beard) return ''
  const side: (readonly [number, number])[] = [
    [-0.5, 0.2],
    [-0.1, 0.3],
    [0.5, 0.38],
    [0.95, 0.3],
    [0.9, 0.9],
    [0.4, 1.3],
    [-0.2, 1.05],
  ]
  const front: (readonly [number, number])[] = [
    [-0.98, 0.1],
    [-0.5, 0.36],
    [0, 0.3],
    [0.5, 0.36],
    [0.98, 0.1],
    [0.7, 0.98],
    [0, 1.34],
    [-0.7, 0.98],
  ]
  const shape = (isFront ? front : side).map(([x, y]) => [x * r, y * r] as const)
  const x = isFront ? -0.15 : 0.5
  return path(soft(shape), look.hairColour) + line(sized(`M${x} .62q.15 .09 .3 0`, r), 'brick', r * 0.1)
}

/** The tuft on Léon’s crown that no comb tames, from his first year to his last. */
function tuft(look: Look, r: number, view: View): Drawing {
  if (!look.tuft || look.hat) return ''
  const tip = sized(
    'M-.3 -.84Q-.46 -1.2 -.12 -1.38Q-.2 -1.16 .02 -1.12Q.16 -1.28 .34 -1.26Q.12 -1.06 .16 -.82Z',
    r,
  )
  return put(path(tip, look.hairColour), {
    y: view === 'side' && look.hair !== 'bald' && look.hair !== 'tonsure' ? -r * 0.1 : r * 0.02,
  })
}

/** A head around its own middle, looking to the right unless it is seen from the front or from behind. */
export function headOf(look: Look, r: number, face: FaceId, view: View): Drawing {
  const bare = { side: sideHead, front: frontHead, back: backHead }[view](look, r, face)
  return (
    hairBehind(look, r, view) +
    bare +
    (view === 'back' ? '' : beard(look, r, view === 'front')) +
    hairBefore(look, r, view) +
    tuft(look, r, view) +
    (look.hat ? hatOn(look.hat, r, look.hatColour ?? 'slate', view) : '')
  )
}
