import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@veillee/games'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const RULEBOOKS = [...GAME_IDS.map(id => `games/${id}/RULES.md`), 'room/RULES.md']

interface Row {
  readonly clause: string
  readonly steps: readonly number[]
  readonly shownBy: string
}

const clausesIn = (rulebook: string): string[] =>
  [...read(rulebook).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id!)

const list = read('docs/clauses.md')
/** A game without a table there has nothing that only eyes can check: a test shows each of its clauses. */
const isListed = (rulebook: string): boolean => list.includes(`## ${rulebook}\n`)
const delivered = Number(/^Delivered so far: step (\d)$/m.exec(list)?.[1])
const listed: Row[] = [...list.matchAll(/^\| ([A-Z]+-\d+) \| ([\d, ]+) \| (\w+) \|.*\|$/gm)].map(
  ([, clause, steps, shownBy]) => ({
    clause: clause!,
    steps: steps!.split(', ').map(Number),
    shownBy: shownBy!,
  }),
)
const unlisted = RULEBOOKS.filter(rulebook => !isListed(rulebook)).flatMap(clausesIn)
const rows = [...listed, ...unlisted.map((clause): Row => ({ clause, steps: [1], shownBy: 'test' }))]

const testFiles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  path => /\.(?:test\.tsx?|e2e\.ts)$/.test(path) && !/(^|\/)(node_modules|dist|tools|\.stamps)\//.test(path),
)

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
    const rulebooks = RULEBOOKS.filter(isListed)
    expect(rulebooks.length).toBeGreaterThanOrEqual(4)
    expect(listed.map(({ clause }) => clause)).toEqual(rulebooks.flatMap(clausesIn))
  })

  test('every clause has its number once, and none is missing', () => {
    // What 35 and 36 say comes with a later step.
    const later = ['ROOM-35', 'ROOM-36']
    for (const rulebook of RULEBOOKS) {
      const clauses = clausesIn(rulebook)
      const [prefix] = clauses[0]!.split('-')
      const last = Number(clauses.at(-1)!.split('-')[1])
      const expected = Array.from({ length: last }, (_, i) => `${prefix}-${i + 1}`)
      expect(clauses).toEqual(expected.filter(clause => !later.includes(clause)))
    }
  })

  test('no two rulebooks count by the same word', () => {
    const prefixes = RULEBOOKS.map(rulebook => clausesIn(rulebook)[0]!.split('-')[0])
    expect(new Set(prefixes).size).toBe(RULEBOOKS.length)
  })

  test('names steps from 1 to 9, and says what shows a clause', () => {
    expect(delivered).toBeGreaterThanOrEqual(1)
    for (const { clause, steps, shownBy } of rows) {
      expect(
        steps.every(step => step >= 1 && step <= 9),
        clause,
      ).toBe(true)
      expect(['test', 'eyes'], clause).toContain(shownBy)
    }
  })

  test('every clause that is due has a test whose title begins with it', () => {
    const isDue = ({ steps, shownBy }: Row) => shownBy === 'test' && steps.some(step => step <= delivered)
    const untested = rows.filter(isDue).filter(({ clause }) => !titles.includes(clause))
    expect(untested.map(({ clause }) => clause)).toEqual([])
  })

  test('every clause that is due on a screen has such a test in the app', () => {
    const isOnScreen = ({ steps, shownBy }: Row) =>
      shownBy === 'test' && [4, 5].some(step => steps.includes(step) && step <= delivered)
    const unseen = rows.filter(isOnScreen).filter(({ clause }) => !titlesOfApp.includes(clause))
    expect(unseen.map(({ clause }) => clause)).toEqual([])
  })

  test('no test speaks of a clause that does not exist', () => {
    expect(titles.filter(title => !rows.some(({ clause }) => clause === title))).toEqual([])
  })
})
