import { useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Lobby } from '../connection/server-messages.ts'
import { useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { peopleOnPhone, watchersIn } from '../round-table/people.ts'
import { said } from '../words/language.ts'
import { PersonActions } from './person-actions.tsx'
import { Refused, useRequests } from './requests.tsx'

const WORDS = {
  watching: { fr: 'Sans place, pour regarder', en: 'Without a seat, watching' },
  you: { fr: '(toi)', en: '(you)' },
  host: { fr: 'mène la partie', en: 'host' },
  away: { fr: 'absence momentanée', en: 'away' },
  screen: { fr: 'Grand écran', en: 'Shared screen' },
  screenMore: { fr: 'Il montre la table, et aucun secret.', en: 'It shows the table, and no secret.' },
  sit: { fr: 'S’asseoir à table', en: 'Sit down at the table' },
  full: { fr: 'Toutes les places sont prises.', en: 'All seats are taken.' },
  unplug: { fr: 'Débrancher ce grand écran', en: 'Disconnect this screen' },
} as const

const screensIn = ({ people }: Lobby): readonly number[] =>
  people.flatMap(({ isScreen, status }, person) => (isScreen && status === 'here' ? [person] : []))

/** Everybody who is here and has no seat, and the shared screens (ROOM-5, 6). */
export function PeopleRow() {
  const lobby = useLobby()
  const { away } = useRoomClient()
  const phone = usePhone()
  const [person, setPerson] = useState<number | null>(null)
  const watchers = watchersIn(lobby)
  const screens = screensIn(lobby).filter(screen => !away.value.includes(screen))
  if (watchers.length + screens.length === 0) return null
  return (
    <>
      <ul class="lobby-people" aria-label={said(WORDS.watching)}>
        {watchers.map(watcher => {
          const shown = shownPerson(lobby, watcher)
          const isAway = away.value.includes(lobby.people[watcher]!.onPhoneOf ?? watcher)
          return (
            <li key={watcher}>
              <button type="button" class="lobby-person" onClick={() => setPerson(watcher)}>
                <SeatToken of={{ ...shown, isAway }} size={30} />
                {shown.name}
                {watcher === phone.person && ` ${said(WORDS.you)}`}
                {watcher === lobby.host && <small>{said(WORDS.host)}</small>}
                {isAway && <span class="unseen">{said(WORDS.away)}</span>}
              </button>
            </li>
          )
        })}
        {screens.map(screen => (
          <li key={screen}>
            <button type="button" class="lobby-person" onClick={() => setPerson(screen)}>
              <Icon name="screen" size={22} />
              {said(WORDS.screen)}
            </button>
          </li>
        ))}
      </ul>
      {person !== null && <PersonSheet person={person} onClose={() => setPerson(null)} />}
    </>
  )
}

function PersonSheet({ person, onClose }: { person: number; onClose: () => void }) {
  const lobby = useLobby()
  const phone = usePhone()
  const request = useRequests()
  const { isScreen } = lobby.people[person]!
  const free = lobby.seating.findIndex(holder => holder === null || 'bot' in holder)
  const first = lobby.seating.indexOf(null)
  const mayDecide = phone.isHost || peopleOnPhone(lobby, phone.person).includes(person)
  const title = isScreen ? said(WORDS.screen) : shownPerson(lobby, person).name
  const sit = async () =>
    (await request({ do: 'sit', seat: first === -1 ? free : first, person })) && onClose()
  return (
    <Sheet title={title} onClose={onClose} name="person">
      <div class="stack">
        <Refused />
        {isScreen && <p>{said(WORDS.screenMore)}</p>}
        {isScreen && phone.isHost && (
          <Quiet icon="cross" onPress={async () => (await request({ do: 'remove', person })) && onClose()}>
            {said(WORDS.unplug)}
          </Quiet>
        )}
        {!isScreen && mayDecide && free !== -1 && (
          <Quiet icon="people" onPress={sit}>
            {said(WORDS.sit)}
          </Quiet>
        )}
        {!isScreen && free === -1 && <p>{said(WORDS.full)}</p>}
        {!isScreen && <PersonActions person={person} onClose={onClose} />}
      </div>
    </Sheet>
  )
}
