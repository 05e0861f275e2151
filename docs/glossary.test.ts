import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NOT_OURS = /(^|\/)(node_modules|dist)(\/|$)/
const FILES = ['room', 'server', 'app', 'simulation'].flatMap(top =>
  readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(file => !NOT_OURS.test(file)),
)
const GAMES = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
/** A game’s own folders speak the words of its rulebook; a fixture is no machinery. */
const OF_A_GAME = new RegExp(`^app/(${[...GAMES, 'senses', 'playground', 'e2e'].join('|')})/`)

const glossary = readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8')
const isThere = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(glossary)

const classes = FILES.filter(
  file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !OF_A_GAME.test(file),
).flatMap(file =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export (?:abstract )?class (\w+)/gm)].map(
    ([, name]) => [name!, file] as const,
  ),
)
const folders = [...new Set(FILES.filter(file => !OF_A_GAME.test(file)).map(file => dirname(file)))].filter(
  folder => folder.includes('/'),
)

describe('the glossary has a word for all of the machinery', () => {
  test.each(classes)('class %s of %s', name => {
    expect(isThere(name)).toBe(true)
  })

  test.each(folders)('folder %s', folder => {
    expect(isThere(folder.split('/').at(-1)!)).toBe(true)
  })

  test('there is something to look at', () => {
    expect(classes.length).toBeGreaterThan(60)
    expect(folders.length).toBeGreaterThan(20)
  })
})
