import { signal } from '@preact/signals'
import { type Settings, settings } from '../device/settings.ts'
import { store, storedValue } from '../device/stored.ts'
import { TRIALS } from './staircase.ts'

const KEY = 'warm-ups'

type Rates = Readonly<Partial<Record<Settings['sense'], number>>>

/** By sense: how many of the ten symbols of the last warm-up were known. It stays on this device. */
const rates = signal<Rates>(readRates(storedValue(KEY)))

/** Whatever was kept, by whatever version. */
export function readRates(raw: unknown): Rates {
  const kept = Object.entries(typeof raw === 'object' && raw !== null ? raw : {})
  return Object.fromEntries(
    kept.filter(([, right]) => Number.isInteger(right) && right >= 0 && right <= TRIALS),
  )
}

export const rateOf = (sense: Settings['sense']): number | undefined => rates.value[sense]

/** Of the sense that is chosen. */
export function keepRate(right: number): void {
  rates.value = { ...rates.peek(), [settings.peek().sense]: right }
  store(KEY, rates.value)
}
