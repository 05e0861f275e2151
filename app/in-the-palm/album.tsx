import { said } from '../words/language.ts'
import { letterOf } from './large-view.tsx'
import { Photo } from './photo.tsx'
import { Rosette } from './rosette.tsx'
import { Considered, type ThinkingAloud } from './thinking.tsx'

const WORDS = {
  1: { fr: 'premier souvenir', en: 'first memory' },
  2: { fr: 'second souvenir', en: 'second memory' },
} as const

const sizeOf = (photos: number): string => (photos > 8 ? ' long' : photos > 6 ? ' many' : '')

/** PALM-23: the photos with their letters on the leaf. Eight never scroll; ten and more do. */
export const Album = ({
  cards,
  pickOf = () => null,
  isRight,
  thinking = null,
  onPress,
}: {
  cards: readonly number[]
  pickOf?: (card: number) => 1 | 2 | null
  /** In the practice, what became of a pick is seen at once. */
  isRight?: boolean
  /** The photos that a robot speaks of have its token on them. */
  thinking?: ThinkingAloud | null
  onPress: (card: number) => unknown
}) => (
  <div
    class={`palm-room palm-album${sizeOf(cards.length)}`}
    style={{ '--rows': Math.ceil(cards.length / 2) }}
  >
    <div class="leaf palm-grid">
      {cards.map((card, place) => {
        const pick = pickOf(card)
        return (
          <Photo
            key={card}
            card={card}
            tag={letterOf(place)}
            isPicked={pick !== null}
            note={pick && said(WORDS[pick])}
            onPress={() => onPress(card)}
          >
            <Considered by={thinking} card={card} />
            {pick && (
              <Rosette number={pick} kind={isRight === undefined ? 'pick' : isRight ? 'right' : 'wrong'} />
            )}
          </Photo>
        )
      })}
    </div>
  </div>
)
