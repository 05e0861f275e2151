import {
  kindOfWord,
  lexicon,
  START,
  type StoryLanguage,
  type Way,
  type Wording,
  type WordKind,
  waysOf,
} from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import type { ComponentChildren, JSX } from 'preact'
import { oneOf, quoted, said } from '../words/language.ts'
import { WordDrawing } from './word-drawing.tsx'

/** The kinds are said in the reader's language, the words in the room's (ROOM-18). */
const KIND_WORDS: Readonly<Record<WordKind, Said>> = {
  noun: { fr: 'Nom', en: 'Noun' },
  adjective: { fr: 'Adjectif', en: 'Adjective' },
  verb: { fr: 'Verbe', en: 'Verb' },
  link: { fr: 'Liaison', en: 'Link' },
  start: { fr: 'Début', en: 'Start' },
}

/** The same in the middle of a sentence. */
const IN_LINE: Readonly<Record<WordKind, Said>> = {
  ...KIND_WORDS,
  noun: { fr: 'nom', en: 'noun' },
  adjective: { fr: 'adjectif', en: 'adjective' },
  verb: { fr: 'verbe', en: 'verb' },
}

/** The kind of a card, as its mark says it. */
export const kindWords = (card: number): string => said(KIND_WORDS[kindOfWord(card)])

const SHAPES: Readonly<Record<WordKind, JSX.Element>> = {
  noun: <circle cx="9" cy="9" r="8" />,
  adjective: <path d="M9 1.5L17 16H1Z" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />,
  verb: <rect x="1.5" y="1.5" width="15" height="15" rx="2" />,
  start: <path d="M9 .5l2.5 5.6 6 .7-4.5 4.1 1.2 6L9 13.9 3.8 16.9 5 10.9.5 6.8l6-.7Z" />,
  link: (
    <g fill="none" stroke="currentColor" stroke-width="2.6">
      <rect x=".8" y="5.5" width="10" height="7" rx="3.5" />
      <rect x="8" y="5.5" width="10" height="7" rx="3.5" />
    </g>
  ),
}

/** Colour and shape together say the kind (TALE-1). */
export const KindMark = ({ kind, size = 17 }: { kind: WordKind; size?: number }) => (
  <svg width={size} height={size} viewBox="-1 -1 20 20" fill="currentColor" aria-hidden="true">
    {SHAPES[kind]}
  </svg>
)

/** TALE-13 to 15: the shapes that a Link leads from, and to, as they are drawn. */
export const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <span class="ways">
    {ways.map(way => (
      <span key={way.from.join()}>
        <Shapes kinds={way.from} />
        <i aria-hidden="true">→</i>
        <Shapes kinds={way.to} />
      </span>
    ))}
  </span>
)

/** Where a Link leads from the card in sight; a Link that cannot follow it shows all its ways. */
export function waysFrom(last: number, link: number): readonly Way[] {
  const kind = kindOfWord(last)
  const here = waysOf(link).filter(({ from }) => from.includes(kind))
  return here.length === 0 ? waysOf(link) : here.map(({ to }) => ({ from: [kind], to }))
}

const Shapes = ({ kinds }: { kinds: readonly WordKind[] }) => (
  <>
    {kinds.map(kind => (
      <b key={kind} class={kind}>
        <KindMark kind={kind} size={13} />
      </b>
    ))}
  </>
)

/** The same in words, where a Link is chosen: on a card that lies there already nobody has to hear them. */
export const WaysInWords = ({ ways }: { ways: readonly Way[] }) => (
  <span class="unseen">, {ways.map(wayWords).join(' ')}</span>
)

function wayWords({ from, to }: Way): string {
  const names = (kinds: readonly WordKind[]) => oneOf(kinds.map(kind => said(IN_LINE[kind])))
  return said({ fr: `après ${names(from)} : ${names(to)}.`, en: `after ${names(from)}: ${names(to)}.` })
}

/** Story words with the quotation marks of whoever reads. */
export const Quoted = ({ children, language }: { children: string; language: StoryLanguage }) => (
  <span lang={language}>{quoted(children)}</span>
)

/** What a card says; a word has the form that cards in sight before it ask for. */
export function wordOf(card: number, wording: Wording, ...after: readonly number[]): string {
  const { text, told } = lexicon(wording)
  return kindOfWord(card) === 'link' || after.length === 0 ? text(card) : told(card, after).word
}

/** The Start card's line leads on. */
export const startLine = (wording: Wording): string => `${lexicon(wording).text(START)}…`

/** As many letters of one word as a card takes at its usual size; a longer word is set smaller rather than broken. */
const LETTERS = { large: 7.5, small: 10.5 } as const

const longestIn = (text: string): number => Math.max(...text.split(/[ -]/).map(({ length }) => length))

interface WordFaceProps {
  readonly card: number
  readonly wording: Wording
  /** The cards in sight that it would be laid after. */
  readonly after?: readonly number[]
  readonly isLarge?: boolean
}

export const WordFace = ({ card, wording, after = [], isLarge = false }: WordFaceProps) => {
  const kind = kindOfWord(card)
  const text = kind === 'start' ? startLine(wording) : wordOf(card, wording, ...after)
  const size = Math.min(1, LETTERS[isLarge ? 'large' : 'small'] / longestIn(text))
  return (
    <>
      <WordDrawing card={card} wording={wording} />
      <span class="kind">
        <KindMark kind={kind} />
        <span>{kindWords(card)}</span>
      </span>
      <span class="text" lang={wording.language}>
        <span style={{ fontSize: `${size}em` }}>{text}</span>
      </span>
      {kind === 'link' && <Ways ways={waysOf(card)} />}
    </>
  )
}

interface WordCardProps extends WordFaceProps {
  readonly children?: ComponentChildren
}

/** A card face up. Large, a French adjective has both its forms, as the printed card does (TALE-25). */
export function WordCard({ isLarge = false, children, ...face }: WordCardProps) {
  const kind = kindOfWord(face.card)
  const [, other] = lexicon(face.wording).printed(face.card)
  return (
    <div class={`word ${kind}${isLarge ? ' story-large' : ''}`} data-card={face.card}>
      <WordFace {...face} isLarge={isLarge} />
      {isLarge && other !== undefined && (
        <span class="story-form" lang={face.wording.language}>
          <span class="unseen">, </span>
          {other}
        </span>
      )}
      {children}
    </div>
  )
}

/** Words to be said aloud, in the room's language, as they are set there. */
export const Aloud = ({ children, language }: { children: string; language: StoryLanguage }) => (
  <span lang={language}>{LANGUAGES[language].typeset(children)}</span>
)
