// The other half of sqlite-log.kill.test.ts: it appends until it is killed, and says what was acknowledged or heard.
// It runs on what is built, because Node cannot read the sources and a test runner is hard to kill.
import { writeSync } from 'node:fs'
import { openSqliteLog } from './dist/sqlite-log.js'

const [file, life] = process.argv.slice(2)
const rooms = ['attic', 'cellar', 'garden', 'kitchen']
const writersPerRoom = 2
const stdout = 1

const say = (room, position, { id, part }) =>
  writeSync(stdout, `${JSON.stringify([room, position, id, part])}\n`)

/** Appends of one to three entries, small ones, so that much is committed in little time. */
const appendNumber = (n, writer) =>
  Array.from({ length: 1 + (n % 3) }, (_, part) => ({
    id: `${life}-${writer}-${n}`,
    part,
    of: 1 + (n % 3),
    filler: 'x'.repeat((n * 97) % 400),
  }))

async function write(log, room, writer) {
  let expected = (await log.read(room, 0)).length
  for (let n = 0; ; n++) {
    const entries = appendNumber(n, writer)
    const appended = await log.append(room, expected, entries)
    if (appended === 'stored') for (const [i, entry] of entries.entries()) say(room, expected + i, entry)
    expected += (await log.read(room, expected)).length
  }
}

const log = await openSqliteLog(file)
for (const room of rooms) {
  log.follow(room, ({ position, entry }) => say(room, position, entry))
  for (let writer = 0; writer < writersPerRoom; writer++) void write(log, room, writer)
}
