import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server } from 'node:https'
import type { Socket } from 'node:net'
import type { Millis } from '@veillee/kernel'
import { type Answer, send, text } from './answer.ts'
import type { Certificate } from './certificate.ts'
import { isHost } from './near.ts'

/** A TLS connection begins with a handshake record (RFC 8446, section 5.1); nothing that is HTTP does. */
const HANDSHAKE = 0x16
/** For a first byte, for a handshake, and for a whole visit over plain HTTP, which is shown the way and no more. */
const PATIENCE_MS = 10_000

/**
 * The site over TLS. Whoever comes by plain HTTP to the same port, because they have typed the address as it is printed
 * elsewhere or left the scheme out, is led to the safe one.
 */
export class TlsServer extends Server {
  readonly #sockets = new Set<Socket>()
  readonly #plain = createServer(showTheWay)
  readonly #patienceMs: Millis

  constructor(
    certificate: Certificate,
    limits: ServerOptions,
    onRequest: RequestListener,
    patienceMs = PATIENCE_MS,
  ) {
    super({ ...limits, ...certificate.pair, handshakeTimeout: patienceMs }, onRequest)
    this.#patienceMs = patienceMs
    certificate.onRenewed = pair => this.setSecureContext(pair)
    const shakeHands = this.listeners('connection')
    this.removeAllListeners('connection')
    this.on('connection', (socket: Socket) => {
      this.#wait(socket, () => {
        for (const shake of shakeHands) shake.call(this, socket)
      })
    })
  }

  #wait(socket: Socket, shakeHands: () => void): void {
    this.#sockets.add(socket)
    const late = setTimeout(() => socket.destroy(), this.#patienceMs).unref()
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(late)
      this.#sockets.delete(socket)
    })
    socket.once('data', first => {
      socket.pause()
      socket.unshift(first)
      if (first[0] === HANDSHAKE) {
        clearTimeout(late)
        shakeHands()
      } else {
        this.#plain.emit('connection', socket)
        socket.resume()
      }
    })
  }

  /** Also those who have said nothing yet, or shake hands at leisure, whom Node does not count. */
  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const socket of this.#sockets) socket.destroy()
  }
}

const PATH = /^\/[\x21-\x7e]*$/

export function wayToSafety(url: string, host: string): Answer {
  // Whoever only looks whether it is alive, on the machine itself, has no name to check a certificate by.
  if (url === '/healthz') return text(200, 'ok\n')
  if (!isHost(host)) return text(400, 'Ici, c’est https.\nThis is a place for https.\n')
  const Location = `https://${host}${PATH.test(url) ? url : '/'}`
  // Not to be remembered: the certificate may be taken away again.
  const headers = { Location, 'Cache-Control': 'no-store' }
  return { ...text(308, `C’est par là\u202f: ${Location}\nThis way: ${Location}\n`), headers }
}

function showTheWay({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  send(response, wayToSafety(url, headers.host ?? ''))
}
