import { signal } from '@preact/signals'

/** All that a match without a network needs is on this device (ROOM-22, 23). */
export const isKept = signal(false)

/** Once the page has come to rest: cards and the like, for a match in flight mode. */
export async function keepRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1: port, port2 } = new MessageChannel()
  port.onmessage = ({ data }) => {
    port.close()
    isKept.value = data === true
  }
  active?.postMessage('keep the rest', [port2])
}
