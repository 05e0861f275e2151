import { isIP } from 'node:net'
import { type BasePath, isBasePath, isOurOwn, readBasePath } from './base-path.ts'
import type { CertificateFiles } from './certificate.ts'
import type { NatsSettings } from './nats-connect.ts'
import { natsSettings } from './nats-settings.ts'
import { LOG_LEVELS, type LogLevel } from './notes.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** The file that everything is kept in. */
  readonly data: string
  /** Where everything is kept instead, if several servers are to be one service. */
  readonly nats?: NatsSettings
  /** How long a room is kept that nobody comes back to. */
  readonly keepDays: number
  readonly mostRooms: number
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  /** Whether everybody may look at the metrics, or only this computer. */
  readonly areMetricsOpen: boolean
  /** Whether everybody may open the playground, or only this computer. */
  readonly isPlaygroundOpen: boolean
  /** Whether a proxy stands in front, which says whom it speaks for. */
  readonly isBehindProxy: boolean
  /** The files of the certificate, if the server itself is to speak TLS. */
  readonly tls?: CertificateFiles
  /** Under which path it stands behind a proxy. */
  readonly basePath: BasePath
  readonly logLevel: LogLevel
}

type Environment = Readonly<Record<string, string | undefined>>

const largestPort = 65_535

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= largestPort

const isName = (text: string): boolean =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text)

const isHost = (text: string): boolean => isIP(text) !== 0 || isName(text)

const isCount = (text: string): boolean => /^\d{1,7}$/.test(text) && Number(text) > 0

/** What SQLite would take for something else than a file, or could not be one. */
const isFile = (text: string): boolean =>
  text.trim() !== '' && text !== ':memory:' && !/^file:/i.test(text) && !/[/\\]$/.test(text)

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const isLevel = (text: string): text is LogLevel => LOG_LEVELS.some(level => level === text)

/**
 * The settings, or one sentence about what is wrong with them. An empty variable counts as one left out. In a terminal
 * somebody wants to see the address for the phones, and no notes but of what is wrong.
 */
export const settings = (env: Environment, isTerminal = false): Settings | string => {
  const host = env.HOST || '0.0.0.0'
  const port = env.PORT || '3000'
  const data = env.DATA || 'data/veillee.sqlite'
  const keepDays = env.KEEP_DAYS || '180'
  const mostRooms = env.MOST_ROOMS || '10000'
  const origins = (env.ORIGINS || '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '')
  const metrics = env.METRICS || 'local'
  const playground = env.PLAYGROUND || 'local'
  const proxy = env.PROXY || 'no'
  const logLevel = env.LOG_LEVEL || (isTerminal ? 'warn' : 'info')
  if (!isPort(port))
    return `PORT is “${port}”, but a port is a whole number from 0 to ${largestPort}, such as 3000.`
  if (!isHost(host))
    return `HOST is “${host}”, but a host is an address or a name, such as 0.0.0.0 or localhost.`
  if (!isFile(data)) return `DATA is “${data}”, but it is the path of a file, such as data/veillee.sqlite.`
  if (!isCount(keepDays)) return `KEEP_DAYS is “${keepDays}”, but it is a number of days, such as 180.`
  if (!isCount(mostRooms)) return `MOST_ROOMS is “${mostRooms}”, but it is a number of rooms, such as 10000.`
  const strange = origins.find(origin => !isOrigin(origin))
  if (strange !== undefined)
    return `ORIGINS has “${strange}”, but an origin looks like https://example.org, several with commas between.`
  if (metrics !== 'local' && metrics !== 'open') return `METRICS is “${metrics}”, but it is local or open.`
  if (playground !== 'local' && playground !== 'open')
    return `PLAYGROUND is “${playground}”, but it is local or open.`
  if (proxy !== 'yes' && proxy !== 'no') return `PROXY is “${proxy}”, but it is yes or no.`
  if (!env.TLS_CERT !== !env.TLS_KEY)
    return `${env.TLS_CERT ? 'TLS_CERT' : 'TLS_KEY'} is set alone, but TLS_CERT and TLS_KEY go together: the files of a certificate and of its key.`
  const basePath = readBasePath(env.BASE_PATH || '')
  if (!isBasePath(basePath))
    return `BASE_PATH is “${env.BASE_PATH}”, but it is the path that a proxy has Veillée under, such as /veillee.`
  if (isOurOwn(basePath))
    return `BASE_PATH is “${env.BASE_PATH}”, but Veillée has places of that name itself. Take another, such as /veillee.`
  const nats = natsSettings(env)
  if (typeof nats === 'string') return nats
  if (!isLevel(logLevel)) return `LOG_LEVEL is “${logLevel}”, but it is one of ${LOG_LEVELS.join(', ')}.`
  return {
    host,
    port: Number(port),
    data,
    ...(nats === undefined ? {} : { nats }),
    keepDays: Number(keepDays),
    mostRooms: Number(mostRooms),
    origins,
    areMetricsOpen: metrics === 'open',
    isPlaygroundOpen: playground === 'open',
    isBehindProxy: proxy === 'yes',
    ...(env.TLS_CERT && env.TLS_KEY ? { tls: { cert: env.TLS_CERT, key: env.TLS_KEY } } : {}),
    basePath,
    logLevel,
  }
}
