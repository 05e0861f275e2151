import { createHash } from 'node:crypto'
import { games } from '@veillee/games'
import type { Plain } from '@veillee/kernel'
import { FORMAT, type Room, readOn } from '@veillee/room'
import { describe, expect, test } from 'vitest'
import { readSnapshot, snapshotOf } from '../room/snapshot.ts'
import { fileOf, type GoldenRoom, goldenRooms, shownIn } from './golden-room.ts'

const now = goldenRooms().filter(
  ({ game, format, rules }) => format === FORMAT && rules === games[game].rules,
)
const EVERY = 7

const after = (room: Room | undefined, { lines }: GoldenRoom, position: number): Room =>
  readOn(room, [{ position, entry: lines[position]!.entry as unknown as Plain }])!

function* momentsOf(golden: GoldenRoom): Generator<Room> {
  let room: Room | undefined
  for (const position of golden.lines.keys()) {
    room = after(room, golden, position)
    yield room
  }
}

const textOf = (room: Room): string => snapshotOf({ room, before: undefined })

describe('[ROOM-12] an evening goes on from a snapshot as from its log', () => {
  test.each(now.map(golden => [fileOf(golden), golden] as const))('%s', (_, golden) => {
    let again: Room | undefined
    for (const room of momentsOf(golden)) {
      const position = room.position - 1
      again = after(again, golden, position)
      expect(textOf(again)).toBe(textOf(room))
      if (position % EVERY > 0) continue
      const { room: read } = readSnapshot(textOf(again))!
      expect(shownIn(read)).toEqual(shownIn(room))
      again = read
    }
  })
})

// What has other fields than an older version wrote would be misread: then the number has to rise with them.
test('the fields of rooms and States are those of snapshots with this number: else raise SNAPSHOT in room/snapshot.ts', () => {
  const fields = new Set<string>()
  for (const golden of now)
    for (const room of momentsOf(golden)) {
      const { room: written } = JSON.parse(textOf(room))
      const match = written.playing && JSON.parse(written.playing.match)
      addFields(fields, 'room', { ...written, playing: match && { ...written.playing, match: null } })
      if (match) addFields(fields, golden.game, match)
    }
  const all = [...fields].sort().join('\n')
  expect(all).toMatch('room.people.*.token')
  expect(createHash('sha256').update(all).digest('hex').slice(0, 16)).toBe('9f0371e2e4901051')
})

/** Names that are made while people play: ids, hashes, numbers of seats. */
const BY_NAME = ['room.links', 'room.recent', 'room.talk.among', 'room.options']

function addFields(fields: Set<string>, path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return void fields.add(path)
  for (const [key, part] of Object.entries(value))
    addFields(fields, `${path}.${Array.isArray(value) || BY_NAME.includes(path) ? '*' : key}`, part)
}
