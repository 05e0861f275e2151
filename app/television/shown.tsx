import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useGround } from '../components/screen.tsx'
import type { Match } from '../connection/server-messages.ts'
import { NewsLines } from '../game-kit/news-lines.tsx'
import { OnTableIs } from '../game-kit/on-table.tsx'
import { useStepOnPage } from '../game-kit/step-on-page.ts'
import { MomentIs, useStagedMoment } from '../game-kit/use-moment.tsx'
import { useGame } from '../games/use-game.ts'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { TelevisionLobby } from './lobby.tsx'

const WORDS = {
  coming: { fr: 'On allume la lampe…', en: 'Lighting the lamp…' },
  away: { fr: 'La veillée revient toute seule…', en: 'The evening comes back by itself…' },
} as const

/** How long the end of a match stays before the table is seen again: nobody here could press a button. */
const END_MS = 90_000

/** What the shared screen shows now: the match, its end for a while, and the table between matches. */
export function Shown() {
  const client = useRoomClient()
  const isHere = client.lobby.value !== null && client.phone.value !== null
  return (
    <>
      {isHere ? <Table /> : <Coming />}
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
  if (!screens) return <Coming />
  const { Television } = screens
  return (
    <OnTableIs value={{ screens, seat: null }}>
      <MomentIs value={moment}>
        <Television match={match} />
      </MomentIs>
      <NewsLines />
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
  <p class="tv-away" role="status">
    <Icon name="offline" size={30} />
    {said(WORDS.away)}
  </p>
)
