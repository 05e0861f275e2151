import type { Page } from '@playwright/test'
import { isByMouse } from './engines/mouse.ts'

type Frame = string | Buffer

interface Ears {
  readonly received?: (frame: Frame) => void
  readonly sent?: (frame: Frame) => void
}

/** Whatever goes over the sockets of a page, from its next loading on. */
export async function overhears(page: Page, { received, sent }: Ears): Promise<void> {
  if (!isByMouse(page)) {
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => received?.(payload))
      socket.on('framesent', ({ payload }) => sent?.(payload))
    })
    return
  }
  // Over BiDi nobody is told of frames: so they are carried.
  await page.routeWebSocket(/.*/, phone => {
    const server = phone.connectToServer()
    phone.onMessage(frame => {
      sent?.(frame)
      server.send(frame)
    })
    server.onMessage(frame => {
      received?.(frame)
      phone.send(frame)
    })
  })
}
