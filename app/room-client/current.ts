import { signal } from '@preact/signals'
import type { Hello } from '@veillee/room'
import { connect, type Home } from './connect.ts'
import type { RoomClient } from './room-client.ts'

/** The evening that this phone is in; a phone is in one at a time. */
export const currentRoom = signal<RoomClient | null>(null)

export function enterRoom(hello: Hello, home?: Home): RoomClient {
  currentRoom.peek()?.end()
  const client = connect(hello, home)
  currentRoom.value = client
  return client
}

export function leaveRoom(): void {
  currentRoom.peek()?.end()
  currentRoom.value = null
}
