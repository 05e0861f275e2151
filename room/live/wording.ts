import type { Seen } from '../seen.ts'
import type { Line } from '../talk.ts'
import type { PhoneView, RoomView } from '../view.ts'

/** What was shown, and what is now; undefined where nothing was. */
type Pair<T> = readonly [before: T | undefined, after: T]

/** What has changed of what all see. */
export type Shared = {
  readonly [Part in keyof RoomView]?: Pair<RoomView[Part]> | undefined
} & { readonly away?: Pair<NonNullable<Seen['away']>> | undefined }

/** A part of a message: whole parts of what is seen, and what has changed of others. */
export interface Words {
  readonly parts: string
  readonly changes: string
}

export const NO_WORDS: Words = { parts: '', changes: '' }

/** How it is written down what somebody is told. */
export interface Wording {
  shared(shared: Shared): Words
  /** What one phone sees besides: undefined before it is shown anything. */
  phone(before: PhoneView | undefined, after: PhoneView, isNewMatch: boolean): Words
  talk(before: readonly Line[] | undefined, after: readonly Line[]): Words
  /** The whole message; undefined if there is nothing to tell. */
  message(shared: Words, own: Words): string | undefined
}

export const partText = (part: keyof Seen, view: unknown): string => `,"${part}":${JSON.stringify(view)}`
