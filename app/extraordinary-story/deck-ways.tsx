import { type OwnLanguage, type OwnWords, type WordDeck, wordDeckIn, wordDeckOf } from '@veillee/games'
import { isRefusal, type Said } from '@veillee/kernel'
import { useRef, useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { Qr } from '../components/qr.tsx'
import { saveFile } from '../device/save-file.ts'
import { addressOf } from '../router.ts'
import { said } from '../words/language.ts'
import { DECK_IN_LINK, LONGEST_CODE, packed } from './deck-link.ts'
import { printDeck } from './print-deck.tsx'

const WORDS = {
  save: { fr: 'Enregistrer dans un fichier', en: 'Save as a file' },
  bring: { fr: 'Reprendre un fichier', en: 'Bring a file' },
  share: { fr: 'Partager par un lien', en: 'Share as a link' },
  code: { fr: 'Code du paquet de mots', en: 'Code of the deck of words' },
  scan: {
    fr: 'Un autre téléphone vise ce code, et les mots y sont.',
    en: 'Another phone looks at this code, and has the words.',
  },
  copied: { fr: 'Le lien est copié.', en: 'The link is copied.' },
  print: { fr: 'Imprimer les cartes', en: 'Print the cards' },
} as const satisfies Record<string, Said>

interface DeckWaysProps {
  readonly language: OwnLanguage
  readonly own: OwnWords
  /** Where one can be brought. */
  readonly onBring?: ((deck: WordDeck) => unknown) | undefined
}

/** TALE-36: out as a file, a link, a code or on paper; in as a file. */
export function DeckWays({ language, own, onBring }: DeckWaysProps) {
  const [shared, setShared] = useState({ deck: '', link: '' })
  const [told, setTold] = useState<Said | null>(null)
  const deck = wordDeckOf(language, own)
  const text = `${JSON.stringify(deck, null, 2)}\n`
  const save = () =>
    saveFile(new Blob([text], { type: 'application/json' }), `veillee-words-${language}.json`)
  const share = async () => {
    const made = new URL(addressOf(`/words#${DECK_IN_LINK}=${await packed(deck)}`), location.href).href
    setShared({ deck: text, link: made })
    const isCopied = await navigator.clipboard?.writeText(made).then(
      () => true,
      () => false,
    )
    setTold(isCopied ? WORDS.copied : null)
  }
  return (
    <div class="words-out">
      {own.length > 0 && (
        <>
          <Plain icon="share" onPress={share}>
            {said(WORDS.share)}
          </Plain>
          {shared.deck === text && <Link link={shared.link} />}
          <Plain icon="book" onPress={save}>
            {said(WORDS.save)}
          </Plain>
          <Plain icon="print" onPress={() => printDeck(language, own)}>
            {said(WORDS.print)}
          </Plain>
        </>
      )}
      {onBring && <BringFile onBring={onBring} onTold={setTold} />}
      <p data-aloud>{told && (told !== WORDS.copied || shared.deck === text) && said(told)}</p>
    </div>
  )
}

const Link = ({ link }: { link: string }) => (
  <div class="words-link">
    {link.length <= LONGEST_CODE && (
      <>
        <Qr text={link} label={said(WORDS.code)} />
        <p class="words-soft">{said(WORDS.scan)}</p>
      </>
    )}
    <input
      type="text"
      readOnly
      value={link}
      aria-label={said(WORDS.share)}
      onFocus={event => event.currentTarget.select()}
    />
  </div>
)

interface BringFileProps {
  readonly onBring: (deck: WordDeck) => unknown
  readonly onTold: (told: Said | null) => void
}

function BringFile({ onBring, onTold }: BringFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const bring = async (file: File) => {
    const deck = wordDeckIn(await file.text().catch(() => ''))
    onTold(isRefusal(deck) ? deck.refusal : null)
    if (!isRefusal(deck)) await onBring(deck)
  }
  return (
    <>
      <Plain icon="plus" onPress={() => input.current?.click()}>
        {said(WORDS.bring)}
      </Plain>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={said(WORDS.bring)}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          if (file) void bring(file)
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
