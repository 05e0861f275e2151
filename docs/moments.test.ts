import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const page = read('docs/moments.md')

const rows = page
  .split('\n')
  .filter(line => /^\| (?!moment \|)[^-]/.test(line))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

/** The sounds that a table of them names. */
const soundsOf = (file: string, table: RegExp): string[] =>
  [...table.exec(read(file))![1]!.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!)
const staged = soundsOf('app/game-kit/cues.ts', /const STAGED = \{\n([\s\S]*?)\n\} as const/)
const small = soundsOf('app/device/sound.ts', /const SOUNDS[^{]*\{\n([\s\S]*?)\n\}/)

const app = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.|\.e2e\.|(^|[\\/])(node_modules|dist)[\\/]/.test(path))
  .map(path => read(join('app', path)))
  .join('\n')

/** What is put into sentences: names, numbers, ranks. */
const PUT_IN =
  /Ana|Tom|Zoé(?: and Nour)?|Nour|Max|Seashell and Lighthouse|Lighthouse|Square|first|A (?:fable|novel|budding work)|a poem|\d+/

const fixedPartsOf = (sentence: string): string[] =>
  sentence
    .split(PUT_IN)
    .map(part => part.trim())
    .filter(part => /\w\w/.test(part))

describe('docs/moments.md', () => {
  test('every moment has a picture, motion, sound and words, on a phone and on the television', () => {
    expect(rows.length).toBeGreaterThan(35)
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(7)
      for (const cell of row) expect(cell, row[0]).not.toMatch(/^[-–—]?$/)
    }
  })

  test('names every staged sound, and none that does not exist', () => {
    const named = rows.flatMap(row => [...row[3]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
    expect(named.filter(name => ![...staged, ...small].includes(name))).toEqual([])
    expect(staged.filter(name => !named.includes(name))).toEqual([])
  })

  test('[ROOM-21] nothing is told by sound alone: what sounds is seen, in words and on a phone', () => {
    const sounding = rows.filter(row => /`\w+`/.test(row[3]!))
    expect(sounding.length).toBeGreaterThan(25)
    for (const [moment, picture, , , words, phone] of sounding) {
      expect(picture, moment).not.toMatch(/^none/)
      expect(words, moment).toMatch(/“.+”|word|phrase|details/)
      expect(phone, moment).not.toMatch(/^none/)
    }
  })

  test('[ROOM-21] what sounds outside of the moments is named with what is seen and felt of it', () => {
    const used = [...app.matchAll(/\bcue\('(\w+)'\)/g)].map(([, name]) => name!)
    const told = [...read('docs/accessibility.md').matchAll(/^\| `(\w+)` \| .+ \| .+ \|$/gm)].map(
      ([, name]) => name!,
    )
    expect([...new Set(used)].sort()).toEqual(told.toSorted())
  })

  test('quotes what the app says', () => {
    const quotes = rows.flatMap(row =>
      [...row[4]!.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/g)].map(([, words]) => words!),
    )
    expect(quotes.length).toBeGreaterThan(30)
    expect(quotes.flatMap(fixedPartsOf).filter(part => !app.includes(part))).toEqual([])
  })
})
