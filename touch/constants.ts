// Every figure of the hand and of touch that play tests may move. Lengths are in hu: 1 hu = the breadth of a
// hand, 80 mm nominal. Where a figure is a guess, it says so.

type Pair = readonly [x: number, y: number]

/** x runs from the thumb's side (0) to the little finger's (1), y from the wrist (0) to the fingertips. */
export const HAND = {
  palm: [
    [0.1, 0],
    [0.9, 0],
    [0.98, 0.25],
    [1, 0.55],
    [1, 1.1],
    [0, 1.1],
    [0, 0.35],
    [0.03, 0.2],
  ] as readonly Pair[],
  /** Capsules: from the middle of the root to the middle of the tip's round end. */
  fingers: {
    thumb: { root: [0, 0.46] as Pair, tip: [-0.24, 0.89] as Pair, radiusHu: 0.11 },
    index: { root: [0.13, 1.1] as Pair, tip: [0.11, 1.96] as Pair, radiusHu: 0.11 },
    middle: { root: [0.375, 1.1] as Pair, tip: [0.38, 2.19] as Pair, radiusHu: 0.11 },
    ring: { root: [0.625, 1.1] as Pair, tip: [0.65, 2.03] as Pair, radiusHu: 0.105 },
    little: { root: [0.875, 1.1] as Pair, tip: [0.9, 1.7] as Pair, radiusHu: 0.095 },
  },
  /** How much of a finger's end counts as its tip: the last joint, some 24 mm. */
  fingertipHu: 0.3,
} as const

/** Of the diameter or the two sides; a hole is the inner diameter. Thicknesses not told by the box are guesses. */
export const FOOTPRINTS = {
  cloth: { face: { shape: 'square', widthHu: 0.9, lengthHu: 0.9, hardness: 0.1 } },
  ring: {
    face: { shape: 'ring', widthHu: 0.27, lengthHu: 0.27, holeHu: 0.21, hardness: 0.95 },
    edge: { shape: 'line', widthHu: 0.03, lengthHu: 0.27, hardness: 0.95 },
  },
  dart: {
    face: { shape: 'disc', widthHu: 0.3, lengthHu: 0.3, hardness: 0.1 },
    edge: { shape: 'line', widthHu: 0.05, lengthHu: 1.2, hardness: 0.6 },
    tip: { shape: 'disc', widthHu: 0.02, lengthHu: 0.02, hardness: 1 },
  },
  cube: {
    face: { shape: 'square', widthHu: 0.2, lengthHu: 0.2, hardness: 0.8 },
    edge: { shape: 'line', widthHu: 0.02, lengthHu: 0.2, hardness: 0.8 },
  },
  string: {
    face: { shape: 'line', widthHu: 0.03, lengthHu: 3, hardness: 0.2 },
    tip: { shape: 'disc', widthHu: 0.03, lengthHu: 0.03, hardness: 0.2 },
  },
  coin: {
    face: { shape: 'disc', widthHu: 0.29, lengthHu: 0.29, hardness: 0.95 },
    edge: { shape: 'line', widthHu: 0.03, lengthHu: 0.29, hardness: 0.95 },
  },
  pawn: {
    face: { shape: 'disc', widthHu: 0.2, lengthHu: 0.2, hardness: 0.8 },
    edge: { shape: 'line', widthHu: 0.12, lengthHu: 0.35, hardness: 0.8 },
    tip: { shape: 'disc', widthHu: 0.12, lengthHu: 0.12, hardness: 0.8 },
  },
  top: {
    edge: { shape: 'disc', widthHu: 0.4, lengthHu: 0.4, hardness: 0.7 },
    tip: { shape: 'disc', widthHu: 0.03, lengthHu: 0.03, hardness: 0.7 },
  },
} as const

