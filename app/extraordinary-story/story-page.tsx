import { kindOfWord, type Piece, runningPieces, START, type Wording } from '@veillee/games'
import { LANGUAGES } from '@veillee/kernel/languages'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { isMotionReduced } from '../device/settings.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { additionsOf, type Told, wordsOfAddition } from './additions.ts'
import { pictureNameOf } from './own-picture.ts'
import type { StoryTable } from './story-match.ts'
import { Quoted } from './word-card.tsx'
import { NounPicture } from './word-drawing.tsx'

type Ending = NonNullable<StoryTable['ending']>

const EACH_MS = 140

/** TALE-26: the story as a page of a book, in the room's language. It writes itself card by card; a tap shows it whole. */
export function StoryText({
  cards,
  wording,
  children,
}: {
  cards: readonly number[]
  wording: Wording
  children?: ComponentChildren
}) {
  const [isWhole, setWhole] = useState(isMotionReduced())
  const { language } = wording
  const pieces = runningPieces([START, ...cards], wording)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut past the animation; the text is all there at once
    <article
      class={`story-page${isWhole ? ' whole' : ''}`}
      data-length={lengthOf(cards.length)}
      onClick={() => setWhole(true)}
    >
      <p lang={language}>
        {pieces.map((piece, i) => (
          <span key={piece.card} style={{ animationDelay: `${i * EACH_MS}ms` }}>
            <PieceOfText piece={piece} wording={wording} />
          </span>
        ))}
      </p>
      {children}
    </article>
  )
}

export const StoryPage = ({ ending, wording }: { ending: Ending; wording: Wording }) => (
  <StoryText cards={ending.story.map(({ card }) => card)} wording={wording}>
    <Tellers story={ending.story} />
  </StoryText>
)

/** Few words stand large on the page of a shared screen, many smaller. */
export const lengthOf = (cards: number): 'short' | 'middle' | 'long' =>
  cards < 14 ? 'short' : cards < 26 ? 'middle' : 'long'

/** The word itself wears the colour of its kind; what the text added before and after it does not. */
export function PieceOfText({ piece, wording }: { piece: Piece; wording: Wording }) {
  const { card, before, word, after } = piece
  const { typeset } = LANGUAGES[wording.language]
  const id = pictureNameOf(card, wording)
  return (
    <>
      {typeset(before)}
      {id !== undefined && <NounPicture id={id} />}
      <b class={kindOfWord(card)}>{typeset(word)}</b>
      {typeset(after)}
    </>
  )
}

function Tellers({ story }: { story: readonly Told[] }) {
  const sitter = useSitter()
  const seats = [...new Set(story.map(({ by }) => by))]
  if (seats.length === 0) return null
  return (
    <div class="story-tellers">
      {said({ fr: 'Racontée par', en: 'Told by' })}
      {seats.map(seat => (
        <SeatToken key={seat} of={sitter(seat)} size={30} label={nameOf(sitter(seat))} />
      ))}
    </div>
  )
}

/** Who added what, in the order of the story. */
export function Authors({ ending, wording }: { ending: Ending; wording: Wording }) {
  const sitter = useSitter()
  return (
    <details class="story-authors">
      <summary>{said({ fr: 'Qui a ajouté quoi', en: 'Who added what' })}</summary>
      <ol>
        {additionsOf(ending.story).map((addition, i) => {
          const { by } = addition[0]!
          return (
            <li key={i}>
              <SeatToken of={sitter(by)} size={30} />
              <span class="name">{nameOf(sitter(by))}</span>
              <Quoted language={wording.language}>{wordsOfAddition(addition, ending.story, wording)}</Quoted>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
