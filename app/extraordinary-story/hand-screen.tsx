import { useState } from 'preact/hooks'
import { isByFinger, PeekPad } from '../components/hold.tsx'
import { Screen, type ScreenProps } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'
import type { StoryProps } from './story-match.ts'
import { WordCard } from './word-card.tsx'

const WORDS = {
  peek: { fr: 'Voir ta main', en: 'See your hand' },
  yours: { fr: 'Ta main', en: 'Your hand' },
  keep: { fr: 'Lâche : elle se cache aussitôt.', en: 'Let go and it hides.' },
} as const

/** A screen for everybody, on which somebody who listens may look at the own hand for as long as a finger is down. */
export function HandScreen({ match, seat, act, children, ...screen }: Omit<ScreenProps, 'bar'> & StoryProps) {
  const [isPeeking, setPeeking] = useState(false)
  const { options } = match.view.table
  if (seat === null)
    return (
      <Screen {...screen} bar={<Bar />} act={act}>
        {children}
      </Screen>
    )
  return (
    <Screen
      {...screen}
      bar={<Bar />}
      {...(isPeeking && { ground: 'dusk', eyes: 'you', say: said(WORDS.yours) })}
      {...(isPeeking && { more: isByFinger() ? said(WORDS.keep) : undefined })}
      act={
        <>
          <div class="story-peek">
            <PeekPad onChange={setPeeking}>{said(WORDS.peek)}</PeekPad>
          </div>
          {act}
        </>
      }
    >
      {isPeeking ? (
        <ul class="story-hand" data-aloud="secret">
          {seat.hand.cards.map(card => (
            <li key={card}>
              <WordCard card={card} wording={options} />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </Screen>
  )
}
