import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { VeilleeServer } from '@veillee/server/veillee-server'
import { expect, onTestFinished, test } from 'vitest'
import { Fuzz } from './fuzz.ts'
import { FAMILIES, type Family } from './fuzz-tally.ts'
import type { Target } from './fuzz-target.ts'

const SEED = Number(process.env.SEED ?? 30)
const MESSAGES = Number(process.env.MESSAGES ?? 4_000)

/** Slow readers and silence are kept for the long run: the server's patience is longer than a test's. */
const SETTINGS = {
  messages: MESSAGES,
  seed: SEED,
  witnesses: 2,
  paceMs: 60,
  calmMs: 300,
  sieges: 2,
  atOnce: 5,
  slowAtOnce: 1,
  longestSiege: 10,
  sampleMs: 400,
  isAlone: false,
}

/** In this process, so that what is attacked is what is being edited. */
async function serves(file: string): Promise<Target> {
  const veillee = new VeilleeServer(await openSqliteLog(file), {
    hasDeveloperGames: true,
    mostRooms: 200,
    origins: [],
    keepMs: 1e12,
    heartbeatMs: 500,
    quietMs: 1e9,
  })
  const complaints: string[] = []
  veillee.metrics.onTrouble = error => complaints.push(`trouble: ${(error as Error).stack}`)
  const port = await veillee.listen(0, '127.0.0.1')
  return { port, complaints, isUp: true, stop: () => veillee.close() }
}

const RARE: readonly Family[] = ['oversized', 'broken frames', 'fragmented']

test(`[ROOM-30] under ${MESSAGES} wrong messages of every kind nobody else notices anything: seed ${SEED}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-fuzz-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'log.sqlite')
  const { tally, witnesses, samples, failures, roomsRead } = await new Fuzz(
    await serves(file),
    file,
    SETTINGS,
    console.log,
  ).run()
  expect(failures).toEqual([])
  expect(tally.messages).toBeGreaterThanOrEqual(MESSAGES)
  for (const family of FAMILIES.filter(one => !RARE.includes(one)))
    expect(tally.sent[family]).toBeGreaterThan(0)
  expect(tally.read).toBeGreaterThan(MESSAGES / 3)
  expect(tally.fates.fulfilled).toBeGreaterThan(50)
  expect(tally.fates['above the limit']).toBeGreaterThan(0)
  expect(roomsRead).toBeGreaterThan(witnesses.length)
  for (const { waits, matches } of witnesses) {
    expect(waits.length).toBeGreaterThan(10)
    expect(matches).toBeGreaterThan(0)
  }
  expect(samples.at(-1)!.troubles).toBe(0)
})
