import { networkInterfaces } from 'node:os'
import { pino } from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { addresses } from './addresses.ts'
import { type Settings, settings } from './settings.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { whyNotListening } from './trouble.ts'
import { Veillee } from './veillee.ts'

const PARENT_CHECK_MS = 500
const HEARTBEAT_MS = 10_000
const QUIET_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

function announce(host: string, port: number): void {
  const { thisComputer, sameNetwork } = addresses(host, port, networkInterfaces())
  console.log('Veillée is up.')
  for (const address of thisComputer) console.log(`  on this computer      ${address}`)
  for (const address of sameNetwork) console.log(`  in the same network   ${address}`)
  const [forPhones] = sameNetwork
  if (forPhones) console.log(renderUnicodeCompact(forPhones))
  console.log('Ctrl+C ends it.')
}

// npm does not pass on the signal that ends it, so the server notices by itself that npm is gone.
function whenParentIsGone(leave: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && leave(), PARENT_CHECK_MS).unref()
}

const openLog = (file: string) => openSqliteLog(file).catch((error: Error) => giveUp(error.message))

async function serve({ host, port, data, keepDays, mostRooms, origins, logLevel }: Settings): Promise<void> {
  const notes = pino({ level: logLevel })
  const veillee = new Veillee(await openLog(data), {
    mostRooms,
    origins,
    keepMs: keepDays * DAY_MS,
    heartbeatMs: HEARTBEAT_MS,
    quietMs: QUIET_MS,
  })
  veillee.meter.onTrouble = error => notes.error({ message: (error as Error).message }, 'trouble')
  process.on('unhandledRejection', error => veillee.meter.trouble(error))
  const listening = await veillee
    .listen(port, host)
    .catch((error: NodeJS.ErrnoException) => giveUp(whyNotListening(error, { host, port })))
  announce(host, listening)
  endKindly(veillee)
}

/** A second Ctrl+C does not wait. */
function endKindly(veillee: Veillee): void {
  let isClosing = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    void veillee.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
  if (process.env.npm_lifecycle_event === 'start') whenParentIsGone(close)
}

const chosen = settings(process.env)
if (typeof chosen === 'string') giveUp(chosen)
else await serve(chosen)
