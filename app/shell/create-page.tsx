import './entrance.css'
import type { GameId } from '@veillee/games'
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
  setting: { fr: 'Où êtes-vous ?', en: 'Where are you all?' },
  table: { fr: 'Autour d’une table', en: 'Round one table' },
  tableMore: { fr: 'De vraies mains, de vraies voix', en: 'Real hands, real voices' },
  remote: { fr: 'Loin les uns des autres', en: 'Far apart' },
  remoteMore: { fr: 'Bientôt', en: 'Coming soon' },
} as const

/** ROOM-1: anyone opens a room; no account, no e-mail, a name is enough. */
export const CreatePage = ({ game }: { game: string }) =>
  isGame(game) ? <Create key={game} game={game} /> : <Home />

function Create({ game }: { game: GameId }) {
  const [typed, setName] = useState(lastName)
  const [words, setWords] = useState<Language>(language.peek())
  const [leads, setLeads] = useState(false)
  const name = readName(typed)
  // ROOM-4: an animator has no seat. Whoever opens a room is given one, and stands up at once.
  const entrance = useEntrance(evening => {
    if (leads) void evening.wish({ do: 'stand' })
  })
  const open = () => {
    if (name === '' || entrance.isComing) return
    const token = randomToken()
    entrance.come({ do: 'open', v: WIRE_VERSION, name, game, setting: 'table', language: words, token })
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
        <SettingChoice />
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

/** Round one table for now; the way far apart is in sight, and says that it is not open yet. */
const SettingChoice = () => (
  <fieldset class="choice ent-settings">
    <legend>{said(WORDS.setting)}</legend>
    <label>
      <input type="radio" name="setting" checked />
      <span>
        <Icon name="people" />
        <b>{said(WORDS.table)}</b>
        <small>{said(WORDS.tableMore)}</small>
      </span>
    </label>
    <label>
      <input type="radio" name="setting" disabled />
      <span>
        <Icon name="phone" />
        <b>{said(WORDS.remote)}</b>
        <small>{said(WORDS.remoteMore)}</small>
      </span>
    </label>
  </fieldset>
)
