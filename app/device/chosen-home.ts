import { type Signal, signal } from '@preact/signals'
import { store, storedValue } from './stored.ts'

const KEY = 'home'

function keptHome(): string | null {
  const kept = storedValue(KEY)
  return typeof kept === 'string' ? kept : null
}

/** The address of the server that this device invites to, where somebody has chosen one. */
export const chosenHome: Signal<string | null> = signal(keptHome())

export function chooseHome(home: string): void {
  chosenHome.value = home
  store(KEY, home)
}
