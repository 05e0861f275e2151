import { kindOfWord, runningPieces, START } from '@veillee/games'
import type { Language } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { isMotionReduced } from '../device/settings.ts'
import { useSitter } from '../evening/sitters.ts'
import { nameOf, SeatToken } from '../parts/seat.tsx'
import { typeset } from '../words/french.ts'
import { said } from '../words/language.ts'
import type { StoryTable } from './story-match.ts'
import { Quoted, wordOf } from './word-card.tsx'

type Ending = NonNullable<StoryTable['ending']>
type Told = Ending['story'][number]

const EACH_MS = 140

const setIn = (text: string, language: Language): string => (language === 'fr' ? typeset(text) : text)

/** TALE-26: the story as a page of a book, in the room's language. It writes itself card by card; a tap shows it whole. */
export function StoryPage({ ending, language }: { ending: Ending; language: Language }) {
  const [isWhole, setWhole] = useState(isMotionReduced())
  const pieces = runningPieces([START, ...ending.story.map(({ card }) => card)], language)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut past the animation; the text is all there at once
    <article class={`story-page${isWhole ? ' whole' : ''}`} onClick={() => setWhole(true)}>
      <p lang={language}>
        {pieces.map(({ card, text }, i) => (
          <span key={card} class={kindOfWord(card)} style={{ animationDelay: `${i * EACH_MS}ms` }}>
            {setIn(text, language)}
          </span>
        ))}
      </p>
      <Tellers story={ending.story} />
    </article>
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

/** A Word with the Link that was laid before it, as one addition. */
function additionsOf(story: readonly Told[]): readonly (readonly Told[])[] {
  const additions: Told[][] = []
  for (const told of story) {
    const last = additions.at(-1)
    if (last && kindOfWord(last.at(-1)!.card) === 'link') last.push(told)
    else additions.push([told])
  }
  return additions
}

/** Who added what, in the order of the story. */
export function Authors({ ending, language }: { ending: Ending; language: Language }) {
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
              <Quoted language={language}>
                {addition.map(({ card }) => wordOf(card, language)).join(' ')}
              </Quoted>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
