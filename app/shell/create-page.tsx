import './entrance.css'
import type { GameId, Setting } from '@veillee/games'
import type { Language } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { randomToken } from '../device/random.ts'
import { lastName } from '../device/rooms.ts'
import { Primary, Segments, Switch } from '../parts/controls.tsx'
import { Icon } from '../parts/icon.tsx'
import { Screen } from '../parts/screen.tsx'
import { WIRE_VERSION } from '../wire/version.ts'
import { language, said } from '../words/language.ts'
import { useEntrance } from './entrance.ts'
import { BackBar, EntranceNotice, NAME_FIRST, NameField, readName } from './entrance-parts.tsx'
import { gameWords, isGame } from './game-words.ts'
import { Home } from './home.tsx'
import { SETTING_WORDS } from './setting-words.ts'
import { Way } from './way.tsx'

const WORDS = {
  open: { fr: 'Ouvrir la veillée', en: 'Open the evening' },
  coming: { fr: 'On met la table…', en: 'Laying the table…' },
  learn: { fr: 'D’abord apprendre, en 3 minutes', en: 'Learn it first, in 3 minutes' },
  words: { fr: 'Les mots de l’histoire', en: 'The words of the story' },
  leads: { fr: 'Je mène sans jouer', en: 'I lead without playing' },
  leadsMore: {
    fr: 'Tu ouvres et tu règles, sans place à table.',
    en: 'You open and set things up, without a seat.',
  },
} as const

/** ROOM-1: anyone opens a room; no account, no e-mail, a name is enough. */
export const CreatePage = ({ game }: { game: string }) =>
  isGame(game) ? <Create key={game} game={game} /> : <Home />

function Create({ game }: { game: GameId }) {
  const [typed, setName] = useState(lastName)
  const [words, setWords] = useState<Language>(language.peek())
  const [setting, setSetting] = useState<Setting>('table')
  const [leads, setLeads] = useState(false)
  const name = readName(typed)
  // ROOM-4: an animator has no seat. Whoever opens a room is given one, and stands up at once.
  const entrance = useEntrance(evening => {
    if (leads) void evening.wish({ do: 'stand' })
  })
  const open = () => {
    if (name === '' || entrance.isComing) return
    const token = randomToken()
    entrance.come({ do: 'open', v: WIRE_VERSION, name, game, setting, language: words, token })
  }
  return (
    <Screen
      name="create"
      isFlowing
      bar={<BackBar />}
      say={said(gameWords[game].name)}
      more={said(gameWords[game].more)}
      act={
        <>
          <EntranceNotice of={entrance} />
          <Way to={`/learn/${game}`} class="plain">
            {said(WORDS.learn)}
          </Way>
          {name === '' && <p class="under">{said(NAME_FIRST)}</p>}
          <Primary onPress={open} disabled={name === '' || entrance.isComing}>
            {said(entrance.isComing ? WORDS.coming : WORDS.open)}
          </Primary>
        </>
      }
    >
      <div class="stack ent-form">
        <img class="ent-photo" src={`/pictures/home-${game}.svg`} alt="" width={700} height={260} />
        <NameField name={typed} onChange={setName} onEnter={open} />
        <SettingChoice chosen={setting} onChoose={setSetting} />
        {game === 'extraordinary-story' && (
          <Segments
            legend={said(WORDS.words)}
            choices={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
            chosen={words}
            onChoose={setWords}
          />
        )}
        <Switch isOn={leads} onChange={setLeads} label={said(WORDS.leads)} more={said(WORDS.leadsMore)} />
      </div>
    </Screen>
  )
}

const SETTINGS = [
  { value: 'table', icon: 'people', name: SETTING_WORDS.table, more: SETTING_WORDS.tableMore },
  { value: 'remote', icon: 'phone', name: SETTING_WORDS.remote, more: SETTING_WORDS.remoteMore },
] as const

/** ROOM-32: round one table, or far apart with a call that people bring along. */
const SettingChoice = ({ chosen, onChoose }: { chosen: Setting; onChoose: (setting: Setting) => void }) => (
  <fieldset class="choice ent-settings">
    <legend>{said(SETTING_WORDS.where)}</legend>
    {SETTINGS.map(({ value, icon, name, more }) => (
      <label key={value}>
        <input type="radio" name="setting" checked={chosen === value} onChange={() => onChoose(value)} />
        <span>
          <Icon name={icon} />
          <b>{said(name)}</b>
          <small>{said(more)}</small>
        </span>
      </label>
    ))}
    {chosen === 'remote' && (
      <p class="ent-call" role="status">
        <Icon name="call" size={22} />
        <span>{said(SETTING_WORDS.call)}</span>
      </p>
    )}
  </fieldset>
)
