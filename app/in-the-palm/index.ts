import { palmText } from '@veillee/games'
import type { GameScreens } from '../play/game-screens.ts'
import { Play } from './play.tsx'
import { Television } from './television.tsx'

export const screens: GameScreens<'in-the-palm'> = {
  Play,
  Television,
  lit: ({ awaits }) => ({ acting: awaits.filter(one => one !== 'host'), answered: [] }),
  help: ({ view: { phase } }) => ({
    step: 0,
    steps: [],
    ...(phase === 'over' ? OVER : palmText.phases[phase]),
    keep: null,
  }),
  rules: palmText.rules,
}

const OVER = { happening: { fr: '', en: '' }, youCan: { fr: '', en: '' } } as const
