import type { Said } from '@veillee/kernel'
import type { Mime, ObjectId, Point } from '@veillee/touch'
import { type Key, mimeOf, type Track } from './practice-track.ts'
import type { Card } from './state.ts'

/** One of the three ways in which the practice card can be tried. */
export interface PracticeMime {
  readonly id: 'typewriter' | 'guitar' | 'chess'
  readonly name: Said
  readonly how: Said
  readonly mime: Mime
  /** How the string lies, from end to end, while it is on the hand. */
  readonly string?: readonly Point[]
  /** The moment that tells it best, for a picture. */
  readonly shownMs: number
}

/** PALM-44: the caravan lies open, and all may try it. */
export const PRACTICE_CARD: Card = 58

// Typewriter: four keys in a row, and a line typed on them.

const KEY_PLACES: readonly Point[] = [
  { x: 0.14, y: 0.62 },
  { x: 0.38, y: 0.7 },
  { x: 0.62, y: 0.7 },
  { x: 0.86, y: 0.62 },
]

/** Which key, and how long after the one before it: nobody types evenly. */
const TYPED: readonly (readonly [key: number, afterMs: number])[] = [
  [1, 0],
  [2, 190],
  [0, 170],
  [3, 260],
  [1, 180],
  [1, 150],
  [2, 320],
  [0, 180],
  [3, 170],
  [2, 190],
  [1, 420],
  [0, 160],
  [3, 160],
]

const LAID_EVERY_MS = 350
const TYPING_FROM_MS = 2000
const STRIKE_MS = 90

const strikes = TYPED.reduce<{ readonly key: number; readonly atMs: number }[]>((before, [key, afterMs]) => {
  before.push({ key, atMs: (before.at(-1)?.atMs ?? TYPING_FROM_MS) + afterMs })
  return before
}, [])

const TYPED_MS = strikes.at(-1)!.atMs + 600

function keyTrack(place: Point, key: number): Track {
  const struck = strikes.filter(strike => strike.key === key)
  return {
    object: `cube-${key + 1}` as ObjectId,
    contact: 'face',
    keys: [
      { ...place, atMs: key * LAID_EVERY_MS },
      ...struck.flatMap(({ atMs }): Key[] => [
        { ...place, atMs, press: 3 },
        { ...place, atMs: atMs + STRIKE_MS },
      ]),
      { ...place, atMs: TYPED_MS + key * 150, inAir: true },
    ],
  }
}

// Guitar: two strands from the wrist to the fingers, and a coin that strums them.

/** Up between index and middle, behind two fingers, and down between ring and little. */
const STRANDS: readonly Point[] = [
  { x: 0.44, y: -0.06 },
  { x: 0.36, y: 0.5 },
  { x: 0.26, y: 1.13 },
  { x: 0.36, y: 1.3 },
  { x: 0.64, y: 1.3 },
  { x: 0.74, y: 1.13 },
  { x: 0.64, y: 0.5 },
  { x: 0.56, y: -0.06 },
]

const STRUNG_MS = 1600

const stringTrack: Track = {
  object: 'string',
  contact: 'face',
  keys: [
    { atMs: 0, x: 0.5, y: 0.3 },
    { atMs: 700, x: 0.5, y: 0.6 },
    { atMs: 1100, x: 0.5, y: 0.62, aroundDeg: 120 },
    { atMs: STRUNG_MS, x: 0.5, y: 0.62, aroundDeg: 240, press: 2 },
    { atMs: 6400, x: 0.5, y: 0.62, inAir: true },
  ],
}

/** Down, down, up; down, down, up. */
const STRUMS: readonly (readonly [atMs: number, lastsMs: number, way: 'down' | 'up'])[] = [
  [1900, 320, 'down'],
  [2500, 320, 'down'],
  [3000, 260, 'up'],
  [3600, 320, 'down'],
  [4200, 320, 'down'],
  [4700, 260, 'up'],
  [5300, 500, 'down'],
]

const coinTrack: Track = {
  object: 'coin',
  contact: 'face',
  keys: STRUMS.flatMap(([atMs, lastsMs, way]): Key[] => {
    const [from, to] = way === 'down' ? [0.18, 0.82] : [0.82, 0.18]
    return [
      { atMs, x: from, y: 0.56 },
      { atMs: atMs + lastsMs, x: to, y: 0.5 },
      { atMs: atMs + lastsMs + 60, x: to, y: 0.5, inAir: true },
    ]
  }),
}

