import { family, QUARTERS, SIDES } from './family.ts'
import {
  arc,
  dot,
  evenly,
  facing,
  joined,
  type Line,
  type Point,
  plotted,
  ring,
  straight,
  through,
  turned,
} from './line.ts'
import { MARKS, mark } from './mark.ts'

/** Things with many parts, of which a near relation has one more, one less, or another. */
export const RICH = {
  tree: family(
    [
      [1, 2, 3],
      [1, 2, 3],
      ['up', 'down'],
      ['bare', 'rooted'],
    ],
    (left, right, growth, foot) => {
      const branch = (tip: number) => (y: number) =>
        growth === 'up' ? straight([50, y + 8], [tip, y - 8]) : straight([50, y - 8], [tip, y + 8])
      const sides = [...evenly(left, 24, 70).map(branch(18)), ...evenly(right, 24, 70).map(branch(82))]
      const root = foot === 'rooted' ? [straight([28, 92], [72, 92])] : []
      return [straight([50, 92], [50, 8]), ...sides, ...root]
    },
  ),

  face: family(
    [
      ['dots', 'bars', 'wink'],
      ['smile', 'frown', 'flat', 'wavy', 'round'],
      ['plain', 'nose'],
      ['bald', 'hair', 'ears'],
    ],
    (eyes, mouth, middle, head) => {
      const bar = (x: number) => straight([x - 8, 38], [x + 8, 38])
      const looks = {
        dots: [dot(34, 38), dot(66, 38)],
        bars: [bar(34), bar(66)],
        wink: [bar(34), dot(66, 38)],
      }
      const nose = middle === 'nose' ? [straight([50, 38], [50, 52])] : []
      return [ring(50, 50, 40), ...looks[eyes], ...nose, mouthOf(mouth), ...headOf(head)]
    },
  ),

  fish: family(
    [SIDES, [0, 1, 2, 3], ['forked', 'round'], ['dot', 'ring'], ['smooth', 'finned']],
    (side, stripes, tail, eye, back) => {
      const body = through([8, 50], [32, 26], [60, 32], [78, 50], [60, 68], [32, 74], [8, 50])
      const tails = {
        forked: straight([94, 28], [78, 50], [94, 72]),
        round: joined(straight([78, 50]), arc(88, 50, [10, 20], -120, 120), straight([78, 50])),
      }
      const scales = [42, 53, 64].slice(0, stripes).map(x => arc(x - 12, 50, [12, 14], -70, 70))
      const fin = back === 'finned' ? [straight([36, 24], [58, 8], [60, 30])] : []
      const eyes = eye === 'dot' ? dot(24, 46) : ring(25, 46, 6)
      return facing([body, tails[tail], eyes, ...scales, ...fin], side)
    },
  ),

  maze: family([SIDES, QUARTERS, [6, 7, 8], ['plain', 'dotted', 'walled']], (side, turn, legs, heart) => {
    const signs = { plain: [], dotted: [dot(50, 57)], walled: [straight([50, 50], [50, 36])] }
    return turned(facing([squareSpiral(legs), ...signs[heart]], side), turn)
  }),

  crown: family(
    [
      [2, 3, 4],
      ['plain', 'all', 'first', 'last'],
      [0, 1, 2],
    ],
    (tips, pearls, bands) => {
      const rim = evenly(tips * 2 - 1, 12, 88).map((x, index): Point => [x, index % 2 === 0 ? 24 : 52])
      const places = evenly(tips, 12, 88)
      const shown = { plain: [], all: places, first: places.slice(0, 1), last: places.slice(-1) }
      const stripes = [straight([12, 90], [88, 90]), straight([30, 65], [70, 65])].slice(0, bands)
      return [
        straight([12, 78], ...rim, [88, 78], [12, 78]),
        ...shown[pearls].map(x => dot(x, 10)),
        ...stripes,
      ]
    },
  ),

  key: family(
    [
      [0, 180],
      [1, 2, 3],
      ['ring', 'diamond', 'heart'],
      ['open', 'dotted'],
      ['plain', 'collar'],
    ],
    (turn, teeth, bow, eye, neck) => {
      const bows = {
        ring: arc(50, 26, 18, 90, 450),
        diamond: straight([50, 44], [31, 26], [50, 8], [69, 26], [50, 44]),
        heart: through([50, 44], [30, 24], [38, 8], [50, 18], [62, 8], [70, 24], [50, 44]),
      }
      const bits = [90, 77, 64].slice(0, teeth).map(y => straight([50, y], [72, y]))
      const collar = neck === 'collar' ? [straight([38, 53], [62, 53])] : []
      const hole = eye === 'dotted' ? [dot(50, bow === 'heart' ? 29 : 26)] : []
      return turned([bows[bow], straight([50, 44], [50, 92]), ...bits, ...collar, ...hole], turn)
    },
  ),

  eye: family(
    [
      [0, 2, 3, 4],
      ['dot', 'ring', 'slit'],
      [0, 1, 2],
    ],
    (lashes, pupil, bags) => {
      const lid = joined(arc(50, 78, [52, 50], 213, 327), arc(50, 28, [52, 50], 33, 147))
      const pupils = { dot: dot(50, 53), ring: ring(50, 53, 12), slit: straight([50, 40], [50, 66]) }
      const hairs = evenly(lashes || 1, lashes ? -36 : 0, lashes ? 36 : 0).slice(0, lashes)
      const rays = hairs.flatMap(angle => turned([straight([50, 20], [50, 4])], angle))
      const folds = [through([22, 84], [50, 91], [78, 84]), through([34, 96], [50, 100], [66, 96])].slice(
        0,
        bags,
      )
      return [lid, pupils[pupil], ...rays, ...folds]
    },
  ),

  sun: family(
    [
      [4, 5, 6, 7],
      ['upright', 'tilted'],
      ['plain', ...MARKS],
    ],
    (rays, pose, core) => {
      const start = pose === 'tilted' ? 180 / rays : 0
      const beams = Array.from({ length: rays }, (_, index) => start + (index * 360) / rays)
      const lines = beams.flatMap(angle => turned([straight([50, 14], [50, -4])], angle))
      return [ring(50, 50, 27), ...lines, ...(core === 'plain' ? [] : mark(core, 50, 50, 13))]
    },
  ),

  beetle: family(
    [
      [1, 2, 3],
      [1, 2, 3],
      [0, 1, 2],
      ['line', 'dots', 'bar'],
    ],
    (left, right, feelers, back) => {
      const legs = { 1: [54], 2: [42, 68], 3: [38, 54, 70] }
      const wings = {
        line: [straight([50, 38], [50, 76])],
        dots: [dot(50, 44), dot(50, 66)],
        bar: [straight([34, 46], [66, 46])],
      }
      const horns = [straight([44, 25], [34, 6]), straight([56, 25], [66, 6])].slice(0, feelers)
      const leftLegs = legs[left].map(y => straight([28, y], [10, y + (y - 54) * 0.5]))
      const rightLegs = legs[right].map(y => straight([72, y], [90, y + (y - 54) * 0.5]))
      return [ring(50, 56, [24, 32]), ...wings[back], ...leftLegs, ...rightLegs, ...horns]
    },
  ),

  boat: family(
    [
      ['fore', 'aft', 'both'],
      ['none', ...SIDES],
      [0, 1, 2],
      ['plain', 'dotted'],
    ],
    (rig, pennant, waves, hull) => {
      const fore = straight([50, 24], [22, 56], [50, 56])
      const aft = straight([50, 20], [84, 56], [50, 56])
      const sails = { fore: [fore], aft: [aft], both: [fore, aft] }
      const flag = pennant === 'none' ? [] : facing([straight([50, 2], [68, 8], [50, 14])], pennant)
      const body = straight([10, 64], [90, 64], [74, 86], [26, 86], [10, 64])
      const sea = [95, 105].slice(0, waves).map(ripple)
      const porthole = hull === 'dotted' ? [dot(50, 75)] : []
      return [body, straight([50, 64], [50, 2]), ...sails[rig], ...flag, ...porthole, ...sea]
    },
  ),

  mushroom: family(
    [
      [0, 1, 2, 3],
      ['slim', 'stout'],
      ['plain', 'collar'],
      ['plain', 'grass', 'dots'],
    ],
    (spots, stem, neck, ground) => {
      const cap = joined(arc(50, 46, [42, 38], 180, 360), straight([92, 46], [8, 46]))
      const reach = stem === 'slim' ? 9 : 19
      const foot = straight([52 - reach, 46], [48 - reach, 86], [52 + reach, 86], [48 + reach, 46])
      const freckles = [dot(50, 26), dot(30, 34), dot(70, 34)].slice(0, spots)
      const collar = neck === 'collar' ? [straight([50 - reach - 8, 62], [50 + reach + 8, 62])] : []
      const earth = { plain: [], grass: [straight([12, 96], [88, 96])], dots: [dot(16, 84), dot(84, 84)] }
      return [cap, foot, ...freckles, ...collar, ...earth[ground]]
    },
  ),
}

