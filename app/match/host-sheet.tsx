import { useEffect, useState } from 'preact/hooks'
import { Plain, Quiet } from '../components/controls.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Lobby } from '../connection/server-messages.ts'
import { HUSH } from '../game-kit/phrases.tsx'
import { useIsOnDevice, useLobby, useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { Doors } from '../sheets/doors.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Pour l’hôte', en: 'For the host' },
  door: { fr: 'La porte est ouverte', en: 'The door is open' },
  doorMore: { fr: 'D’autres peuvent encore venir regarder.', en: 'Others may still come and watch.' },
  chat: { fr: 'On peut s’écrire', en: 'People can write' },
  chatMore: { fr: 'Les visages restent permis.', en: 'Faces stay allowed.' },
  hush: { fr: 'Rappeler le silence', en: 'Remind of the silence' },
  end: { fr: 'Finir la partie maintenant', en: 'End the match now' },
  endSure: { fr: 'Oui, finir sans résultat', en: 'Yes, end without a result' },
  endMore: {
    fr: 'La partie s’arrête pour tout le monde, sans score.',
    en: 'The match stops for everybody, without a score.',
  },
  people: { fr: 'Qui est là', en: 'Who is here' },
  nobody: { fr: 'Personne d’autre pour l’instant.', en: 'Nobody else for now.' },
  host: { fr: 'Confier le rôle d’hôte', en: 'Make host' },
  remove: { fr: 'Faire sortir', en: 'Put out' },
  sure: { fr: 'Oui, et pour de bon', en: 'Yes, and for good' },
  no: { fr: 'Non', en: 'No' },
} as const

/** ROOM-4: what only the host may do in the middle of a match. */
export function HostSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const lobby = useLobby()
  const { may, person, isHost } = usePhone()
  const isOnDevice = useIsOnDevice()
  useEffect(() => {
    if (!isHost) onClose()
  }, [isHost, onClose])
  const others = lobby.people.flatMap(({ status, isScreen }, one) =>
    status === 'here' && !isScreen && one !== person ? [one] : [],
  )
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="host">
      <div class="stack">
        {may.phrases.includes(HUSH) && (
          <Quiet
            icon="silence"
            onPress={() => client.request({ do: 'say', kind: 'phrases', text: HUSH }).then(onClose)}
          >
            {said(WORDS.hush)}
          </Quiet>
        )}
        {!isOnDevice && <Doors words={WORDS} request={request => client.request(request)} />}
        <h3 class="h2">{said(WORDS.people)}</h3>
        {others.length === 0 && <p class="play-soft">{said(WORDS.nobody)}</p>}
        <ul class="play-people">
          {others.map(one => (
            <Other key={one} person={one} lobby={lobby} />
          ))}
        </ul>
        <EndEarly onClose={onClose} />
      </div>
    </Sheet>
  )
}

function Other({ person, lobby }: { person: number; lobby: Lobby }) {
  const client = useRoomClient()
  const [isAsked, setAsked] = useState(false)
  const shown = shownPerson(lobby, person)
  const canHost = lobby.people[person]!.onPhoneOf === null
  return (
    <li>
      <SeatToken of={shown} size={36} />
      <b>{shown.name}</b>
      <span class="play-row">
        {isAsked ? (
          <>
            <Plain onPress={() => client.request({ do: 'remove', person })}>{said(WORDS.sure)}</Plain>
            <Plain onPress={() => setAsked(false)}>{said(WORDS.no)}</Plain>
          </>
        ) : (
          <>
            {canHost && (
              <Plain onPress={() => client.request({ do: 'passHost', to: person })}>{said(WORDS.host)}</Plain>
            )}
            <Plain onPress={() => setAsked(true)} label={`${said(WORDS.remove)} ${shown.name}`}>
              {said(WORDS.remove)}
            </Plain>
          </>
        )}
      </span>
    </li>
  )
}

function EndEarly({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const match = useMatch()
  const [isAsked, setAsked] = useState(false)
  if (match?.end !== null) return null
  const end = () => client.request({ do: 'endEarly', match: match.number }).then(onClose)
  if (!isAsked)
    return (
      <Quiet icon="flag" onPress={() => setAsked(true)}>
        {said(WORDS.end)}
      </Quiet>
    )
  return (
    <div class="stack">
      <p>{said(WORDS.endMore)}</p>
      <Quiet icon="flag" onPress={end}>
        {said(WORDS.endSure)}
      </Quiet>
      <Plain onPress={() => setAsked(false)}>{said(WORDS.no)}</Plain>
    </div>
  )
}
