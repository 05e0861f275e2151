import { SeatToken } from '../components/seat.tsx'
import { Face, FaceButtons, faceWords, isFace } from '../game-kit/faces.tsx'
import { useLobby, usePhone } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { useFreshTalk } from './fresh-talk.ts'

export const Faces = () => (usePhone().may.faces ? <FaceButtons /> : null)

/** The faces that others have just made. */
export function FacesMade() {
  const lobby = useLobby()
  return (
    <ul class="palm-made" data-aloud>
      {useFreshTalk('faces')
        .slice(-4)
        .map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <SeatToken of={shownPerson(lobby, by)} size={28} label={shownPerson(lobby, by).name} />
            {isFace(text) && (
              <span role="img" aria-label={faceWords(text)}>
                <Face name={text} size={36} />
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}
