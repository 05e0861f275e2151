import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type GameId, games } from '@veillee/games'
import type { Plain } from '@veillee/kernel'
import {
  type Entry,
  FORMAT,
  linesFor,
  lobbyView,
  matchView,
  padView,
  phoneView,
  type Room,
  readOn,
  touchesNow,
} from '@veillee/room'

/** All that anybody is shown at one moment, by the path to each smallest part. */
type Shown = ReadonlyMap<string, Plain>

/** One entry of a room's log, and what was shown otherwise once it had happened; null for what was no longer shown. */
interface Line {
  readonly entry: Entry
  readonly shown: Readonly<Record<string, Plain>>
}

/** An evening as it was stored and shown by one format of logs and one rules number of its game. */
export interface GoldenRoom {
  readonly game: GameId
  readonly format: number
  readonly rules: number
  readonly lines: readonly Line[]
}

/** Longer texts are told apart by their hashes. */
const LONGEST_TEXT = 40

export const goldenRoom = (game: GameId, entries: readonly Entry[]): GoldenRoom => ({
  game,
  format: FORMAT,
  rules: games[game].rules,
  lines: linesOf(entries),
})

function linesOf(entries: readonly Entry[]): readonly Line[] {
  let before: Shown = new Map()
  return retold(entries, (entry, now) => {
    const shown: Record<string, Plain> = {}
    for (const path of before.keys()) if (!now.has(path)) shown[path] = null
    for (const [path, value] of now) if (before.get(path) !== value) shown[path] = value
    before = now
    return { entry, shown }
  })
}

function retold<Result>(
  entries: readonly Entry[],
  look: (entry: Entry, now: Shown, position: number) => Result,
): readonly Result[] {
  let room: Room | undefined
  return entries.map((entry, position) => {
    room = readOn(room, [{ position, entry: entry as unknown as Plain }])!
    return look(entry, shownIn(room), position)
  })
}

export function shownIn(room: Room): Shown {
  const shown = new Map<string, Plain>()
  const all = {
    lobby: lobbyView(room),
    match: matchView(room),
    pad: padView(room),
    touches: touchesNow(room),
  }
  for (const [part, view] of Object.entries(all)) add(shown, part, view)
  for (const person of room.people.keys()) {
    add(shown, `phone ${person}`, phoneView(room, person))
    add(shown, `talk ${person}`, linesFor(room, person))
  }
  return shown
}

/** Words for people may be found better ones. What is null is shown as the word: null says that nothing is shown. */
function add(shown: Map<string, Plain>, path: string, view: unknown): void {
  if (isSaid(view)) return
  const inside = typeof view === 'object' && view !== null ? Object.entries(view) : []
  for (const [key, value] of inside) if (value !== undefined) add(shown, `${path}.${key}`, value)
  if (inside.length === 0) shown.set(path, leafOf(view))
}

const isSaid = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && Object.keys(view).sort().join() === 'en,fr'

function leafOf(value: unknown): Plain {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_TEXT ? createHash('sha256').update(text).digest('base64url') : text
}

// What a change has made of it

/**
 * The first thing that is shown otherwise than it was, in words; undefined if all is as it was. What is shown besides is
 * no difference: views may grow. Of a match whose rules are gone only its line on the pad has to stay.
 */
export function differenceFrom({ game, format, rules, lines }: GoldenRoom): string | undefined {
  const areRulesKnown = rules >= games[game].replaysFrom
  const expected = new Map<string, Plain>()
  const differences = retold(
    lines.map(({ entry }) => entry),
    (entry, now, position) => {
      for (const [path, value] of Object.entries(lines[position]!.shown))
        if (value === null) expected.delete(path)
        else if (areRulesKnown || path.startsWith('pad')) expected.set(path, value)
      const path = [...expected.keys()].find(one => now.get(one) !== expected.get(one))
      if (path === undefined) return undefined
      const [was, is] = [expected.get(path), now.has(path) ? now.get(path) : 'not shown']
      return `entry ${position}, ${nameOf(entry)}: ${path} was ${was} and is ${is}.\n${whatToDo(path, game, format, rules)}`
    },
  )
  return differences.find(difference => difference !== undefined)
}

const nameOf = (entry: Entry): string =>
  entry.did === 'play' ? `“${entry.move}” of seat ${entry.seat}` : `“${entry.did}”`

const whatToDo = (path: string, game: GameId, format: number, rules: number): string => {
  const isOfGame = /^match\.view|^phone \d+\.seats|^touches/.test(path)
  const number = isOfGame ? `the rules number in games/${game}/game.ts` : 'FORMAT in room/format.ts'
  return `Whoever has stored such an evening (format ${format}, rules ${rules}) would now see another one. If that is meant, raise ${number} and run “npm run golden”; this file stays as it is.`
}

// As files

const FOLDER = join(import.meta.dirname, import.meta.dirname.endsWith('dist') ? '..' : '.', 'golden')

export const fileOf = ({ game, format, rules }: Omit<GoldenRoom, 'lines'>): string =>
  `${game}.format-${format}.rules-${rules}.evening.gz`

/** One entry a line, so that it can be looked at: `zcat` shows it. */
export function written({ lines, ...of }: GoldenRoom): Buffer {
  return gzipSync([of, ...lines].map(line => `${JSON.stringify(line)}\n`).join(''), { level: 9 })
}

export function goldenRooms(): readonly GoldenRoom[] {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.evening.gz'))
  return names.map(name => {
    const [of, ...lines] = gunzipSync(readFileSync(join(FOLDER, name)))
      .toString()
      .trimEnd()
      .split('\n')
    return { ...JSON.parse(of!), lines: lines.map(line => JSON.parse(line)) }
  })
}
