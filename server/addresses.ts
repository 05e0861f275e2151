import { homeAt, hostAt, type Manner, PLAIN } from './home.ts'
import { type Interfaces, type NetworkKind, networks } from './networks.ts'

/** Where a phone finds the server, and what leads there. */
export interface Home {
  readonly home: string
  readonly kind: NetworkKind
}

export interface Addresses {
  readonly thisComputer: readonly string[]
  /** The best first. */
  readonly sameNetwork: readonly Home[]
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const isThisComputerOnly = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Where a browser finds a server that listens on this host and port. */
export const addresses = (
  host: string,
  port: number,
  interfaces: Interfaces,
  manner: Manner = PLAIN,
): Addresses => {
  const at = (address: string): string => homeAt(hostAt(address, port), manner)
  if (isThisComputerOnly(host)) return { thisComputer: [at(host)], sameNetwork: [] }
  const found = networks(interfaces)
  if (isEverywhere(host))
    return {
      thisComputer: [at('localhost')],
      sameNetwork: found.map(({ address, kind }) => ({ home: at(address), kind })),
    }
  const kind = found.find(({ address }) => address === host)?.kind ?? 'open'
  return { thisComputer: [], sameNetwork: [{ home: at(host), kind }] }
}
