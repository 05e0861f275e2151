import type { Said } from '@veillee/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Lobby } from '../connection/server-messages.ts'
import { type StagedCue, sound } from '../game-kit/cues.ts'
import { useLobby } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'

/** Somebody comes, somebody leaves, somebody else is host: the whole table hears of it. */
export interface News {
  readonly person: number
  readonly words: Said
  readonly cue: StagedCue
}

export const NEWS_MS = 4_500

const isPerson = ({ people }: Lobby, person: number): boolean => !people[person]!.isScreen

/** What is new in this lobby; nothing is, on a screen that has just been opened. */
export function newsIn(before: Lobby | null, now: Lobby): readonly News[] {
  if (before === null || before.code !== now.code) return []
  const name = (person: number) => shownPerson(now, person).name
  const people = [...now.people.keys()].filter(person => isPerson(now, person))
  const come = people.filter(
    person => before.people[person]?.status !== 'here' && now.people[person]!.status === 'here',
  )
  const gone = people.filter(
    person => before.people[person]?.status === 'here' && now.people[person]!.status !== 'here',
  )
  const host = now.host !== null && before.host !== null && now.host !== before.host ? [now.host] : []
  return [
    ...come.map(
      (person): News => ({
        person,
        cue: 'comes',
        words: { fr: `Voilà ${name(person)} !`, en: `Here comes ${name(person)}!` },
      }),
    ),
    ...gone.map(
      (person): News => ({
        person,
        cue: 'goes',
        words: {
          fr: `${name(person)} nous quitte. Bonne nuit !`,
          en: `${name(person)} is leaving. Good night!`,
        },
      }),
    ),
    ...host.map(
      (person): News => ({
        person,
        cue: 'comes',
        words: { fr: `${name(person)} prend le relais`, en: `${name(person)} takes over as host` },
      }),
    ),
  ]
}

export function useNews(): readonly News[] {
  const lobby = useLobby()
  const before = useRef<Lobby | null>(null)
  const [shown, setShown] = useState<readonly News[]>([])
  useEffect(() => {
    const news = newsIn(before.current, lobby)
    before.current = lobby
    if (news.length === 0) return
    sound(news[0]!.cue)
    setShown(shownNow => [...shownNow, ...news])
    setTimeout(() => setShown(shownNow => shownNow.filter(one => !news.includes(one))), NEWS_MS)
  }, [lobby])
  return shown
}
