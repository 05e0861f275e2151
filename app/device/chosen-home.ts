import { type Signal, signal } from '@preact/signals'
import { keep, keptValue } from './kept.ts'

const KEY = 'home'

function keptHome(): string | null {
  const kept = keptValue(KEY)
  return typeof kept === 'string' ? kept : null
}

/** The address of the server that this device invites to, where somebody has chosen one. */
export const chosenHome: Signal<string | null> = signal(keptHome())

export function chooseHome(home: string): void {
  chosenHome.value = home
  keep(KEY, home)
}
