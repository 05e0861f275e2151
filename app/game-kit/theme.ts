import type { Layer } from '../device/sound.ts'

/** A few bars, written down: notes with how many beats each lasts, a dash for a rest (“A4:1 C#5:0.5 -:2”). */
export interface Theme {
  readonly beatMs: number
  readonly tune: string
  readonly bass: string
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const QUIET = { tune: 0.045, bass: 0.04 } as const

/** A4 is 440 Hz. */
function hzOf(name: string): number {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name)!
  const semitones = STEPS[letter!]! + (sharp ? 1 : 0) + 12 * (Number(octave) - 4) - 9
  return 440 * 2 ** (semitones / 12)
}

function voice(written: string, beatMs: number, gain: number): readonly Layer[] {
  const layers: Layer[] = []
  let afterMs = 0
  for (const note of written.trim().split(/\s+/)) {
    const [name, beats] = note.split(':') as [string, string]
    const ms = Number(beats) * beatMs
    if (name !== '-') layers.push({ hz: hzOf(name), afterMs, ms: ms * 1.6, gain })
    afterMs += ms
  }
  return layers
}

export const layersOf = ({ beatMs, tune, bass }: Theme): readonly Layer[] => [
  ...voice(tune, beatMs, QUIET.tune),
  ...voice(bass, beatMs, QUIET.bass),
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
