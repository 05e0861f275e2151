import type { FaceId } from './face.ts'
import type { Joints, PoseId } from './poses.ts'

/** One of two: the pose, and where it stands beside the other. */
export interface Half {
  readonly pose: PoseId
  readonly joints?: Partial<Joints>
  readonly x: number
  readonly y?: number
  readonly turn?: number
  readonly flip?: boolean
  readonly scale?: number
  readonly face?: FaceId
}

export type Layer = 'under' | 'farLeg' | 'nearLeg' | 'trunk' | 'head' | 'over'

/** Two figures that touch, and in what order their layers lie: a first, b second. */
interface PairPose {
  readonly one: Half
  readonly other: Half
  readonly order: readonly `${'one' | 'other'}.${Layer}`[]
}

const WHOLE = ['under', 'farLeg', 'nearLeg', 'trunk', 'head', 'over'] as const
const all = <Who extends 'one' | 'other'>(who: Who) => WHOLE.map(layer => `${who}.${layer}` as const)

const EMBRACE = [
  'other.under',
  'one.farLeg',
  'one.nearLeg',
  'other.farLeg',
  'other.nearLeg',
  'one.under',
  'one.trunk',
  'other.trunk',
  'one.head',
  'other.head',
  'other.over',
  'one.over',
] as const