// Chess: square by square along the middle of the hand.

const SQUARE_HU = 0.25
const FILE_X = 0.38
const TURN_MS = 700
const IN_AIR_MS = 260

/** The pawn comes down from the fingertip and moves first; the top comes up from the wrist. */
const PAWN_FROM = 2.1
const TOP_FROM = 0.1
const MOVES = 4

const pawnY = (moves: number): number => PAWN_FROM - moves * SQUARE_HU
const topY = (moves: number): number => TOP_FROM + moves * SQUARE_HU

/** Up from one square at the beginning of its turn, and down on the next. */
const move = (fromY: number, toY: number, atMs: number): readonly Key[] => [
  { atMs, x: FILE_X, y: fromY, inAir: true },
  { atMs: atMs + IN_AIR_MS, x: FILE_X, y: toY, press: 2 },
]

const turns = Array.from({ length: MOVES }, (_, i) => i)
const OPENING_MS = 900
const pawnTurnMs = (i: number): number => OPENING_MS + 2 * i * TURN_MS
const topTurnMs = (i: number): number => pawnTurnMs(i) + TURN_MS
/** The top’s last move takes the square on which the pawn stands. */
const CAPTURE_MS = topTurnMs(MOVES - 1) + IN_AIR_MS
const CHESS_MS = CAPTURE_MS + 1800

const pawnTrack: Track = {
  object: 'pawn',
  contact: 'face',
  keys: [
    { atMs: 0, x: FILE_X, y: PAWN_FROM },
    ...turns.flatMap(i => move(pawnY(i), pawnY(i + 1), pawnTurnMs(i))),
    { atMs: CAPTURE_MS, x: FILE_X, y: pawnY(MOVES), contact: 'edge', press: 3, angle: 16 },
    { atMs: CAPTURE_MS + 500, x: 0.74, y: 0.96, contact: 'edge', angle: 16 },
    { atMs: CHESS_MS, x: 0.74, y: 0.96, contact: 'edge', inAir: true },
  ],
}

const topTrack: Track = {
  object: 'top',
  contact: 'tip',
  keys: [
    { atMs: 400, x: FILE_X, y: TOP_FROM },
    ...turns.flatMap(i => move(topY(i), topY(i + 1), topTurnMs(i))),
    { atMs: CHESS_MS, x: FILE_X, y: topY(MOVES), inAir: true },
  ],
}

/** In the order in which the rulebook tells of them. */
export const PRACTICE: readonly PracticeMime[] = [
  {
    id: 'typewriter',
    name: { en: 'The typewriter', fr: 'La machine à écrire' },
    how: {
      en: 'Lay the four cubes in the palm and tap on them like keys.',
      fr: 'Pose les quatre cubes dans la paume et tape dessus comme sur des touches.',
    },
    mime: mimeOf(KEY_PLACES.map(keyTrack)),
    shownMs: TYPING_FROM_MS,
  },
  {
    id: 'guitar',
    name: { en: 'The guitar', fr: 'La guitare' },
    how: {
      en: 'Pass the string between the fingers, so that two tight strands lie over the palm, and strum them with the coin.',
      fr: 'Passe la ficelle entre les doigts, pour tendre deux brins sur la paume, et gratte-les avec la pièce.',
    },
    mime: mimeOf([stringTrack, coinTrack]),
    string: STRANDS,
    shownMs: STRUMS[0]![0] + 200,
  },
  {
    id: 'chess',
    name: { en: 'The game of chess', fr: 'La partie d’échecs' },
    how: {
      en: 'Let pawn and top set out from the two ends of the hand and advance by turns, a square at a time, until the top takes the pawn and tips it over.',
      fr: 'Fais partir le pion et la toupie des deux bouts de la main, case par case et chacun son tour, jusqu’à ce que la toupie prenne le pion et le renverse.',
    },
    mime: mimeOf([pawnTrack, topTrack]),
    shownMs: CAPTURE_MS + 600,
  },
]
