// Colyseus as its manual has it, but that it tells at once what a move has changed: it would wait for up to 50 ms.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url) // as a module its transport does not find its sockets
const { Room, Server } = require('@colyseus/core')
const { schema } = require('@colyseus/schema')
const { WebSocketTransport } = require('@colyseus/ws-transport')

const Table = schema({ moves: 'number', seat: 'number', said: 'string' })

class TableRoom extends Room {
  onCreate() {
    this.autoDispose = false
    this.maxClients = 6
    this.setState(new Table({ moves: 0, seat: 0, said: '' }))
    this.setPatchRate(null)
    this.onMessage('move', (_client, seat) => {
      this.state.moves += 1
      this.state.seat = seat
      this.state.said = `what was said ${this.state.moves % 10}`
      this.broadcastPatch()
    })
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('table', TableRoom).filterBy(['table'])
await server.listen(0, '127.0.0.1')
console.log(http.address().port)
