import type { ComponentChildren } from 'preact'
import { Photo } from './photo.tsx'

/** A hand of six photos on the leaf. It never scrolls: the photos give way. */
export const HandGrid = ({
  cards,
  chosen,
  onChoose,
  on,
  noteOn,
}: {
  cards: readonly number[]
  chosen: number | null
  onChoose: (card: number) => unknown
  /** What lies on a photo: the tokens of team-mates. */
  on?: (card: number) => ComponentChildren
  noteOn?: (card: number) => string
}) => (
  <div class="palm-room" style={{ '--rows': Math.ceil(cards.length / 2) }}>
    <div class="leaf palm-grid">
      {cards.map(card => (
        <Photo
          key={card}
          card={card}
          isPicked={card === chosen}
          note={noteOn?.(card)}
          onPress={() => onChoose(card)}
        >
          {on?.(card)}
        </Photo>
      ))}
    </div>
  </div>
)
