import { readerText } from '@veillee/games'
import type { GameScreens, Lit } from '../game-kit/game-screens.ts'
import { beats } from './beats.ts'
import { album } from './evening-album.ts'
import { help } from './help.ts'
import { holds } from './holds.ts'
import { Play } from './play.tsx'
import { type ReaderMatch, ROUNDS } from './round.ts'
import { steps } from './rules-steps.tsx'
import { Score } from './stars.tsx'
import { Television } from './television.tsx'
import { theme } from './theme.ts'

const lit = ({ awaits, view: { phase, table } }: ReaderMatch): Lit => ({
  // After the last round nobody begins another.
  acting: phase === 'gallery' && table.round === ROUNDS ? [] : awaits.filter(one => one !== 'host'),
  answered: phase === 'vote' ? table.voted.flatMap((hasVoted, seat) => (hasVoted ? [seat] : [])) : [],
})

const PLAYED_FOR = {
  look: { fr: 'il a regardé le symbole', en: 'it looked at the symbol' },
  draw: { fr: 'il a dessiné dans la paume suivante', en: 'it drew into the next palm' },
  lap: { fr: 'il a décidé du second tour', en: 'it decided about the second lap' },
  vote: { fr: 'il a voté', en: 'it voted' },
} as const

export const screens: GameScreens<'palm-reader'> = {
  Play,
  Television,
  turn: ({ view: { table } }) => table.drawer,
  // Whoever knows the symbol keeps the phone in hand; what goes on from palm to palm has none.
  isForTable: ({ view: { phase, table } }) =>
    phase === 'draw' && table.drawer !== table.first && table.options.setting === 'table',
  isForAll: ({ view }) => view.phase === 'gallery' || view.phase === 'over',
  lit,
  playedFor: PLAYED_FOR,
  beats,
  album,
  theme,
  help,
  holds,
  rules: readerText.rules,
  steps,
  Score,
}
