import { computed } from '@preact/signals'
import type { Language, Said } from '@veillee/kernel'
import { settings } from '../device/settings.ts'
import { typeset } from './french.ts'

/** ROOM-18: chosen per person, changeable at any moment; whatever has read it is drawn anew. */
export const language = computed<Language>(() => settings.value.language)

/** A sentence in the language of whoever reads. French is written with plain spaces and gets its narrow ones here. */
export function said(sentence: Said): string {
  const { value } = language
  return value === 'fr' ? typeset(sentence.fr) : sentence.en
}

/** One of several forms by number: English and French agree on what is plural from 2 on. */
export function counted(count: number, one: Said, many: Said): string {
  const isOne = language.value === 'fr' ? count < 2 : count === 1
  return said(isOne ? one : many).replace('#', String(count))
}

const listFormats = {
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
}

/** “Ana, Tom and Jo”. */
export const listed = (names: readonly string[]): string => listFormats[language.value].format([...names])
