import type { Layer } from '../device/sound.ts'

/** A few bars, written down: notes with how many beats each lasts, a dash for a rest (“A4:1 C#5:0.5 -:2”). */
export interface Theme {
  readonly beatMs: number
  readonly tune: string
  readonly bass: string
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const QUIET = { tune: 0.046, bass: 0.038 } as const

/**
 * What makes a mallet of a tone: the bar’s own overtone, two octaves above and soon gone, for the tune; the octave for
 * the bass, which a phone would not be heard to play otherwise. Octaves agree with all that the note agrees with.
 */
const OVERTONES = {
  tune: { times: 4, gain: 0.16, ms: 0.25 },
  bass: { times: 2, gain: 0.4, ms: 0.7 },
} as const

/** A4 is 440 Hz. */
function hzOf(name: string): number {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name)!
  const semitones = STEPS[letter!]! + (sharp ? 1 : 0) + 12 * (Number(octave) - 4) - 9
  return 440 * 2 ** (semitones / 12)
}

function voice(written: string, beatMs: number, is: keyof typeof QUIET): readonly Layer[] {
  const [gain, overtone] = [QUIET[is], OVERTONES[is]]
  const layers: Layer[] = []
  let afterMs = 0
  for (const note of written.trim().split(/\s+/)) {
    const [name, beats] = note.split(':') as [string, string]
    const ms = Number(beats) * beatMs
    if (name !== '-') {
      const note = { hz: hzOf(name), afterMs, ms: ms * 1.6, gain }
      layers.push(note, {
        ...note,
        hz: note.hz * overtone.times,
        ms: note.ms * overtone.ms,
        gain: gain * overtone.gain,
      })
    }
    afterMs += ms
  }
  return layers
}

export const layersOf = ({ beatMs, tune, bass }: Theme): readonly Layer[] => [
  ...voice(tune, beatMs, 'tune'),
  ...voice(bass, beatMs, 'bass'),
]

/** How long it is, to the end of its longer voice. */
export const lengthOfTheme = ({ beatMs, tune, bass }: Theme): number =>
  beatMs *
  Math.max(
    ...[tune, bass].map(written =>
      written
        .trim()
        .split(/\s+/)
        .reduce((sum, note) => sum + Number(note.split(':')[1]), 0),
    ),
  )
