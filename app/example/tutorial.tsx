import './example.css'
import { useState } from 'preact/hooks'
import { Primary, Round } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { said } from '../words/language.ts'
import { CARDS, type Card } from './example-match.ts'
import { NumberCard } from './number-card.tsx'

const WORDS = {
  leave: { fr: 'Quitter l’initiation', en: 'Leave the tutorial' },
  pick: { fr: 'Choisis un nombre', en: 'Pick a number' },
  more: {
    fr: 'Deux autres choisissent aussi. Le plus petit qu’une seule personne a l’emporte.',
    en: 'Two others pick as well. The lowest that only one has wins.',
  },
  both: { fr: 'Les deux autres ont pris le 1 et le 3.', en: 'The two others took 1 and 3.' },
  alone: { fr: 'Le 2 n’est qu’à toi, mais le 1 est plus petit', en: 'The 2 is yours alone, but 1 is lower' },
  shared: { fr: 'Le 1 est partagé : le 3 l’emporte', en: 'The 1 is shared, so 3 wins' },
  higher: { fr: 'Le 1 est seul, et l’emporte', en: 'The 1 is alone, and wins' },
  end: { fr: 'J’ai compris', en: 'I see' },
} as const

const outcomeOf = (card: Card) => (card === 1 ? WORDS.shared : card === 2 ? WORDS.alone : WORDS.higher)

/** ROOM-20: one pick, against two whose numbers are told afterwards. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [picked, pick] = useState<Card | null>(null)
  return (
    <Screen
      name="example-tutorial"
      bar={
        <header class="bar">
          <Round icon="cross" label={said(WORDS.leave)} onPress={onDone} />
        </header>
      }
      say={said(picked === null ? WORDS.pick : outcomeOf(picked))}
      more={said(picked === null ? WORDS.more : WORDS.both)}
      act={picked !== null && <Primary onPress={onDone}>{said(WORDS.end)}</Primary>}
    >
      <div class="example-cards">
        {CARDS.map(card => (
          <button
            key={card}
            type="button"
            aria-label={String(card)}
            aria-pressed={card === picked}
            onClick={() => pick(card)}
          >
            <NumberCard card={card} />
          </button>
        ))}
      </div>
    </Screen>
  )
}
