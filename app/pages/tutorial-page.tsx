import type { GameId } from '@veillee/games'
import type { ComponentType } from 'preact'
import { lazily } from '../components/lazily.tsx'
import { isGame } from '../games/game-words.ts'
import { go } from '../router.ts'
import { Home } from './home.tsx'

export interface TutorialProps {
  /** Played to its end, or left. */
  readonly onDone: () => void
}

const TUTORIALS: Readonly<Record<GameId, ComponentType<TutorialProps>>> = {
  'in-the-palm': lazily(() => import('../in-the-palm/tutorial.tsx').then(({ Tutorial }) => Tutorial)),
  'extraordinary-story': lazily(() =>
    import('../extraordinary-story/tutorial.tsx').then(({ Tutorial }) => Tutorial),
  ),
  'palm-reader': lazily(() => import('../palm-reader/tutorial.tsx').then(({ Tutorial }) => Tutorial)),
}

const SensesPage = lazily(() => import('./senses-page.tsx').then(page => page.SensesPage))

/** ROOM-20: alone, in under three minutes, without a server. */
export function TutorialPage({ game }: { game: string }) {
  if (game === 'senses') return <SensesPage />
  if (!isGame(game)) return <Home />
  const Tutorial = TUTORIALS[game]
  return <Tutorial onDone={() => go('/')} />
}
