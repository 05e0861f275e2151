import { isStuck, lazily } from '../components/lazily.tsx'
import { GAMES, manifests } from '../games/manifests.ts'
import { path } from '../router.ts'
import { CreatePage } from './create-page.tsx'
import { Home } from './home.tsx'
import { JoinPage } from './join-page.tsx'
import { RoomPage } from './room-page.tsx'
import { NotFetched } from './threshold.tsx'

const Tutorial = lazily(() => import('./tutorial-page.tsx').then(page => page.TutorialPage))
const Playground = lazily(() => import('../playground/playground-page.tsx').then(page => page.PlaygroundPage))
const ScreenPage = lazily(() => import('./screen-page.tsx').then(page => page.ScreenPage))
const BoxPage = lazily(() => import('./box-page.tsx').then(page => page.BoxPage))
const SettingsPage = lazily(() => import('./settings-page.tsx').then(page => page.SettingsPage))

const PAGES = GAMES.flatMap(game => manifests[game].pages ?? [])

/**
 * The places of the app, each with an address that survives a reload:
 * / · /new/<game> · /join/<code> · /room/<room> · /screen/<code> · /learn/<game> · /box · /settings · /playground, and whatever
 * pages the games have.
 */
export function App() {
  const [, first = '', second = ''] = path.value.split('/')
  if (isStuck.value) return <NotFetched />
  if (first === 'new') return <CreatePage game={second} />
  if (first === 'join') return <JoinPage code={second} />
  if (first === 'room') return <RoomPage key={second} room={second} />
  if (first === 'screen') return <ScreenPage key={second} code={second} />
  if (first === 'learn') return <Tutorial game={second} />
  if (first === 'box') return <BoxPage />
  if (first === 'settings') return <SettingsPage />
  if (first === 'playground') return <Playground />
  const { Page } = PAGES.find(({ path }) => path === first) ?? { Page: Home }
  return <Page />
}
