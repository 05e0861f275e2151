import { isIPv6 } from 'node:net'

/** How every address of this server begins and ends: with TLS or without, at the root or under a path. */
export interface Manner {
  readonly isSecure: boolean
  /** The path that everything lies under, such as /games/veillee; empty at the root. */
  readonly base: string
}

export const PLAIN: Manner = { isSecure: false, base: '' }

/** As a browser writes it into `Host`. */
export const hostAt = (address: string, port: number): string =>
  `${isIPv6(address) ? `[${address}]` : address}:${port}`

/** Where the first page is; every link begins with it. */
export const homeAt = (host: string, { isSecure, base }: Manner): string =>
  `${isSecure ? 'https' : 'http'}://${host}${base}`

/** By a name, without the port that browsers take anyway. */
export const homeNamed = (name: string, port: number, manner: Manner): string =>
  homeAt(port === (manner.isSecure ? 443 : 80) ? name : hostAt(name, port), manner)

/** By which others join (ROOM-1). */
export const joinLink = (home: string, code: string): string => `${home}/join/${code}`
