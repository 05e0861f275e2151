import type { Millis } from '@veillee/kernel'
import type { PersonId } from '../person.ts'
import type { Presence } from '../presence.ts'

/** Who is in a room, and since when whoever is not has been away (ROOM-10). */
export interface Attendance {
  readonly presence: Presence
  /** Somebody new is in the room; whether they are there, nobody has said yet. */
  expect(person: PersonId): void
  come(phone: PersonId): void
  go(phone: PersonId): void
  close(): void
}

/** Where nobody can be but here: those who are connected, and no others. */
export class LocalAttendance implements Attendance {
  readonly #presence = new Map<PersonId, Millis | 'here'>()
  readonly #now: () => Millis

  constructor(people: Iterable<PersonId>, now: () => Millis) {
    this.#now = now
    for (const person of people) this.#presence.set(person, now())
  }

  get presence(): Presence {
    return this.#presence
  }

  expect(person: PersonId): void {
    if (!this.#presence.has(person)) this.#presence.set(person, this.#now())
  }

  come(phone: PersonId): void {
    this.#presence.set(phone, 'here')
  }

  go(phone: PersonId): void {
    this.#presence.set(phone, this.#now())
  }

  close(): void {}
}
