import { SeatToken } from '../components/seat.tsx'
import type { TalkLine } from '../connection/server-messages.ts'
import { Face, faceWords, isFace } from '../game-kit/faces.tsx'
import { useJustSaid } from '../game-kit/just-said.ts'
import { sheetOpen } from '../game-kit/open-sheet.ts'
import { phraseWords } from '../game-kit/phrases.tsx'
import { useLobby } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'

const MOST = 3

/** ROOM-17: new faces float over the bar for two seconds. */
export function Floating() {
  const lines = useJustSaid(MOST)
  return (
    <div class="play-floating" data-aloud>
      {sheetOpen.value !== 'talk' && lines.map(line => <Float key={`${line.at}-${line.by}`} line={line} />)}
    </div>
  )
}

function Float({ line: { by, kind, text } }: { line: TalkLine }) {
  const who = shownPerson(useLobby(), by)
  return (
    <div class="play-float">
      <SeatToken of={who} size={30} />
      {isFace(text) && kind === 'faces' ? (
        <>
          <span class="unseen">
            {who.name} {faceWords(text)}
          </span>
          <Face name={text} size={40} />
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
