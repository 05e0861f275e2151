import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS } from '@veillee/games'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The only lists of games. */
const REGISTRIES = [
  'games/index.ts',
  'games/bots.ts',
  'games/messages.ts',
  'games/simulated.ts',
  'app/games/manifests.ts',
]

/** What may speak of one game, because it is about that one. */
const OF_ONE_GAME: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:games|app)/(?:${GAME_IDS.join('|')})/`), 'its own folders'],
  [/\.test\.(?:tsx?|mjs)$|^app\/e2e\//, 'a test plays some game'],
  [/\.md$|^docs\/asyncapi\.json$/, 'prose, and what is made from the messages of all games'],
  [/^art\//, 'what was drawn for one game'],
  [/^app\/words\/translations\//, 'what every file says, its own too, in another language'],
  [/^simulation\/bots\/versus\.ts$/, 'measures what only one game has: memories and decoys'],
  [/^tools\//, 'measures the shipped app by a match that everybody can open'],
]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const pascal = (id: string): string => id.split('-').map(capital).join('')
const camel = (id: string): string => pascal(id).charAt(0).toLowerCase() + pascal(id).slice(1)

/** What the registry gives the parts of one game to be told apart by: PalmTable, storyText. */
const given = [...read('games/index.ts').matchAll(/\{([^}]*)\} from '\.\/[\w-]+\//g)]
  .flatMap(([, names]) => [...names!.matchAll(/ as (\w+)/g)])
  .map(([, name]) => name!)

/** A word that is English too is a game's only as a folder, or where a game is named. */
const wordsFor = (id: string): string =>
  id.includes('-')
    ? `${id}|${camel(id)}|${pascal(id)}`
    : `(?:games|app|\\.)/${id}/|game: ['"]${id}['"]|\\b${camel(id)}(?:Game|Text|Bot)\\b`

const NAMES = new RegExp([...GAME_IDS.map(wordsFor), `\\b(?:${given.join('|')})\\b`].join('|'))

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(?:tsx?|m?js|css|html|json|md|sh|ya?ml)$/.test(path))
  .filter(path => !/(?:^|\/)(?:node_modules|dist|reports|coverage|golden|\..*)\//.test(path))

const mayName = (path: string): boolean =>
  REGISTRIES.includes(path) || OF_ONE_GAME.some(([place]) => place.test(path))

describe('a fourth game touches two folders and the registries', () => {
  test('no other file names a game', () => {
    const named = files
      .filter(path => !mayName(path))
      .flatMap(path => {
        const line = read(path)
          .split('\n')
          .findIndex(words => NAMES.test(words))
        return line === -1 ? [] : [`${path}:${line + 1}`]
      })
    expect(named).toEqual([])
  })

  test.each(OF_ONE_GAME)('%s is a place that there is, and that names one', place => {
    const there = files.filter(path => place.test(path))
    expect(there.some(path => NAMES.test(read(path)))).toBe(true)
  })

  test('what would be noticed: an id, a handle, a type, a folder', () => {
    for (const words of [
      "game !== 'in-the-palm'",
      'palmReader.seats',
      'as PalmTable',
      'storyText.name',
      "from './example/game.ts'",
      "{ game: 'example' }",
    ])
      expect(words).toMatch(NAMES)
    for (const words of ["'example' in move", 'for example', 'a palm reader'])
      expect(words).not.toMatch(NAMES)
  })

  test('there is something to look at', () => {
    expect(files.length).toBeGreaterThan(900)
    expect(given).toContain('PalmTable')
  })
})
