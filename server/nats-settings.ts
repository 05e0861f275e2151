import { existsSync } from 'node:fs'
import type { NatsSettings } from './nats-connect.ts'
import { listed, type Setting, unless } from './setting.ts'

const isServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search } = new URL(text)
  return ['nats:', 'tls:'].includes(protocol) && hostname !== '' && pathname.length <= 1 && search === ''
}

/** Without what is between // and @: a sentence may end up where others read it. */
const withoutSecrets = (text: string): string => text.replace(/\/\/.*@/, '//…@')

const strangeServer = (text: string): string | undefined => {
  const strange = listed(text).find(server => !isServer(server))
  return strange === undefined
    ? undefined
    : `has “${withoutSecrets(strange)}”, but it is the address of a NATS server, such as nats://10.0.0.1:4222, several with commas between. Left out, everything is kept in the file that DATA names.`
}

const file = (name: string, means: string): Setting<string | undefined> => ({
  name,
  takes: 'FILE',
  means,
  usually: '',
  wrong: unless(text => text === '' || existsSync(text), 'there is no such file'),
  value: text => text || undefined,
})

/** Where NATS is, if anywhere. */
export const NATS_SETTINGS: { readonly [Key in keyof NatsSettings]-?: Setting<NatsSettings[Key]> } = {
  servers: {
    name: 'VEILLEE_LOG',
    takes: 'ADDRESSES',
    means:
      'where NATS is, if several servers are to be one service; then nothing is kept in DATA. A password is safer in the variable, since everybody on a computer can read what was typed',
    usually: '',
    wrong: strangeServer,
    value: text => listed(text).map(server => new URL(server)),
  },
  replicas: {
    name: 'NATS_REPLICAS',
    takes: 'N',
    means: 'how many nodes of NATS hold everything; 3 in a cluster and 1 otherwise, if nothing is said',
    usually: '',
    wrong: unless(
      text => /^[1-5]?$/.test(text),
      'it is how many nodes hold everything: 1, or 3 in a cluster',
    ),
    value: text => (text === '' ? undefined : Number(text)),
  },
  credentials: file('NATS_CREDS', 'credentials for NATS, instead of name and password'),
  authority: file('NATS_CA', 'who vouches for NATS, for TLS'),
  certificate: file('NATS_CERT', 'who we are, if NATS asks'),
  key: file('NATS_KEY', 'the key of that certificate'),
}
