import { readerText } from '@veillee/games'
import type { GameScreens, Lit } from '../play/game-screens.ts'
import { help } from './help.ts'
import { Play } from './play.tsx'
import type { ReaderMatch } from './round.ts'
import { Television } from './television.tsx'

const lit = ({ awaits, view: { phase, table } }: ReaderMatch): Lit => ({
  acting: awaits.filter(one => one !== 'host'),
  answered: phase === 'vote' ? table.voted.flatMap((hasVoted, seat) => (hasVoted ? [seat] : [])) : [],
})

export const screens: GameScreens<'palm-reader'> = {
  Play,
  Television,
  lit,
  help,
  rules: readerText.rules,
}