export const GESTURE = {
  longestMs: 120_000,
  samplesPerSecond: 60,
  /** An object may wait beside the hand, but not in the next room. */
  leastX: -1,
  mostX: 2,
  leastY: -1,
  mostY: 3.5,
  /** An angle is a whole number of these steps; 64 make a turn. */
  anglesPerTurn: 64,
  hardestPress: 3,
  /** The whole cloth, spread out. */
  widestHu2: 0.81,
  /** 3 hu of string go a little over four times round a finger. */
  mostAroundDeg: 1800,
  /** The finest step that live touch keeps. */
  gridHu: 1 / 1024,
  /** And of how much a cloth covers. */
  gridHu2: 1 / 1024,
} as const

export const MOVEMENT = {
  tapUnderMs: 180,
  pressFromMs: 250,
  dragOverHu: 0.08,
  /** A flick: a whole turn, counting only what turns this fast. Both guesses. */
  spinFromTurns: 1,
  spinTurnsPerSecond: 1,
  drapeOverHu2: 0.3,
  wrapFromDeg: 200,
  walkFromTaps: 3,
  stepLeastHu: 0.1,
  stepMostHu: 0.4,
  stepLeastMs: 150,
  stepMostMs: 600,
} as const

/**
 * When a palm that is drawn into has felt enough: after a little less than a gesture may have, and after as many strokes
 * as can be read in a moment (ROOM-38). The richest symbol has eight lines.
 */
export const FULL = { ms: 118_000, samples: 7_000, strokes: 40 } as const

/** How kindly a drawing is compared with its symbol, in hundredths of the symbol's box. All guesses. */
export const READING = {
  /** Ink this near counts. */
  near: 12,
  /** A line is drawn when this share of it has ink near. */
  mostOfLine: 0.7,
  /** And when it has ink of its own for this share of its length: */
  ownInk: 0.45,
  /** ink no farther from it than from its nearest neighbour, give or take this. */
  alike: 2,
  /** Ink this close to the symbol needs no second look. */
  clear: 2,
  /** Ink farther away than this is a slip, and no worse for being farther. */
  slip: 24,
  /** Only a stroke this short, of all that was drawn, can be a slip. */
  slipShare: 0.15,
  /** And no more than so many of them are tried. */
  mostSlips: 8,
  /** Palms are never square to each other. */
  tiltsDeg: [0, -5, 5, -10, 10],
  /** How far breadth and height may be stretched apart. */
  stretch: 1.25,
  /** Part of a symbol smaller than this share of it is not taken for all that was drawn. */
  leastPart: 0.25,
  lineStep: 4,
  inkPoints: 72,
} as const

/** Where an example puts a symbol's box of 100 on the palm. */
export const EXAMPLE = {
  centreX: 0.5,
  centreY: 0.6,
  leastSizeHu: 0.5,
  mostSizeHu: 0.75,
  /** Between one sample of a drawing and the next. */
  paceMs: 20,
} as const

/** How keenly the parts of the hand feel: nearer than this, two touches are one. The back is alike all over. */
export const ACUITY = {
  tip: { acuityHu: 0.04, noise: 0.5 },
  shaft: { acuityHu: 0.06, noise: 0.8 },
  palm: { acuityHu: 0.12, noise: 1 },
  back: { acuityHu: 0.26, noise: 2.2 },
} as const

/** What low-pass and drifts are multiplied by. */
export const LEVELS = { gentle: 0.15, 'real-palm': 0.3, numb: 0.6 } as const

