import { isIP } from 'node:net'

export interface Settings {
  readonly host: string
  readonly port: number
}

type Environment = Readonly<Record<string, string | undefined>>

const largestPort = 65_535

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= largestPort

const isName = (text: string): boolean =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text)

const isHost = (text: string): boolean => isIP(text) !== 0 || isName(text)

/** The settings, or one sentence about what is wrong with them. An empty variable counts as one left out. */
export const settings = (env: Environment): Settings | string => {
  const host = env.HOST || '0.0.0.0'
  const port = env.PORT || '3000'
  if (!isPort(port))
    return `PORT is “${port}”, but a port is a whole number from 0 to ${largestPort}, such as 3000.`
  if (!isHost(host))
    return `HOST is “${host}”, but a host is an address or a name, such as 0.0.0.0 or localhost.`
  return { host, port: Number(port) }
}
