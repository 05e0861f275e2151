import { readFileSync } from 'node:fs'
import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node'
import type { Millis } from '@veillee/kernel'
import { isTooOld, whyTooOld } from './nats-durability.ts'
import { NatsLog, type NatsLogSettings } from './nats-log.ts'

/** How NATS is reached. */
export interface NatsSettings {
  /** As in nats://name:password@host:4222 or tls://token@host; several are nodes of one cluster. */
  readonly servers: readonly URL[]
  /** A file with credentials, as `nsc` writes it. */
  readonly credentials?: string | undefined
  /** Files for TLS: who vouches for the servers, and who we are. */
  readonly authority?: string | undefined
  readonly certificate?: string | undefined
  readonly key?: string | undefined
  readonly replicas?: number | undefined
}

const CONNECT_MS = 10_000
const TRY_AGAIN_MS = 250
/** A node that does not answer for two of these is left for another one. */
const PING_MS = 1_000

const DEFAULT_PORT = 4222

export const hostOf = ({ hostname, port }: URL): string => `${hostname}:${port || DEFAULT_PORT}`

/** Opens the log in NATS; what goes wrong is one sentence, without a password. */
export async function openNatsLog(
  settings: NatsSettings,
  now: () => Millis = Date.now,
  log: Omit<NatsLogSettings, 'replicas'> = {},
): Promise<NatsLog> {
  try {
    const connection = await connected(settings)
    const { version } = connection.info!
    if (isTooOld(version)) throw new TooOld(whyTooOld(version))
    return await NatsLog.open(connection, now, { ...log, replicas: settings.replicas })
  } catch (error) {
    throw new Error(whyNotConnected(error, settings), { cause: error })
  }
}

class TooOld extends Error {}

async function connected(settings: NatsSettings): Promise<NatsConnection> {
  const options = optionsOf(settings)
  const giveUpAt = performance.now() + CONNECT_MS
  for (;;)
    try {
      await looksIn(options)
      return await connect(options)
    } catch (error) {
      if (performance.now() > giveUpAt || isHopeless(error)) throw error
      await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS))
    }
}

/**
 * Whether we are let in at all. Nodes of a cluster name each other to whoever knocks, also to those whom they turn away, and
 * the client would go from one to the next for ever.
 */
async function looksIn(options: NodeConnectionOptions): Promise<void> {
  const connection = await connect({ ...options, ignoreClusterUpdates: true, reconnect: false })
  await connection.close()
}

function optionsOf({
  servers,
  credentials,
  authority,
  certificate,
  key,
}: NatsSettings): NodeConnectionOptions {
  const { username, password } = servers[0]!
  const isSecure = servers.some(({ protocol }) => protocol === 'tls:') || authority !== undefined
  const user = decodeURIComponent(username)
  const pass = decodeURIComponent(password)
  return {
    servers: servers.map(hostOf),
    name: 'veillee',
    noEcho: true, // who is on this server has heard already what this server publishes
    maxReconnectAttempts: -1,
    reconnectTimeWait: TRY_AGAIN_MS,
    ignoreAuthErrorAbort: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    timeout: 2_000,
    ...(pass !== '' ? { user, pass } : user !== '' ? { token: user } : {}),
    ...(credentials === undefined ? {} : { authenticator: credsAuthenticator(readFileSync(credentials)) }),
    ...(isSecure ? { tls: filesOf({ caFile: authority, certFile: certificate, keyFile: key }) } : {}),
  }
}

const filesOf = (named: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([what, file]) => (file === undefined ? [] : [[what, file]])),
  )

const isHopeless = (error: unknown): boolean =>
  /authorization|authentication|certificate|ENOENT|self-signed/i.test(String(error))

function whyNotConnected(error: unknown, { servers }: NatsSettings): string {
  const where = servers.map(hostOf).join(', ')
  const why = error instanceof Error ? error.message : String(error)
  if (error instanceof TooOld) return `NATS at ${where} ${why}`
  if (/authorization|authentication/i.test(String(error)))
    return `NATS at ${where} does not let us in: look at the name, password or credentials in VEILLEE_LOG.`
  if (/certificate|self-signed|ssl|tls/i.test(why))
    return `NATS at ${where} could not be reached safely: ${why}. Look at NATS_CA, NATS_CERT and NATS_KEY.`
  if (/peers|replicas/i.test(why))
    return `NATS at ${where} has not enough nodes for that many replicas: start the others, or set NATS_REPLICAS=1.`
  if (/jetstream/i.test(why))
    return `NATS at ${where} has no JetStream: start nats-server with -js, or let this account use it.`
  return `NATS at ${where} could not be reached: ${why}.`
}
