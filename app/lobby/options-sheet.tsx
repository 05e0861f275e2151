import { STORY_LANGUAGES } from '@veillee/games'
import { Quiet, Segments } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Lobby } from '../connection/server-messages.ts'
import { manifests } from '../games/manifests.ts'
import { SETTING_WORDS } from '../games/setting-words.ts'
import { useIsOnDevice, useLobby, usePhone } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { peopleOnPhone } from '../round-table/people.ts'
import { Doors } from '../sheets/doors.tsx'
import { filled } from '../words/filled.ts'
import { said, tongueOf } from '../words/language.ts'
import { OptionRead, OptionRow } from './option-row.tsx'
import { Refused, useRequests } from './requests.tsx'
import { useOptions } from './use-options.ts'

const WORDS = {
  title: { fr: 'Réglages de la partie', en: 'How we play' },
  game: { fr: 'Le jeu', en: 'The game' },
  another: { fr: 'Changer de jeu', en: 'Choose another game' },
  hands: { fr: 'Les mains', en: 'Hands' },
  real: { fr: 'On touche de vraies paumes.', en: 'Real palms are touched.' },
  glass: {
    fr: 'Le téléphone se pose à plat sur la main ouverte, et l’on touche la vitre.',
    en: 'The phone lies flat on the open hand, and fingers touch the glass.',
  },
  language: { fr: 'Langue des mots', en: 'Language of the words' },
  timer: { fr: 'Sablier', en: 'Sandglass' },
  timerMore: {
    fr: 'Il se voit, et ne décide de rien',
    en: 'It is seen by all, and decides nothing',
  },
  none: { fr: 'sans', en: 'none' },
  room: { fr: 'La veillée', en: 'The evening' },
  door: { fr: 'Porte ouverte', en: 'Open door' },
  doorMore: { fr: 'D’autres peuvent encore entrer', en: 'Others may still come in' },
  chat: { fr: 'Petits mots', en: 'Chat' },
  chatMore: { fr: 'Messages et mimiques sur les téléphones', en: 'Messages and faces on the phones' },
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  keep: { fr: 'Garder la veillée, ou l’effacer', en: 'Keep the evening, or delete it' },
  whose: { fr: 'C’est # qui règle la partie.', en: '# sets how we play.' },
} as const

const HANDS = { table: { fr: 'Vraies', en: 'Real' }, remote: { fr: 'De verre', en: 'Of glass' } } as const
const MINUTE_MS = 60_000
const TIMERS = [0, 1, 2, 5] as const

const minutes = (count: number): string => (count === 0 ? said(WORDS.none) : `${count}\u202fmin`)

/** ROOM-4: the host sets, the others see. */
export function OptionsSheet({
  onClose,
  onGame,
  onKeep,
}: Readonly<Record<'onClose' | 'onGame' | 'onKeep', () => void>>) {
  const lobby = useLobby()
  const { isHost } = usePhone()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="settings">
      <div class="stack">
        {isHost ? <HostSets onGame={onGame} /> : <OthersRead lobby={lobby} />}
        <Quiet icon="book" onPress={onKeep}>
          {said(WORDS.keep)}
        </Quiet>
      </div>
    </Sheet>
  )
}

function HostSets({ onGame }: { onGame: () => void }) {
  const lobby = useLobby()
  const request = useRequests()
  const options = useOptions()
  const isOnDevice = useIsOnDevice()
  return (
    <div class="stack">
      <h3 class="lobby-part">{said(manifests[lobby.game].name)}</h3>
      <Refused />
      {isOnDevice ? <Hands /> : <Where />}
      {options.map(option => (
        <OptionRow
          key={option.key}
          option={option}
          onTurn={turned => request({ do: 'choose', options: turned })}
        />
      ))}
      {manifests[lobby.game].languageOf && (
        <Segments
          isWide
          legend={said(WORDS.language)}
          choices={STORY_LANGUAGES.map(value => ({ value, label: tongueOf(value) }))}
          chosen={lobby.language}
          onChoose={language => request({ do: 'choose', language })}
        />
      )}
      <div class="lobby-choice">
        <Segments
          legend={said(WORDS.timer)}
          choices={TIMERS.map(value => ({ value, label: minutes(value) }))}
          chosen={Math.round((lobby.timerMs ?? 0) / MINUTE_MS) as (typeof TIMERS)[number]}
          onChoose={count => request({ do: 'setTimer', timerMs: count === 0 ? null : count * MINUTE_MS })}
        />
        <small>{said(WORDS.timerMore)}</small>
      </div>
      <Quiet icon="turn" onPress={onGame}>
        {said(WORDS.another)}
      </Quiet>
      {!isOnDevice && (
        <>
          <h3 class="lobby-part">{said(WORDS.room)}</h3>
          <Doors words={WORDS} request={request} />
        </>
      )}
    </div>
  )
}

/** Where people are, in a room that others come to. */
function Where() {
  const lobby = useLobby()
  const request = useRequests()
  return (
    <div class="lobby-choice tall">
      <Segments
        legend={said(SETTING_WORDS.where)}
        choices={(['table', 'remote'] as const).map(value => ({
          value,
          label: said(SETTING_WORDS[value]),
        }))}
        chosen={lobby.setting}
        onChoose={setting => request({ do: 'choose', setting })}
      />
      {lobby.setting === 'remote' && <small>{said(SETTING_WORDS.call)}</small>}
    </div>
  )
}

/** ROOM-22: with one phone, hands are real; or it lies on the open hand, and the glass is the palm. */
function Hands() {
  const lobby = useLobby()
  const request = useRequests()
  const isShared = peopleOnPhone(lobby, usePhone().person).length > 1
  // Somebody alone has no hand beside the phone, and not every game has palms.
  if (!isShared || !manifests[lobby.game].isFelt) return null
  return (
    <div class="lobby-choice">
      <Segments
        legend={said(WORDS.hands)}
        choices={(['table', 'remote'] as const).map(value => ({ value, label: said(HANDS[value]) }))}
        chosen={lobby.setting}
        onChoose={setting => request({ do: 'choose', setting })}
      />
      <small>{said(lobby.setting === 'table' ? WORDS.real : WORDS.glass)}</small>
    </div>
  )
}

function OthersRead({ lobby }: { lobby: Lobby }) {
  const options = useOptions()
  const { host, game, setting, timerMs, language, isOpen, isChatOn } = lobby
  const rows: readonly (readonly [string, string])[] = [
    [said(SETTING_WORDS.where), said(SETTING_WORDS[setting])],
    ...(manifests[game].languageOf ? [[said(WORDS.language), tongueOf(language)] as const] : []),
    [said(WORDS.timer), minutes(Math.round((timerMs ?? 0) / MINUTE_MS))],
    [said(WORDS.door), said(isOpen ? WORDS.yes : WORDS.no)],
    [said(WORDS.chat), said(isChatOn ? WORDS.yes : WORDS.no)],
  ]
  return (
    <>
      {host !== null && <p class="lobby-soft">{filled(said(WORDS.whose), shownPerson(lobby, host).name)}</p>}
      <dl class="lobby-list">
        <div class="lobby-read">
          <dt>{said(WORDS.game)}</dt>
          <dd>{said(manifests[game].name)}</dd>
        </div>
        {options.map(option => (
          <OptionRead key={option.key} option={option} />
        ))}
        {rows.map(([label, value]) => (
          <div key={label} class="lobby-read">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
