import { CONSTRAINTS, constraintText } from '@veillee/games'
import type { MatchOf, SeatOf } from '../connection/server-messages.ts'
import { counted, said } from '../words/language.ts'
import { ordinalOf } from './ordinal.ts'
import { photoSpoken } from './photo.tsx'

const WORDS = {
  photos: { fr: '# photo en main', en: '# photo in hand' },
  photosMany: { fr: '# photos en main', en: '# photos in hand' },
} as const

/** The card to be mimed with its constraint, the hand, and what it has given to the album. */
export function holds({ view }: MatchOf<'in-the-palm'>, { hand }: SeatOf<'in-the-palm'>): readonly string[] {
  const { card, constraint, cards, given } = hand
  const photo = card === null ? null : photoSpoken(card)
  const asks = constraint === null ? null : constraintText(CONSTRAINTS[constraint]!)
  return [
    photo !== null && said({ fr: `Le souvenir à mimer : ${photo}`, en: `The memory to mime: ${photo}` }),
    asks && said({ fr: `Ta contrainte : ${asks.fr}`, en: `Your constraint: ${asks.en}` }),
    cards.length > 0 && `${counted(cards.length, WORDS.photos, WORDS.photosMany)}.`,
    ...cards.map((one, i) => `${i + 1}. ${photoSpoken(one)}`),
    ...(view.phase === 'over' ? [] : given).map(({ memory, card: one }) => {
      const [ordinal, words] = [ordinalOf(memory), photoSpoken(one)]
      return said({
        fr: `Donnée pour le ${ordinal.fr} souvenir : ${words}`,
        en: `Given for the ${ordinal.en} memory: ${words}`,
      })
    }),
  ].filter(line => typeof line === 'string')
}
