import { type Layer, play } from '../device/sound.ts'

/** Mallets that climb or fall, each a moment after the one before. */
const run = (hz: readonly number[], { everyMs = 110, ms = 420, gain = 0.14 } = {}): readonly Layer[] =>
  hz.map((one, i) => ({ hz: one, afterMs: i * everyMs, ms, gain }))

const later = (afterMs: number, layers: readonly Layer[]): readonly Layer[] =>
  layers.map(layer => ({ ...layer, afterMs: afterMs + (layer.afterMs ?? 0) }))

/** Low, with a knock above it: a phone's loudspeaker has nothing below 300 Hz. */
const thump = (afterMs: number): readonly Layer[] => [
  { hz: 82, toHz: 55, afterMs, ms: 190, gain: 0.26 },
  { hz: 494, toHz: 294, afterMs, ms: 160, gain: 0.3, wave: 'triangle' },
]

/** A reed that slides down and gives up: the oldest joke in music. */
const sigh = (hz: number, afterMs: number, ms: number): readonly Layer[] =>
  [
    { hz, gain: 0.18 },
    { hz: 2 * hz, gain: 0.15 },
  ].map(reed => ({ ...reed, toHz: reed.hz * 0.92, afterMs, ms, wave: 'triangle' }))

/** A hoot, with its octave. */
const hoot = (hz: number, afterMs: number, ms: number): readonly Layer[] => [
  { hz, afterMs, ms, gain: 0.18, wave: 'triangle' },
  { hz: 2 * hz, afterMs, ms, gain: 0.15, wave: 'triangle' },
]

const pop = (afterMs: number): readonly Layer[] => [
  { rustleHz: 2_400, toHz: 500, afterMs, ms: 420, gain: 0.13 },
  { hz: 180, toHz: 70, afterMs, ms: 160, gain: 0.2 },
]

const RISE_MS = 520
const whistle = (afterMs: number, ms = RISE_MS): Layer => ({ hz: 420, toHz: 1_500, afterMs, ms, gain: 0.05 })

/** Mallets that climb, closer and closer and louder: something is about to be told. */
const climb = (hz: readonly number[], { fromMs, untilMs }: { fromMs: number; untilMs: number }) =>
  hz.map((one, i): Layer => {
    const share = 1 - (1 - i / hz.length) ** 1.6
    const afterMs = fromMs + Math.round(share * (untilMs - fromMs))
    return { hz: one, afterMs, ms: 260, gain: 0.04 + 0.016 * i, wave: 'triangle' }
  })

// The pentatonic of A, as all that is heard here: whatever sounds together agrees.
const [A3, B3, CS4, E4, FS4, A4, B4, CS5, E5, A5] = [
  220, 246.9, 277.2, 329.6, 370, 440, 493.9, 554.4, 659.3, 880,
] as const
/** Wants to go to A, and is only heard where it does, or where that is the joke. */
const GS4 = 415.3