/** What becomes of a gesture on its way through the skin, at level 1. */
export const FELT = {
  /** Smaller moves are tremor. */
  deadZoneHu: 0.02,
  /** What lies still fades to this share, in this time; what moves is fresh. */
  fadedShare: 0.4,
  fadesInMs: 1500,
  /** Slower than the first it counts as still, faster than the second little of it is felt. */
  slowestHuPerS: 0.15,
  fastestHuPerS: 3,
  tooFastShare: 0.3,
  /** A speed is a mean over some time. A guess. */
  speedOverMs: 50,
  lowPassHu: 0.05,
  headingDeg: 14,
  headingOverHu: 0.25,
  driftHu: 0.04,
  driftOverMs: 600,
  /** A real palm is never square to you: once a gesture, up to this much either way. */
  poseDeg: 4,
  poseScale: 0.08,
  poseShiftHu: 0.05,
  /** But on no part of the hand does the pose shift a touch by more: fingers are 0.25 apart. */
  poseMostHu: 0.1,
  poseMiddle: [0.5, 0.55] as Pair,
  mostContacts: 3,
  /** How often a touch on a finger is felt on the one beside it. */
  nextFingerShare: 0.15,
  /** Who rests so long at a corner gives its place away; it takes the skin this long to settle on it (a guess). */
  pauseMs: 150,
  settlesInMs: 40,
  /** The pad of the finger that draws. A guess. */
  fingerPad: { shape: 'disc', widthHu: 0.1, lengthHu: 0.1, hardness: 0.3 },
  /** Of several touches that are felt as one. */
  longestPrintHu: 3.5,
  /** The steps in which it is told. */
  gridHu: 1 / 256,
  printHu: 1 / 64,
  hardnessStep: 1 / 20,
  strengthStep: 1 / 255,
  speedHuPerS: 1 / 16,
  turnsPerS: 1 / 8,
  aroundDeg: 45,
} as const

/** How a bot draws. */
export const DRAWER = {
  /** How large a symbol's box of 100 becomes, and where its middle is. */
  sizeHu: 0.75,
  middle: [0.5, 0.58] as Pair,
  leastHuPerS: 0.6,
  mostHuPerS: 1,
  /** Bends are taken slower, by the cube root of how sharp they are; this wide ones are not. The last two are guesses. */
  easyRadiusHu: 0.4,
  slowestShare: 0.4,
  /** Sharper than this, in a place, is a corner, and who draws rests there. */
  cornerDeg: 40,
  leastRestMs: 180,
  mostRestMs: 300,
  /** In the air between two lines, and how long a dot is pressed. Guesses. */
  airMs: 250,
  dotMs: 200,
  /** What the hand does to it, in deviations. */
  tiltDeg: 4,
  scale: 0.08,
  wobbleHu: 0.02,
  /** A wobble is forgotten after this. A guess. */
  wobbleOverHu: 0.15,
} as const

/** What becomes of a drawing in a bot's memory: skin and mind together, in deviations; a lapse loses a stretch of it. */
export const MINDS = {
  keen: { placeHu: 0.012, lowPassHu: 0.015, headingDeg: 4, lapseShare: 0.03, temperature: 0.05 },
  average: { placeHu: 0.024, lowPassHu: 0.03, headingDeg: 8, lapseShare: 0.07, temperature: 0.1 },
  dreamy: { placeHu: 0.04, lowPassHu: 0.05, headingDeg: 14, lapseShare: 0.12, temperature: 0.18 },
} as const

export const LAPSE = { leastShare: 0.1, mostShare: 0.28 } as const

/** How what was felt is compared with a symbol. */
export const RECOGNISER = {
  points: 32,
  /** However short it is: a dot is felt as clearly as a small line. A guess that moves the rates of dotted symbols. */
  leastOfStroke: 2,
} as const

/** A finger that is led by buttons or keys. */
export const LED = {
  /** On the diagonal as far across as along: nine places and eight directions meet on one grid. */
  stepHu: 0.0875,
  /** The pace at which a palm feels best. */
  huPerMs: 0.0008,
  /** A rest of 150 ms or more at a corner is felt, and never smoothed away. */
  cornerMs: 220,
  /** Long enough to be felt as a touch. */
  settlesMs: 120,
  /** A longer rest is only the time between two presses, and takes none of the gesture’s. */
  restsMs: 400,
} as const

/** How a drawing is told in words. Measured by bots that know symbols by them: docs/bots.md. */
export const TELLING = {
  /** Straight, a little bent, a bow, half a circle: to the left, and to the right. */
  bends: [0, 0.12, -0.12, 0.25, -0.25, 0.5, -0.5],
  /** So far from straight a line still is, and so far from a bend it may be to be told by it. */
  straightHu: 0.02,
  missesHu: 0.03,
  /** Nearer than this to the last place, nothing has moved. */
  finestHu: 0.02,
  cornerMs: 150,
} as const

