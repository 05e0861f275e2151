import './example.css'
import { Frame } from '../game-kit/television-frame.tsx'
import { said } from '../words/language.ts'
import { Board } from './board.tsx'
import { CARDS, type ExampleMatch, useName } from './example-match.ts'
import { NumberCard } from './number-card.tsx'
import { endWords, roundWords } from './round-words.ts'

const WORDS = {
  pick: { fr: 'Chacun choisit un nombre en secret', en: 'Everybody picks a number in secret' },
  lowest: {
    fr: 'Le plus petit qu’une seule personne a choisi l’emporte.',
    en: 'The lowest that only one has picked will win.',
  },
} as const

/** The shared screen: who has picked, and what once all have. */
export function Television({ match }: { match: ExampleMatch }) {
  const { phase, table } = match.view
  const name = useName()
  const { say, more } =
    phase === 'pick'
      ? { say: said(WORDS.pick), more: said(WORDS.lowest) }
      : (phase === 'over' ? endWords : roundWords)(table, name)
  return (
    <Frame
      name={`example-tv-${phase}`}
      say={say}
      more={more}
      beside={seat => <b class="example-points">{table.points[seat]}</b>}
      aside={said({
        fr: `Manche ${table.round} sur ${table.options.rounds}`,
        en: `Round ${table.round} of ${table.options.rounds}`,
      })}
    >
      <div class="example-tv">
        {table.shown ? (
          <Board shown={table.shown} />
        ) : (
          <div class="example-cards">
            {CARDS.map(card => (
              <NumberCard key={card} card={card} />
            ))}
          </div>
        )}
      </div>
    </Frame>
  )
}
