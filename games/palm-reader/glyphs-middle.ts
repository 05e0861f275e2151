import { family, LEANS, QUARTERS, SIDES } from './family.ts'
import { arc, dot, evenly, facing, joined, plotted, ring, straight, through, turned } from './line.ts'
import { MARKS, mark } from './mark.ts'

/** Things of two to six lines: what beginners leave out, and experts tell apart. */
export const MIDDLE = {
  cup: family([QUARTERS, MARKS], (turn, inside) => {
    const wall = joined(straight([14, 12], [14, 48]), arc(50, 48, 36, 180, 0), straight([86, 12]))
    return turned([wall, ...mark(inside, 50, 42, 14)], turn)
  }),

  moon: family([QUARTERS, ['plain', 'dot', 'dots', 'bar', 'ring']], (turn, beside) => {
    const crescent = joined(arc(50, 50, 42, -50, -310), arc(70, 50, 33, 77.6, 282.4))
    return turned([crescent, ...(beside === 'plain' ? [] : mark(beside, 70, 50, 12))], turn)
  }),

  flag: family([SIDES, [1, 2, 3], ['ribbon', 'pennant', 'curl']], (side, count, shape) => {
    const shapes = {
      ribbon: (y: number) => straight([26, y], [74, y + 10]),
      pennant: (y: number) => straight([26, y], [74, y + 9], [26, y + 18]),
      curl: (y: number) => through([26, y], [58, y], [72, y + 8], [62, y + 17], [52, y + 9]),
    }
    const tops = [12, 38, 64].slice(0, count)
    return facing([straight([26, 8], [26, 92]), ...tops.map(shapes[shape])], side)
  }),

  fork: family([QUARTERS, [2, 3, 4], ['plain', 'bar', 'dot', 'ring']], (turn, tines, foot) => {
    const feet = {
      plain: [],
      bar: [straight([32, 74], [68, 74])],
      dot: [dot(68, 78)],
      ring: [ring(70, 78, 9)],
    }
    const inner = tines === 4 ? [straight([40, 10], [40, 48]), straight([60, 10], [60, 48])] : []
    const shaft = straight([50, 92], [50, tines === 3 ? 10 : 50])
    const fork = joined(straight([20, 10], [20, 28]), arc(50, 28, [30, 22], 180, 0), straight([80, 10]))
    return turned([shaft, fork, ...inner, ...feet[foot]], turn)
  }),

  house: family(
    [
      ['plain', 'door'],
      ['none', ...SIDES],
      ['none', 'dot', 'ring', 'cross'],
    ],
    (front, smoke, window) => {
      const walls = straight([16, 90], [16, 44], [50, 12], [84, 44], [84, 90], [16, 90])
      const door = front === 'door' ? [straight([40, 90], [40, 68], [60, 68], [60, 90])] : []
      const chimney = straight([72, 33], [72, 10], [84, 10], [84, 44])
      const above = smoke === 'none' ? [] : facing([chimney], smoke)
      return [walls, ...door, ...above, ...(window === 'none' ? [] : mark(window, 50, 46, 10))]
    },
  ),

  ladder: family([LEANS, [2, 3, 4], ['open', 'capped']], (lean, rungs, top) => {
    const steps = evenly(rungs, rungs === 2 ? 36 : 26, rungs === 2 ? 64 : 74)
    const cap = top === 'capped' ? [straight([30, 8], [50, -8], [70, 8])] : []
    const rails = [straight([30, 8], [30, 92]), straight([70, 8], [70, 92])]
    return turned([...rails, ...steps.map(y => straight([30, y], [70, y])), ...cap], lean)
  }),

  comb: family([QUARTERS, [3, 4, 5], ['even', 'rising', 'falling']], (turn, teeth, shape) => {
    const lengths = { even: [60, 60], rising: [30, 72], falling: [72, 30] }[shape] as [number, number]
    const depths = evenly(teeth, ...lengths)
    const places = evenly(teeth, 14, 86)
    const spine = straight([8, 14], [92, 14])
    return turned([spine, ...places.map((x, index) => straight([x, 14], [x, 14 + depths[index]!]))], turn)
  }),

  snail: family([SIDES, [1.5, 2.5], [0, 1, 2], [0, 1, 2]], (side, turns, horns, bumps) => {
    const shell = plotted(Math.round(turns * 20), share => {
      const angle = Math.PI / 2 - (1 - share) * turns * Math.PI * 2
      const radius = 4 + 26 * share
      return [44 + Math.cos(angle) * radius, 46 + Math.sin(angle) * radius]
    })
    const foot = through([6, 78], [44, 76], [72, 76], [84, 62], [86, 46])
    const feelers = [straight([86, 46], [76, 24]), straight([86, 46], [96, 24])].slice(0, horns)
    return facing([shell, foot, ...feelers, ...[18, 34].slice(0, bumps).map(x => dot(x, 94))], side)
  }),

  umbrella: family([SIDES, [0, 1, 2], [0, 1, 2, 3]], (side, ribs, rain) => {
    const hem = [arc(76, 52, [16, 7], 0, -180), arc(50, 52, [10, 7], 0, -180), arc(24, 52, [16, 7], 0, -180)]
    const dome = joined(arc(50, 52, [42, 34], 180, 360), ...hem)
    const shaft = joined(straight([50, 45], [50, 84]), arc(60, 84, 10, 180, 0))
    const fold = through([50, 18], [59, 30], [60, 45])
    const folds = [fold, ...facing([fold], 'left')].slice(0, ribs)
    const drops = [dot(14, 70), dot(24, 86), dot(34, 70)].slice(0, rain)
    return facing([dome, shaft, ...folds, ...drops], side)
  }),
}
