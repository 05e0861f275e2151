import { SeatToken } from '../components/seat.tsx'
import type { TalkLine } from '../connection/server-messages.ts'
import { Face, faceWords, isFace } from '../game-kit/faces.tsx'
import { SAID_MS, useJustSaid } from '../game-kit/just-said.ts'
import { phraseWords } from '../game-kit/phrases.tsx'
import { useLobby } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'

const MOST = 6
/** Where they rise, in hundredths of the breadth: beside each other, whoever it is. */
const LANES = [8, 62, 34, 76, 20, 48] as const

/** ROOM-17: on the shared screen, faces and set phrases fly over the picture. */
export const Flying = () => (
  <div class="television-flying" data-aloud>
    {useJustSaid(MOST).map(line => (
      <Flight key={`${line.at}-${line.by}`} line={line} />
    ))}
  </div>
)

function Flight({ line: { at, by, kind, text } }: { line: TalkLine }) {
  const who = shownPerson(useLobby(), by)
  return (
    <div style={{ '--lane': LANES[at % LANES.length], '--fly-ms': `${SAID_MS[kind]}ms` }}>
      <SeatToken of={who} />
      {isFace(text) && kind === 'faces' ? (
        <>
          <span class="unseen">
            {who.name} {faceWords(text)}
          </span>
          <Face name={text} />
        </>
      ) : (
        <span>
          <span class="unseen">{who.name} : </span>
          {phraseWords(text)}
        </span>
      )}
    </div>
  )
}
