import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/(^|\/)(node_modules|dist|tools|reports|\.\w+)\//.test(path))

const list = read('docs/clauses.md')
const RULEBOOKS = files.filter(path => /(^|\/)RULES\.md$/.test(path))
/** Those that the list has; in one that it has not, every clause needs a test. */
const LISTED = [...list.matchAll(/^## (\S+\/RULES\.md)$/gm)].map(([, path]) => path!)

const clausesIn = (rulebook: string): string[] =>
  [...read(rulebook).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id!)

const rows = [...list.matchAll(/^\| ([A-Z]+-\d+) \| ([^|]+) \| [^|]+ \|$/gm)].map(([, clause, shownBy]) => ({
  clause: clause!,
  shownBy: shownBy!,
}))

const testFiles = files.filter(path => /\.(?:test\.tsx?|e2e\.ts)$/.test(path))

/** Titles of tests, not of groups of them: a group proves nothing by itself. */
const titlesIn = (paths: readonly string[]): string[] =>
  paths.flatMap(path =>
    [...read(path).matchAll(/(describe\S*?\(\s*)?['"`]((?:\[[A-Z]+-\d+\] ?)+)/g)]
      .filter(([, group]) => group === undefined)
      .flatMap(([, , ids]) => [...ids!.matchAll(/[A-Z]+-\d+/g)].map(([id]) => id)),
  )

const titles = titlesIn(testFiles)
const titlesOfApp = titlesIn(testFiles.filter(path => path.startsWith('app/')))

describe('docs/clauses.md', () => {
  test('has a row for every clause of its rulebooks, in their order, and no other', () => {
    expect(LISTED.length).toBeGreaterThanOrEqual(4)
    expect(rows.map(({ clause }) => clause)).toEqual(LISTED.flatMap(clausesIn))
  })

  test.each(RULEBOOKS)('every clause of %s has its number once, and none is missing', rulebook => {
    const clauses = clausesIn(rulebook)
    const [prefix] = clauses[0]!.split('-')
    const last = Number(clauses.at(-1)!.split('-')[1])
    const expected = Array.from({ length: last }, (_, i) => `${prefix}-${i + 1}`)
    expect(clauses).toEqual(expected)
  })

  test('no two rulebooks count by the same word', () => {
    const prefixes = RULEBOOKS.map(rulebook => clausesIn(rulebook)[0]!.split('-')[0])
    expect(new Set(prefixes).size).toBe(RULEBOOKS.length)
  })

  test('says what shows a clause', () => {
    for (const { clause, shownBy } of rows) expect(['test', 'test, app', 'eyes'], clause).toContain(shownBy)
  })

  test('every clause has a test whose title begins with it, but for those that need eyes', () => {
    const needsEyes = rows.filter(({ shownBy }) => shownBy === 'eyes').map(({ clause }) => clause)
    const shown = [...needsEyes, ...titles]
    expect(RULEBOOKS.flatMap(clausesIn).filter(clause => !shown.includes(clause))).toEqual([])
  })

  test('every clause that is about a screen has such a test in the app', () => {
    const unseen = rows.filter(
      ({ clause, shownBy }) => shownBy === 'test, app' && !titlesOfApp.includes(clause),
    )
    expect(unseen.map(({ clause }) => clause)).toEqual([])
  })

  test('no test speaks of a clause that does not exist', () => {
    const clauses = RULEBOOKS.flatMap(clausesIn)
    expect(titles.filter(title => !clauses.includes(title))).toEqual([])
  })
})
