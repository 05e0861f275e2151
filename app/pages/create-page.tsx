import { type GameId, STORY_LANGUAGES, type StoryLanguage, storyLanguageFor } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import { useRef, useState } from 'preact/hooks'
import { BackBar } from '../components/back-bar.tsx'
import { Primary, Quiet, Radios, Segments, Switch } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { readName } from '../components/name-field.tsx'
import { Screen } from '../components/screen.tsx'
import { WIRE_VERSION } from '../connection/version.ts'
import { randomToken } from '../device/random.ts'
import { lastName, lastNames, rememberNames } from '../device/rooms.ts'
import { type BotLevel, LEVEL_WORDS, LEVELS } from '../games/level-words.ts'
import { isOffered, manifests } from '../games/manifests.ts'
import { SETTING_WORDS } from '../games/setting-words.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { language, said } from '../words/language.ts'
import { startWithBots } from './alone.ts'
import { useEntering } from './entering.ts'
import { EntranceNotice, NAME_FIRST, YourName } from './entrance-parts.tsx'
import { Home } from './home.tsx'
import { missingNames, NamesField, namesIn } from './names-field.tsx'
import { reach } from './reach.ts'
import { Way } from './way.tsx'

const WORDS = {
  open: { fr: 'Ouvrir la veillée', en: 'Open the evening' },
  coming: { fr: 'On met la table…', en: 'Laying the table…' },
  alone: { fr: 'En solo, avec des robots', en: 'On my own, with robots' },
  robots: { fr: 'Les robots, si tu joues en solo', en: 'The robots, if you play on your own' },
  learn: { fr: 'D’abord apprendre, en 3 minutes', en: 'Learn it first, in 3 minutes' },
  leads: { fr: 'Je mène sans jouer', en: 'I lead without playing' },
  leadsMore: {
    fr: 'Tu ouvres et tu règles, sans place à table.',
    en: 'You open and set things up, without a seat.',
  },
} as const

/** How people come together: the two settings of a room on a server, or one device for all (ROOM-1, 22). */
type Gathering = 'table' | 'remote' | 'device'

/** ROOM-1: anyone opens a room; no account, no e-mail, a name is enough. */
export const CreatePage = ({ game }: { game: string }) =>
  isOffered(game) ? <Create key={game} game={game} /> : <Home />

function Create({ game }: { game: GameId }) {
  const { name: title, more, picture, languageOf } = manifests[game]
  const [typed, setName] = useState(lastName)
  const [names, setNames] = useState<readonly string[]>(lastNames)
  const [words, setWords] = useState<StoryLanguage>(storyLanguageFor(language.peek()))
  const [gathering, setGathering] = useState<Gathering>(reach.peek() === 'here' ? 'table' : 'device')
  const [leads, setLeads] = useState(false)
  const [isAlone, setAlone] = useState(false)
  const [level, setLevel] = useState<BotLevel>('average')
  const [asksName, setAsksName] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const isOneDevice = gathering === 'device'
  const name = readName(typed)
  const players = namesIn(names)
  const missing = isOneDevice ? missingNames(players, game) : name === '' ? NAME_FIRST : null
  // ROOM-4: an animator has no seat. Whoever opens a room is given one, and stands up at once.
  const entering = useEntering((client: RoomClient) => {
    if (isAlone) startWithBots(client, game, level)
    else if (isOneDevice)
      for (const other of players.slice(1)) void client.request({ do: 'share', name: other })
    else if (leads) void client.request({ do: 'stand' })
  })
  const hello = { do: 'open', v: WIRE_VERSION, game, language: words } as const
  const open = () => {
    if (missing !== null || entering.isComing) return
    const token = randomToken()
    if (gathering !== 'device') return entering.come({ ...hello, name, setting: gathering, token })
    rememberNames(players)
    entering.come({ ...hello, name: players[0]!, setting: 'table', token }, 'device')
  }
  // A name that fits into sentences, and that later evenings may remember.
  const you = isOneDevice ? players[0] : name
  const openAlone = () => {
    if (entering.isComing) return
    if (!you) {
      nameInput.current?.focus()
      return setAsksName(true)
    }
    setAlone(true)
    entering.come({ ...hello, name: you, setting: 'remote', token: randomToken() }, 'device')
  }
  return (
    <Screen
      name="create"
      isFlowing
      bar={<BackBar />}
      say={said(title)}
      more={said(more)}
      act={
        <>
          <EntranceNotice of={entering} />
          <Quiet icon="robot" disabled={entering.isComing} onPress={openAlone}>
            {said(WORDS.alone)}
          </Quiet>
          {missing && (
            <p class={asksName && !you ? 'notice held' : 'under'} data-aloud>
              {said(asksName && !you ? NAME_FIRST : missing)}
            </p>
          )}
          <Primary onPress={open} disabled={missing !== null || entering.isComing}>
            {said(entering.isComing ? WORDS.coming : WORDS.open)}
          </Primary>
        </>
      }
    >
      <div class="stack ent-form">
        <img class="ent-photo" src={picture} alt="" width={700} height={260} />
        {!isOneDevice && <YourName name={typed} onChange={setName} onEnter={open} input={nameInput} />}
        <GatheringChoice game={game} chosen={gathering} onChoose={setGathering} />
        {isOneDevice && <NamesField game={game} names={names} onChange={setNames} onEnter={open} />}
        <Segments
          legend={said(WORDS.robots)}
          choices={LEVELS.map(value => ({ value, label: said(LEVEL_WORDS[value]) }))}
          chosen={level}
          onChoose={setLevel}
        />
        {languageOf && (
          <Segments
            isWide
            legend={said(languageOf)}
            choices={STORY_LANGUAGES.map(value => ({ value, label: LANGUAGES[value].name }))}
            chosen={words}
            onChoose={setWords}
          />
        )}
        {!isOneDevice && (
          <Switch isOn={leads} onChange={setLeads} label={said(WORDS.leads)} more={said(WORDS.leadsMore)} />
        )}
        <Way to={`/learn/${game}`} class="plain">
          {said(WORDS.learn)}
        </Way>
      </div>
    </Screen>
  )
}

const GATHERINGS = [
  { value: 'table', icon: 'people' },
  { value: 'remote', icon: 'talk' },
  { value: 'device', icon: 'phone' },
] as const

function moreOf(gathering: Gathering, game: GameId): Said {
  if (gathering === 'remote') return manifests[game].farApart
  return gathering === 'table' ? SETTING_WORDS.tableMore : SETTING_WORDS.deviceMore
}

interface GatheringChoiceProps {
  readonly game: GameId
  readonly chosen: Gathering
  readonly onChoose: (gathering: Gathering) => void
}

/** Round one table, far apart with a call that people bring along (ROOM-32), or with one phone for all. */
const GatheringChoice = ({ game, chosen, onChoose }: GatheringChoiceProps) => (
  <fieldset class="choice ent-settings">
    <legend>{said(SETTING_WORDS.where)}</legend>
    <Radios
      choices={GATHERINGS.map(({ value, icon }) => ({
        value,
        label: (
          <>
            <Icon name={icon} />
            <b>{said(SETTING_WORDS[value])}</b>
            <small>{said(moreOf(value, game))}</small>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
    {chosen === 'remote' && (
      <p class="ent-call" data-aloud>
        <Icon name="call" size={22} />
        <span>{said(SETTING_WORDS.call)}</span>
      </p>
    )}
  </fieldset>
)
