import { Icon } from '../components/icon.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { CARDS, type ExampleTable } from './example-match.ts'
import { NumberCard } from './number-card.tsx'

const WORDS = {
  label: { fr: 'Qui a choisi quoi', en: 'Who picked what' },
  nobody: { fr: 'libre', en: 'free' },
  lonely: { fr: 'le nombre solitaire', en: 'the lonely number' },
} as const

/** EXAMPLE-4: the numbers with those who picked them, and the lucky one. */
export function Board({ shown }: { shown: NonNullable<ExampleTable['shown']> }) {
  const sitter = useSitter()
  const cards = CARDS.filter(card => card === shown.lucky || shown.picks.includes(card))
  return (
    <ol class="example-board" aria-label={said(WORDS.label)}>
      {cards.map(card => {
        const seats = [...shown.picks.keys()].filter(seat => shown.picks[seat] === card)
        const isLonely = shown.scorer !== null && seats.includes(shown.scorer)
        const words =
          seats.length === 0 ? said(WORDS.nobody) : listed(seats.map(seat => nameOf(sitter(seat))))
        return (
          <li key={card} class={isLonely ? 'lonely' : undefined}>
            <NumberCard card={card} isLucky={card === shown.lucky} />
            <span class="example-tokens">
              {seats.map(seat => (
                <SeatToken key={seat} of={sitter(seat)} size={34} />
              ))}
            </span>
            <span class={seats.length === 0 ? 'example-free' : undefined}>{words}</span>
            {isLonely && (
              <span class="good">
                <Icon name="check" width={3} />
                <span class="unseen">{said(WORDS.lonely)}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
