import { effect } from '@preact/signals'
import type { Hello } from '@veillee/room'
import { WIRE_VERSION } from '../connection/version.ts'
import { randomToken } from '../device/random.ts'
import { rememberName } from '../device/rooms.ts'
import { set, settings } from '../device/settings.ts'
import { currentRoom, enterRoom } from '../room-client/current.ts'
import { go } from '../router.ts'
import { Cable } from './cable.ts'
import { type Order, orderIn, type Report, sendReport } from './orders.ts'

const cable = new Cable()
let isAsleep = false
let cut: ReturnType<typeof setTimeout> | undefined

/** Makes this page a phone of the playground: it does what the page around it orders, and tells how it is. */
export function steer(): void {
  cable.plugIn()
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAsleep })
  addEventListener('message', event => {
    const order = orderIn(event)
    if (order) obey(order)
  })
  effect(() => sendReport(parent, report()))
}

function report(): Report {
  const client = currentRoom.value
  const { language } = settings.value
  if (client === null || client.room.value === null) {
    const isComing = client !== null && client.turnedAway.value === null
    return { state: isComing ? 'coming' : 'out', code: '', language }
  }
  const { value } = client.state
  const state = value === 'here' ? 'here' : value === 'ended' ? 'out' : 'away'
  return { state, code: client.code.value, language }
}

function obey(order: Order): void {
  if (order.do === 'open') {
    const { name, game, setting, language } = order
    comeIn({ do: 'open', v: WIRE_VERSION, name, game, setting, language, token: randomToken() })
  } else if (order.do === 'join') {
    const { name, code } = order
    comeIn({ do: 'join', v: WIRE_VERSION, name, code, isScreen: false, token: randomToken() })
  } else if (order.do === 'cut') {
    cable.pullOut()
    clearTimeout(cut)
    cut = setTimeout(() => cable.putBack(), order.ms)
  } else if (order.do === 'speak') set('language', order.language)
  else fallAsleep(order.do === 'sleep')
}

function comeIn(hello: Extract<Hello, { name: string }>): void {
  rememberName(hello.name)
  const client = enterRoom(hello)
  const stop = client.room.subscribe(room => {
    if (room === null) return
    queueMicrotask(() => {
      stop()
      go(`/room/${room}`)
    })
  })
}

/** In a pocket the page is hidden, and after a moment its connection is gone. */
function fallAsleep(sleeps: boolean): void {
  isAsleep = sleeps
  clearTimeout(cut)
  if (sleeps) cable.pullOut()
  document.dispatchEvent(new Event('visibilitychange'))
  if (!sleeps) cable.putBack()
}