/** What a bot makes of what it felt before it draws it again. */
export const TIDY = {
  /** Of all that is passed on, before corners are rounded; and how long all of it may be, in hundredths of the box. */
  mostPlaces: 100,
  longest: 800,
  toleranceHu: 0.05,
  /** Shorter than this, it was a dot. A guess, as all that follow. */
  dotHu: 0.06,
  /** What bends more sharply stays a corner. */
  cornerDeg: 65,
  roundings: 2,
  /** A drawing is not blown up to a full box if it was smaller than this share of one. */
  leastShare: 0.6,
} as const

/**
 * How long bots take. In what all do at once a bot has answered this long after the question, so it is never more than
 * three seconds behind the last person.
 */
export const PACE = {
  /** A palm is opened. */
  breath: { leastMs: 500, mostMs: 1_000 },
  thinks: { leastMs: 1_200, mostMs: 3_000 },
  /** Over something that only it can do: an album, a card to add, a second lap. */
  ponders: { leastMs: 2_500, mostMs: 4_000 },
  /** Over an album that people look at too: it is worth watching somebody search. */
  searches: { leastMs: 8_000, mostMs: 12_000 },
  /** What people are looking at stays a while, and two mimes shown again a little longer; where nobody looks, it does not. */
  shown: { leastMs: 12_000, mostMs: 13_000 },
  replayed: { leastMs: 20_000, mostMs: 22_000 },
  /** Before the draw a person in the team may change who is Grandfather. */
  roles: { leastMs: 7_000, mostMs: 8_000 },
  /** Before it lays for a team, a person in that team has had this long. */
  teamMateMs: 20_000,
} as const

/** How a bot plays Palm Reader. */
export const READER = {
  /** Of a question mark it takes one of this many, the least alike of the five. */
  clearest: { keen: 1, average: 3, dreamy: 5 },
  /** Drawings that miss a line are begun anew before anybody has seen them. */
  tries: 12,
  /** A second lap is worth its star where the chain has at least this many seats and broke. Measured: docs/bots.md. */
  lapFromSeats: { keen: 99, average: 99, dreamy: 99 },
} as const

/** How a bot tells a story: what it remembers after Anderson's ACT-R. Thresholds and shares are guesses until play tests. */
export const STORYTELLER = {
  /** Of recall, how often hearing a card leaves no trace, what linking a card to its neighbour can add, and how often two are swapped. */
  memory: {
    dreamy: { threshold: -2.24, missedShare: 0.1, mostLink: 0.4, swappedShare: 0.004 },
    average: { threshold: -2.42, missedShare: 0.05, mostLink: 0.6, swappedShare: 0.004 },
    keen: { threshold: -2.75, missedShare: 0.02, mostLink: 0.8, swappedShare: 0.002 },
  },
  decay: 0.5,
  ownCard: 0.5,
  noise: 0.22,
  /** A story of so many cards is as confusing as it gets. */
  longStory: 12,
  /** Memory counts by cards, not by the clock: a table that laughs for a minute forgets nothing. */
  secondsPerCard: 3.5,
  /** So far above the threshold it hesitates, so far below it is on the tip of its tongue. */
  hesitation: 0.4,
  /** How often one mime brings it back, and how many of them it looks at. */
  rescued: { sure: 0.8, hesitant: 0.8, tip: 0.8, blank: 0.5 },
  mostHints: 2,
  saysMs: { leastMs: 700, mostMs: 1_300 },
  hesitatesMs: { leastMs: 1_800, mostMs: 3_200 },
  /** After it has asked for help, and between two proposals. */
  looksRoundMs: { leastMs: 5_000, mostMs: 7_000 },
  /** Announced before any turn, so that somebody can still mime “no”. */
  announcedMs: 4_000,
  /** What it is sure of goes by faster in a pile of more cards than this, and never faster than that. */
  briskFrom: 6,
  briskMs: 1_300,
  /** It owns up to its mistake, unless somebody objects before. */
  ownsUpMs: 5_000,
  mimesMs: { leastMs: 1_000, mostMs: 2_500 },
  /** Its puppet does each action for this long, and all of them so many times. */
  actionMs: 1_600,
  shownTimes: 3,
  /** Somebody who says nothing for this long may need help. */
  silenceMs: 6_000,
  lieShare: 0.6,
  trust: 0.5,
  trustStep: 0.15,
  /** Of all that it could add, one of so many, the best for whoever is next. */
  bestAdditions: { keen: 1, average: 2, dreamy: 3 },
  /** A Link is worth keeping for somebody who has nothing else. */
  linkWorth: 0.3,
  varietyWorth: 0.03,
} as const

