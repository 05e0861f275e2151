import { useEffect, useRef, useState } from 'preact/hooks'
import { SeatToken } from '../components/seat.tsx'
import type { Talk, TalkLine } from '../connection/server-messages.ts'
import { Face, faceWords, isFace } from '../game-kit/faces.tsx'
import { sheetOpen } from '../game-kit/open-sheet.ts'
import { phraseWords } from '../game-kit/phrases.tsx'
import { useLobby, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'

const SHOWN_MS = { faces: 2_000, phrases: 4_500, words: 0 } as const
const MOST = 3

/** Faces and set phrases that have just been said; what was said before this page was opened is past. */
function useJustSaid(): Talk {
  const { talk } = useRoomClient()
  const lines = talk.value
  const since = useRef(lines.at(-1)?.at ?? 0)
  const [shown, setShown] = useState<Talk>([])
  useEffect(() => {
    const fresh = lines.filter(({ at, kind }) => at > since.current && kind !== 'words')
    since.current = lines.at(-1)?.at ?? since.current
    if (fresh.length === 0) return
    setShown(before => [...before, ...fresh].slice(-MOST))
    for (const line of fresh)
      setTimeout(() => setShown(before => before.filter(one => one !== line)), SHOWN_MS[line.kind])
  }, [lines])
  return shown
}

/** ROOM-17: new faces float over the bar for two seconds. */
export function Floating() {
  const lines = useJustSaid()
  return (
    <div class="play-floating" role="status" aria-live="polite">
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
