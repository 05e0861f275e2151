import { networkInterfaces } from 'node:os'
import type { Log } from '@veillee/room'
import { renderUnicodeCompact } from 'uqr'
import { addresses } from './addresses.ts'
import type { NatsSettings } from './nats-connect.ts'
import { Notes } from './notes.ts'
import { type Settings, settings } from './settings.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { whyNotListening } from './trouble.ts'
import { Veillee } from './veillee.ts'

const PARENT_CHECK_MS = 500
const HEARTBEAT_MS = 10_000
const QUIET_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
const ONE_KEY_MS = 300
/** What a shell says of a program that Ctrl+C has ended. */
const INTERRUPTED = 130

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

/** Where everything is kept, and what is to be said about how safe it is there. */
interface Kept {
  readonly log: Log
  readonly durability?: string
}

function announce(host: string, port: number, { durability }: Kept): void {
  const { thisComputer, sameNetwork } = addresses(host, port, networkInterfaces())
  console.log('Veillée is up.')
  for (const address of thisComputer) console.log(`  on this computer      ${address}`)
  for (const address of sameNetwork) console.log(`  in the same network   ${address}`)
  const [forPhones] = sameNetwork
  if (forPhones) console.log(renderUnicodeCompact(forPhones))
  if (durability !== undefined) console.log(durability)
  console.log('Ctrl+C ends it.')
}

/** Windows has no SIGTERM; there a closed window is SIGHUP, which elsewhere nohup has to be able to keep away. */
const ENDS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM']

// npm does not pass on every signal that ends it, so the server notices by itself that npm is gone.
function whenParentIsGone(leave: () => void): void {
  const parent = process.ppid
  setInterval(() => isGone(parent) && leave(), PARENT_CHECK_MS).unref()
}

/** A process whose parent is gone gets another one; on Windows it keeps the number of the old one. */
function isGone(parent: number): boolean {
  if (process.ppid !== parent) return true
  try {
    return !process.kill(parent, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** One file, or NATS: nothing else knows which. */
const openLog = ({ data, nats }: Settings): Promise<Kept> =>
  (nats ? inNats(nats) : inFile(data)).catch((error: Error) => giveUp(error.message))

const inFile = async (file: string): Promise<Kept> => ({ log: await openSqliteLog(file) })

/** A fifth of the start would be for reading what speaks to NATS, so it is read only where there is one. */
async function inNats(nats: NatsSettings): Promise<Kept> {
  const { openNatsLog } = await import('./nats-connect.ts')
  const log = await openNatsLog(nats)
  return { log, durability: log.durability }
}

async function serve(chosen: Settings): Promise<void> {
  const { host, port, keepDays, mostRooms, origins, logLevel } = chosen
  const { areMetricsOpen, isPlaygroundOpen, isBehindProxy } = chosen
  const notes = new Notes(logLevel)
  const settings = {
    mostRooms,
    origins,
    areMetricsOpen,
    isPlaygroundOpen,
    isBehindProxy,
    keepMs: keepDays * DAY_MS,
    heartbeatMs: HEARTBEAT_MS,
    quietMs: QUIET_MS,
  }
  const kept = await openLog(chosen)
  const veillee = new Veillee(kept.log, settings, Date.now, notes)
  notes.server('started')
  process.on('unhandledRejection', error => veillee.meter.trouble(error))
  process.on('uncaughtException', error => {
    veillee.meter.trouble(error) // Node itself would print its words, which may name a card
    process.exit(1)
  })
  const listening = await veillee
    .listen(port, host)
    .catch((error: NodeJS.ErrnoException) => giveUp(whyNotListening(error, { host, port })))
  notes.server('listening')
  announce(host, listening, kept)
  endKindly(veillee, notes)
}

/**
 * A word to everybody first (ROOM-29). Whoever asks a second time does not want to wait for it; but one Ctrl+C comes
 * twice, from the terminal and from npm.
 */
function endKindly(veillee: Veillee, notes: Notes): void {
  let askedAt: number | undefined
  const close = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > ONE_KEY_MS) process.exit(INTERRUPTED)
      return
    }
    askedAt = Date.now()
    notes.server('closing')
    void veillee.close().then(leave, error => {
      veillee.meter.trouble(error)
      process.exit(1)
    })
  }
  const leave = () => {
    notes.server('closed')
    process.exit(0)
  }
  for (const signal of ENDS) process.on(signal, close)
  if (process.env.npm_lifecycle_event === 'start') whenParentIsGone(() => askedAt ?? close())
}

const chosen = settings(process.env, process.stderr.isTTY)
if (typeof chosen === 'string') giveUp(chosen)
else await serve(chosen)
