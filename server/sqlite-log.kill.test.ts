import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '@veillee/room'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteLog } from './sqlite-log.ts'

const KILLS = Number(process.env.KILLS ?? 20)
const SEED = Number(process.env.SEED ?? 12)

const writer = fileURLToPath(new URL('./append-until-killed.mjs', import.meta.url))
const built = fileURLToPath(new URL('./dist/sqlite-log.js', import.meta.url))
const rooms = ['attic', 'cellar', 'garden', 'kitchen']

/** When a process is killed: so many lines after it began to write, or so long after it was started. */
interface Moment {
  readonly lines: number
  readonly furtherMs: number
}

const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ lines: fc.integer({ min: 1, max: 600 }), furtherMs: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ lines: fc.constant(0), furtherMs: fc.nat(200) }) },
)

/** An entry that somebody was told of. */
type Told = readonly [room: string, position: number, id: string, part: number]

test(`[ROOM-12] after kill -9 all that was told is there: ${KILLS} times, seed ${SEED}`, async () => {
  if (!existsSync(built)) throw new Error('This test kills what is built. Build it first: npm run build')
  const folder = newFolder()
  const message: Told[] = []
  for (const [life, end] of fc.sample(moment, { numRuns: KILLS, seed: SEED }).entries()) {
    message.push(...(await writeUntil(end, join(folder, 'log.sqlite'), life)))
    await expectAllThere(folder, message)
  }
  expect(message.length).toBeGreaterThan(KILLS)
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** What it said before it was killed; a last line without an end does not count. */
async function writeUntil(
  { lines, furtherMs }: Moment,
  file: string,
  life: number,
): Promise<readonly Told[]> {
  const child = spawn(process.execPath, [writer, file, String(life)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<NodeJS.Signals | null>(resolve =>
    child.once('close', (_, signal) => resolve(signal)),
  )
  let said = ''
  let toGo = lines
  const kill = (): void => void delay(furtherMs).then(() => child.kill('SIGKILL'))
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    said += words
    const wasToGo = toGo
    toGo -= words.split('\n').length - 1
    if (wasToGo > 0 && toGo <= 0) kill()
  })
  if (lines === 0) kill()
  expect(await closed).toBe('SIGKILL')
  return said
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line))
}

/** It looks at a copy, so that the next process finds the journal as the last one left it. */
async function expectAllThere(folder: string, message: readonly Told[]): Promise<void> {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  const log = await openSqliteLog(join(copy, 'log.sqlite'))
  const found = new Set((await Promise.all(rooms.map(room => entriesOf(log, room)))).flat())
  await log.close()
  expect(message.filter(entry => !found.has(JSON.stringify(entry)))).toEqual([])
}

interface Written {
  readonly position: number
  readonly entry: { readonly id: string; readonly part: number; readonly of: number }
}

/** All entries of a room as they were told; no gap, nothing twice, nothing half. */
async function entriesOf(log: Log, room: string): Promise<string[]> {
  const logged = (await log.read(room, 0)) as unknown as Written[]
  const appends = logged.filter(({ entry }) => entry.part === 0).map(({ entry }) => entry)
  const whole = appends.flatMap(({ id, of }) => Array.from({ length: of }, (_, part) => `${id} ${part}`))
  expect(logged.map(({ entry: { id, part } }) => `${id} ${part}`).join()).toBe(whole.join())
  expect(new Set(appends.map(({ id }) => id)).size).toBe(appends.length)
  expect(logged.every(({ position }, i) => position === i)).toBe(true)
  return logged.map(({ position, entry: { id, part } }) => JSON.stringify([room, position, id, part]))
}
