import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The floor that Veillée is measured against: a server that knows nothing. A text message sends a frame of as many
 * bytes as the connection has asked for to everybody in its room; a binary one goes to all others there as it is.
 */
const rooms = new Map<string, Set<WebSocket>>()
const frames = new Map<number, string>()

const frameOf = (bytes: number): string => {
  const known = frames.get(bytes) ?? 'x'.repeat(bytes)
  frames.set(bytes, known)
  return known
}

const site = createServer((_, response) => response.end())
const sockets = new WebSocketServer({ server: site, perMessageDeflate: false })

sockets.on('connection', (connection, request) => {
  const [, room, bytes] = request.url!.split('/') as [string, string, string]
  const frame = frameOf(Number(bytes))
  const others = rooms.get(room) ?? new Set()
  rooms.set(room, others.add(connection))
  connection.on('message', (data, isBinary) => {
    if (isBinary) for (const other of others) other !== connection && other.send(data)
    else for (const other of others) other.send(frame)
  })
  connection.on('close', () => others.delete(connection))
})

site.listen(0, '127.0.0.1', () => console.log((site.address() as AddressInfo).port))