function ripple(y: number): Line {
  return plotted(24, share => [12 + 76 * share, y + Math.sin(share * 4 * Math.PI) * 3])
}

function mouthOf(kind: 'smile' | 'frown' | 'flat' | 'wavy' | 'round'): Line {
  const mouths = {
    smile: through([30, 62], [50, 75], [70, 62]),
    frown: through([30, 74], [50, 62], [70, 74]),
    flat: straight([32, 68], [68, 68]),
    wavy: plotted(40, share => [28 + 44 * share, 68 + Math.sin(share * 4 * Math.PI) * 5]),
    round: ring(50, 71, 8),
  }
  return mouths[kind]
}

function headOf(kind: 'bald' | 'hair' | 'ears'): readonly Line[] {
  const tops = {
    bald: [],
    hair: [through([50, 10], [46, 0], [54, -8])],
    ears: [arc(10, 50, [9, 12], -90, -270), arc(90, 50, [9, 12], -90, 90)],
  }
  return tops[kind]
}

function squareSpiral(legs: number): Line {
  const headings: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  const corners: Point[] = [[50, 50]]
  for (let leg = 0; leg < legs; leg++) {
    const [across, down] = headings[leg % 4]!
    const [x, y] = corners[leg]!
    const length = Math.ceil((leg + 1) / 2) * 14
    corners.push([x + across * length, y + down * length])
  }
  return straight(...corners)
}
