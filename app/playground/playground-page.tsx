import './playground.css'
import { type GameId, type Setting, storyLanguageFor } from '@veillee/games'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Primary, Round, Segments, Switch } from '../components/controls.tsx'
import { useGround } from '../components/screen.tsx'
import { under } from '../device/base.ts'
import { GAMES, manifests } from '../games/manifests.ts'
import { SETTING_WORDS } from '../games/setting-words.ts'
import { language, said } from '../words/language.ts'
import { PhoneFrame, Scaled } from './phone-frame.tsx'
import { MOST_PHONES, Tabletop } from './tabletop.ts'

const WORDS = {
  title: { fr: 'Toute une table', en: 'A whole table' },
  more: {
    fr: 'Chaque téléphone est quelqu’un, avec ses secrets à soi.',
    en: 'Every phone is somebody, with secrets of their own.',
  },
  game: { fr: 'Jeu', en: 'Game' },
  phones: { fr: 'Téléphones', en: 'Phones' },
  fewer: { fr: 'Un de moins', en: 'One fewer' },
  more1: { fr: 'Un de plus', en: 'One more' },
  size: { fr: 'Taille', en: 'Size' },
  screen: { fr: 'Grand écran', en: 'Shared screen' },
  seat: { fr: 'Asseoir tout le monde', en: 'Seat everybody' },
  seating: { fr: 'Ils arrivent…', en: 'They are coming…' },
  stuck: {
    fr: 'Quelqu’un n’est pas arrivé. Recharge la page, puis réessaie.',
    en: 'Somebody did not arrive. Reload the page, and try again.',
  },
} as const

const SIZES = [
  { value: 0.5, label: 'S' },
  { value: 0.7, label: 'M' },
  { value: 0.92, label: 'L' },
] as const

const SETTINGS = ['table', 'remote'] as const

const SCREEN = { width: 1280, height: 720 }

/** For whoever wants to see a whole table alone, on a laptop: several phones and the shared screen side by side. */
export function PlaygroundPage() {
  useGround('paper')
  const table = useMemo(() => new Tabletop(), [])
  useEffect(() => table.listens(), [table])
  const [game, setGame] = useState<GameId>(GAMES[0]!)
  const [setting, setSetting] = useState<Setting>('table')
  const [count, setCount] = useState(4)
  const [scale, setScale] = useState<number>(SIZES[0].value)
  const [hasScreen, setScreen] = useState(true)
  return (
    <div class="pg" data-screen="playground">
      <header class="pg-bar">
        <div class="pg-title">
          <h1>{said(WORDS.title)}</h1>
          <p>{said(WORDS.more)}</p>
        </div>
        <GameChoice game={game} onChoose={setGame} />
        <Segments
          legend={said(SETTING_WORDS.where)}
          choices={SETTINGS.map(value => ({ value, label: said(SETTING_WORDS[value]) }))}
          chosen={setting}
          onChoose={setSetting}
        />
        <Count count={count} onCount={setCount} />
        <Segments legend={said(WORDS.size)} choices={SIZES} chosen={scale} onChoose={setScale} />
        <Switch isOn={hasScreen} onChange={setScreen} label={said(WORDS.screen)} />
        <SeatEverybody table={table} game={game} setting={setting} count={count} />
      </header>
      <main class="pg-table">
        {hasScreen && <ScreenFrame code={table.code.value} scale={scale * 0.6} />}
        {table.phones.slice(0, count).map(phone => (
          <PhoneFrame key={phone.id} phone={phone} scale={scale} />
        ))}
      </main>
    </div>
  )
}

const GameChoice = ({ game, onChoose }: { game: GameId; onChoose: (game: GameId) => void }) => (
  <label class="pg-field">
    <span>{said(WORDS.game)}</span>
    <select value={game} onChange={event => onChoose(event.currentTarget.value as GameId)}>
      {GAMES.map(id => (
        <option key={id} value={id}>
          {said(manifests[id].name)}
        </option>
      ))}
    </select>
  </label>
)

const Count = ({ count, onCount }: { count: number; onCount: (count: number) => void }) => (
  <fieldset class="pg-field">
    <legend>{said(WORDS.phones)}</legend>
    <Round icon="minus" label={said(WORDS.fewer)} onPress={() => onCount(Math.max(1, count - 1))} />
    <output>{count}</output>
    <Round icon="plus" label={said(WORDS.more1)} onPress={() => onCount(Math.min(MOST_PHONES, count + 1))} />
  </fieldset>
)

interface SeatEverybodyProps {
  readonly table: Tabletop
  readonly game: GameId
  readonly setting: Setting
  readonly count: number
}

function SeatEverybody({ table, game, setting, count }: SeatEverybodyProps) {
  const [state, setState] = useState<'ready' | 'seating' | 'stuck'>('ready')
  const seat = async () => {
    setState('seating')
    setState(
      (await table.seat({ game, setting, count, language: storyLanguageFor(language.peek()) }))
        ? 'ready'
        : 'stuck',
    )
  }
  return (
    <div class="pg-seat">
      <Primary onPress={seat} disabled={state === 'seating'}>
        {said(state === 'seating' ? WORDS.seating : WORDS.seat)}
      </Primary>
      <p data-aloud>{state === 'stuck' && said(WORDS.stuck)}</p>
    </div>
  )
}

/** Joins as a shared screen as soon as there is a room. */
const ScreenFrame = ({ code, scale }: { code: string; scale: number }) => (
  <section class="pg-phone pg-screen" aria-label={said(WORDS.screen)}>
    <header>
      <b>{said(WORDS.screen)}</b>
      {code && <small>{code}</small>}
    </header>
    <Scaled {...SCREEN} scale={scale}>
      <iframe
        key={code}
        src={under(`/screen${code && `/${code}`}?as=tv`)}
        title={said(WORDS.screen)}
        {...SCREEN}
      />
    </Scaled>
  </section>
)
