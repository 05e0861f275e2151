/**
 * A sentence for people. English and French stand in the code, near the screen that says it; every other language has
 * a file of its own, by the English (catalogue.ts).
 */
export type Said = Readonly<Record<Written, string>>

export const WRITTEN = ['fr', 'en'] as const

export type Written = (typeof WRITTEN)[number]

/** A rule says no, in words for a person. */
export interface Refusal {
  readonly refusal: Said
}

export const refuse = (refusal: Said): Refusal => ({ refusal })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refusal' in value

/** The rules as the app tells them (ROOM-19): the whole game in a page, and two sentences wherever one is. */
export interface GameText<Phase extends string> {
  readonly name: Said
  /** At most 250 words in each language; paragraphs are separated by an empty line. */
  readonly rules: Said
  readonly phases: Readonly<Record<Phase, Readonly<Record<'happening' | 'youCan', Said>>>>
}
