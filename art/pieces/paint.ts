import type { Paint } from '../palette.ts'

/** The colours that mean something: kinds of words, difficulties, seats. Never the only sign: each has its shape. */

export type WordKind = 'noun' | 'adjective' | 'verb' | 'link' | 'start'

export const WORD_PAINTS: Readonly<Record<WordKind, { readonly rim: Paint; readonly ground: Paint }>> = {
  noun: { rim: '#366F49', ground: '#EAF1DF' },
  adjective: { rim: '#BC3B2B', ground: '#FBE6DC' },
  verb: { rim: '#2F5F94', ground: '#E1EAF1' },
  link: { rim: '#6A6762', ground: '#EFEBE2' },
  start: { rim: '#6A4585', ground: '#EFE6F2' },
}

export type Difficulty = 'blue' | 'green' | 'red' | 'purple'

export const DIFFICULTY_PAINTS: Readonly<Record<Difficulty, Paint>> = {
  blue: '#2F5D8C',
  green: '#3F7350',
  red: '#B5402F',
  purple: '#5B3A72',
}
