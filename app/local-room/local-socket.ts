import type { Socket } from '../connection/server-connection.ts'
import type { Frame } from './local-server.ts'

let worker: Worker | undefined

/** The referee works apart from the page: what it knows is in no variable that a screen could reach (ROOM-14). */
const refereeHere = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** A connection to the room on this device; it speaks like one to a server. */
export function localSocket(): Socket {
  const { port1: port, port2 } = new MessageChannel()
  refereeHere().postMessage('knock', [port2])
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: frame => port.postMessage(frame),
    close() {
      port.postMessage(null)
      port.close()
    },
  }
  port.onmessage = ({ data }: MessageEvent<Frame | null>) => {
    if (data === null) return socket.onclose?.()
    // As a WebSocket brings it: bytes as a buffer.
    socket.onmessage?.({ data: typeof data === 'string' ? data : data.slice().buffer })
  }
  queueMicrotask(() => socket.onopen?.())
  return socket
}

/** An evening that is on this device alone, as a file; undefined if it cannot be had. */
export function localRoomFile(
  room: string,
  token: string,
): Promise<{ readonly at: number; readonly text: string } | undefined> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port.onmessage = ({ data }) => {
      port.close()
      resolve(data)
    }
    refereeHere().postMessage({ room, token }, [port2])
  })
}
