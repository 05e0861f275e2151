import type { Said } from '@veillee/kernel'
import { SeatToken } from '../components/seat.tsx'
import { useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { useFreshTalk } from './fresh-talk.ts'

/** The six faces of the room, each one line in a circle of 24. */
const FACES: Readonly<Record<string, { readonly name: Said; readonly d: string }>> = {
  smile: { name: { fr: 'Sourire', en: 'Smile' }, d: 'M8 9.5v.6M16 9.5v.6M7.5 14.5Q12 19 16.5 14.5' },
  laugh: {
    name: { fr: 'Rire', en: 'Laugh' },
    d: 'M6.5 10l2.5-1.5M17.5 10L15 8.5M7 13.5H17Q16 18.5 12 18.5T7 13.5Z',
  },
  wow: {
    name: { fr: 'Surprise', en: 'Wonder' },
    d: 'M8 9v.6M16 9v.6M12 17.5a2.2 2.7 0 1 0 0-5.4 2.2 2.7 0 0 0 0 5.4',
  },
  doubt: { name: { fr: 'Doute', en: 'Doubt' }, d: 'M8 9.5v.6M16 9.5v.6M8.5 16.5l7-2' },
  sad: {
    name: { fr: 'Tristesse', en: 'Sorrow' },
    d: 'M8 10.5v.6M16 10.5v.6M6.5 7.5l3 .8M17.5 7.5l-3 .8M8.5 16.5Q12 13.5 15.5 16.5',
  },
  sleep: {
    name: { fr: 'Sommeil', en: 'Sleep' },
    d: 'M6.5 9.5Q8 11 9.5 9.5M14.5 9.5Q16 11 17.5 9.5M10 15.5H14',
  },
}

const FaceLine = ({ face, size }: { face: string; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" class="line" aria-hidden="true">
    <path d={FACES[face]!.d} />
  </svg>
)

/** To say something without words, where one may. */
export function Faces() {
  const client = useRoomClient()
  if (!usePhone().may.faces) return null
  return (
    <div class="palm-faces">
      {Object.entries(FACES).map(([face, { name }]) => (
        <button
          key={face}
          type="button"
          class="face"
          aria-label={said(name)}
          onClick={() => void client.request({ do: 'say', kind: 'faces', text: face })}
        >
          <FaceLine face={face} size={34} />
        </button>
      ))}
    </div>
  )
}

/** The faces that others have just made. */
export function FacesMade() {
  const lobby = useLobby()
  const made = useFreshTalk('faces')
    .filter(({ text }) => text in FACES)
    .slice(-4)
  return (
    <ul class="palm-made" aria-live="polite">
      {made.map(({ at, by, text }) => (
        <li key={`${at} ${by}`}>
          <SeatToken of={shownPerson(lobby, by)} size={28} label={shownPerson(lobby, by).name} />
          <span class="face" role="img" aria-label={said(FACES[text]!.name)}>
            <FaceLine face={text} size={28} />
          </span>
        </li>
      ))}
    </ul>
  )
}
