import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { games } from '@veillee/games'
import { describe, expect, test } from 'vitest'

/** From the ground up (README.md). A folder imports from rows below its own, and from nothing beside or above it. */
const ROWS: readonly (readonly string[])[] = [
  ['device', 'styles'],
  ['words', 'router.ts'],
  ['components'],
  ['connection'],
  ['local-room'],
  ['room-client'],
  ['live-touch'],
  ['senses', 'round-table'],
  ['game-kit'],
  Object.keys(games),
  ['games'],
  ['sheets'],
  ['match', 'lobby', 'television', 'playground'],
  ['pages'],
]

const APP = import.meta.dirname
const rowOf = (folder: string): number => ROWS.findIndex(row => row.includes(folder))
const folderOf = (file: string): string => relative(APP, file).split(/[\\/]/)[0]!
const isForTests = (file: string): boolean => /\.test\.tsx?$|testing\.tsx?$/.test(file)

/** What a source imports of its own app, now or later. */
const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => path!)

const isAllowed = (from: string, to: string): boolean => from === to || rowOf(to) < rowOf(from)

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(APP, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !isForTests(name))
    .map(name => join(APP, folder, name))

const upward = (folder: string): readonly string[] =>
  filesOf(folder).flatMap(file =>
    importsIn(readFileSync(file, 'utf8'))
      .map(path => join(file, '..', path))
      .filter(to => !isAllowed(folder, folderOf(to)) || rowOf(folderOf(to)) === -1)
      .map(to => `${relative(APP, file)} imports ${relative(APP, to)}`),
  )

describe('arrows point one way', () => {
  const folders = ROWS.flat().filter(folder => !folder.includes('.'))

  test.each(folders)('from %s', folder => {
    expect(upward(folder)).toEqual([])
  })

  test('every folder of the app has its row', () => {
    const others = ['build', 'dist', 'e2e', 'node_modules', 'public']
    const there = readdirSync(APP, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !others.includes(entry.name) && filesOf(entry.name).length > 0)
      .map(({ name }) => name)
    expect(there.filter(name => rowOf(name) === -1)).toEqual([])
  })

  test('an arrow that points up, or to the side, is noticed', () => {
    expect(isAllowed('lobby', 'pages')).toBe(false)
    expect(isAllowed('lobby', 'match')).toBe(false)
    expect(importsIn("const page = import('../pages/app.tsx')")).toEqual(['../pages/app.tsx'])
    expect(filesOf('match').length).toBeGreaterThan(10)
  })
})
