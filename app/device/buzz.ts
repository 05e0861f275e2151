import { settings } from './settings.ts'

/** A short vibration where the device has one and the person wants it; always besides something seen. */
export function buzz(pattern: number | readonly number[]): void {
  if (settings.peek().vibration) vibrate(pattern)
}

/** Whatever shakes before anybody has touched the page is not done, and complained about in the console. */
export function vibrate(pattern: number | readonly number[]): void {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true
  if (isTouched) navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern])
}
