import '../styles/play.css'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useGround } from '../components/screen.tsx'
import type { Match } from '../connection/server-messages.ts'
import { lengthOf } from '../game-kit/moment.ts'
import { NewsLines } from '../game-kit/news-lines.tsx'
import { OnTableIs } from '../game-kit/on-table.tsx'
import { useStepOnPage } from '../game-kit/step-on-page.ts'
import { MomentIs, useStagedMoment } from '../game-kit/use-moment.tsx'
import { useNow } from '../game-kit/use-now.ts'
import { useGame } from '../games/use-game.ts'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { AlbumLarge } from './album-large.tsx'
import { Flying } from './flying.tsx'
import { TelevisionLobby } from './lobby.tsx'
import { SoundTap } from './sound-tap.tsx'

const WORDS = {
  coming: { fr: 'On allume la lampe…', en: 'Lighting the lamp…' },
  away: { fr: 'La veillée revient toute seule…', en: 'The evening comes back by itself…' },
} as const

/** How long the end of a match stays before the table is seen again: nobody here could press a button. */
const END_MS = 120_000

/** How long the result stays before the album is opened. */
const RESULT_MS = 14_000

/** What the shared screen shows now: the match, its end for a while, and the table between matches. */
export function Shown() {
  const client = useRoomClient()
  const isHere = client.lobby.value !== null && client.phone.value !== null
  return (
    <>
      {isHere ? (
        <>
          <Table />
          <Flying />
          <NewsLines />
        </>
      ) : (
        <Coming />
      )}
      <SoundTap />
      {client.state.value === 'away' && <Away />}
    </>
  )
}

function Table() {
  const match = useMatch()
  const isEndShown = useEnd(match)
  if (match !== null && (match.end === null || isEndShown)) return <OnTelevision match={match} />
  return <TelevisionLobby />
}

/** Whether the match has ended in its own time, and so lately that its end is still to be seen. */
function useEnd(match: Match | null): boolean {
  const client = useRoomClient()
  const [, seeAgain] = useState(0)
  const endedAt = client.pad.value.lines.find(({ number }) => number === match?.number)?.at ?? null
  const leftMs = endedAt === null ? 0 : endedAt + END_MS - client.now()
  const isEnd = match?.end === 'finished' && leftMs > 0
  useEffect(() => {
    if (!isEnd) return
    const timer = setTimeout(() => seeAgain(count => count + 1), leftMs + 50)
    return () => clearTimeout(timer)
  }, [isEnd, endedAt])
  return isEnd
}

function OnTelevision({ match }: { match: Match }) {
  useStepOnPage(match)
  const screens = useGame(match.game)
  const moment = useStagedMoment(match, screens)
  const sitter = useSitter()
  const albumFromMs = lengthOf(screens?.beats?.(match) ?? []) + RESULT_MS
  const isAlbumDue = useNow(match.end !== null) > match.stepAt + albumFromMs && match.end === 'finished'
  if (!screens) return <Coming />
  const { Television } = screens
  const album = isAlbumDue ? screens.album?.(match, seat => sitter(seat).name) : undefined
  return (
    <OnTableIs value={{ screens, seat: null }}>
      <MomentIs value={moment}>
        {album && album.leaves.length > 0 ? (
          <AlbumLarge match={match} album={album} fromMs={albumFromMs} />
        ) : (
          <Television match={match} />
        )}
      </MomentIs>
    </OnTableIs>
  )
}

function Coming() {
  useGround('dusk')
  return (
    <main class="television tv-coming" data-screen="screen-coming">
      <h1>{said(WORDS.coming)}</h1>
    </main>
  )
}

/** What was seen stays in sight, and a line says that it is from before. */
const Away = () => (
  <p class="tv-away" data-aloud>
    <Icon name="offline" size={30} />
    {said(WORDS.away)}
  </p>
)
