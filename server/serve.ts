import { resolve } from 'node:path'
import type { Bus, NamedLog } from '@veillee/room'
import { answerBackups } from './asked-backup.ts'
import { openBrowser } from './browser.ts'
import { Certificate } from './certificate.ts'
import { greet } from './greeting.ts'
import type { Invocation } from './invocation.ts'
import type { NatsSettings } from './nats-connect.ts'
import { VERSION } from './root.ts'
import { ServerLogger } from './server-logger.ts'
import type { Settings } from './settings.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { whyNotListening } from './trouble.ts'
import { VeilleeServer } from './veillee-server.ts'

/** Looked at first of all: npm may be gone before everything is up. */
const PARENT = process.ppid
const PARENT_CHECK_MS = 500
/** ROOM-10: three of them, and somebody whose connection has frozen is known to be away. */
const HEARTBEAT_MS = 1_300
const QUIET_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
/** `npm start` and `npx veillee`. */
const BY_NPM: readonly (string | undefined)[] = ['start', 'npx']
const ONE_KEY_MS = 300
/** What a shell says of a program that Ctrl+C has ended. */
const INTERRUPTED = 130

/** Where everything is kept, and what is to be said about it. */
interface Storage {
  readonly log: NamedLog
  /** Where there may be other servers. */
  readonly bus?: Bus
  readonly where: string
  /** What else is to be done with it while it is served. */
  readonly onServing?: (onTrouble: (error: unknown) => void) => void
}

/** Windows has no SIGTERM; there a closed window is SIGHUP, which elsewhere nohup has to be able to keep away. */
const ENDS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM']

// npm does not pass on every signal that ends it, so the server notices by itself that npm is gone.
function whenParentIsGone(leave: () => void): void {
  setInterval(() => isGone(PARENT) && leave(), PARENT_CHECK_MS).unref()
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
const openLog = ({ data, nats }: Settings): Promise<Storage> => (nats ? inNats(nats) : inFile(resolve(data)))

async function inFile(file: string): Promise<Storage> {
  const log = await openSqliteLog(file)
  const where = `Everything is kept in ${file}.`
  return { log, where, onServing: onTrouble => void answerBackups(file, log, onTrouble) }
}

/** A fifth of the start would be for reading what speaks to NATS, so it is read only where there is one. */
async function inNats(nats: NatsSettings): Promise<Storage> {
  const { openNatsLog } = await import('./nats-connect.ts')
  const log = await openNatsLog(nats)
  return { log, bus: log.bus, where: log.durability }
}

/** Looked at from now on: a renewed one is taken up without a restart. */
async function openCertificate({ tls }: Settings, logger: ServerLogger): Promise<Certificate | undefined> {
  const certificate = tls && (await Certificate.open(tls))
  certificate?.watch(logger)
  return certificate
}

/** Lets people play until somebody ends it. */
export async function serve({ chosen, isOpening, program }: Invocation): Promise<void> {
  const { host, port, keepDays, mostRooms, origins, logLevel } = chosen
  const { areMetricsOpen, isPlaygroundOpen, hasDeveloperGames, isBehindProxy, basePath } = chosen
  const logger = new ServerLogger(logLevel)
  const certificate = await openCertificate(chosen, logger)
  const settings = {
    mostRooms,
    origins,
    areMetricsOpen,
    isPlaygroundOpen,
    hasDeveloperGames,
    isBehindProxy,
    basePath,
    ...(certificate && { certificate }),
    keepMs: keepDays * DAY_MS,
    heartbeatMs: HEARTBEAT_MS,
    quietMs: QUIET_MS,
  }
  const kept = await openLog(chosen)
  const veillee = new VeilleeServer(kept.log, { ...settings, bus: kept.bus }, Date.now, logger)
  kept.onServing?.(error => veillee.metrics.trouble(error))
  logger.started(VERSION)
  process.on('unhandledRejection', error => veillee.metrics.trouble(error))
  process.on('uncaughtException', error => {
    veillee.metrics.trouble(error) // Node itself would print its words, which may name a card
    process.exit(1)
  })
  const listening = await veillee.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyNotListening(error, { host, port, program }))
  })
  logger.server('listening')
  const manner = { isSecure: certificate !== undefined, base: basePath }
  const here = greet({ host, port: listening, manner, name: certificate?.name }, kept.where)
  if (isOpening) openBrowser(here)
  endKindly(veillee, logger)
}

/**
 * A word to everybody first (ROOM-29). Whoever asks a second time does not want to wait for it; but one Ctrl+C comes
 * twice, from the terminal and from npm.
 */
function endKindly(veillee: VeilleeServer, logger: ServerLogger): void {
  let askedAt: number | undefined
  const close = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > ONE_KEY_MS) process.exit(INTERRUPTED)
      return
    }
    askedAt = Date.now()
    logger.server('closing')
    void veillee.close().then(leave, error => {
      veillee.metrics.trouble(error)
      process.exit(1)
    })
  }
  const leave = () => {
    logger.server('closed')
    process.exit(0)
  }
  for (const signal of ENDS) process.on(signal, close)
  if (BY_NPM.includes(process.env.npm_lifecycle_event)) whenParentIsGone(() => askedAt ?? close())
}
