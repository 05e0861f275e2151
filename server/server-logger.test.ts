import { expect, test } from 'vitest'
import { type LogLevel, ServerLogger } from './server-logger.ts'

function notes(level: LogLevel = 'debug'): { logger: ServerLogger; lines: () => Record<string, unknown>[] } {
  const written: string[] = []
  return {
    logger: new ServerLogger(level, { write: line => written.push(line) }),
    lines: () => written.map(line => JSON.parse(line)),
  }
}

const troubleOf = (error: unknown): { text: string; trouble: Record<string, unknown> } => {
  const { logger: book, lines } = notes()
  book.trouble(error)
  const [line] = lines()
  return { text: JSON.stringify(line), trouble: line!.trouble as Record<string, unknown> }
}

test('[ROOM-29] a note is one line of JSON: when, how grave, what', () => {
  const { logger: book, lines } = notes()
  book.started('1.2.3')
  expect(lines()).toEqual([
    { level: 'info', time: expect.any(Number), pid: process.pid, version: '1.2.3', msg: 'server started' },
  ])
})

test('[ROOM-29] a room can be followed through the notes, and not found by them', () => {
  const { logger: book, lines } = notes()
  book.room('opened', 'the-link-of-a-room')
  book.room('deleted', 'the-link-of-a-room')
  book.room('deleted', 'the-link-of-another')
  const [opened, deleted, other] = lines().map(({ room }) => room)
  expect(opened).toMatch(/^[0-9a-f]{6}$/)
  expect([deleted === opened, other === opened]).toEqual([true, false])
})

test.each<[LogLevel, string[]]>([
  ['silent', []],
  ['error', ['trouble']],
  ['warn', ['slow', 'trouble']],
  ['info', ['room opened', 'slow', 'trouble']],
  ['debug', ['room opened', 'room reopened', 'refused', 'connections', 'slow', 'trouble']],
])('at %s it writes what is asked for', (level, expected) => {
  const { logger: book, lines } = notes(level)
  book.room('opened', 'x')
  book.room('reopened', 'x')
  book.refused('limit')
  book.connections(3)
  book.slow(612.4)
  book.trouble(new Error('x'))
  expect(lines().map(({ msg }) => msg)).toEqual(expected)
})

test('[ROOM-29] a trouble of ours is told by its place alone: its words may name a card', () => {
  const { text, trouble } = troubleOf(new RangeError('card 37 of Ana\n    at her left hand is in two places'))
  expect(trouble).toMatchObject({ kind: 'RangeError', at: expect.any(Array) })
  expect((trouble.at as string[])[0]).toMatch(/^at .*server-logger\.test\.ts:\d+:\d+/)
  for (const secret of ['card 37', 'Ana', 'left hand']) expect(text).not.toContain(secret)
})

test('[ROOM-29] and so is what lies behind it, and what is no error at all', () => {
  let unread: unknown
  try {
    JSON.parse('{"name": Zoe}')
  } catch (error) {
    unread = error
  }
  expect(String(unread)).toContain('Zoe')
  const { text, trouble } = troubleOf(new Error('Zoe', { cause: unread }))
  expect(trouble).toMatchObject({ kind: 'Error', cause: { kind: 'SyntaxError' } })
  expect(text).not.toContain('Zoe')
  expect(troubleOf('Zoe').trouble).toEqual({ kind: 'string', at: [] })
})

test('what the system and the disk say is told, since nobody else could mend it', () => {
  const system = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE', syscall: 'open' })
  expect(troubleOf(system).trouble).toMatchObject({ code: 'EMFILE', message: 'EMFILE: too many open files' })
  const disk = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const log = new Error('The disk is full: nothing more can be stored.', { cause: disk })
  expect(troubleOf(new Error('a wish', { cause: log })).trouble).toMatchObject({
    cause: { message: 'The disk is full: nothing more can be stored.', cause: { code: 13 } },
  })
})
