import { signal } from '@preact/signals'
import type { Hello } from '@veillee/room'
import { connect, type Home } from './connect.ts'
import type { Evening } from './evening.ts'

/** The evening that this phone is in; a phone is in one at a time. */
export const currentEvening = signal<Evening | null>(null)

export function enter(hello: Hello, home?: Home): Evening {
  currentEvening.peek()?.end()
  const evening = connect(hello, home)
  currentEvening.value = evening
  return evening
}

export function leaveEvening(): void {
  currentEvening.peek()?.end()
  currentEvening.value = null
}
