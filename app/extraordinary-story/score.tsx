import { counted } from '../words/language.ts'
import type { StoryMatch } from './story-match.ts'

const WORDS = {
  one: { fr: '# mot dans l’histoire', en: '# word in the story' },
  many: { fr: '# mots dans l’histoire', en: '# words in the story' },
} as const

/** TALE-19: how long it is by now. */
export const Score = ({ match }: { match: StoryMatch }) => (
  <p>{counted(match.view.table.words, WORDS.one, WORDS.many)}</p>
)
