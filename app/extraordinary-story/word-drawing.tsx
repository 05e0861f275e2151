import { type Action, lexicon, type Wording } from '@veillee/games'
import { under } from '../device/base.ts'
import { ownPictureAddress, pictureNameOf } from './own-picture.ts'

/** Line drawings of 24 × 24: how one moves or feels who mimes it. */
const SIGNS: Readonly<Record<Action, string>> = {
  big: 'M9 9L3 3M3 8V3h5M15 15l6 6M21 16v5h-5M15 9l6-6M16 3h5v5M9 15l-6 6M3 16v5h5',
  small: 'M3 3l7 7M10 5v5H5M21 21l-7-7M14 19v-5h5M21 3l-7 7M14 5v5h5M3 21l7-7M5 14h5v5',
  round: 'M12 4a8 8 0 1 0 8 8M20 4v6h-6',
  flat: 'M3 19h18M3 15h18M12 3v8M8.5 8l3.5 3.5L15.5 8',
  heavy: 'M7 9h10l3 11H4ZM9 9a3 3 0 1 1 6 0',
  light: 'M4 21L17 8M8 17C5 11 10 4 20 4c0 9-6 15-12 13Z',
  hot: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-3 0-5 0-8Z',
  cold: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9 4l3 3 3-3M9 20l3-3 3 3',
  fast: 'M4 6l6 6-6 6M13 6l6 6-6 6',
  slow: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  fly: 'M2 8c5-4 9-1 10 5 1-6 5-9 10-5M7 17c2-2 3-2 5-4 2 2 3 2 5 4',
  swim: 'M2 10c3-4 4-4 6.7 0s4 4 6.6 0 4-4 6.7 0M2 17c3-4 4-4 6.7 0s4 4 6.6 0 4-4 6.7 0',
  walk: 'M13 5.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM12 8.5l-1 6 4 3 1 4M11 14.5l-3 7M12 9L7.5 11v3M12 9l3 3.5 3.5.5',
  climb: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  eat: 'M4.5 3v5a2.5 2.5 0 0 0 5 0V3M7 3v18M17 21V3c-3.5 2-4 7-2 10h2',
  drink: 'M5 8h11v8a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM16 10h2a2.5 2.5 0 0 1 0 5h-2M8.5 3v2M12.5 3v2',
  sleep: 'M4 5h7l-7 9h7M14 12h6l-6 8h6',
  cry: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  laugh: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.5 13h9a4.5 4.5 0 0 1-9 0ZM9 9h.01M15 9h.01',
  fight: 'M12 2l2.5 6L21 6l-3 5.5 4 4.5-6-.5-1 6-4-4.5-6 3 1.5-6L2 11l6-1Z',
  hug: 'M12 20C4 14 3 10 4.5 7A4 4 0 0 1 12 7a4 4 0 0 1 7.5 0C21 10 20 14 12 20Z',
  open: 'M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 10v6l-3 5M12 16l3 5M12 11L4 5M12 11l8-6',
  fall: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  point: 'M3 12h16M13 6l6 6-6 6',
}

const SIGNS_SHOWN = 2

/** TALE-25: a noun has its drawing, an adjective or a verb the signs of its mime. All of it is in the words already. */
export function WordDrawing({ card, wording }: { card: number; wording: Wording }) {
  const { mimed, isOwn } = lexicon(wording)
  const id = pictureNameOf(card, wording)
  if (id !== undefined) return <NounPicture id={id} />
  if (isOwn(card)) return null // what robots make of it is no sign of what it means
  return (
    <span class="word-signs" aria-hidden="true">
      {mimed(card)
        ?.slice(0, SIGNS_SHOWN)
        .map(action => (
          <svg key={action} viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[action]} />
          </svg>
        ))}
    </span>
  )
}

export const pictureOfNoun = (id: string): string =>
  ownPictureAddress(id) ?? under(`/pictures/nouns/${id}.svg`)

/** A picture that does not come leaves the word as it was. */
export const NounPicture = ({ id }: { id: string }) => (
  <img
    class="word-drawn"
    src={pictureOfNoun(id)}
    alt=""
    width={100}
    height={100}
    loading="lazy"
    decoding="async"
    draggable={false}
    onError={event => event.currentTarget.remove()}
  />
)
