import { effect } from '@preact/signals'
import type { Hello } from '@veillee/room'
import type { Socket } from '../connection/server-connection.ts'
import { BRIEFLY } from '../connection/version.ts'
import { under } from '../device/base.ts'
import { isOnDevice } from '../device/room-id.ts'
import { localSocket } from '../local-room/local-socket.ts'
import { RoomClient } from './room-client.ts'

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${under('/')}?${BRIEFLY}`

/** After this long in a pocket a socket may be dead without knowing it. */
const NAP_MS = 1_500

function newSocket(): Socket {
  const socket = new WebSocket(address())
  socket.binaryType = 'arraybuffer'
  return Object.assign(socket, { hasHeart: true }) as Socket
}

/** Where a room lives: on a server, or on this device alone (ROOM-22). */
export type Home = 'server' | 'device'

/** Whoever comes back to a room finds it where it is; a new one is opened where its people want it. */
const homeOf = (hello: Hello): Home => ('room' in hello && isOnDevice(hello.room) ? 'device' : 'server')

/** An evening that comes back by itself when the phone wakes up or finds a network again (ROOM-8). */
export function connect(hello: Hello, home = homeOf(hello)): RoomClient {
  const client = new RoomClient(hello, home === 'device' ? localSocket : newSocket)
  const over = wakeWithPhone(client)
  effect(() => {
    if (client.state.value === 'ended') over.abort()
  })
  return client
}

interface Network extends EventTarget {
  /** Such as wifi or cellular. */
  readonly type?: string
}

/** Chromium tells of it. */
const networkOf = (): Network | undefined => (navigator as { readonly connection?: Network }).connection

/** What was open in the old network is dead. How fast the same one seems changes all the time, and means nothing. */
function onOtherNetwork(changed: () => void, signal: AbortSignal): void {
  const network = networkOf()
  let type = network?.type
  const look = () => {
    if (network?.type === type) return
    type = network?.type
    changed()
  }
  network?.addEventListener('change', look, { signal })
}

/** Whatever a browser has to say that the phone is awake, or its network is back. */
export function wakeWithPhone(client: Pick<RoomClient, 'wake'>): AbortController {
  const over = new AbortController()
  const { signal } = over
  const wake = () => client.wake()
  let hiddenAt: number | undefined
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now()
    else {
      // A phone that is locked at once does not always get to say that it hides.
      if (hiddenAt === undefined || Date.now() - hiddenAt > NAP_MS) wake()
      hiddenAt = undefined
    }
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('resume', wake, { signal })
  addEventListener('online', wake, { signal })
  addEventListener('pageshow', event => event.persisted && wake(), { signal })
  onOtherNetwork(wake, signal)
  return over
}
