import type { FaceId } from './face.ts'
import type { Joints, PoseId } from './poses.ts'

/** One of two: the pose, and where it stands beside the other. */
export interface Half {
  readonly pose: PoseId
  readonly joints?: Partial<Joints>
  readonly x: number
  readonly y?: number
  readonly r?: number
  readonly flip?: boolean
  readonly scale?: number
  readonly face?: FaceId
}

export type Layer = 'under' | 'farLeg' | 'nearLeg' | 'trunk' | 'head' | 'over'

/** Two figures that touch, and in what order their layers lie: a first, b second. */
interface PairPose {
  readonly a: Half
  readonly b: Half
  readonly order: readonly `${'a' | 'b'}.${Layer}`[]
}

const WHOLE = ['under', 'farLeg', 'nearLeg', 'trunk', 'head', 'over'] as const
const all = <Who extends 'a' | 'b'>(who: Who) => WHOLE.map(layer => `${who}.${layer}` as const)

const EMBRACE = [
  'b.under',
  'a.farLeg',
  'a.nearLeg',
  'b.farLeg',
  'b.nearLeg',
  'a.under',
  'a.trunk',
  'b.trunk',
  'a.head',
  'b.head',
  'b.over',
  'a.over',
] as const

const PAIRS_WRITTEN = {
  /** Arms around each other, cheek to cheek. */
  hug: {
    a: {
      pose: 'hug',
      x: -13,
      joints: { lean: 7, lh: [24, 58], rh: [31, 64], nearBend: -1, grip: 'open' },
      face: 'proud',
    },
    b: {
      pose: 'hug',
      x: 13,
      flip: true,
      joints: { lean: 5, lh: [22, 72], rh: [28, 54], grip: 'open' },
      face: 'proud',
    },
    order: EMBRACE,
  },
  /** A grown-up bends down, a child reaches up. */
  hugChild: {
    a: {
      pose: 'kneel',
      x: -15,
      joints: { lean: 16, lh: [28, 40], rh: [34, 46], lf: [16, 0], grip: 'open' },
      face: 'proud',
    },
    b: {
      pose: 'hug',
      x: 19,
      flip: true,
      scale: 0.82,
      joints: { lean: 12, lh: [24, 76], rh: [28, 66], grip: 'open' },
      face: 'proud',
    },
    order: EMBRACE,
  },
  kiss: {
    a: { pose: 'hug', x: -16, joints: { lean: 11, lh: [22, 50], rh: [24, 54], head: 4 }, face: 'kiss' },
    b: {
      pose: 'hug',
      x: 17,
      flip: true,
      joints: { lean: 9, lh: [22, 56], rh: [20, 62], head: -6, rf: [-10, 8] },
      face: 'kiss',
    },
    order: EMBRACE,
  },
  waltz: {
    a: {
      pose: 'dance',
      x: -15,
      joints: {
        lean: -2,
        lh: [21, 80],
        rh: [30, 56],
        rf: [-12, 0],
        lf: [8, 0],
        grip: 'open',
        farGrip: 'hold',
      },
      face: 'smile',
    },
    b: {
      pose: 'dance',
      x: 16,
      flip: true,
      joints: {
        lean: -4,
        lh: [21, 80],
        rh: [27, 72],
        rf: [-14, 12],
        sway: -8,
        grip: 'relaxed',
        farGrip: 'hold',
      },
      face: 'proud',
    },
    order: [
      'a.under',
      'b.under',
      'a.farLeg',
      'a.nearLeg',
      'b.farLeg',
      'b.nearLeg',
      'a.trunk',
      'b.trunk',
      'b.head',
      'a.head',
      'b.over',
      'a.over',
    ],
  },
  /** b rides on a’s back. */
  piggyback: {
    a: {
      pose: 'walk',
      x: 0,
      joints: { lean: 24, lh: [-4, 46], rh: [-2, 50], nearBend: -1, head: 2, grip: 'fist' },
    },
    b: {
      pose: 'ride',
      x: -15,
      y: -42,
      scale: 0.88,
      joints: {
        hip: [0, 16],
        lean: 20,
        lh: [26, 44],
        rh: [28, 38],
        head: -6,
        lf: [22, 4],
        rf: [20, 6],
        grip: 'fist',
      },
      face: 'laugh',
    },
    order: [
      'b.under',
      'b.farLeg',
      'a.under',
      'a.farLeg',
      'a.nearLeg',
      'b.trunk',
      'b.head',
      'a.trunk',
      'a.head',
      'b.nearLeg',
      'b.over',
      'a.over',
    ],
  },
  /** b sits on a’s shoulders. */
  shoulders: {
    a: { pose: 'stand', x: 0, joints: { lean: 0, lh: [13, 66], rh: [15, 64], grip: 'fist' } },
    b: {
      pose: 'ride',
      x: -10,
      y: -79,
      scale: 0.86,
      joints: {
        hip: [0, 12],
        lean: 4,
        lh: [20, 68],
        rh: [24, 66],
        lf: [13, -24],
        rf: [11, -24],
        grip: 'open',
        farGrip: 'open',
      },
      face: 'laugh',
    },
    order: [
      'a.under',
      'b.farLeg',
      'a.farLeg',
      'a.nearLeg',
      'a.trunk',
      'b.under',
      'b.trunk',
      'a.head',
      'b.head',
      'b.nearLeg',
      'b.over',
      'a.over',
    ],
  },
  /** b sits on a’s shoulders, and both look away from us. */
  shouldersBack: {
    a: { pose: 'backStand', x: 0, joints: { lh: [-11, 70], rh: [11, 70] } },
    b: {
      pose: 'backSit',
      x: 0,
      y: -73,
      scale: 0.86,
      joints: {
        hip: [0, 12],
        lf: [9, -12],
        rf: [-9, -12],
        freeFeet: true,
        lh: [-18, 66],
        rh: [22, 74],
        grip: 'point',
      },
    },
    order: [
      'b.farLeg',
      'b.nearLeg',
      'a.under',
      'a.over',
      'a.farLeg',
      'a.nearLeg',
      'a.trunk',
      'a.head',
      'b.under',
      'b.over',
      'b.trunk',
      'b.head',
    ],
  },
  /** a lifts b high up into the air. */
  liftUp: {
    a: { pose: 'lift', x: -8, joints: { lean: -6, lh: [20, 98], rh: [24, 98], head: -14 }, face: 'laugh' },
    b: {
      pose: 'fly',
      x: 14,
      y: -92,
      scale: 0.86,
      joints: {
        hip: [-2, 14],
        lean: 60,
        lh: [20, 60],
        rh: [44, 54],
        lf: [-32, 22],
        rf: [-30, 14],
        freeFeet: true,
        head: -34,
      },
      face: 'laugh',
    },
    order: [
      'a.under',
      'b.under',
      'b.farLeg',
      'a.farLeg',
      'a.nearLeg',
      'a.trunk',
      'a.head',
      'b.nearLeg',
      'b.trunk',
      'b.head',
      'b.over',
      'a.over',
    ],
  },
  /** a carries b, asleep or across a threshold. */
  inArms: {
    a: { pose: 'carry', x: 0, joints: { lean: -8, lh: [26, 62], rh: [22, 56] } },
    b: {
      pose: 'sleep',
      x: 26,
      y: -40,
      scale: 0.84,
      r: -4,
      joints: { hip: [4, 8], lean: -66, lf: [34, -6], rf: [32, -10], head: 40, lh: [-8, 20], rh: [2, 20] },
    },
    order: ['a.under', 'a.farLeg', 'a.nearLeg', 'a.trunk', 'a.head', ...all('b'), 'a.over'],
  },
  /** Walking away together; a is the taller one. */
  handInHand: {
    a: { pose: 'backWalk', x: -14, joints: { rh: [15, 40] } },
    b: {
      pose: 'backWalk',
      x: 18,
      scale: 0.84,
      joints: { lh: [-19, 52], rh: [15, 38], lf: [4, 3], rf: [-6, 0] },
    },
    order: [
      'a.under',
      'b.over',
      'b.under',
      'a.over',
      'a.farLeg',
      'a.nearLeg',
      'b.farLeg',
      'b.nearLeg',
      'a.trunk',
      'a.head',
      'b.trunk',
      'b.head',
    ],
  },
  /** Coming towards us together. */
  handInHandFront: {
    a: { pose: 'frontStand', x: -14, joints: { rh: [15, 42], rf: [-6, 3] } },
    b: { pose: 'frontStand', x: 18, scale: 0.86, joints: { lh: [-19, 52], lf: [6, 3] } },
    order: [
      'a.farLeg',
      'a.nearLeg',
      'b.farLeg',
      'b.nearLeg',
      'a.trunk',
      'b.trunk',
      'a.head',
      'b.head',
      'a.under',
      'b.over',
      'b.under',
      'a.over',
    ],
  },
  /** Side by side on a seat 22 units high, b’s head on a’s shoulder, seen from the front. */
  leaning: {
    a: { pose: 'frontSit', x: -13, joints: { rh: [16, 42], lh: [-10, 28] } },
    b: { pose: 'frontSit', x: 14, joints: { lean: -8, head: -14, lh: [-6, 28], rh: [8, 28] }, face: 'sleep' },
    order: [
      'a.farLeg',
      'a.nearLeg',
      'b.farLeg',
      'b.nearLeg',
      'a.trunk',
      'a.over',
      'b.trunk',
      'a.head',
      'b.head',
      'a.under',
      'b.under',
      'b.over',
    ],
  },
  /** The same from behind: two who look at the sea. */
  leaningBack: {
    a: { pose: 'backSit', x: -13, joints: { rh: [26, 46], nearBend: -1, grip: 'open', lh: [-14, 24] } },
    b: { pose: 'backSit', x: 14, joints: { lean: -8, head: -14, lh: [-6, 28], rh: [14, 24] } },
    order: [
      'a.farLeg',
      'a.nearLeg',
      'b.farLeg',
      'b.nearLeg',
      'a.under',
      'b.under',
      'b.over',
      'b.trunk',
      'a.trunk',
      'a.over',
      'b.head',
      'a.head',
    ],
  },
} as const satisfies Readonly<Record<string, PairPose>>

export type PairId = keyof typeof PAIRS_WRITTEN

export const PAIRS: Readonly<Record<PairId, PairPose>> = PAIRS_WRITTEN

export const PAIR_IDS = Object.keys(PAIRS) as readonly PairId[]
