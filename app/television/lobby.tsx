import { Icon } from '../components/icon.tsx'
import { useGround } from '../components/screen.tsx'
import { pictureOf, spelt, useInvitation } from '../connection/invitation.ts'
import { useThemes } from '../game-kit/use-theme.ts'
import { manifests } from '../games/manifests.ts'
import { resultWords } from '../games/result-words.ts'
import { useGame } from '../games/use-game.ts'
import { useLobby, useRoomClient } from '../room-client/context.tsx'
import { shownPerson, useSitters } from '../room-client/sitters.ts'
import { watchersIn } from '../round-table/people.ts'
import { placesShown } from '../round-table/places.ts'
import { readyWords } from '../round-table/ready-words.ts'
import { RoundTable } from '../round-table/round-table.tsx'
import { nameAt, spokenAt } from '../round-table/seat-words.ts'
import { Token } from '../round-table/token.tsx'
import { filled } from '../words/filled.ts'
import { listed, said } from '../words/language.ts'
import { Fan } from './fan.tsx'
import { theme } from './theme.ts'

const WORDS = {
  come: { fr: 'Venez à table', en: 'Come and sit down' },
  again: { fr: 'Encore une ?', en: 'One more?' },
  point: { fr: 'Vise avec ton téléphone, ou ouvre', en: 'Point your phone here, or open' },
  qr: { fr: 'Code QR pour rejoindre la veillée', en: 'QR code to join the evening' },
  closed: { fr: 'La porte est fermée.', en: 'The door is closed.' },
  starts: { fr: '# lance la partie.', en: '# starts the match.' },
  watching: { fr: 'Regardent : ', en: 'Watching: ' },
  last: { fr: 'Dernière partie', en: 'Last match' },
  table: { fr: 'Autour de la table', en: 'Round the table' },
} as const

const NOBODY = -1

/** The table before a match, for the whole room: who is here, what is missing, and how to come (ROOM-6). */
export function TelevisionLobby() {
  useGround('dusk')
  const lobby = useLobby()
  const sitters = useSitters()
  const { pad } = useRoomClient()
  useThemes([theme, useGame(lobby.game)?.theme], { goesRound: true })
  const places = placesShown(lobby.seating, { least: manifests[lobby.game].seats.min, nearest: null })
  const last = pad.value.lines.at(-1)
  return (
    <div class="television tv-lobby" data-screen="screen-lobby">
      <main class="tv-table">
        <RoundTable
          places={places}
          teams={lobby.teams}
          label={said(WORDS.table)}
          seat={seat => {
            const sitter = sitters[seat] ?? null
            return (
              <span class="table-seat">
                <span class="unseen">{spokenAt(lobby, sitter, seat, NOBODY)}</span>
                <Token sitter={sitter} isLit={sitter?.isHost === true && lobby.notReady === null} />
                <span class="table-name" aria-hidden="true">
                  {nameAt(sitter, NOBODY)}
                </span>
              </span>
            )
          }}
        >
          <span class="tv-game">
            <Fan game={lobby.game} />
            <b>{said(manifests[lobby.game].name)}</b>
          </span>
        </RoundTable>
      </main>
      <aside class="tv-come">
        <h1>{said(last ? WORDS.again : WORDS.come)}</h1>
        {last && (
          <p class="tv-last">
            {said(WORDS.last)}, {said(manifests[last.game].name)}
            <b>{resultWords(last).score}</b>
          </p>
        )}
        <Invitation />
        <Foot />
      </aside>
    </div>
  )
}

function Invitation() {
  const { code, isOpen } = useLobby()
  const invitation = useInvitation(code)
  if (!isOpen) return <p>{said(WORDS.closed)}</p>
  return (
    <>
      <div class="tv-scan">
        <img src={pictureOf(code)} alt={said(WORDS.qr)} />
        <p>
          {said(WORDS.point)} <b>{invitation && spelt(invitation.home)}</b>
        </p>
      </div>
      <p class="tv-letters">
        <span class="unseen">{[...code].join(' ')}</span>
        {[...code].map((letter, i) => (
          <b key={i} aria-hidden="true">
            {letter}
          </b>
        ))}
      </p>
    </>
  )
}

function Foot() {
  const lobby = useLobby()
  const isReady = lobby.notReady === null
  const watchers = watchersIn(lobby).map(person => shownPerson(lobby, person).name)
  const host = lobby.host === null ? null : shownPerson(lobby, lobby.host).name
  return (
    <div class="tv-foot" data-aloud>
      <p class={isReady ? 'tv-ready good' : 'tv-ready'}>
        <Icon name={isReady ? 'check' : 'wait'} size={30} width={isReady ? 3 : 2.2} />
        <span>
          {readyWords(lobby)}
          {isReady && host !== null && <small>{filled(said(WORDS.starts), host)}</small>}
        </span>
      </p>
      {watchers.length > 0 && (
        <p class="tv-watching">
          {said(WORDS.watching)}
          {listed(watchers)}
        </p>
      )}
    </div>
  )
}