const PAIRS_WRITTEN = {
  /** One rests the head on the other’s shoulder, under the chin; one arm of each around the other’s back is seen. */
  hug: {
    one: {
      pose: 'hug',
      x: -11,
      joints: {
        lean: 4,
        head: 2,
        farHand: [9, 56],
        nearHand: [24, 56],
        nearBend: -1,
        grip: 'flat',
        farGrip: 'flat',
      },
      face: 'proud',
    },
    other: {
      pose: 'hug',
      x: 12,
      y: 12,
      flip: true,
      joints: {
        lean: 9,
        head: 12,
        farHand: [9, 58],
        nearHand: [22, 66],
        nearBend: -1,
        grip: 'flat',
        farGrip: 'flat',
      },
      face: 'proud',
    },
    order: [
      'one.under',
      'other.under',
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.trunk',
      'other.trunk',
      'other.head',
      'one.head',
      'other.over',
      'one.over',
    ],
  },
  /** A grown-up bends down, a child reaches up. */
  hugChild: {
    one: {
      pose: 'kneel',
      x: -15,
      joints: { lean: 16, farHand: [28, 40], nearHand: [34, 46], nearFoot: [16, 0], grip: 'open' },
      face: 'proud',
    },
    other: {
      pose: 'hug',
      x: 19,
      flip: true,
      scale: 0.82,
      joints: { lean: 12, farHand: [24, 76], nearHand: [28, 66], grip: 'open' },
      face: 'proud',
    },
    order: EMBRACE,
  },
  kiss: {
    one: {
      pose: 'hug',
      x: -16,
      joints: { lean: 11, farHand: [22, 50], nearHand: [24, 54], head: 4 },
      face: 'kiss',
    },
    other: {
      pose: 'hug',
      x: 17,
      flip: true,
      joints: { lean: 9, farHand: [22, 56], nearHand: [20, 62], head: -6, farFoot: [-10, 8] },
      face: 'kiss',
    },
    order: EMBRACE,
  },
  waltz: {
    one: {
      pose: 'dance',
      x: -15,
      joints: {
        lean: -2,
        farHand: [21, 80],
        nearHand: [25, 57],
        farFoot: [-12, 0],
        nearFoot: [8, 0],
        grip: 'flat',
        farGrip: 'hold',
      },
      face: 'smile',
    },
    other: {
      pose: 'dance',
      x: 16,
      flip: true,
      joints: {
        lean: -4,
        farHand: [21, 80],
        nearHand: [26, 70],
        farFoot: [-14, 12],
        sway: -8,
        grip: 'flat',
        farGrip: 'hold',
      },
      face: 'proud',
    },
    order: [
      'one.under',
      'other.under',
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.trunk',
      'other.trunk',
      'other.head',
      'one.head',
      'other.over',
      'one.over',
    ],
  },
  /** b rides on a’s back. */
  piggyback: {
    one: {
      pose: 'walk',
      x: 0,
      joints: { lean: 24, farHand: [-4, 46], nearHand: [-2, 50], nearBend: -1, head: 2, grip: 'fist' },
    },
    other: {
      pose: 'ride',
      x: -15,
      y: -42,
      scale: 0.88,
      joints: {
        hip: [0, 16],
        lean: 20,
        farHand: [26, 44],
        nearHand: [28, 38],
        head: -6,
        nearFoot: [22, 4],
        farFoot: [20, 6],
        grip: 'fist',
      },
      face: 'laugh',
    },
    order: [
      'other.under',
      'other.farLeg',
      'one.under',
      'one.farLeg',
      'one.nearLeg',
      'other.trunk',
      'other.head',
      'one.trunk',
      'one.head',
      'other.nearLeg',
      'other.over',
      'one.over',
    ],
  },
  /** b sits on a’s shoulders. */
  shoulders: {
    one: { pose: 'stand', x: 0, joints: { lean: 0, farHand: [17, 68], nearHand: [16, 64], grip: 'fist' } },
    other: {
      pose: 'ride',
      x: -10,
      y: -70,
      scale: 0.86,
      joints: {
        hip: [0, 12],
        lean: 4,
        farHand: [20, 68],
        nearHand: [24, 66],
        nearFoot: [25, -12],
        farFoot: [22, -12],
        grip: 'open',
        farGrip: 'open',
      },
      face: 'laugh',
    },
    order: [
      'one.under',
      'other.farLeg',
      'one.farLeg',
      'one.nearLeg',
      'one.trunk',
      'other.under',
      'other.trunk',
      'other.over',
      'other.head',
      'one.head',
      'other.nearLeg',
      'one.over',
    ],
  },
  /** b sits on a’s shoulders, a leg on each side of the neck, and both look at us: a holds b’s ankles. */
  shouldersFront: {
    one: {
      pose: 'frontStand',
      x: 0,
      joints: { farHand: [-12, 58], nearHand: [12, 58], grip: 'fist', farGrip: 'fist' },
    },
    other: {
      pose: 'frontSit',
      x: 0,
      y: -70,
      scale: 0.86,
      joints: {
        hip: [0, 13],
        nearFoot: [11, -24],
        farFoot: [-11, -24],
        freeFeet: true,
        farHand: [-32, 72],
        nearHand: [13, 36],
        farGrip: 'point',
      },
    },
    order: [
      'one.farLeg',
      'one.nearLeg',
      'one.trunk',
      'other.under',
      'other.trunk',
      'other.head',
      'other.farLeg',
      'other.nearLeg',
      'one.head',
      'other.over',
      'one.under',
      'one.over',
    ],
  },
  /** b sits on a’s shoulders, and both look away from us. */
  shouldersBack: {
    one: { pose: 'backStand', x: 0, joints: { farHand: [-11, 70], nearHand: [11, 70] } },
    other: {
      pose: 'backSit',
      x: 0,
      y: -73,
      scale: 0.86,
      joints: {
        hip: [0, 12],
        nearFoot: [9, -12],
        farFoot: [-9, -12],
        freeFeet: true,
        farHand: [-18, 66],
        nearHand: [22, 74],
        grip: 'point',
      },
    },
    order: [
      'other.farLeg',
      'other.nearLeg',
      'one.under',
      'one.over',
      'one.farLeg',
      'one.nearLeg',
      'one.trunk',
      'one.head',
      'other.under',
      'other.over',
      'other.trunk',
      'other.head',
    ],
  },
  /** a lifts b by the waist, as high as the arms go, and they look at each other. */
  liftUp: {
    one: {
      pose: 'lift',
      x: -12,
      joints: { lean: -8, farHand: [22, 104], nearHand: [28, 88], head: -22, grip: 'flat', farGrip: 'flat' },
      face: 'laugh',
    },
    other: {
      pose: 'hug',
      x: 26,
      y: -44,
      flip: true,
      joints: {
        hip: [0, 46],
        lean: 24,
        head: 26,
        farHand: [32, 102],
        nearHand: [-10, 108],
        nearFoot: [-19, 0],
        farFoot: [-24, 4],
        freeFeet: true,
        sway: -10,
        grip: 'open',
        farGrip: 'open',
      },
      face: 'laugh',
    },
    order: [
      'one.under',
      'other.under',
      'other.farLeg',
      'one.farLeg',
      'one.nearLeg',
      'other.nearLeg',
      'other.trunk',
      'one.trunk',
      'one.head',
      'other.head',
      'other.over',
      'one.over',
    ],
  },
  /** a carries b, asleep or across a threshold. */
  inArms: {
    one: { pose: 'carry', x: 0, joints: { lean: -8, farHand: [26, 62], nearHand: [22, 56] } },
    other: {
      pose: 'sleep',
      x: 26,
      y: -40,
      scale: 0.84,
      turn: -4,
      joints: {
        hip: [4, 8],
        lean: -66,
        nearFoot: [34, -6],
        farFoot: [32, -10],
        head: 40,
        farHand: [-8, 20],
        nearHand: [2, 20],
      },
    },
    order: ['one.under', 'one.farLeg', 'one.nearLeg', 'one.trunk', 'one.head', ...all('other'), 'one.over'],
  },
  /** Walking away together; a is the taller one. */
  handInHand: {
    one: { pose: 'backWalk', x: -14, joints: { nearHand: [15, 40] } },
    other: {
      pose: 'backWalk',
      x: 18,
      scale: 0.84,
      joints: { farHand: [-19, 52], nearHand: [15, 38], nearFoot: [4, 3], farFoot: [-6, 0] },
    },
    order: [
      'one.under',
      'other.over',
      'other.under',
      'one.over',
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.trunk',
      'one.head',
      'other.trunk',
      'other.head',
    ],
  },
  /** Coming towards us together. */
  handInHandFront: {
    one: { pose: 'frontStand', x: -14, joints: { nearHand: [15, 42], farFoot: [-6, 3] } },
    other: { pose: 'frontStand', x: 18, scale: 0.86, joints: { farHand: [-19, 52], nearFoot: [6, 3] } },
    order: [
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.trunk',
      'other.trunk',
      'one.head',
      'other.head',
      'one.under',
      'other.over',
      'other.under',
      'one.over',
    ],
  },
  /** Side by side on a seat 22 units high, b’s head on a’s shoulder, seen from the front. */
  leaning: {
    one: { pose: 'frontSit', x: -13, joints: { nearHand: [16, 42], farHand: [-10, 28] } },
    other: {
      pose: 'frontSit',
      x: 14,
      joints: { lean: -8, head: -14, farHand: [-6, 28], nearHand: [8, 28] },
      face: 'sleep',
    },
    order: [
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.trunk',
      'one.over',
      'other.trunk',
      'one.head',
      'other.head',
      'one.under',
      'other.under',
      'other.over',
    ],
  },
  /** The same from behind: two who look at the sea. */
  leaningBack: {
    one: {
      pose: 'backSit',
      x: -13,
      joints: { nearHand: [32, 48], nearBend: -1, grip: 'relaxed', farHand: [-14, 24] },
    },
    other: { pose: 'backSit', x: 14, joints: { lean: -8, head: -14, farHand: [-6, 28], nearHand: [14, 24] } },
    order: [
      'one.farLeg',
      'one.nearLeg',
      'other.farLeg',
      'other.nearLeg',
      'one.under',
      'other.under',
      'other.over',
      'other.trunk',
      'one.trunk',
      'one.over',
      'other.head',
      'one.head',
    ],
  },
} as const satisfies Readonly<Record<string, PairPose>>

export type PairId = keyof typeof PAIRS_WRITTEN

export const PAIRS: Readonly<Record<PairId, PairPose>> = PAIRS_WRITTEN

export const PAIR_IDS = Object.keys(PAIRS) as readonly PairId[]
