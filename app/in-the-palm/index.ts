import { palmText } from '@veillee/games'
import type { GameScreens } from '../play/game-screens.ts'
import { help } from './help.ts'
import { lit } from './lit.ts'
import { Play } from './play.tsx'
import { Television } from './television.tsx'
import './palm.css'
import './palm-stage.css'
import './palm-television.css'

export const screens: GameScreens<'in-the-palm'> = { Play, Television, lit, help, rules: palmText.rules }
