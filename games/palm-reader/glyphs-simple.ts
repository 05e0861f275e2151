import { family, LEANS, QUARTERS, SIDES } from './family.ts'
import {
  arc,
  dot,
  evenly,
  facing,
  joined,
  type Line,
  moved,
  type Point,
  plotted,
  ring,
  straight,
  through,
  turned,
} from './line.ts'

const FULL_TURN = Math.PI * 2

/** Signs of one to three lines, each felt as one clear movement. */
export const SIMPLE = {
  line: family([LEANS, [1, 2, 3]], (lean, count) => {
    const places = evenly(count, 66 - count * 16, 34 + count * 16)
    return turned(
      places.map(x => straight([x, 10], [x, 90])),
      lean,
    )
  }),

  cross: family(
    [
      [2, 3],
      ['upright', 'tilted'],
    ],
    (count, pose) => {
      const steps = Array.from({ length: count }, (_, index) => index + (pose === 'tilted' ? 0.5 : 0))
      return steps.flatMap(step => turned([straight([50, 10], [50, 90])], (step * 180) / count))
    },
  ),

  tee: family([QUARTERS, ['single', 'double']], (turn, bars) => {
    const second = bars === 'double' ? [straight([14, 36], [86, 36])] : []
    return turned([straight([14, 14], [86, 14]), ...second, straight([50, 14], [50, 88])], turn)
  }),

  ring: family([['round', 'flat', 'tall', 'nested', 'beside', 'stacked', 'linked']], kind => {
    const rings = {
      round: [ring(50, 50, 40)],
      flat: [ring(50, 50, [42, 20])],
      tall: [ring(50, 50, [20, 42])],
      nested: [ring(50, 50, 42), ring(50, 50, 18)],
      beside: [ring(29, 50, 18), ring(71, 50, 18)],
      stacked: [ring(50, 29, 18), ring(50, 71, 18)],
      linked: [ring(36, 50, 26), ring(64, 50, 26)],
    }
    return rings[kind]
  }),

  gap: family([QUARTERS, [1, 2]], (turn, count) => {
    const inner = count === 2 ? [arc(50, 50, 17, -50, -310)] : []
    return turned([arc(50, 50, 40, -50, -310), ...inner], turn)
  }),

  bow: family([QUARTERS, ['open', 'shut', 'nested']], (turn, kind) => {
    const bows = {
      open: [basin(34)],
      shut: [joined(arc(50, 36, 42, 180, 0), straight([92, 36], [8, 36]))],
      nested: [basin(40), basin(16)],
    }
    return turned(bows[kind], turn)
  }),

  triangle: family([QUARTERS, ['plain', 'nested', 'split']], (turn, kind) => {
    const inside = {
      plain: [],
      nested: [straight([50, 46], [64, 72], [36, 72], [50, 46])],
      split: [straight([50, 10], [50, 86])],
    }
    return turned([straight([50, 10], [92, 86], [8, 86], [50, 10]), ...inside[kind]], turn)
  }),

  box: family(
    [
      ['square', 'diamond', 'flat', 'tall'],
      ['plain', 'split', 'dotted'],
    ],
    (shape, kind) => {
      const boxes = {
        square: { outline: rectangle(36, 36), split: straight([14, 50], [86, 50]) },
        diamond: { outline: diamond(34, 42), split: straight([16, 50], [84, 50]) },
        flat: { outline: rectangle(42, 20), split: straight([50, 30], [50, 70]) },
        tall: { outline: rectangle(20, 42), split: straight([30, 50], [70, 50]) },
      }
      const inside = { plain: [], split: [boxes[shape].split], dotted: [dot(50, 50)] }
      return [boxes[shape].outline, ...inside[kind]]
    },
  ),

  angle: family([QUARTERS, ['even', 'tall', 'wide']], (turn, arms) => {
    const height = arms === 'wide' ? 38 : 84
    const width = arms === 'tall' ? 38 : 84
    return turned([straight([8, 92 - height], [8, 92], [8 + width, 92])], turn)
  }),

  chevron: family([QUARTERS, [1, 2, 3]], (turn, count) => {
    const tops = evenly(count, 58 - count * 12, 34 + count * 12)
    return turned(
      tops.map(y => straight([10, y + 16], [50, y - 16], [90, y + 16])),
      turn,
    )
  }),

  arrow: family(
    [
      [0, 45, 90, 135, 180, 225, 270, 315],
      ['plain', 'double', 'tailed'],
    ],
    (turn, kind) => {
      const extra = {
        plain: [],
        double: [straight([24, 62], [50, 36], [76, 62])],
        tailed: [straight([30, 90], [70, 90])],
      }
      return turned(
        [straight([50, 90], [50, 10]), straight([24, 36], [50, 10], [76, 36]), ...extra[kind]],
        turn,
      )
    },
  ),

  zigzag: family(
    [
      ['lying', 'standing'],
      [3, 4, 5],
      ['low', 'high'],
    ],
    (pose, legs, start) => {
      const [from, to] = start === 'low' ? [72, 28] : [28, 72]
      const points = evenly(legs + 1, 10, 90).map((x, index): Point => [x, index % 2 === 0 ? from : to])
      return laid([straight(...points)], pose)
    },
  ),

  wave: family(
    [
      ['lying', 'standing'],
      [2, 3, 4],
      ['low', 'high'],
      [1, 2],
    ],
    (pose, humps, start, count) => {
      const height = (start === 'high' ? -1 : 1) * (count === 1 ? 22 : 13)
      const wave = (y: number) =>
        plotted(humps * 14, share => [8 + 84 * share, y + Math.sin(share * humps * Math.PI) * height])
      return laid(count === 1 ? [wave(50)] : [wave(33), wave(67)], pose)
    },
  ),

  rampart: family(
    [
      ['lying', 'standing'],
      [2, 3],
      ['low', 'high'],
    ],
    (pose, teeth, start) => {
      const [from, to] = start === 'low' ? [68, 32] : [32, 68]
      const posts = evenly(teeth * 2 + 2, 8, 92)
      const points = posts.flatMap((x, index): Point[] => {
        const [before, after] = index % 2 === 0 ? [to, from] : [from, to]
        if (index === 0) return [[x, after]]
        return index === posts.length - 1
          ? [[x, before]]
          : [
              [x, before],
              [x, after],
            ]
      })
      return laid([straight(...points)], pose)
    },
  ),

  spiral: family([['clockwise', 'counter'], [1.5, 2.25, 3], QUARTERS], (sense, turns, start) => {
    const way = sense === 'clockwise' ? 1 : -1
    const coil = plotted(Math.round(turns * 22), share => {
      const angle = way * share * turns * FULL_TURN
      const radius = 3 + 39 * share
      return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius]
    })
    return turned([coil], start)
  }),

  coil: family([QUARTERS, [1, 2, 3]], (turn, loops) => {
    const radius = { 1: 26, 2: 18, 3: 14 }[loops]
    const line = plotted(loops * 20 + 4, share => {
      const angle = share * loops * FULL_TURN
      return [10 + 80 * share + Math.sin(angle) * radius, 50 + Math.cos(angle) * radius]
    })
    return turned([line], turn)
  }),

  eight: family([LEANS], lean => {
    const line = plotted(40, share => {
      const angle = share * FULL_TURN
      return [50 + Math.sin(2 * angle) * 24, 50 - Math.cos(angle) * 42]
    })
    return turned([line], lean)
  }),

  ribbon: family([QUARTERS, ['open', 'barred']], (turn, kind) => {
    const bar = kind === 'barred' ? [straight([24, 90], [76, 90])] : []
    return turned(
      [through([20, 90], [50, 58], [72, 30], [50, 8], [28, 30], [50, 58], [80, 90]), ...bar],
      turn,
    )
  }),

  hook: family([QUARTERS, SIDES, ['round', 'square']], (turn, side, bend) => {
    const stem: Point[] = [
      [68, 8],
      [68, 64],
    ]
    const tip = bend === 'round' ? arc(46, 64, 22, 0, 180) : straight([68, 86], [24, 86], [24, 58])
    return turned(facing([joined(straight(...stem), tip)], side), turn)
  }),

  star: family(
    [
      [4, 5, 6],
      ['upright', 'tilted'],
    ],
    (points, pose) => {
      const corners = Array.from({ length: points * 2 + 1 }, (_, index): Point => {
        const angle = ((index - (pose === 'tilted' ? 1 : 0)) * Math.PI) / points
        const radius = index % 2 === 0 ? 42 : 18
        return [50 + Math.sin(angle) * radius, 50 - Math.cos(angle) * radius]
      })
      return [straight(...corners)]
    },
  ),

  heart: family([QUARTERS, ['plain', 'dotted', 'split']], (turn, kind) => {
    const inside = { plain: [], dotted: [dot(50, 46)], split: [straight([50, 32], [50, 90])] }
    return turned([heart(), ...inside[kind]], turn)
  }),

  bolt: family([['standing', 'lying'], SIDES, [1, 2]], (pose, side, kinks) => {
    const bolts = {
      1: straight([62, 6], [28, 56], [68, 46], [36, 94]),
      2: straight([66, 6], [36, 40], [66, 34], [34, 70], [62, 64], [34, 94]),
    }
    return laid(facing([bolts[kinks]], side), pose === 'lying' ? 'standing' : 'lying')
  }),

  stairs: family([SIDES, [2, 3, 4], ['open', 'shut']], (side, steps, kind) => {
    const size = 80 / steps
    const corners = Array.from({ length: steps }, (_, index): Point[] => {
      const [x, y] = [10 + index * size, 90 - index * size]
      return [
        [x, y - size],
        [x + size, y - size],
      ]
    })
    const foot: Point[] =
      kind === 'shut'
        ? [
            [90, 90],
            [10, 90],
          ]
        : []
    return facing([straight([10, 90], ...corners.flat(), ...foot)], side)
  }),

  leaf: family([LEANS, ['plain', 'ribbed', 'veined']], (lean, kind) => {
    const rib = straight([50, 26], [50, 74])
    const inside = {
      plain: [],
      ribbed: [rib],
      veined: [rib, straight([37, 38], [50, 50], [63, 38]), straight([37, 58], [50, 70], [63, 58])],
    }
    return turned([lens(28), ...inside[kind]], lean)
  }),

  hourglass: family(
    [
      ['standing', 'lying'],
      ['plain', 'belted', 'dotted'],
    ],
    (pose, kind) => {
      const extra = { plain: [], belted: [straight([22, 50], [78, 50])], dotted: [dot(50, 24), dot(50, 76)] }
      const glass = straight([22, 10], [78, 10], [22, 90], [78, 90], [22, 10])
      return turned([glass, ...extra[kind]], pose === 'lying' ? 90 : 0)
    },
  ),

  drop: family([QUARTERS, ['plain', 'dotted', 'nested']], (turn, kind) => {
    const inside = { plain: [], dotted: [dot(50, 62)], nested: [ring(50, 62, 12)] }
    return turned([drop(), ...inside[kind]], turn)
  }),

  blossom: family(
    [
      [3, 4, 5],
      ['upright', 'tilted'],
      ['plain', 'dotted', 'ringed'],
    ],
    (petals, pose, kind) => {
      const outline = plotted(petals * 28, share => {
        const radius = 28 + 14 * Math.cos(petals * share * FULL_TURN)
        return [50 + Math.sin(share * FULL_TURN) * radius, 50 - Math.cos(share * FULL_TURN) * radius]
      })
      const inside = { plain: [], dotted: [dot(50, 50)], ringed: [ring(50, 50, 8)] }
      return turned([outline, ...inside[kind]], pose === 'tilted' ? 180 / petals : 0)
    },
  ),

  pin: family([QUARTERS, ['ring', 'box', 'triangle'], ['plain', 'barred']], (turn, head, kind) => {
    const heads = {
      ring: ring(50, 28, 20),
      box: straight([50, 48], [30, 48], [30, 8], [70, 8], [70, 48], [50, 48]),
      triangle: straight([50, 48], [26, 48], [50, 8], [74, 48], [50, 48]),
    }
    const bar = kind === 'barred' ? [straight([30, 70], [70, 70])] : []
    return turned([heads[head], straight([50, 48], [50, 92]), ...bar], turn)
  }),
}

