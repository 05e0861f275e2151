import { SeatToken } from '../components/seat.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { useThought } from '../game-kit/use-thought.ts'
import { type Sitter, useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { cardsIn, thoughtWords } from './thoughts.ts'

export interface ThinkingAloud {
  readonly who: Sitter
  /** Null before its first thought. */
  readonly words: string | null
  /** The photos that it speaks of. */
  readonly cards: readonly number[]
}

/** PALM-53: over the album, a robot as Grandfather thinks aloud; null where a person searches. */
export function useThinking(match: MatchOf<'in-the-palm'>): ThinkingAloud | null {
  const { album, grandfather } = match.view.table
  const who = useSitter()(grandfather)
  const thought = useThought(match)
  if (!who.isBot && !who.isStoodIn) return null
  const words = thought && album ? thoughtWords(thought, album) : undefined
  return { who, words: words ? said(words) : null, cards: thought ? cardsIn(thought) : [] }
}

/** What it says, beside its token; three dots before. */
export const Bubble = ({ of: { who, words } }: { of: ThinkingAloud }) => (
  <span class="palm-bubble" aria-hidden={words === null} data-aloud>
    <SeatToken of={who} />
    <span key={words} class="words">
      <span class="unseen">{who.name} : </span>
      {words ?? '…'}
    </span>
  </span>
)

/** Its token on a photo that it speaks of. */
export const Considered = ({ by, card, size }: { by: ThinkingAloud | null; card: number; size?: number }) =>
  by?.cards.includes(card) ? (
    <span class="palm-considered">
      <SeatToken of={by.who} size={size ?? 44} />
    </span>
  ) : null
