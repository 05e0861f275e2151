import {
  cardsFor,
  type GuessedKind,
  guessers,
  lexicon,
  newestIn,
  type OwnLanguage,
  type OwnWord,
  type OwnWords,
  readOwnWords,
  samplesOf,
  type Wording,
} from '@veillee/games'
import { isRefusal, type Said } from '@veillee/kernel'
import { useRef, useState } from 'preact/hooks'
import { Plain, Primary, Segments } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { quoted, said } from '../words/language.ts'
import { PieceOfText } from './story-page.tsx'
import { Aloud, WordCard } from './word-card.tsx'

const WORDS = {
  ask: { fr: 'Un mot à vous', en: 'A word of your own' },
  kind: { fr: 'C’est…', en: 'It is…' },
  ways: { fr: 'Plutôt', en: 'Rather' },
  more: { fr: 'D’autres phrases', en: 'Other sentences' },
  instead: { fr: 'Une autre', en: 'Another one' },
  add: { fr: 'Ajouter', en: 'Add it' },
  full: {
    fr: 'Toutes les cartes de cette sorte disent déjà vos mots. Retires-en un d’abord.',
    en: 'All cards of this kind say words of yours already. Take one out first.',
  },
} as const satisfies Record<string, Said>

const KINDS: readonly { readonly value: GuessedKind; readonly label: Said }[] = [
  { value: 'noun', label: { fr: 'un nom', en: 'a noun' } },
  { value: 'adjective', label: { fr: 'un adjectif', en: 'an adjective' } },
  { value: 'verb', label: { fr: 'un verbe', en: 'a verb' } },
]

/** What the field suggests, in the language of the words. */
const EXAMPLES: ReadonlyMap<OwnLanguage, string> = new Map([
  ['fr', 'mamie, la caravane, Rex…'],
  ['en', 'grandma, the caravan, Rex…'],
  ['de', 'Oma, Wohnwagen, Rex…'],
  ['es', 'yaya, la caravana, Rex…'],
])

/** What somebody has turned of a guess, until they type something else. */
interface Turned {
  readonly kind?: GuessedKind
  readonly way: number
  /** How often another card was asked for. */
  readonly instead: number
  readonly samples: number
}

const AS_GUESSED: Turned = { way: 0, instead: 0, samples: 0 }

interface WordMakerProps {
  readonly language: OwnLanguage
  readonly own: OwnWords
  /** The card that it is for, where somebody has pointed at one. */
  readonly at?: number | undefined
  readonly onAdd: (word: OwnWord) => Promise<boolean>
}

/** TALE-34: somebody types a word, and sees the card, what it is instead of, and three sentences that come of it. */
export function WordMaker({ language, own, at, onAdd }: WordMakerProps) {
  const [typed, setTyped] = useState('')
  const [turned, setTurned] = useState(AS_GUESSED)
  const type = (text: string) => {
    setTyped(text)
    setTurned(AS_GUESSED)
  }
  const field = useRef<HTMLInputElement>(null)
  const add = async (word: OwnWord) => {
    if (!(await onAdd(word))) return
    type('')
    field.current?.scrollIntoView?.({ block: 'center' }) // for the next word
  }
  return (
    <div class="words-maker">
      <label class="words-field">
        <b>{said(WORDS.ask)}</b>
        <input
          ref={field}
          type="text"
          lang={language}
          value={typed}
          placeholder={EXAMPLES.get(language)}
          autocapitalize="off"
          autocomplete="off"
          maxLength={60}
          enterkeyhint="done"
          onInput={event => type(event.currentTarget.value)}
        />
      </label>
      <Guessed
        language={language}
        own={own}
        at={at}
        typed={typed}
        turned={turned}
        onTurn={change => setTurned({ ...turned, ...change })}
        onAdd={add}
      />
    </div>
  )
}

interface GuessedProps {
  readonly language: OwnLanguage
  readonly own: OwnWords
  readonly at: number | undefined
  readonly typed: string
  readonly turned: Turned
  readonly onTurn: (change: Partial<Turned>) => void
  readonly onAdd: (word: OwnWord) => Promise<void>
}

function Guessed({ language, own, at, typed, turned, onTurn, onAdd }: GuessedProps) {
  const guesses = guessers[language](typed)
  const [best] = guesses
  if (!best) return null
  const kind = turned.kind ?? best.kind
  const ways = guesses.filter(one => one.kind === kind)
  const chosen = ways[turned.way] ?? ways[0]!
  const cards = cardsFor(chosen.word, kind, own, language)
  const card = at !== undefined && cards.includes(at) ? at : cards[turned.instead % Math.max(1, cards.length)]
  const word = card === undefined ? undefined : ({ ...chosen.word, card } as OwnWord)
  return (
    <>
      <div class="words-kinds">
        <Segments
          legend={said(WORDS.kind)}
          choices={KINDS.map(({ value, label }) => ({ value, label: said(label) }))}
          chosen={kind}
          onChoose={next => onTurn({ kind: next, way: 0, instead: 0 })}
        />
      </div>
      {ways.length > 1 && (
        <fieldset class="words-ways">
          <legend class="unseen">{said(WORDS.ways)}</legend>
          {ways.map(({ label }, way) => (
            <button
              key={label}
              type="button"
              class="chip"
              lang={language}
              aria-pressed={way === turned.way}
              onClick={() => onTurn({ way })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {word ? (
        <Preview
          language={language}
          own={own}
          word={word}
          turned={turned}
          onTurn={onTurn}
          onAdd={onAdd}
          isFixed={word.card === at}
        />
      ) : (
        <p class="notice held">{said(WORDS.full)}</p>
      )}
    </>
  )
}

interface PreviewProps extends Pick<GuessedProps, 'language' | 'own' | 'turned' | 'onTurn' | 'onAdd'> {
  readonly word: OwnWord
  readonly isFixed: boolean
}

function Preview({ language, own, word, turned, onTurn, onAdd, isFixed }: PreviewProps) {
  const all = [...own, word]
  const judged = readOwnWords(all, language)
  if (isRefusal(judged))
    return (
      <p class="notice held" data-aloud>
        <Icon name="wait" />
        {said(judged.refusal)}
      </p>
    )
  const wording: Wording = { ...newestIn(language), own: all }
  const before = lexicon(newestIn(language)).text(word.card)
  return (
    <>
      <WordCard card={word.card} wording={wording} isLarge />
      <ul class="words-samples" lang={language}>
        {samplesOf(word.card, wording, turned.samples).map((pieces, i) => (
          <li key={i}>
            {pieces.slice(1).map(piece => (
              <PieceOfText key={piece.card} piece={piece} wording={wording} />
            ))}
          </li>
        ))}
      </ul>
      <Plain icon="turn" onPress={() => onTurn({ samples: turned.samples + 1 })}>
        {said(WORDS.more)}
      </Plain>
      <p class="words-instead">
        <span>
          {said({ fr: 'À la place de ', en: 'In place of ' })}
          <Aloud language={language}>{quoted(before)}</Aloud>
        </span>
        {!isFixed && (
          <Plain icon="swap" onPress={() => onTurn({ instead: turned.instead + 1 })}>
            {said(WORDS.instead)}
          </Plain>
        )}
      </p>
      <Primary onPress={() => onAdd(word)}>{said(WORDS.add)}</Primary>
    </>
  )
}
