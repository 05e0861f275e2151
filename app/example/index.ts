import { exampleText } from '@veillee/games'
import type { GameScreens } from '../game-kit/game-screens.ts'
import { help } from './help.ts'
import { holds } from './holds.ts'
import { Play } from './play.tsx'
import { Television } from './television.tsx'

export const screens: GameScreens<'example'> = {
  Play,
  Television,
  // All pick at once.
  turn: () => null,
  isForTable: () => false,
  isForAll: ({ view }) => view.phase !== 'pick',
  lit: ({ awaits, view: { phase, table } }) => ({
    acting: awaits.filter(one => one !== 'host'),
    answered: phase === 'pick' ? [...table.picked.keys()].filter(seat => table.picked[seat]) : [],
  }),
  playedFor: { pick: { fr: 'il a choisi un nombre', en: 'it picked a number' } },
  help,
  holds,
  rules: exampleText.rules,
}
