import { isOwnLanguage, type OwnLanguage, type OwnWords, type WordDeck, wordDeckOf } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { keepDeck, keptDecks } from '../device/word-decks.ts'
import { ComingBack } from '../room-client/absence.tsx'
import { useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { said, tongueOf } from '../words/language.ts'
import { DeckEditor, OwnList } from './deck-editor.tsx'
import { DeckWays } from './deck-ways.tsx'
import { ourWords, wordsInLine } from './words-line.ts'

const WORDS = {
  title: { fr: 'Nos mots', en: 'Our words' },
  home: { fr: 'Garder ces mots sur ce téléphone', en: 'Keep these words on this phone' },
  kept: { fr: 'C’est gardé, sur l’accueil : « Nos mots ».', en: 'Kept, on the home page: “Our words”.' },
  bring: { fr: 'Prendre', en: 'Take' },
  none: { fr: 'Pas de mots à nous pour l’instant.', en: 'No words of our own so far.' },
} as const satisfies Record<string, Said>

const otherLanguage = (theirs: OwnLanguage, ours: OwnLanguage): Said => {
  const [from, into] = [tongueOf(theirs), tongueOf(ours)]
  return {
    fr: `Ce paquet est en ${from}, et l’histoire se raconte en ${into}.`,
    en: `This deck is in ${from}, and the story is told in ${into}.`,
  }
}

/** What the lobby has laid, for a story in its language. */
export const laidIn = (options: Readonly<Record<string, unknown>>): OwnWords =>
  (options as { readonly own?: OwnWords }).own ?? []

/** ROOM-40: the words of this evening. The host lays them, and everybody can take them home. */
export function WordsSheet({ onClose }: { onClose: () => void }) {
  const { options, language } = useLobby()
  if (!isOwnLanguage(language)) return null
  return <Laid onClose={onClose} language={language} own={laidIn(options)} />
}

const isSame = (one: OwnWords, other: OwnWords): boolean => JSON.stringify(one) === JSON.stringify(other)

interface LaidProps {
  readonly onClose: () => void
  readonly language: OwnLanguage
  readonly own: OwnWords
}

function Laid({ onClose, language, own }: LaidProps) {
  const client = useRoomClient()
  const { isHost } = usePhone()
  const [why, setWhy] = useState<Said | null>(null)
  const [isKept, setKept] = useState(false)
  const [former, setFormer] = useState<OwnWords>([])
  const lay = async (words: OwnWords) => {
    const answer = await client.request({ do: 'layWords', language, words }, { quietly: true })
    setWhy(answer.is === 'refused' ? answer.why : null)
    setKept(false)
    return answer.is !== 'refused'
  }
  const bring = (deck: WordDeck) => {
    if (deck.language === language) return takes(deck.words)
    return setWhy(otherLanguage(deck.language, language))
  }
  /** What was there before is a tap away: nobody types it again. */
  const takes = async (words: OwnWords) => {
    if (await lay(words)) setFormer(own)
  }
  const kept = keptDecks().flatMap(deck => (deck.language === language ? [deck.words] : []))
  const others = isHost ? [former, ...kept].filter(words => words.length > 0 && !isSame(words, own)) : []
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="words">
      <div class="stack words-sheet">
        <ComingBack />
        {why && (
          <p class="notice held" data-aloud>
            <Icon name="wait" />
            {said(why)}
          </p>
        )}
        {isHost ? (
          <DeckEditor language={language} own={own} onChange={lay} />
        ) : (
          <>
            <p>{own.length === 0 ? said(WORDS.none) : ourWords(own.length)}</p>
            <OwnList language={language} own={own} />
          </>
        )}
        {own.length > 0 && (
          <Plain
            icon="home"
            onPress={() => {
              keepDeck(wordDeckOf(language, own))
              setKept(true)
            }}
          >
            {said(WORDS.home)}
          </Plain>
        )}
        <p data-aloud>{isKept && said(WORDS.kept)}</p>
        {others.map((words, i) => (
          <Plain key={i} icon="plus" onPress={() => takes(words)}>
            {said(WORDS.bring)}
            {said({ fr: ' : ', en: ': ' })}
            {wordsInLine(words)}
          </Plain>
        ))}
        <DeckWays language={language} own={own} onBring={isHost ? bring : undefined} />
      </div>
    </Sheet>
  )
}
