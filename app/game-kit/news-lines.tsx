import { useEffect, useRef, useState } from 'preact/hooks'
import { SeatToken, type Shown } from '../components/seat.tsx'
import type { Lobby } from '../connection/server-messages.ts'
import { useLobby, useMatch, usePhone } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { useIsHeardHere } from './heard-here.ts'
import { newsBetween, type Seen, type Told } from './news.ts'

/** A line that others wait behind: a phone has room for one, over its bar. */
const SHOWN_MS = { alone: 6_000, awaited: 2_500 } as const
const MOST = 3

const words = ({ is }: Told, name: string) =>
  ({
    watches: { fr: `Bonsoir ${name}, bon spectacle !`, en: `Welcome, ${name}, enjoy the show!` },
    sits: { fr: `Bonsoir ${name}, bienvenue à table !`, en: `Welcome to the table, ${name}!` },
    left: { fr: `${name} a quitté la table.`, en: `${name} has left the table.` },
    standIn: { fr: `Un robot joue pour ${name}.`, en: `A robot plays for ${name}.` },
    host: { fr: `${name} prend le relais.`, en: `${name} takes over as host.` },
    back: { fr: `${name} est de retour.`, en: `${name} is back.` },
  })[is]

/** ROOM-36: who comes, goes, is played for and is back, for a moment, on phones and shared screen alike. */
export function NewsLines() {
  const lines = useNews()
  return (
    <div class="news" data-aloud>
      {lines.map(({ told, who }) => (
        <p key={`${told.is}-${told.person}`}>
          <SeatToken of={who} size={30} />
          <span>{said(words(told, who.name))}</span>
        </p>
      ))}
    </div>
  )
}

interface Line {
  readonly told: Told
  readonly who: Shown
}

/** What was before this page was opened is no news. */
function useNews(): readonly Line[] {
  const lobby = useLobby()
  const match = useMatch()
  const { person } = usePhone()
  const isHeard = useIsHeardHere()
  const before = useRef<Seen>({ lobby, match })
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    const fresh = newsBetween(before.current, { lobby, match })
      .filter(told => !isOwn(lobby, told.person, person))
      .map(told => ({ told, who: shownPerson(lobby, told.person) }))
    before.current = { lobby, match }
    if (fresh.length === 0) return
    setLines(shown => [...shown, ...fresh].slice(-MOST))
    const cue = fresh.some(({ told }) => told.is === 'left') ? 'goes' : 'comes'
    if (isHeard)
      import('./cues.ts').then(
        ({ sound }) => sound(cue),
        () => undefined, // what does not come is not heard
      )
  }, [lobby, match?.standIns])
  useEffect(() => {
    if (lines.length === 0) return
    const next = () => setLines(shown => shown.slice(1))
    const timer = setTimeout(next, lines.length > 1 ? SHOWN_MS.awaited : SHOWN_MS.alone)
    return () => clearTimeout(timer)
  }, [lines])
  return lines
}

const isOwn = ({ people }: Lobby, person: number, phone: number): boolean =>
  person === phone || people[person]!.onPhoneOf === phone