/** How a bot mimes on a hand. Times are a person's; most are guesses. */
export const MIMER = {
  tapMs: 120,
  betweenTapsMs: 260,
  taps: 3,
  pressMs: 650,
  /** Too long for a tap, too short for a press: down and off again. */
  touchMs: 215,
  dragMs: 700,
  spinMs: 1_100,
  spinTurnsPerS: 2,
  drapeMs: 700,
  wrapMs: 1_000,
  wrapDeg: 360,
  clothLeastHu2: 0.1,
  clothMostHu2: 0.75,
  /** How far a walk goes at most, and how far each of its steps; a short one has smaller steps, never fewer. */
  longWalkHu: 1.4,
  strideHu: 0.22,
  leastStrides: 2,
  /** Four cubes in a row, and from one to the next: as keys are struck, or as bricks are laid. */
  cubeApartHu: 0.24,
  betweenKeysMs: 90,
  betweenCubesMs: 300,
  /** Between one time and the next, and between one thing and another. */
  againMs: 350,
  restMs: 600,
  /** PALM-17: what is thin never goes on for longer than this, nor anything else than that. */
  thinDragHu: 0.24,
  longDragHu: 0.7,
} as const

/** What a bot Child shows of a memory. */
export const CHILD = {
  details: { keen: 2, average: 2, dreamy: 2 },
  temperature: { keen: 0, average: 0.5, dreamy: 1 },
  /** By the place of a detail on its card, the one that tells most first. */
  salience: [3, 3, 2, 2, 2, 1, 1, 1],
  /** A second way to mime a detail is less like it, and so is another place on the hand than the one it belongs to. */
  secondWay: 0.7,
  elsewhere: 0.5,
  repeated: 0.3,
} as const

/** How a bot Grandfather makes sense of what he felt, and an opponent of what they saw. Tuned by self-play: docs/bots.md. */
export const GRANDFATHER = {
  /** How often an object is taken for another of the same stuff. */
  confused: { keen: 0.1, average: 0.2, dreamy: 0.35 },
  /** A rest as long as this ends what was felt. */
  restMs: 400,
  /** Nearer than this it has not moved: the skin wanders more than a tremor. */
  movedHu: 0.1,
  /** Nearer than this from one moment to the next, it is the same one of several. */
  sameOneHu: 0.16,
  /** And nearer than this the same again. */
  samePlaceHu: 0.35,
  grownHu: 0.25,
  spinTurnsPerS: 0.9,
  leastShare: 0.05,
  sameStuff: 0.25,
  otherStuff: 0.04,
  alikeMovement: 0.3,
  otherMovement: 0.08,
  otherPlace: 0.3,
  /** So far away, a place is still as like as not. */
  nearHu: 0.35,
  /** One cube for four, or nothing under it for something. */
  otherCompany: 0.35,
  ways: [0.65, 0.35],
  /** How surely he takes the likeliest. */
  temperature: { keen: 0.56, average: 0.62, dreamy: 0.8 },
  /** So much likelier than any other (as a logarithm), he says that it is this one. */
  sureFrom: 1.2,
  /** How surely an opponent lays the card that fits best. */
  decoyTemperature: { keen: 0.2, average: 0.5, dreamy: 1.2 },
} as const