/** What is heard at the peaks of a match; small sounds of one phone are in device/sound.ts. */
export const STAGED = {
  /** A photo, a card, a page. */
  page: [{ rustleHz: 700, toHz: 2_400, ms: 260, gain: 0.22 }, ...later(160, run([A4, E5], { ms: 340 }))],
  /** Before a verdict: a heart, faster the second time, and steps that climb to just below what is right. */
  breath: [
    ...[0, 250, 680, 880].flatMap(thump),
    ...climb([A3, B3, CS4, E4, FS4, GS4], { fromMs: 420, untilMs: 1_240 }),
  ],
  right: run([A4, CS5, E5, A5], { ms: 560 }),
  wrong: [...sigh(E4, 0, 240), ...sigh(CS4, 170, 420)],
  /** A trap springs: a slide up, and a snap. */
  trap: [
    { hz: 196, toHz: 784, ms: 260, gain: 0.12, wave: 'triangle' },
    { rustleHz: 3_000, toHz: 900, afterMs: 250, ms: 120, gain: 0.26 },
    ...later(320, run([A4, FS4], { everyMs: 130 })),
  ],
  /** The true one, under the lamp. */
  lamp: run([A3, CS4, E4, A4], { everyMs: 160, ms: 1_100, gain: 0.12 }),
  rocket: [whistle(0, 620), ...pop(620), ...later(700, run([E5, A5], { ms: 500, gain: 0.1 }))],
  tick: [{ hz: 880, toHz: 780, ms: 110, gain: 0.28, wave: 'triangle' }],
  /** A rung of the ladder, before it is said how far it goes. */
  rung: [{ hz: A4, ms: 280, gain: 0.22, wave: 'triangle' }, ...later(70, run([E5], { ms: 340, gain: 0.1 }))],
  palm: [{ hz: B4, toHz: A4, ms: 420, gain: 0.2 }],
  star: run([E5, A5, 1_108.7], { everyMs: 70, gain: 0.1 }),
  starLost: run([1_108.7, A5, E5], { everyMs: 140, gain: 0.09 }),
  /** A chain breaks: a snap, and three sighs. */
  broken: [
    { rustleHz: 2_600, toHz: 400, ms: 150, gain: 0.3 },
    ...sigh(E4, 260, 320),
    ...sigh(CS4, 600, 320),
    ...sigh(B3, 940, 900),
  ],
  objection: [...hoot(E4, 0, 110), ...hoot(E4, 150, 110), ...hoot(CS4, 300, 460)],
  gong: [
    { hz: 110, ms: 2_400, gain: 0.22 },
    { hz: 164.8, ms: 1_900, gain: 0.14 },
    { hz: CS4, ms: 1_500, gain: 0.12 },
    { hz: A4, ms: 1_200, gain: 0.08 },
    { hz: E5, ms: 800, gain: 0.05 },
  ],
  won: run([A4, A4, CS5, E5, CS5, E5, A5], { everyMs: 150, ms: 520 }),
  perfect: run([A4, CS5, E5, A5, E5, A5, 1_108.7, 1_318.5], { everyMs: 150, ms: 700, gain: 0.12 }),
  lost: [
    ...sigh(E4, 0, 300),
    ...sigh(CS4, 320, 300),
    ...sigh(B3, 640, 300),
    ...sigh(A3, 960, 1_100),
    ...thump(1_900),
  ],
  tie: [...run([A4, E5, A4, E5], { everyMs: 200 }), ...later(800, run([CS5, B4], { everyMs: 0, ms: 900 }))],
  comes: run([E4, A4], { everyMs: 160, gain: 0.18 }),
  goes: run([A4, E4], { everyMs: 200, gain: 0.18 }),
} as const satisfies Readonly<Record<string, readonly Layer[]>>

export type StagedCue = keyof typeof STAGED

/** Semitones of the scale above its A. */
const SCALE = [0, 2, 4, 7, 9] as const

function hzOf(step: number): number {
  const octave = Math.floor(step / SCALE.length)
  return A3 * 2 ** (octave + SCALE[step - octave * SCALE.length]! / 12)
}

/** The step of the scale that a tone is nearest to. */
function stepOf(hz: number): number {
  const semitones = Math.round(12 * Math.log2(hz / A3))
  const octave = Math.floor(semitones / 12)
  const above = SCALE.findLastIndex(one => one <= semitones - 12 * octave)
  return SCALE.length * octave + above
}

/** The same so many steps of the scale higher, where something grows. */
export const risen = (layers: readonly Layer[], steps: number): readonly Layer[] =>
  layers.map(layer => {
    if (!('hz' in layer) || steps === 0) return layer
    const times = hzOf(stepOf(layer.hz) + steps) / hzOf(stepOf(layer.hz))
    const { hz, toHz = hz } = layer
    return { ...layer, hz: times * hz, toHz: times * toHz }
  })

/** Each bangs as it opens, near or far, and every third is heard to rise before. */
export const fireworks = (openings: readonly number[]): readonly Layer[] =>
  openings.flatMap((afterMs, i) => {
    const near = [1.4, 0.8, 1.1, 0.7, 1][i % 5]!
    const bang = pop(afterMs).map(layer => ({ ...layer, gain: near * layer.gain }))
    return i % 3 === 0 ? [whistle(afterMs - RISE_MS), ...bang] : bang
  })

/** Gives back how to let it fade before its end. */
export const sound = (name: StagedCue, rise = 0, openings: readonly number[] = []): (() => void) =>
  play([...risen(STAGED[name], rise), ...fireworks(openings)])
