import type { Hello } from '@veillee/room'
import type { Socket } from '../wire/line.ts'
import { Evening } from './evening.ts'

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/`

/** After this long in a pocket a socket may be dead without knowing it. */
const NAP_MS = 4_000

/** An evening that comes back by itself when the phone wakes up or finds a network again (ROOM-8). */
export function connect(hello: Hello): Evening {
  const evening = new Evening(hello, () => new WebSocket(address()) as Socket)
  let hiddenAt = 0
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > NAP_MS) evening.wake()
  }
  const wake = () => evening.wake()
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', wake)
  addEventListener('pageshow', event => event.persisted && wake())
  return evening
}
