import './words.css'
import {
  WORDS as CARDS,
  kindOfWord,
  lexicon,
  newestIn,
  type OwnLanguage,
  type OwnWords,
  type Wording,
} from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Fold } from '../components/fold.tsx'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'
import { KindMark, WordCard } from './word-card.tsx'
import { WordMaker } from './word-maker.tsx'
import { ourWords } from './words-line.ts'

const WORDS = {
  out: { fr: 'Retirer', en: 'Take out' },
  all: { fr: 'Tout le paquet', en: 'The whole deck' },
  allMore: {
    fr: 'Touche une carte pour dire autre chose à sa place.',
    en: 'Tap a card to say something else in its place.',
  },
  robots: {
    fr: 'Les robots n’ont jamais entendu vos mots : ils les miment à leur façon, toujours la même.',
    en: 'Robots have never heard your words: they mime them their own way, always the same.',
  },
  none: {
    fr: 'Tape un mot : Veillée trouve l’article et les accords, et remplace une carte du paquet.',
    en: 'Type a word: Veillée sees to the grammar, and it takes the place of a card of the deck.',
  },
} as const satisfies Record<string, Said>

interface DeckEditorProps {
  readonly language: OwnLanguage
  readonly own: OwnWords
  /** Whether it could be; where it could not, somebody else has said why. */
  readonly onChange: (own: OwnWords) => Promise<boolean>
  readonly hasRobots?: boolean
}

/** TALE-33: the deck of a language with words of one’s own on some of its cards. */
export function DeckEditor({ language, own, onChange, hasRobots = true }: DeckEditorProps) {
  const [at, setAt] = useState<number>()
  return (
    <div class="stack">
      <WordMaker
        language={language}
        own={own}
        at={at}
        onAdd={async word => {
          setAt(undefined)
          return onChange([...own, word])
        }}
      />
      {own.length === 0 ? (
        <p class="words-soft">{said(WORDS.none)}</p>
      ) : (
        <h2 class="words-count">{ourWords(own.length)}</h2>
      )}
      <OwnList
        language={language}
        own={own}
        onDrop={card => onChange(own.filter(one => one.card !== card))}
      />
      {hasRobots && own.length > 0 && (
        <p class="notice">
          <Icon name="robot" />
          {said(WORDS.robots)}
        </p>
      )}
      <WholeDeck language={language} own={own} at={at} onPoint={setAt} />
    </div>
  )
}

/** The words that were made, the newest first. */
export function OwnList({
  language,
  own,
  onDrop,
}: {
  language: OwnLanguage
  own: OwnWords
  onDrop?: (card: number) => unknown
}) {
  const wording: Wording = { ...newestIn(language), own }
  return (
    <ul class="words-own">
      {own.toReversed().map(({ card }) => (
        <li key={card}>
          <WordCard card={card} wording={wording} />
          {onDrop && (
            <Round
              icon="cross"
              label={`${said(WORDS.out)} ${lexicon(wording).text(card)}`}
              onPress={() => onDrop(card)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface WholeDeckProps {
  readonly language: OwnLanguage
  readonly own: OwnWords
  readonly at: number | undefined
  readonly onPoint: (card: number) => void
}

function WholeDeck({ language, own, at, onPoint }: WholeDeckProps) {
  const words = lexicon({ ...newestIn(language), own })
  return (
    <Fold icon="book" label={said(WORDS.all)}>
      <p class="words-soft">{said(WORDS.allMore)}</p>
      <div class="words-cards">
        {CARDS.map(card => (
          <button
            key={card}
            type="button"
            class={`chip ${kindOfWord(card)}`}
            lang={language}
            disabled={words.isOwn(card)}
            aria-pressed={card === at}
            onClick={event => {
              onPoint(card)
              event.currentTarget.closest('.stack')?.querySelector('input')?.focus()
            }}
          >
            <KindMark kind={kindOfWord(card)} size={12} />
            {words.text(card)}
          </button>
        ))}
      </div>
    </Fold>
  )
}
