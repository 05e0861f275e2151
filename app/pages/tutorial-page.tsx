import { lazily } from '../components/lazily.tsx'
import { isOffered, manifests } from '../games/manifests.ts'
import { Home } from '../pages/home.tsx'
import { go } from '../router.ts'

const SensesPage = lazily(() => import('./senses-page.tsx').then(page => page.SensesPage))

/** ROOM-20: alone, in under three minutes, without a server. */
export function TutorialPage({ game }: { game: string }) {
  if (game === 'senses') return <SensesPage />
  if (!isOffered(game)) return <Home />
  const { Tutorial } = manifests[game]
  return <Tutorial onDone={() => go('/')} />
}
