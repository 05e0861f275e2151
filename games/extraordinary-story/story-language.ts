import type { Language } from '@veillee/kernel'

/** ROOM-18: in which language the words of a story are. Each has a deck of its own, and a room plays with one of them. */
export const STORY_LANGUAGES = ['fr', 'en', 'de', 'es'] as const

export type StoryLanguage = (typeof STORY_LANGUAGES)[number]

/** What whoever opens a room would play with, until somebody says otherwise. */
export const storyLanguageFor = (reader: Language): StoryLanguage =>
  STORY_LANGUAGES.find(language => language === reader) ?? 'en'
