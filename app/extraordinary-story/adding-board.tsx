import { kindOfWord, LINKS, lexicon, type Wording } from '@veillee/games'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'
import { type Addition, linksFor, openLinks, wordsAfter } from './grammar.ts'
import { grammarLine, WhyNot } from './why-not.tsx'
import { Ways, WaysInWords, WordFace, waysFrom, wordOf } from './word-card.tsx'

const WORDS = {
  links: {
    fr: 'Une Liaison, si tu veux (à usage unique)',
    en: 'A Link, if you like (each is used once)',
  },
  used: { fr: 'déjà dans l’histoire', en: 'already in the story' },
  chain: { fr: 'Ce que tu vas dire', en: 'What you will say' },
  hand: { fr: 'Ta main', en: 'Your hand' },
} as const

/** What is chosen so far, and the card that was asked about. */
export interface Draft {
  readonly link: number | null
  readonly word: number | null
  readonly asked: number | null
}

export const NOTHING: Draft = { link: null, word: null, asked: null }

export interface AddingProps {
  /** The card in sight. */
  readonly last: number
  readonly cards: readonly number[]
  /** The Links that are left. */
  readonly links: readonly number[]
  readonly choices: readonly Addition[]
  readonly wording: Wording
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** A hand with its grammar made visible: what may follow stands out, what may not sinks back and says why when it is tapped. */
export function AddingBoard(props: AddingProps) {
  const { choices, last, wording, draft } = props
  return (
    <div class="story-adding">
      <Chain {...props} />
      {openLinks(choices).length > 0 && <LinkRow {...props} />}
      <div>
        <p class="story-why" data-aloud>
          {draft.asked === null ? (
            grammarLine(last, draft.link, wording)
          ) : (
            <WhyNot last={last} link={draft.link} word={draft.asked} choices={choices} wording={wording} />
          )}
        </p>
        <HandOfWords {...props} />
      </div>
    </div>
  )
}

/** The card in sight, and what is to come after it. */
function Chain({ last, wording, draft: { link, word } }: AddingProps) {
  const cards = [last, ...(link === null ? [] : [link]), ...(word === null ? [] : [word])]
  return (
    <ol class="story-chain" aria-label={said(WORDS.chain)}>
      {cards.map((card, i) => (
        <li key={card} class={`word ${kindOfWord(card)}${i > 0 ? ' story-chosen' : ''}`}>
          <WordFace card={card} wording={wording} after={cards.slice(0, i)} />
        </li>
      ))}
      {word === null && (
        <li class="story-gap">
          <Icon name="plus" size={20} />
        </li>
      )}
    </ol>
  )
}

/** Long and short ones mixed, so that five fit into two rows of a phone. */
const IN_ROWS = [0, 2, 3, 1, 4].map(i => LINKS[i]!)

function LinkRow(props: AddingProps) {
  return (
    <div>
      <h2 class="story-why story-links-title">{said(WORDS.links)}</h2>
      <div class="story-links">
        {IN_ROWS.map(link => (
          <LinkButton key={link} link={link} {...props} />
        ))}
      </div>
    </div>
  )
}

function LinkButton({ link, last, links, choices, wording, draft, onDraft }: AddingProps & { link: number }) {
  const text = lexicon(wording).text(link)
  if (!links.includes(link))
    return (
      <span class="story-link story-used" lang={wording.language}>
        {text}
        <span class="unseen" lang={undefined}>
          {`, ${said(WORDS.used)}`}
        </span>
      </span>
    )
  const isOpen = openLinks(choices).includes(link)
  const isChosen = draft.link === link
  const isHelp = draft.asked !== null && linksFor(choices, draft.asked).includes(link)
  return (
    <button
      type="button"
      class={['story-link', isChosen && 'story-chosen', isHelp && 'story-help'].filter(Boolean).join(' ')}
      aria-pressed={isChosen}
      disabled={!isOpen}
      lang={wording.language}
      onClick={() => onDraft(withLink(draft, isChosen ? null : link, choices))}
    >
      {text}
      <Ways ways={waysFrom(last, link)} />
      <WaysInWords ways={waysFrom(last, link)} />
    </button>
  )
}

/** A word that was asked about is taken at once when a Link opens its way. */
function withLink(draft: Draft, link: number | null, choices: readonly Addition[]): Draft {
  const words = wordsAfter(choices, link)
  const wanted = draft.asked ?? draft.word
  return { link, word: wanted !== null && words.includes(wanted) ? wanted : null, asked: null }
}

function HandOfWords({ cards, last, choices, wording, draft, onDraft }: AddingProps) {
  const playable = wordsAfter(choices, draft.link)
  return (
    <ul class="story-hand" aria-label={said(WORDS.hand)}>
      {cards.map(card => {
        const isPlayable = playable.includes(card)
        const isChosen = draft.word === card
        const choose = { ...draft, word: isChosen ? null : card, asked: null }
        return (
          <li key={card}>
            <button
              type="button"
              class={['word', kindOfWord(card), isChosen && 'story-chosen', !isPlayable && 'story-not']
                .filter(Boolean)
                .join(' ')}
              data-card={card}
              aria-pressed={isChosen}
              aria-disabled={!isPlayable}
              onClick={() => onDraft(isPlayable ? choose : { ...draft, asked: card })}
            >
              <WordFace
                card={card}
                wording={wording}
                after={draft.link === null ? [last] : [last, draft.link]}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The words that the action repeats, because they are to be said aloud. */
export const aloudOf = ({ link, word }: Draft, last: number, wording: Wording): string =>
  [
    ...(link === null ? [] : [wordOf(link, wording)]),
    ...(word === null ? [] : [wordOf(word, wording, last, ...(link === null ? [] : [link]))]),
  ].join(' ')
