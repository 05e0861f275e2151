// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { type Layer, SOUNDS } from '../device/sound.ts'
import { theme as storyTheme } from '../extraordinary-story/theme.ts'
import { theme as palmTheme } from '../in-the-palm/theme.ts'
import { theme as readerTheme } from '../palm-reader/theme.ts'
import { theme as lobbyTheme } from '../television/theme.ts'
import { fireworks, STAGED } from './cues.ts'
import { celebrated } from './fireworks.ts'
import { layersOf, type Theme } from './theme.ts'

/** Samples a second. */
const RATE = 32_000
const THEMES = { lobbyTheme, palmTheme, readerTheme, storyTheme }

const WAVES: Readonly<Record<string, (turns: number) => number>> = {
  sine: turns => Math.sin(2 * Math.PI * turns),
  triangle: turns => (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * turns)),
}

/** The layers as numbers, by the same rises, falls and glides as device/sound.ts asks of a browser. */
function rendered(layers: readonly Layer[]): Float64Array {
  const lengthMs = Math.max(...layers.map(({ afterMs = 0, ms }) => afterMs + ms))
  const samples = new Float64Array(Math.ceil(((lengthMs + 50) / 1_000) * RATE))
  for (const layer of layers) {
    const from = Math.round(((layer.afterMs ?? 0) / 1_000) * RATE)
    const next = 'hz' in layer ? toneOf(layer) : rustleOf(layer)
    for (let i = 0; i < (layer.ms / 1_000) * RATE; i++)
      samples[from + i]! += next(i / RATE) * envelope(layer, i / RATE)
  }
  return samples
}

const glide = (fromHz: number, toHz: number, share: number): number => fromHz * (toHz / fromHz) ** share

function envelope({ gain, ms }: Layer, s: number): number {
  const rise = 0.008
  return s < rise ? glide(0.0001, gain, s / rise) : glide(gain, 0.0001, (s - rise) / (ms / 1_000 - rise))
}

function toneOf({ hz, toHz = hz, ms, wave = 'sine' }: Extract<Layer, { hz: number }>): (s: number) => number {
  let turns = 0
  return s => {
    turns += glide(hz, toHz, (1_000 * s) / ms) / RATE
    return WAVES[wave]!(turns)
  }
}

/** Noise through a band-pass filter, as browsers have it. */
function rustleOf({ rustleHz, toHz = rustleHz, ms }: Extract<Layer, { rustleHz: number }>) {
  let [x1, x2, y1, y2, seed] = [0, 0, 0, 0, 7]
  return (s: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    const x = (2 * seed) / 2_147_483_647 - 1
    const turn = (2 * Math.PI * glide(rustleHz, toHz, (1_000 * s) / ms)) / RATE
    const alpha = Math.sin(turn) / (2 * 0.9)
    const y = (alpha * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

/** What comes out of a small loudspeaker, as an ear weighs it (A-weighting): low tones hardly count. */
function heardOnPhone(samples: Float64Array): Float64Array {
  const PHONE_HZ = 300
  let heard = samples
  for (const hz of [20.6, 20.6, 107.7, 737.9, PHONE_HZ, PHONE_HZ]) heard = withoutBelow(hz, heard)
  return heard
}

function withoutBelow(hz: number, samples: Float64Array): Float64Array {
  const keeps = 1 / (1 + (2 * Math.PI * hz) / RATE)
  let [before, out] = [0, 0]
  return samples.map(sample => {
    out = keeps * (out + sample - before)
    before = sample
    return out
  })
}

/** Of its loudest 400 ms, in decibels below full scale. */
function loudness(samples: Float64Array): number {
  const WINDOW = 0.4 * RATE
  let [sum, most] = [0, 0]
  for (const [i, sample] of samples.entries()) {
    sum += sample ** 2 - (i >= WINDOW ? samples[i - WINDOW]! ** 2 : 0)
    most = Math.max(most, sum)
  }
  return 10 * Math.log10(most / WINDOW)
}

const peak = (samples: Float64Array): number =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

const ends = (['perfect', 'won', 'tie'] as const).map(kind => {
  const layers = [...STAGED[kind], ...fireworks(celebrated({ kind, bursts: 14 }).fireworks!)]
  return [`${kind}, with its fireworks,`, layers] as const
})
const staged = [...Object.entries<readonly Layer[]>(STAGED), ...ends]
const small = Object.entries<readonly Layer[]>(SOUNDS)
const themes = Object.entries<Theme>(THEMES).map(([name, theme]) => [name, layersOf(theme)] as const)

/** On a phone, in decibels: what is staged is heard by a table, small sounds by one person, themes under voices. */
const STAGED_DB = [-38.5, -28] as const
const SMALL_DB = [-44, -33] as const
const THEME_DB = [-44, -40] as const

describe('what is heard, as numbers', () => {
  test.each([...staged, ...small, ...themes])(
    '%s is not cut off, and begins and ends without a click',
    (_, layers) => {
      const samples = rendered(layers)
      const MS = RATE / 1_000
      expect(peak(samples)).toBeLessThan(0.6)
      expect(peak(samples.slice(0, MS))).toBeLessThan(0.005)
      expect(peak(samples.slice(-51 * MS))).toBeLessThan(0.005)
    },
  )

  test.each([
    ...staged.map(sound => [...sound, STAGED_DB] as const),
    ...small.map(sound => [...sound, SMALL_DB] as const),
    ...themes.map(sound => [...sound, THEME_DB] as const),
  ])('%s can be heard on a phone, and is as loud as its like', (_, layers, [least, most]) => {
    const heard = loudness(heardOnPhone(rendered(layers)))
    expect(heard).toBeGreaterThan(least)
    expect(heard).toBeLessThan(most)
  })
})
