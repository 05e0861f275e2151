// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Layer } from '../device/sound.ts'
import { theme as storyTheme } from '../extraordinary-story/theme.ts'
import { theme as palmTheme } from '../in-the-palm/theme.ts'
import { theme as readerTheme } from '../palm-reader/theme.ts'
import { theme as lobbyTheme } from '../television/theme.ts'
import { risen, STAGED, type StagedCue } from './cues.ts'
import { layersOf } from './theme.ts'

const tonesOf = (layers: readonly Layer[]) => layers.flatMap(layer => ('hz' in layer ? [layer] : []))

/** Semitones above A, of what holds its pitch. */
const notesOf = (layers: readonly Layer[]): readonly number[] =>
  tonesOf(layers)
    .filter(({ hz, toHz = hz }) => hz === toHz)
    .map(({ hz }) => (Math.round(12 * Math.log2(hz / 440)) + 120) % 12)

const NAMES = ['A', 'A#', 'B', 'C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#'] as const
const A_MAJOR = ['A', 'B', 'C#', 'D', 'E', 'F#', 'G#']
const cues = Object.entries<readonly Layer[]>(STAGED)

describe('what is heard, as music', () => {
  test.each(cues)('%s is in the key of every theme', (_, layers) => {
    for (const note of notesOf(layers)) expect(A_MAJOR).toContain(NAMES[note])
  })

  test.each(Object.entries({ palmTheme, readerTheme, lobbyTheme }))('%s is in A major', (_, theme) => {
    for (const note of notesOf(layersOf(theme))) expect(A_MAJOR).toContain(NAMES[note])
  })

  test('the story’s theme is in F sharp minor, which is the same notes and the one that leads home', () => {
    const notes = notesOf(layersOf(storyTheme)).map(note => NAMES[note]!)
    expect([...new Set(notes)].filter(note => !A_MAJOR.includes(note))).toEqual(['F'])
  })

  test('right goes up and wrong goes down, so that nobody has to be musical', () => {
    const way = (name: StagedCue) => {
      // Without what only whistles and bangs; of two reeds that sound as one, the lower.
      const heard = tonesOf(STAGED[name]).filter(({ hz, toHz = hz }) => toHz <= hz && toHz > 0.8 * hz)
      const lowestAt = (ms: number) =>
        Math.min(...heard.filter(({ afterMs = 0 }) => afterMs === ms).map(({ hz }) => hz))
      const times = heard.map(({ afterMs = 0 }) => afterMs)
      return Math.sign(lowestAt(Math.max(...times)) - lowestAt(Math.min(...times)))
    }
    expect((['right', 'star', 'won', 'perfect'] as const).map(way)).toEqual([1, 1, 1, 1])
    expect((['wrong', 'broken', 'starLost', 'lost'] as const).map(way)).toEqual([-1, -1, -1, -1])
  })

  test('before a verdict it climbs, closer and closer, to the note below what is right', () => {
    const climb = tonesOf(STAGED.breath).filter(({ hz, toHz = hz }) => hz === toHz)
    const [hz, at] = [climb.map(one => one.hz), climb.map(one => one.afterMs!)]
    expect(hz).toEqual(hz.toSorted((a, b) => a - b))
    const gaps = at.slice(1).map((one, i) => one - at[i]!)
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
    expect(NAMES[notesOf(STAGED.breath).at(-1)!]).toBe('G#')
    expect(NAMES[notesOf(STAGED.right)[0]!]).toBe('A')
  })

  test('what is heard higher stays in the key, and a fifth step is an octave', () => {
    for (const steps of [1, 2, 3, 4, 5])
      for (const note of notesOf(risen(STAGED.star, steps))) expect(A_MAJOR).toContain(NAMES[note])
    const [first] = tonesOf(STAGED.palm)
    expect(tonesOf(risen(STAGED.palm, 5))[0]!.hz).toBeCloseTo(2 * first!.hz, 0)
    expect(risen(STAGED.page, 0)).toEqual(STAGED.page)
  })

  test('nothing is shrill: no tone above 2 kHz, however high it has risen, and none with hard edges', () => {
    const heard = [...cues.map(([, layers]) => layers), risen(STAGED.star, 4), risen(STAGED.palm, 5)]
    for (const { hz, toHz = hz, wave = 'sine' } of heard.flatMap(tonesOf)) {
      expect(Math.max(hz, toHz)).toBeLessThan(2_000)
      expect(['sine', 'triangle']).toContain(wave)
    }
  })
})
