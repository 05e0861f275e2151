import { palmText } from '@veillee/games'
import type { MatchOf } from '../connection/server-messages.ts'
import type { GameScreens } from '../game-kit/game-screens.ts'
import { beats } from './beats.ts'
import { album } from './evening-album.ts'
import { help } from './help.ts'
import { holds } from './holds.ts'
import { lit } from './lit.ts'
import { Play } from './play.tsx'
import { steps } from './rules-steps.tsx'
import { Score } from './standings.tsx'
import { Television } from './television.tsx'
import { theme } from './theme.ts'
import './palm.css'
import './palm-stage.css'
import './palm-television.css'

/** Decoys are laid by all who are left at once; everything else is the Child's to do, or Grandfather's. */
function turn({ view: { phase, table } }: MatchOf<'in-the-palm'>): number | null {
  if (phase === 'roles' || phase === 'choose' || phase === 'mime') return table.child
  return phase === 'album' ? table.grandfather : null
}

const PLAYED_FOR = {
  choose: { fr: 'il a choisi un souvenir', en: 'it chose a memory' },
  mime: { fr: 'il a mimé', en: 'it mimed' },
  interfere: { fr: 'il a glissé une photo', en: 'it slipped in a photo' },
  album: { fr: 'il a désigné les deux souvenirs', en: 'it picked the two memories' },
} as const

export const screens: GameScreens<'in-the-palm'> = {
  Play,
  Television,
  turn,
  // Who plays what is nobody's secret; after that every phase is for somebody's eyes.
  isForTable: ({ view }) => view.phase === 'roles',
  isForAll: ({ view }) => view.phase === 'score' || view.phase === 'over',
  lit,
  playedFor: PLAYED_FOR,
  beats,
  album,
  theme,
  help,
  holds,
  rules: palmText.rules,
  steps,
  Score,
}
