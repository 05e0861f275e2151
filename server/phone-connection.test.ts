import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { textFrame } from './frame.ts'
import { Outbox } from './outbox.ts'
import { PhoneConnection } from './phone-connection.ts'

const MB = 1024 * 1024

/** A connection that reads nothing, or all at once. */
function connected({ isReading }: { readonly isReading: boolean }) {
  const socket = {
    writableLength: 0,
    write(bytes: Buffer) {
      this.writableLength += bytes.length
    },
  }
  const webSocket = {
    readyState: 1,
    OPEN: 1,
    terminate() {
      this.readyState = 3
    },
  }
  const connection = new PhoneConnection(
    webSocket as unknown as WebSocket,
    socket as unknown as Duplex,
    new Outbox(),
    { at: 0 },
  )
  const sends = (bytes: number) => {
    connection.send(textFrame('x'.repeat(bytes)))
    connection.flush()
    if (isReading) socket.writableLength = 0
  }
  return { connection, socket, sends }
}

test('[ROOM-38] who does not read is dropped before more than a megabyte waits, whatever comes next', () => {
  const { connection, socket, sends } = connected({ isReading: false })
  sends(0.9 * MB)
  expect(connection.isOpen).toBe(true)
  sends(15 * MB)
  expect(connection.isOpen).toBe(false)
  expect(socket.writableLength).toBeLessThan(MB)
})

test('[ROOM-38] who has read all so far gets the next in one piece, however long; a second one finds them asleep', () => {
  const awake = connected({ isReading: true })
  for (let i = 0; i < 10; i++) awake.sends(2 * MB)
  expect(awake.connection.isOpen).toBe(true)
  const asleep = connected({ isReading: false })
  asleep.sends(2 * MB)
  expect(asleep.connection.isOpen).toBe(true)
  asleep.sends(10)
  expect(asleep.connection.isOpen).toBe(false)
})
