import { settings } from './settings.ts'

/** A short vibration where the device has one and the person wants it; always besides something seen. */
export function buzz(pattern: number | readonly number[]): void {
  if (settings.peek().vibration) navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern])
}
