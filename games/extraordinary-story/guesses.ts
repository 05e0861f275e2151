import { guessGerman } from './guess.de.ts'
import { guessEnglish } from './guess.en.ts'
import { guessSpanish } from './guess.es.ts'
import { guessFrench } from './guess.fr.ts'
import { type Guess, type GuessedKind, type Guesser, inOrder, tidied } from './guess.ts'
import type { Unplaced } from './instead.ts'
import type { OwnLanguage } from './own-word.ts'
import { oneInstead, whyUnfit } from './unfit.ts'

/** Every noun as it was typed, with which it is refused. */
const asTyped = (text: string, guesses: readonly Guess<Unplaced>[]): readonly Guess<Unplaced>[] =>
  guesses.map(one => (one.kind === 'noun' ? { ...one, word: { ...one.word, text }, label: text } : one))

/** What only one kind can be, and no card can say: it is refused as what it is, and not as “un les oiseaux”. */
const refusing =
  (language: OwnLanguage, guess: Guesser<Unplaced>): Guesser<Unplaced> =>
  typed => {
    const insteadOf = (several: string) => {
      const one = oneInstead(several, language)
      return one === undefined ? [] : guess(one).slice(0, 1)
    }
    const [text, guesses] = [tidied(typed), guess(typed)]
    const isUnfit = (said: unknown, kind: GuessedKind) =>
      typeof said === 'string' && whyUnfit(said, kind, language) !== undefined
    if (isUnfit(text, 'noun')) return inOrder('noun', [...asTyped(text, guesses), ...insteadOf(text)])
    const isVerb = guesses.some(
      ({ kind, word }) => kind === 'verb' && 'text' in word && isUnfit(word.text, kind),
    )
    return isVerb ? inOrder('verb', guesses) : guesses
  }

/** By language, what somebody means who types a word. */
export const guessers: Readonly<Record<OwnLanguage, Guesser<Unplaced>>> = {
  fr: refusing('fr', guessFrench),
  en: refusing('en', guessEnglish),
  de: refusing('de', guessGerman),
  es: refusing('es', guessSpanish),
}
