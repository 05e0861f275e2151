import { computed, signal } from '@preact/signals'
import type { Language, Said } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import { type Catalogue, speechIn } from '@veillee/kernel/speech'
import { settings } from '../device/settings.ts'

/** ROOM-18: chosen per person, changeable at any moment; whatever has read it is drawn anew. */
export const language = computed<Language>(() => settings.value.language)

/** Of the languages that do not stand in the code, those that were fetched (load.ts). */
export const catalogues = signal<Readonly<Record<string, Catalogue>>>({})

const speech = computed(() =>
  speechIn(language.value, LANGUAGES[language.value], catalogues.value[language.value]),
)

/** A sentence in the language of whoever reads; what nobody has put into it yet, in English. */
export const said = (sentence: Said): string => speech.value.said(sentence)

export const counted = (count: number, one: Said, many: Said): string =>
  speech.value.counted(count, one, many)

export const listed = (names: readonly string[]): string => speech.value.listed(names)

export const oneOf = (names: readonly string[]): string => speech.value.oneOf(names)

export const quoted = (text: string): string => speech.value.quoted(text)

/** A language by its tag, as whoever reads calls it. */
export const tongueOf = (tag: string): string => speech.value.tongueOf(tag)

export const dayOf = (at: number): string => speech.value.dayOf(at)
