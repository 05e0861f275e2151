import { Icon, type IconName } from '../components/icon.tsx'
import { under } from '../device/base.ts'
import { isKept } from '../device/offline.ts'
import { GAMES, manifests } from '../games/manifests.ts'
import { language, said } from '../words/language.ts'
import { BringRoomFile } from './bring-room-file.tsx'
import { canInstall, install } from './install.ts'
import { Way } from './way.tsx'

const WORDS = {
  learn: { fr: 'Apprendre en 3 minutes', en: 'Learn in 3 minutes' },
  senses: { fr: 'Sentir à travers l’écran', en: 'Feeling through the screen' },
  box: { fr: 'Imprimer la boîte', en: 'Print the box' },
  settings: { fr: 'Réglages', en: 'Settings' },
  screen: { fr: 'Cet écran est le grand écran', en: 'This screen is the shared one' },
  kept: { fr: 'Vie privée', en: 'Privacy' },
  install: { fr: 'Garder sur cet appareil', en: 'Keep on this device' },
  ready: {
    fr: 'Tout est là : sur un seul téléphone ou en solo, Veillée se joue ici sans réseau.',
    en: 'All of it is here: on one phone or on your own, Veillée plays here without a network.',
  },
  playground: { fr: 'Toute une table sur cet ordinateur', en: 'A whole table on this computer' },
  credits: { fr: 'D’après trois vrais jeux', en: 'After three real games' },
  noLink: {
    fr: 'Veillée n’a aucun lien avec ces auteurs ni avec ces éditeurs. Les noms des jeux sont à leurs propriétaires. Un jeu te plaît ? Sa boîte aussi te plaira.',
    en: 'Veillée has no connection with these designers or publishers. The games’ names belong to their owners. Fond of a game? You will love its box.',
  },
} as const

const isThisComputer = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)

/** Whatever is not playing tonight: learning, leafing, settings, and whose ideas these games are. */
export const HomeLinks = () => (
  <footer class="ent-links">
    <nav aria-label={said(WORDS.learn)}>
      <h2>{said(WORDS.learn)}</h2>
      <ul class="ent-list">
        {GAMES.map(game => (
          <Row key={game} to={`/learn/${game}`} icon="play" words={said(manifests[game].name)} />
        ))}
        <Row to="/learn/senses" icon="palm" words={said(WORDS.senses)} />
      </ul>
    </nav>
    <ul class="ent-list">
      {GAMES.flatMap(game =>
        (manifests[game].pages ?? []).map(({ path, icon, name }) => (
          <Row key={path} to={`/${path}`} icon={icon} words={said(name)} />
        )),
      )}
      <BringRoomFile />
      <Row to="/box" icon="print" words={said(WORDS.box)} />
      <Row to="/settings" icon="sliders" words={said(WORDS.settings)} />
      <Row to="/screen" icon="screen" words={said(WORDS.screen)} />
      {isThisComputer && <Row to="/playground" icon="people" words={said(WORDS.playground)} />}
      {canInstall.value && (
        <li>
          <button type="button" class="ent-row" onClick={install}>
            <Icon name="phone" />
            <span>{said(WORDS.install)}</span>
          </button>
        </li>
      )}
      <li>
        {/* A page of the server's own, for those too who have no app. */}
        <a class="ent-row" href={under(`/kept?lang=${language.value}`)}>
          <Icon name="seal" />
          <span>{said(WORDS.kept)}</span>
          <Icon name="next" size={20} />
        </a>
      </li>
    </ul>
    <p class="ent-ready" data-aloud>
      {isKept.value && (
        <>
          <Icon name="check" />
          <span>{said(WORDS.ready)}</span>
        </>
      )}
    </p>
    <section class="ent-credits">
      <h2>{said(WORDS.credits)}</h2>
      {GAMES.map(game => (
        <p key={game}>
          <b>{said(manifests[game].name)}.</b> {said(manifests[game].by)}
        </p>
      ))}
      <p>{said(WORDS.noLink)}</p>
    </section>
  </footer>
)

const Row = ({ to, icon, words }: { to: string; icon: IconName; words: string }) => (
  <li>
    <Way to={to} class="ent-row">
      <Icon name={icon} />
      <span>{words}</span>
      <Icon name="next" size={20} />
    </Way>
  </li>
)
