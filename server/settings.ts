import { isIP } from 'node:net'
import { isBasePath, isOurOwn, readBasePath } from './base-path.ts'
import type { CertificateFiles } from './certificate.ts'
import type { NatsSettings } from './nats-connect.ts'
import { NATS_SETTINGS } from './nats-settings.ts'
import { LOG_LEVELS, type LogLevel } from './server-logger.ts'
import { listed, optionOf, type Setting, type Texts, unless } from './setting.ts'

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

const isLevel = (text: string): boolean => LOG_LEVELS.some(level => level === text)

const strangeOrigin = (text: string): string | undefined => {
  const strange = listed(text).find(origin => !isOrigin(origin))
  return strange === undefined
    ? undefined
    : `has “${strange}”, but an origin looks like https://example.org, several with commas between.`
}

const strangeBase = (text: string): string | undefined => {
  const base = readBasePath(text)
  if (!isBasePath(base))
    return `is “${text}”, but it is the path that a proxy has Veillée under, such as /veillee.`
  return isOurOwn(base)
    ? `is “${text}”, but Veillée has places of that name itself. Take another, such as /veillee.`
    : undefined
}

/** One of two words, and the one that says yes. */
const either = (
  words: readonly [string, string],
  yes: string,
): Pick<Setting<boolean>, 'takes' | 'usually' | 'wrong' | 'value'> => ({
  takes: words.join('|'),
  usually: words.find(word => word !== yes)!,
  wrong: unless(text => words.includes(text), `it is ${words.join(' or ')}`),
  value: text => text === yes,
})

const TABLE = {
  port: {
    name: 'PORT',
    takes: 'N',
    means: 'the port; 0 takes a free one',
    usually: '3000',
    wrong: unless(isPort, `a port is a whole number from 0 to ${largestPort}, such as 3000`),
    value: Number,
  },
  host: {
    name: 'HOST',
    takes: 'ADDRESS',
    means:
      'the address to listen on; 0.0.0.0 lets every device of the network in, 127.0.0.1 only this computer',
    usually: '0.0.0.0',
    wrong: unless(isHost, 'a host is an address or a name, such as 0.0.0.0 or localhost'),
    value: String,
  },
  data: {
    name: 'DATA',
    takes: 'FILE',
    means: 'the one file that everything is kept in',
    usually: 'data/veillee.sqlite',
    wrong: unless(isFile, 'it is the path of a file, such as data/veillee.sqlite'),
    value: String,
  },
  keepDays: {
    name: 'KEEP_DAYS',
    takes: 'N',
    means: 'how long a room is kept that nobody comes back to',
    usually: '180',
    wrong: unless(isCount, 'it is a number of days, such as 180'),
    value: Number,
  },
  mostRooms: {
    name: 'MOST_ROOMS',
    takes: 'N',
    means: 'how many rooms may be open at once',
    usually: '10000',
    wrong: unless(isCount, 'it is a number of rooms, such as 10000'),
    value: Number,
  },
  origins: {
    name: 'ORIGINS',
    takes: 'ADDRESSES',
    means: 'addresses of pages, with commas between, that may connect besides the server’s own',
    usually: '',
    wrong: strangeOrigin,
    value: listed,
  },
  areMetricsOpen: {
    name: 'METRICS',
    means: 'who may look at /metrics: this computer alone, or everybody',
    ...either(['local', 'open'], 'open'),
  },
  isPlaygroundOpen: {
    name: 'PLAYGROUND',
    means: 'who may open /playground, a whole table on one page: this computer alone, or everybody',
    ...either(['local', 'open'], 'open'),
  },
  hasDeveloperGames: {
    name: 'DEVELOPER_GAMES',
    means: 'on offers the games that are for whoever writes one, such as games/example',
    ...either(['on', 'off'], 'on'),
  },
  isBehindProxy: {
    name: 'PROXY',
    means: 'yes behind a proxy that says whom it speaks for (X-Forwarded-For)',
    ...either(['yes', 'no'], 'yes'),
  },
  basePath: {
    name: 'BASE_PATH',
    takes: 'PATH',
    means: 'the path that a proxy has Veillée under, such as /veillee',
    usually: '',
    wrong: strangeBase,
    value: readBasePath,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    takes: 'LEVEL',
    means: `how much it notes on the standard error: ${LOG_LEVELS.join(', ')}`,
    usually: 'info',
    wrong: unless(isLevel, `it is one of ${LOG_LEVELS.join(', ')}`),
    value: text => text as LogLevel,
  },
} satisfies Readonly<Record<string, Setting>>

const file = (name: string, means: string): Setting<string> => ({
  name,
  takes: 'FILE',
  means,
  usually: '',
  wrong: () => undefined,
  value: String,
})

const TLS_SETTINGS: { readonly [Key in keyof CertificateFiles]: Setting<string> } = {
  cert: file(
    'TLS_CERT',
    'a certificate in PEM form, if the server itself is to speak TLS; a renewed one is taken up by itself',
  ),
  key: file('TLS_KEY', 'the key of that certificate'),
}

type Values<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never
}

/** What each of them means, it says itself. */
export interface Settings extends Values<typeof TABLE> {
  /** Where everything is kept instead of in `data`, if several servers are to be one service. */
  readonly nats?: NatsSettings
  /** The files of the certificate, if the server itself is to speak TLS. */
  readonly tls?: CertificateFiles
}

/** All that can be set, in the order in which people read about it. */
export const SETTINGS: readonly Setting[] = [TABLE, TLS_SETTINGS, NATS_SETTINGS].flatMap(table =>
  Object.values<Setting>(table),
)

/** What was said, and where: an option counts more than a variable, and either more than what is usual. */
export interface Sayings {
  readonly options?: Texts
  readonly env?: Texts
  readonly usual?: Texts
}

/** An empty variable counts as one left out. */
const textOf = ({ name, usually }: Setting, { options, env, usual }: Sayings): string =>
  options?.[name] ?? (env?.[name] || (usual?.[name] ?? usually))

const refusalOf = (setting: Setting, said: Sayings): string | undefined => {
  const why = setting.wrong(textOf(setting, said))
  const typed = said.options?.[setting.name] === undefined ? setting.name : optionOf(setting)
  return why === undefined ? undefined : `${typed} ${why}`
}

const valuesOf = <Table extends object>(table: Table, said: Sayings): Values<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([key, setting]) => [key, setting.value(textOf(setting, said))]),
  ) as Values<Table>

/** The settings, or one sentence about what is wrong with them. */
export function settings(said: Sayings): Settings | string {
  for (const setting of SETTINGS) {
    const refusal = refusalOf(setting, said)
    if (refusal !== undefined) return refusal
  }
  const nats = valuesOf(NATS_SETTINGS, said)
  const tls = valuesOf(TLS_SETTINGS, said)
  if ((tls.cert === '') !== (tls.key === ''))
    return `${tls.cert ? 'TLS_CERT' : 'TLS_KEY'} is set alone, but TLS_CERT and TLS_KEY go together: the files of a certificate and of its key.`
  return {
    ...valuesOf(TABLE, said),
    ...(nats.servers.length === 0 ? {} : { nats }),
    ...(tls.cert === '' ? {} : { tls }),
  }
}
