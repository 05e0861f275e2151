import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { type Answer, text } from './answer.ts'
import { isForwarded, isHost, isLocalName, isPublic, nameIn } from './near.ts'

/** What an operator has said about where the server is found. */
export interface Known {
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  /** Whether a proxy stands in front: then it is the proxy that knows its names. */
  readonly isBehindProxy: boolean
}

/** An address is what it is; a name of the network around means what that says. */
const isOfThisNetwork = (host: string): boolean =>
  isIP(nameIn(host)) !== 0 || isLocalName(host) || nameIn(host) === hostname().toLowerCase()

/**
 * Whether the page that asks was found under a name of this server's. A stranger's page may lead its own name to an address
 * in somebody's home once it is loaded, and then counts as of the same origin (DNS rebinding). Where the address is open to
 * everybody, or a proxy has let them in, there is nothing to be gained by that, and whoever has shown a certificate to the
 * browser was not taken for somebody else.
 */
export function isFoundByItsName(request: IncomingMessage, known: Known): boolean {
  const { headers, socket } = request
  const { host } = headers
  if (host === undefined || known.isBehindProxy || isForwarded(request)) return true
  if ('encrypted' in socket || isPublic(socket.localAddress)) return true
  return (
    isHost(host) &&
    (isOfThisNetwork(host) || known.origins.some(origin => new URL(origin).hostname === nameIn(host)))
  )
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
