import './story.css'
import {
  isOwnLanguage,
  OWN_LANGUAGES,
  type OwnLanguage,
  storyLanguageFor,
  type WordDeck,
  wordDeckOf,
} from '@veillee/games'
import { isRefusal, type Said } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import { useEffect, useState } from 'preact/hooks'
import { BackBar } from '../components/back-bar.tsx'
import { Plain, Primary, Round, Segments } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { forgetDeck, type KeptDeck, keepDeck, keptDecks } from '../device/word-decks.ts'
import { fragment, go } from '../router.ts'
import { language, said } from '../words/language.ts'
import { DeckEditor } from './deck-editor.tsx'
import { DECK_IN_LINK, unpacked } from './deck-link.ts'
import { DeckWays } from './deck-ways.tsx'
import { ourWords, wordsInLine } from './words-line.ts'

const WORDS = {
  say: { fr: 'Nos mots', en: 'Our words' },
  more: {
    fr: 'Des mots à vous pour Une histoire extraordinaire. Ils restent sur cet appareil, et vont à table avec toi.',
    en: 'Words of your own for An Extraordinary Story. They stay on this device, and come to the table with you.',
  },
  begin: { fr: 'Commencer un paquet', en: 'Begin a deck' },
  language: { fr: 'Langue des mots', en: 'Language of the words' },
  forget: { fr: 'Oublier', en: 'Forget' },
  all: { fr: 'Tous mes paquets', en: 'All my decks' },
  came: { fr: 'Ces mots sont maintenant sur cet appareil.', en: 'These words are on this device now.' },
} as const satisfies Record<string, Said>

const takenBack = (line: string): Said => ({ fr: `Remettre ${line}`, en: `Put ${line} back` })

const languageHere = (): OwnLanguage => {
  const here = storyLanguageFor(language.peek())
  return isOwnLanguage(here) ? here : 'en'
}

/** A deck that came behind the # of a link is kept at once, and the link is used up. */
function useDeckInLink(onDeck: (id: string, told: Said) => void, onRefused: (why: Said) => void): void {
  const letters = fragment.value.get(DECK_IN_LINK)
  useEffect(() => {
    if (letters === null) return
    go('/words', { replace: true })
    void unpacked(letters).then(deck =>
      isRefusal(deck) ? onRefused(deck.refusal) : onDeck(keepDeck(deck), WORDS.came),
    )
  }, [letters])
}

/** TALE-36: decks of words at home, without a room and without a network. */
export function WordsPage() {
  const [open, setOpen] = useState<string | null>(null)
  const [told, setTold] = useState<{ readonly words: Said; readonly icon: 'check' | 'wait' } | null>(null)
  useDeckInLink(
    (id, words) => {
      setOpen(id)
      setTold({ words, icon: 'check' })
    },
    words => setTold({ words, icon: 'wait' }),
  )
  const deck = keptDecks().find(({ id }) => id === open)
  return (
    <Screen name="words" isFlowing bar={<BackBar />} say={said(WORDS.say)} more={said(WORDS.more)}>
      <div class="stack">
        <p data-aloud>
          {told && (
            <span class="notice held">
              <Icon name={told.icon} />
              {said(told.words)}
            </span>
          )}
        </p>
        {deck ? (
          <OneDeck deck={deck} id={deck.id} onClose={() => setOpen(null)} />
        ) : (
          <AllDecks onOpen={setOpen} />
        )}
      </div>
    </Screen>
  )
}

function OneDeck({ deck, id, onClose }: { deck: WordDeck; id: string; onClose: () => void }) {
  return (
    <>
      <DeckEditor
        language={deck.language}
        own={deck.words}
        onChange={async words => {
          keepDeck(wordDeckOf(deck.language, words), id)
          return true
        }}
      />
      <DeckWays language={deck.language} own={deck.words} />
      <Plain icon="back" onPress={onClose}>
        {said(WORDS.all)}
      </Plain>
    </>
  )
}

function AllDecks({ onOpen }: { onOpen: (id: string) => void }) {
  const [chosen, setChosen] = useState(languageHere)
  const [forgotten, setForgotten] = useState<KeptDeck | null>(null)
  const forget = (deck: KeptDeck) => {
    forgetDeck(deck.id)
    setForgotten(deck.words.length > 0 ? deck : null)
  }
  const takeBack = ({ id, ...deck }: KeptDeck) => {
    keepDeck(deck, id)
    setForgotten(null)
  }
  return (
    <>
      <ul class="words-own">
        {keptDecks().map(deck => {
          const { id, words, language: its } = deck
          return (
            <li key={id}>
              <button type="button" class="lobby-row" onClick={() => onOpen(id)}>
                <Icon name="pen" size={22} />
                <span>
                  <b lang={its}>{wordsInLine(words) || LANGUAGES[its].name}</b>
                  <br />
                  {ourWords(words.length)}, {LANGUAGES[its].name}
                </span>
                <Icon name="next" size={20} />
              </button>
              <Round
                icon="cross"
                label={`${said(WORDS.forget)} ${wordsInLine(words)}`}
                onPress={() => forget(deck)}
              />
            </li>
          )
        })}
      </ul>
      <p data-aloud>
        {forgotten && (
          <Plain icon="turn" onPress={() => takeBack(forgotten)}>
            {said(takenBack(wordsInLine(forgotten.words)))}
          </Plain>
        )}
      </p>
      <Segments
        legend={said(WORDS.language)}
        choices={OWN_LANGUAGES.map(value => ({ value, label: LANGUAGES[value].name }))}
        chosen={chosen}
        onChoose={setChosen}
        isWide
      />
      <Primary onPress={() => onOpen(keepDeck(wordDeckOf(chosen, [])))}>{said(WORDS.begin)}</Primary>
      <DeckWays language={chosen} own={[]} onBring={deck => onOpen(keepDeck(deck))} />
    </>
  )
}
