import { computed, effect, signal } from '@preact/signals'
import { LANGUAGES, type Language, type Said } from '@veillee/kernel'
import { settings } from '../device/settings.ts'
import type { Sentences } from './catalogue.ts'
import { type Catalogue, speechIn } from './speech.ts'

/** ROOM-18: chosen per person, changeable at any moment; whatever has read it is drawn anew. */
export const language = computed<Language>(() => settings.value.language)

/** One file a language that does not stand in the code; nobody else’s phone fetches it. */
const files = import.meta.glob<Readonly<Record<string, string>>>('./translations/*.json', {
  import: 'default',
})

const catalogues = signal<Readonly<Record<string, Catalogue>>>({})

effect(() => {
  const tag = language.value
  const file = files[`./translations/${tag}.json`]
  if (file && !catalogues.peek()[tag]) void load(tag, file)
})

async function load(tag: Language, file: () => Promise<Sentences>): Promise<void> {
  const [sentences, { catalogueOf }] = await Promise.all([file(), import('./catalogue.ts')])
  catalogues.value = { ...catalogues.peek(), [tag]: catalogueOf(tag, sentences) }
}

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

export const dayOf = (at: number): string => speech.value.dayOf(at)
