import type { GameId } from '@veillee/games'
import { LANGUAGES, READ_IN } from '@veillee/kernel/languages'
import { useEffect, useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Lamp } from '../components/lamp.tsx'
import { useGround } from '../components/screen.tsx'
import { knownByCode } from '../device/rooms.ts'
import { set } from '../device/settings.ts'
import { GAMES, manifests } from '../games/manifests.ts'
import { leaveRoom } from '../room-client/current.ts'
import { go } from '../router.ts'
import { language, said } from '../words/language.ts'
import { isWholeCode } from './code.ts'
import { CodeField } from './code-field.tsx'
import { Notice } from './entrance-parts.tsx'
import { HomeLinks } from './home-links.tsx'
import { HomeRooms } from './home-rooms.tsx'
import { reach, watchReach } from './reach.ts'
import { Way } from './way.tsx'

const WORDS = {
  lead: { fr: 'Trois jeux à vivre ensemble', en: 'Three games for one evening' },
  games: { fr: 'Les jeux', en: 'The games' },
  join: { fr: 'Rejoindre une table', en: 'Join a table' },
  enter: { fr: 'Entrer', en: 'Enter' },
  language: { fr: 'Langue', en: 'Language' },
  to: { fr: 'à', en: 'to' },
  people: { fr: 'personnes', en: 'people' },
} as const

const AWAY = {
  here: null,
  offline: {
    fr: 'Pas de réseau ici. On joue quand même : sur un seul téléphone, ou en solo avec des robots.',
    en: 'No network here. There is still a game: on one phone, or on your own with robots.',
  },
  silent: {
    fr: 'Veillée ne répond pas pour l’instant. On joue quand même : sur un seul téléphone, ou en solo.',
    en: 'Veillée does not answer right now. There is still a game: on one phone, or on your own.',
  },
} as const

/** Under the lamp: three games, and the way to a table that is already laid. */
export function Home() {
  useGround('paper')
  // Whoever is here is not at a table: the others should see that (ROOM-10). One tap leads back.
  useEffect(leaveRoom, [])
  useEffect(watchReach, [])
  return (
    <div class="screen flowing ent-home" data-screen="home">
      <div class="ent-first">
        <Head />
        <main class="ent-main">
          <Notice icon="offline" words={AWAY[reach.value]} />
          <HomeRooms />
          <section class="ent-games" aria-label={said(WORDS.games)}>
            {GAMES.map(game => (
              <GameCard key={game} game={game} />
            ))}
          </section>
        </main>
        <Join />
      </div>
      <HomeLinks />
    </div>
  )
}

const Head = () => (
  <header class="ent-head">
    <span class="ent-glow" aria-hidden="true" />
    <LanguageChoice />
    <Lamp />
    <h1>Veillée</h1>
    <p>{said(WORDS.lead)}</p>
  </header>
)

/** The tag is all that there is room for beside the lamp; the list has whole names. */
const LanguageChoice = () => (
  <label class="ent-languages">
    <span aria-hidden="true">{language.value.toUpperCase()}</span>
    <select
      class="over-label"
      aria-label={said(WORDS.language)}
      value={language.value}
      onChange={event => set('language', READ_IN[event.currentTarget.selectedIndex]!)}
    >
      {READ_IN.map(tag => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGES[tag].name}
        </option>
      ))}
    </select>
  </label>
)

function GameCard({ game }: { game: GameId }) {
  const { name, pitch, seats, picture } = manifests[game]
  return (
    <Way to={`/new/${game}`} class="ent-game">
      <span class="ent-picture">
        <img src={picture} alt="" width={700} height={260} draggable={false} />
      </span>
      <span class="ent-caption">
        <span>
          <b>{said(name)}</b>
          <small>{said(pitch)}</small>
        </span>
        <span class="ent-seats">
          {seats.min} {said(WORDS.to)} {seats.max}
          <span class="unseen"> {said(WORDS.people)}</span>
        </span>
      </span>
    </Way>
  )
}

/** A code leads to its room; who has been there is not asked for a name again. */
function Join() {
  const [code, setCode] = useState('')
  const enter = () => {
    if (!isWholeCode(code)) return
    const known = knownByCode(code)
    go(known ? `/room/${known.room}` : `/join/${code}`)
  }
  return (
    <section class="act ent-join" aria-label={said(WORDS.join)}>
      <CodeField code={code} onChange={setCode} onEnter={enter} />
      <Primary onPress={enter} disabled={!isWholeCode(code)}>
        {said(WORDS.enter)}
      </Primary>
    </section>
  )
}
