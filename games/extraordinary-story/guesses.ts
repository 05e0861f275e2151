import { guessGerman } from './guess.de.ts'
import { guessEnglish } from './guess.en.ts'
import { guessSpanish } from './guess.es.ts'
import { guessFrench } from './guess.fr.ts'
import { type GuessedKind, type Guesser, inOrder, tidied } from './guess.ts'
import type { Unplaced } from './instead.ts'
import type { OwnLanguage } from './own-word.ts'
import { whyUnfit } from './unfit.ts'

/** What only one kind can be, and no card can say: it is refused as what it is, and not as “un les oiseaux”. */
const refusing =
  (language: OwnLanguage, guess: Guesser<Unplaced>): Guesser<Unplaced> =>
  typed => {
    const [text, guesses] = [tidied(typed), guess(typed)]
    const isUnfit = (said: unknown, kind: GuessedKind) =>
      typeof said === 'string' && whyUnfit(said, kind, language) !== undefined
    if (isUnfit(text, 'noun'))
      return inOrder(
        'noun',
        guesses.map(one =>
          one.kind === 'noun' ? { ...one, word: { ...one.word, text }, label: text } : one,
        ),
      )
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
