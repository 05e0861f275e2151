import '../styles/lobby.css'
import { useEffect, useState } from 'preact/hooks'
import { WIRE_VERSION } from '../connection/version.ts'
import { useStaysAwake } from '../device/awake.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { currentRoom, enterRoom, leaveRoom } from '../room-client/current.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { go } from '../router.ts'
import { CodePage } from '../television/code-page.tsx'
import { cleaned, forgetScreen, LONGEST_CODE, lastScreen, screenToken } from '../television/known-screen.ts'
import { Shown } from '../television/shown.tsx'

const show = (code: string): void => go(`/screen/${cleaned(code)}`, { replace: true })

/** ROOM-6: a television or laptop that shows the table, and nothing else. */
export function ScreenPage({ code }: { code: string }) {
  if (code === '') return <CodePage start={lastScreen()?.code} onCode={show} />
  return <ScreenOf code={cleaned(code)} />
}

/** It joins by itself, also after a reload, a night, or a restart of the server: the same screen, not one more. */
function ScreenOf({ code }: { code: string }) {
  useStaysAwake()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    enterRoom({ do: 'join', v: WIRE_VERSION, code, name: '', isScreen: true, token: screenToken(code) })
    return leaveRoom
  }, [code, tries])
  const client = currentRoom.value
  const why = client?.turnedAway.value ?? wordsOf(client)
  useEffect(() => {
    if (why) forgetScreen()
  }, [why])
  // The same code once more may be right by now: a door has been opened.
  const again = (typed: string) => (typed === code ? setTries(tries + 1) : show(typed))
  if (why) return <CodePage start={code.length > LONGEST_CODE ? '' : code} why={why} onCode={again} />
  return client === null ? null : (
    <RoomClientProvider value={client}>
      <Shown />
    </RoomClientProvider>
  )
}

/** Put out, or the evening is deleted. A restart is no goodbye. */
function wordsOf(client: RoomClient | null) {
  const bye = client?.bye.value
  return bye && bye.why !== 'restart' ? bye.words : null
}
