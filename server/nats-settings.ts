import { existsSync } from 'node:fs'
import type { NatsSettings } from './nats-connect.ts'

type Environment = Readonly<Record<string, string | undefined>>

const isServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search } = new URL(text)
  return ['nats:', 'tls:'].includes(protocol) && hostname !== '' && pathname.length <= 1 && search === ''
}

/** Without what is between // and @: a sentence may end up where others read it. */
const withoutSecrets = (text: string): string => text.replace(/\/\/.*@/, '//…@')

const FILES = {
  NATS_CREDS: 'credentials',
  NATS_CA: 'authority',
  NATS_CERT: 'certificate',
  NATS_KEY: 'key',
} as const

/** Where NATS is, if anywhere; or one sentence about what is wrong with it. */
export function natsSettings(env: Environment): NatsSettings | undefined | string {
  const servers = (env.VEILLEE_LOG || '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '')
  const strange = servers.find(server => !isServer(server))
  if (strange !== undefined)
    return `VEILLEE_LOG has “${withoutSecrets(strange)}”, but it is the address of a NATS server, such as nats://10.0.0.1:4222, several with commas between. Left out, everything is kept in the file that DATA names.`
  const replicas = env.NATS_REPLICAS || undefined
  if (replicas !== undefined && !/^[1-5]$/.test(replicas))
    return `NATS_REPLICAS is “${replicas}”, but it is how many nodes hold everything: 1, or 3 in a cluster.`
  const files: Record<string, string> = {}
  for (const [name, what] of Object.entries(FILES)) {
    const file = env[name]
    if (!file) continue
    if (!existsSync(file)) return `${name} is “${file}”, but there is no such file.`
    files[what] = file
  }
  if (servers.length === 0) return undefined
  const urls = servers.map(server => new URL(server))
  return { servers: urls, ...files, ...(replicas === undefined ? {} : { replicas: Number(replicas) }) }
}
