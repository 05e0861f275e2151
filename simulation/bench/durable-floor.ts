import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plain } from '@veillee/kernel'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The floor of whatever is on the disk before it is told: like the bare one (`floor.ts`), but that it reads what it is
 * sent, appends it to the log that Veillée has, and waits for the disk. It knows no rules, and everybody gets the same.
 */
interface Table {
  readonly phones: Set<WebSocket>
  /** How many entries it has in the log; one follows the other. */
  length: number
  last: Promise<unknown>
}

const log = await openSqliteLog(process.argv[2]!)
const tables = new Map<string, Table>()
const site = createServer((_, response) => response.end())
const sockets = new WebSocketServer({ server: site, perMessageDeflate: false })

sockets.on('connection', (connection, request) => {
  const [, name, bytes] = request.url!.split('/') as [string, string, string]
  const frame = 'x'.repeat(Number(bytes))
  const table = tables.get(name) ?? { phones: new Set(), length: 0, last: Promise.resolve() }
  if (!tables.has(name)) log.follow(name, () => undefined) // as an open room does, whose length need not be asked for
  tables.set(name, table)
  table.phones.add(connection)
  const play = async (entry: Plain): Promise<void> => {
    if ((await log.append(name, table.length, [entry])) !== 'stored') throw new Error('nobody else writes')
    table.length++
    for (const phone of table.phones) phone.send(frame)
  }
  connection.on('message', data => {
    const entry: Plain = JSON.parse(String(data))
    table.last = table.last.then(() => play(entry))
  })
  connection.on('close', () => table.phones.delete(connection))
})

site.listen(0, '127.0.0.1', () => console.log((site.address() as AddressInfo).port))
