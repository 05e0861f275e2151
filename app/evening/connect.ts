import { effect } from '@preact/signals'
import type { Hello } from '@veillee/room'
import { under } from '../device/base.ts'
import { isOnDevice } from '../on-device/room-id.ts'
import { deviceSocket } from '../on-device/socket.ts'
import type { Socket } from '../wire/line.ts'
import { Evening } from './evening.ts'

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${under('/')}`

/** After this long in a pocket a socket may be dead without knowing it. */
const NAP_MS = 1_500

function newSocket(): Socket {
  const socket = new WebSocket(address())
  socket.binaryType = 'arraybuffer'
  return socket as Socket
}

/** Where a room lives: on a server, or on this device alone (ROOM-22). */
export type Home = 'server' | 'device'

/** Whoever comes back to a room finds it where it is; a new one is opened where its people want it. */
const homeOf = (hello: Hello): Home => ('room' in hello && isOnDevice(hello.room) ? 'device' : 'server')

/** An evening that comes back by itself when the phone wakes up or finds a network again (ROOM-8). */
export function connect(hello: Hello, home = homeOf(hello)): Evening {
  const evening = new Evening(hello, home === 'device' ? deviceSocket : newSocket)
  const over = wakeWithPhone(evening)
  effect(() => {
    if (evening.state.value === 'ended') over.abort()
  })
  return evening
}

/** Another network (Chromium tells so) is as good as a new one: what was open in the old one is dead. */
const networkOf = (): EventTarget | undefined =>
  (navigator as { readonly connection?: EventTarget }).connection

/** Whatever a browser has to say that the phone is awake, or its network is back. */
export function wakeWithPhone(evening: Pick<Evening, 'wake'>): AbortController {
  const over = new AbortController()
  const { signal } = over
  const wake = () => evening.wake()
  let hiddenAt = Number.POSITIVE_INFINITY
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > NAP_MS) wake()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('resume', wake, { signal })
  addEventListener('online', wake, { signal })
  addEventListener('pageshow', event => event.persisted && wake(), { signal })
  networkOf()?.addEventListener('change', wake, { signal })
  return over
}
