import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { layersOf, lengthOfTheme, type Theme } from './theme.ts'

const APP = join(import.meta.dirname, '..')
const THEMES = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(file =>
  /^(?!dist|node_modules|game-kit)[\w-]+\/theme\.ts$/.test(file.replaceAll('\\', '/')),
)

/** Seconds, tritones and sevenths. */
const RUBS = [1, 2, 6, 10, 11]

test('a note is its name, its octave and how long it lasts, with an overtone of its mallet; a dash is a rest', () => {
  const layers = layersOf({ beatMs: 100, tune: 'A4:1 -:2 C#5:0.5', bass: 'A3:4' })
  expect(layers.map(layer => ['hz' in layer && Math.round(layer.hz), layer.afterMs])).toEqual([
    [440, 0],
    [1760, 0],
    [554, 300],
    [2217, 300],
    [220, 0],
    [440, 0],
  ])
})

describe('every theme of the house', () => {
  test('there are four: three games and the lobby', () => {
    expect(THEMES).toHaveLength(4)
  })

  test.each(THEMES)('%s can be read, is short, and quieter than any cue', async file => {
    const { theme } = (await import(join(APP, file))) as { theme: Theme }
    expect(lengthOfTheme(theme)).toBeGreaterThan(5_000)
    expect(lengthOfTheme(theme)).toBeLessThan(20_000)
    for (const layer of layersOf(theme)) {
      expect('hz' in layer && layer.hz).toBeGreaterThan(60)
      expect(layer.gain).toBeLessThan(0.08)
    }
  })

  test.each(THEMES)('%s has no two notes that begin together and rub', async file => {
    const { theme } = (await import(join(APP, file))) as { theme: Theme }
    const notes = layersOf(theme).flatMap(layer => ('hz' in layer ? [layer] : []))
    const semitones = (hz: number, other: number) => Math.abs(Math.round(12 * Math.log2(hz / other))) % 12
    const rubbing = notes.flatMap((one, i) =>
      notes
        .slice(i + 1)
        .filter(({ afterMs }) => Math.abs(afterMs! - one.afterMs!) < 1)
        .filter(({ hz }) => RUBS.includes(semitones(hz, one.hz)))
        .map(({ hz, afterMs }) => `${hz.toFixed()} and ${one.hz.toFixed()} Hz after ${afterMs} ms`),
    )
    expect(rubbing).toEqual([])
  })
})
