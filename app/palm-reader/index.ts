import { readerText } from '@veillee/games'
import type { GameScreens } from '../play/game-screens.ts'
import { Play } from './play.tsx'
import { Television } from './television.tsx'

export const screens: GameScreens<'palm-reader'> = {
  Play,
  Television,
  lit: ({ awaits }) => ({ acting: awaits.filter(one => one !== 'host'), answered: [] }),
  help: ({ view: { phase } }) => ({
    step: 0,
    steps: [],
    ...(phase === 'over' ? OVER : readerText.phases[phase]),
    keep: null,
  }),
  rules: readerText.rules,
}

const OVER = { happening: { fr: '', en: '' }, youCan: { fr: '', en: '' } } as const
