import type { Contact } from '@veillee/touch'
import type { Drawing } from '../../shape.ts'

/** How an object looks from above while this part of it is on the skin; its middle is at 0, 0, and it points up. */
interface Seen {
  /** Its outline, for shadows. */
  readonly outline: string
  readonly body: Drawing
}

export type Rigid = Readonly<Partial<Record<Contact, Seen>>>
