import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

export interface Addresses {
  readonly thisComputer: readonly string[]
  readonly sameNetwork: readonly string[]
}

type Scheme = 'http' | 'https'

const url = (scheme: Scheme, host: string, port: number): string =>
  `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}`

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const isThisComputerOnly = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

// IPv4 alone: it is what the phones of a household share, and what can be typed without a mistake.
const reachable = (interfaces: Interfaces): readonly string[] =>
  Object.values(interfaces)
    .flatMap(cards => cards ?? [])
    .filter(card => card.family === 'IPv4' && !card.internal)
    .map(card => card.address)

/** Where a browser finds a server that listens on this host and port. */
export const addresses = (
  host: string,
  port: number,
  interfaces: Interfaces,
  scheme: Scheme = 'http',
): Addresses => {
  if (isThisComputerOnly(host)) return { thisComputer: [url(scheme, host, port)], sameNetwork: [] }
  if (!isEverywhere(host)) return { thisComputer: [], sameNetwork: [url(scheme, host, port)] }
  return {
    thisComputer: [url(scheme, 'localhost', port)],
    sameNetwork: reachable(interfaces).map(address => url(scheme, address, port)),
  }
}
