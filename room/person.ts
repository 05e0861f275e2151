import { type Refusal, refuse } from '@veillee/kernel'
import { readLine } from './line.ts'

/** Counted from 0 in the order in which people came to the room. */
export type PersonId = number

/** The hash of a secret; the secret itself is known to one device only. */
export type Hash = string

/** ROOM-33: what somebody lends to the fingers of others. */
export type Lent = 'palm' | 'back' | 'phone'
export const LENT: readonly Lent[] = ['palm', 'back', 'phone']

/** Thinner or thicker skin could not be told from none, or from wood. */
export const LEAST_LEVEL = 0.1
export const MOST_LEVEL = 1

export interface Person {
  readonly name: string
  /** Namesakes differ by it (ROOM-2); how it looks is the app's. */
  readonly mark: number
  /** By which their own device is known; null for those who have none, or none yet. */
  readonly token: Hash | null
  /** With whom they share a phone (ROOM-31). */
  readonly onPhoneOf: PersonId | null
  /** Somebody removed stays out (ROOM-4). */
  readonly status: 'here' | 'left' | 'removed'
  /** It shows the shared table and nothing else (ROOM-6). */
  readonly isScreen: boolean
  /** Told to nobody; null until they have answered. */
  readonly lends: Lent | null
  /** How thick their skin is where touch goes through devices (touch/constants.ts, LEVELS); null for the usual. */
  readonly level: number | null
}

/** Somebody of whom something has changed; part by part, as a room is copied (`copyOf` in room.ts). */
export const personWith = (person: Person, changes: Partial<Person>): Person =>
  Object.assign(
    {
      name: person.name,
      mark: person.mark,
      token: person.token,
      onPhoneOf: person.onPhoneOf,
      status: person.status,
      isScreen: person.isScreen,
      lends: person.lends,
      level: person.level,
    },
    changes,
  )

const MOST_LETTERS = 20

/** ROOM-2: a name of 1 to 20 characters, as it will be shown. */
export const readName = (raw: unknown): string | Refusal => readLine(raw, MOST_LETTERS) ?? noName

const noName = refuse({ en: 'A name has 1 to 20 characters.', fr: 'Un nom a de 1 à 20 caractères.' })

/** The smallest mark that nobody has who could still be met here. */
function freeMark(people: readonly Person[]): number {
  const taken = new Set(people.filter(({ status }) => status !== 'removed').map(({ mark }) => mark))
  let mark = 0
  while (taken.has(mark)) mark++
  return mark
}

/** Somebody who has just come to these. */
export const newcomer = (
  people: readonly Person[],
  { name, token, isScreen, onPhoneOf }: Pick<Person, 'name' | 'token' | 'isScreen' | 'onPhoneOf'>,
): Person => ({
  name,
  mark: freeMark(people),
  token,
  onPhoneOf,
  status: 'here',
  isScreen,
  lends: null,
  level: null,
})
