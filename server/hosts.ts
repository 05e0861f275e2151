import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import { type Answer, text } from './answer.ts'

/** What an operator has said about where the server is found. */
export interface Known {
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  /** Whether a proxy stands in front: then it is the proxy that knows its names. */
  readonly isBehindProxy: boolean
}

/**
 * Names that no stranger can lead to this computer, because nobody registers them: those of home networks, and of VPNs
 * that give their names themselves.
 */
const UNREGISTERED =
  /(?:^|\.)(?:localhost|local|lan|home|internal|intranet|private|localdomain|home\.arpa|fritz\.box|ts\.net)$/

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits)
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

/** No name in any network is longer. */
const LONGEST_NAME = 255

/** Whatever is not read as an address is not out in the open. */
function isPublic(raw: string | undefined): boolean {
  const address = (raw ?? '').replace(/^::ffff:(?=[\d.]+$)/, '').split('%', 1)[0]!
  return isIP(address) !== 0 && !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

/** An address is what it is; a name without a dot, and these others, mean what the network around says. */
const isOfThisNetwork = (name: string): boolean =>
  isIP(name) !== 0 || !name.includes('.') || UNREGISTERED.test(name) || name === hostname().toLowerCase()

/**
 * Whether the page that asks was found under a name of this server's. A stranger's page may lead its own name to an address
 * in somebody's home once it is loaded, and then counts as of the same origin (DNS rebinding). Where the address is open to
 * everybody, or a proxy has let them in, there is nothing to be gained by that.
 */
export function isFoundByItsName({ headers, socket }: IncomingMessage, known: Known): boolean {
  const { host, forwarded } = headers
  const isForwarded = forwarded !== undefined || headers['x-forwarded-for'] !== undefined
  if (host === undefined || known.isBehindProxy || isForwarded || isPublic(socket.localAddress)) return true
  const name = nameIn(host)
  if (name.length > LONGEST_NAME) return false
  return isOfThisNetwork(name) || known.origins.some(origin => new URL(origin).hostname === name)
}

/** In words, for the family that has given its server a name. */
export function strangeName({ headers: { host = '' } }: IncomingMessage): Answer {
  const name = /^[\w.:-]{1,255}$/.test(host) ? host : '…'
  return text(
    421,
    [
      `Veillée ne connaît pas le nom par lequel tu viens\u202f: ${name}`,
      'Essaie l’adresse qui s’affiche là où elle tourne. Si ce nom est le tien, dis-le-lui quand tu la démarres\u202f:',
      `  ORIGINS=http://${name}`,
      '',
      `Veillée does not know the name by which you come: ${name}`,
      'Try the address that is shown where it runs. If this name is yours, tell it when you start it:',
      `  ORIGINS=http://${name}`,
      '',
    ].join('\n'),
  )
}
