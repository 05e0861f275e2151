import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { CARRIER, PRIVATE, UNLED } from './networks.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

const PRIVATE_6 = new BlockList()
PRIVATE_6.addSubnet('fc00::', 7, 'ipv6')
PRIVATE_6.addSubnet('fe80::', 10, 'ipv6')

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Homes, companies, carriers and VPNs, and computers that nobody leads: whoever has such an address is not far. */
const isPrivate = (address: string): boolean =>
  [PRIVATE, UNLED, CARRIER, PRIVATE_6].some(list => isIn(list, address))

/** IPv4 in the clothes of IPv6 is what it was, and the network card after a percent sign is ours. */
const plain = (address = ''): string => address.replace(/^::ffff:(?=[\d.]+$)/, '').split('%', 1)[0]!

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined

/** From this computer itself, and through no proxy on it. */
export const isFromHere = (request: IncomingMessage): boolean =>
  !isForwarded(request) && isIn(LOOPBACK, plain(request.socket.remoteAddress))

/** From this computer or the network around it, and through no proxy. */
export function isNear(request: IncomingMessage): boolean {
  const address = plain(request.socket.remoteAddress)
  return !isForwarded(request) && (isIn(LOOPBACK, address) || isPrivate(address))
}

/** This computer speaks to itself, by whichever of its addresses. */
export const isToItself = ({ socket }: IncomingMessage): boolean =>
  plain(socket.remoteAddress) === plain(socket.localAddress)

const nameIn = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/** A name that means another place on every device. */
export function isThisComputer(host: string): boolean {
  const name = nameIn(host)
  return name === 'localhost' || isIn(LOOPBACK, name)
}

/** A name that only the network around knows. Whoever has another may have come by a tunnel, or by somebody's trick. */
export function isLocalName(host: string): boolean {
  const name = nameIn(host).toLowerCase()
  return (
    isThisComputer(host) ||
    isPrivate(name) ||
    /^[a-z\d-]+$/.test(name) ||
    /\.(?:local|lan|home|internal|home\.arpa|localdomain|box)$/.test(name)
  )
}

const LONGEST = 255

/** What `Host` can be; nothing else goes into a link. */
export const isHost = (host: string): boolean =>
  host.length <= LONGEST && /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host)
