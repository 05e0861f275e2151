import '../styles/lobby.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Primary, Quiet, Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { lazily } from '../components/lazily.tsx'
import { Screen } from '../components/screen.tsx'
import { pictureOf } from '../connection/invitation.ts'
import { byEarOr } from '../device/by-ear.ts'
import { fetchAhead } from '../games/games.ts'
import { manifests } from '../games/manifests.ts'
import { SETTING_WORDS } from '../games/setting-words.ts'
import { ComingBack } from '../room-client/absence.tsx'
import { useIsOnDevice, useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { peopleOnPhone, seatOf } from '../round-table/people.ts'
import { readyWords } from '../round-table/ready-words.ts'
import { go } from '../router.ts'
import { filled } from '../words/filled.ts'
import { said } from '../words/language.ts'
import { AwakeHint } from './awake-hint.tsx'
import { NobodyYet } from './nobody-yet.tsx'
import { PalmQuestion, unasked } from './palm-question.tsx'
import { PeopleRow } from './people-row.tsx'
import { Refused, useRequests } from './requests.tsx'
import { HeadlineOption, LobbyRows } from './rows.tsx'
import { asksForSense } from './sense-row.tsx'
import type { OpenSheet } from './sheets.tsx'
import { LobbyTable } from './table.tsx'

/** Fetched as soon as the lobby is shown, and so before anybody opens one. */
const LobbySheet = lazily(() => import('./sheets.tsx').then(sheets => sheets.LobbySheet))

const WORDS = {
  back: { fr: 'Accueil', en: 'Home' },
  rules: { fr: 'Les règles', en: 'The rules' },
  change: { fr: 'changer de jeu', en: 'choose another game' },
  invite: { fr: 'Inviter', en: 'Invite' },
  add: { fr: 'Encore quelqu’un', en: 'Add somebody' },
  settings: { fr: 'Réglages', en: 'Settings' },
  start: { fr: 'Commencer la partie', en: 'Start the match' },
  question: { fr: 'Une question pour toi', en: 'A question for you' },
  questionMore: { fr: 'Sur ta main. Rien que pour tes yeux.', en: 'About your hand. For your eyes only.' },
  sense: { fr: 'Choisis comment sentir', en: 'Choose how to feel' },
  senseMore: { fr: 'Dix secondes, avant le premier geste.', en: 'Ten seconds, before the first gesture.' },
  tipAll: { fr: 'Fais glisser un jeton pour changer de place.', en: 'Drag a token to change places.' },
  tipByEar: { fr: 'Appuie sur un nom pour changer de place.', en: 'Press a name to change places.' },
  tipSit: {
    fr: 'Tu regardes. Touche une place libre pour t’asseoir.',
    en: 'You are watching. Tap a free seat to sit down.',
  },
  tipFull: {
    fr: 'Tu regardes : toutes les places sont prises.',
    en: 'You are watching: all seats are taken.',
  },
  tipLead: { fr: 'Tu mènes la partie sans jouer.', en: 'You lead without playing.' },
  starts: { fr: '# lance la partie', en: '# starts the match' },
  waits: {
    fr: 'On attend # un instant. Sa place est gardée.',
    en: 'Waiting a moment for #. The seat is kept.',
  },
  otherRules: {
    fr: 'La partie commencée suivait d’autres règles. Une nouvelle peut commencer.',
    en: 'The match that was begun had other rules. A new one can start.',
  },
  broken: {
    fr: 'La partie commencée ne peut pas reprendre. Une nouvelle peut commencer.',
    en: 'The match that was begun cannot go on. A new one can start.',
  },
  qr: { fr: 'Inviter : code', en: 'Invite: code' },
} as const

/** The room before a match: the table from above, what is missing, and a start (ROOM-1 to 7). */
export function Lobby() {
  const lobby = useLobby()
  const phone = usePhone()
  const isOnDevice = useIsOnDevice()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const start = useStart(
    () => setAsked(unasked(lobby, phone)),
    () => setSheet({ is: 'senses' }),
  )
  useEffect(() => void fetchAhead(lobby.game), [lobby.game])
  if (asked !== null) {
    const leave = (hasAnswered: boolean) => {
      setAsked(null)
      start.goesOn(hasAnswered)
    }
    return <PalmQuestion people={asked} onDone={leave} />
  }
  const open = (next: OpenSheet) => {
    setSheet(next)
    if (sheet?.is === 'senses') start.goesOn(next === null)
  }
  return (
    <Screen
      name="lobby"
      bar={<LobbyBar onOpen={setSheet} />}
      act={
        <Act
          onStart={start.begins}
          onAsk={() => setAsked(unasked(lobby, phone))}
          onSense={() => setSheet({ is: 'senses' })}
        />
      }
    >
      <div class="lobby">
        <LobbyTable onSeat={seat => setSheet({ is: 'place', seat })}>
          {isOnDevice ? (
            <span class="lobby-middle here">
              <Icon name="phone" size={44} width={1.6} />
              <b>{said(SETTING_WORDS.device)}</b>
            </span>
          ) : (
            <button
              type="button"
              class="lobby-middle"
              aria-label={`${said(WORDS.qr)} ${[...lobby.code].join(' ')}`}
              onClick={() => setSheet({ is: 'invite' })}
            >
              <img src={pictureOf(lobby.code)} alt="" width={94} height={94} draggable={false} />
              <span class="lobby-code">{lobby.code}</span>
            </button>
          )}
        </LobbyTable>
        <Tip />
        <ClosedNotice />
        <HeadlineOption />
        <div class="lobby-two">
          {isOnDevice ? (
            <Quiet icon="plus" onPress={() => setSheet({ is: 'share' })}>
              {said(WORDS.add)}
            </Quiet>
          ) : (
            <Quiet icon="share" onPress={() => setSheet({ is: 'invite' })}>
              {said(WORDS.invite)}
            </Quiet>
          )}
          <Quiet icon="sliders" onPress={() => setSheet({ is: 'settings' })}>
            {said(WORDS.settings)}
          </Quiet>
        </div>
        {/* What may come while somebody is about to press something comes below all of that. */}
        <LobbyRows onOpen={setSheet} onPalm={() => setAsked(peopleOnPhone(lobby, phone.person))} />
        <PeopleRow />
        <AwakeHint />
        {!isOnDevice && <NobodyYet onHelp={() => setSheet({ is: 'reach' })} />}
      </div>
      <LobbySheet sheet={sheet} onOpen={open} />
    </Screen>
  )
}

/** A match that this server cannot go on with, and why. */
function ClosedNotice() {
  const { closed } = useLobby()
  if (closed === null) return null
  return (
    <p class="notice held">
      <Icon name="wait" />
      {said(closed.why === 'rules' ? WORDS.otherRules : WORDS.broken)}
    </p>
  )
}

function LobbyBar({ onOpen }: { onOpen: (sheet: OpenSheet) => void }) {
  const { game } = useLobby()
  const { isHost } = usePhone()
  const name = said(manifests[game].name)
  return (
    <header class="bar">
      <Round icon="home" label={said(WORDS.back)} onPress={() => go('/')} />
      <h1 class="name lobby-title">
        {isHost ? (
          <button type="button" onClick={() => onOpen({ is: 'game' })}>
            {name}
            <span class="unseen">, {said(WORDS.change)}</span>
            <Icon name="turn" size={18} />
          </button>
        ) : (
          name
        )}
      </h1>
      <Round isRaised label={said(WORDS.rules)} onPress={() => onOpen({ is: 'rules' })}>
        ?
      </Round>
    </header>
  )
}

function Tip() {
  const lobby = useLobby()
  const { person, isHost } = usePhone()
  const isSeated = peopleOnPhone(lobby, person).some(one => seatOf(lobby, one) !== undefined)
  const isFull = lobby.seating.every(holder => holder !== null && 'person' in holder)
  const tipWatch = isFull ? WORDS.tipFull : WORDS.tipSit
  const words = isSeated ? byEarOr(WORDS.tipByEar, WORDS.tipAll) : isHost ? WORDS.tipLead : tipWatch
  return <p class={isSeated ? 'lobby-tip drag' : 'lobby-tip'}>{said(words)}</p>
}

/** On a phone that several share, “you” is nobody. */
const questionFor = (name: string) => ({ fr: `Une question pour ${name}`, en: `A question for ${name}` })

/** Who starts may have a question to answer first: once it is answered, it starts without another press. */
function useStart(ask: () => void, chooseSense: () => void) {
  const lobby = useLobby()
  const phone = usePhone()
  const request = useRequests()
  const isWaiting = useRef(false)
  const start = () => void request({ do: 'start', match: lobby.nextMatch })
  return {
    begins: () => {
      const mustAsk = unasked(lobby, phone).length > 0
      isWaiting.current = mustAsk || asksForSense(lobby, phone)
      if (!isWaiting.current) start()
      else if (mustAsk) ask()
      else chooseSense()
    },
    goesOn: (hasAnswered: boolean) => {
      if (isWaiting.current && hasAnswered) start()
      isWaiting.current = false
    },
  }
}

interface ActProps {
  readonly onStart: () => void
  readonly onAsk: () => void
  readonly onSense: () => void
}

/** What is missing or that all is set; then the one thing that is yours to do. */
function Act({ onStart, onAsk, onSense }: ActProps) {
  const client = useRoomClient()
  const lobby = useLobby()
  const phone = usePhone()
  const isReady = lobby.notReady === null
  const toAsk = unasked(lobby, phone)
  const mustAsk = toAsk.length > 0
  const mustChoose = asksForSense(lobby, phone)
  const host = lobby.host === null ? null : shownPerson(lobby, lobby.host).name
  const isHostAway = lobby.host !== null && client.away.value.includes(lobby.host)
  return (
    <>
      <Refused />
      <ComingBack />
      <p class={isReady ? 'lobby-ready good' : 'lobby-ready'} data-aloud>
        <Icon name={isReady ? 'check' : 'wait'} size={22} width={isReady ? 3 : 2.2} />
        <span>{readyWords(lobby)}</span>
      </p>
      {phone.isHost && (
        <Primary disabled={!isReady} onPress={onStart}>
          {said(WORDS.start)}
        </Primary>
      )}
      {!phone.isHost && mustAsk && (
        <Primary onPress={onAsk}>
          {phone.lends.length > 1
            ? said(questionFor(shownPerson(lobby, toAsk[0]!).name))
            : said(WORDS.question)}
          <small>{said(WORDS.questionMore)}</small>
        </Primary>
      )}
      {!phone.isHost && mustChoose && (
        <Primary onPress={onSense}>
          {said(WORDS.sense)}
          <small>{said(WORDS.senseMore)}</small>
        </Primary>
      )}
      {!phone.isHost && host !== null && (
        <p class="under" data-aloud>
          {filled(said(isHostAway ? WORDS.waits : WORDS.starts), host)}
        </p>
      )}
    </>
  )
}
