import { signal } from '@preact/signals'

/** What Chromium's browsers ask a page before they offer to install it; others have a menu of their own for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallEvent | undefined

export const canInstall = signal(false)

const settle = (next: InstallEvent | undefined): void => {
  offer = next
  canInstall.value = next !== undefined
}

/** Listens from the very first moment: the browser says it only once. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    settle(event as InstallEvent)
  })
  addEventListener('appinstalled', () => settle(undefined))
}

export async function install(): Promise<void> {
  await offer?.prompt()
  settle(undefined)
}