function laid(lines: readonly Line[], pose: 'lying' | 'standing'): readonly Line[] {
  return pose === 'lying' ? lines : moved(lines, ([x, y]) => [y, x])
}

function basin(radius: number): Line {
  const legs = straight([50 - radius, 12], [50 - radius, 48])
  return joined(legs, arc(50, 48, radius, 180, 0), straight([50 + radius, 12]))
}

function rectangle(across: number, down: number): Line {
  const [left, right, top, bottom] = [50 - across, 50 + across, 50 - down, 50 + down]
  return straight([left, top], [right, top], [right, bottom], [left, bottom], [left, top])
}

function diamond(across: number, down: number): Line {
  return straight([50, 50 - down], [50 + across, 50], [50, 50 + down], [50 - across, 50], [50, 50 - down])
}

function heart(): Line {
  return plotted(40, share => {
    const angle = share * FULL_TURN
    const lift =
      13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
    return [50 + 41 * Math.sin(angle) ** 3, 45 - 2.6 * lift]
  })
}

function lens(breadth: number): Line {
  const edge = (side: number) => (share: number) => {
    const y = side > 0 ? share : 1 - share
    return [50 + side * breadth * Math.sin(y * Math.PI), 8 + 84 * y] as const
  }
  return joined(plotted(16, edge(1)), plotted(16, edge(-1)))
}

function drop(): Line {
  const slope = (Math.acos(30 / 54) * 180) / Math.PI
  return joined(straight([50, 8]), arc(50, 62, 30, slope - 90, 270 - slope), straight([50, 8]))
}
