import { lazily } from '../components/lazily.tsx'
import { under } from '../device/base.ts'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { conditions, options } from './difficulty.ts'
import { result, starsSaid } from './outcomes.ts'

const CARD = under('/pictures/back-symbol.svg')

export const palmReader: GameManifest<'palm-reader'> = {
  name: { fr: 'Palm Reader', en: 'Palm Reader' },
  pitch: { fr: 'Un symbole, de paume en paume', en: 'One symbol, from palm to palm' },
  more: {
    fr: 'Un symbole voyage de paume en paume, du bout du doigt. Lequel est arrivé jusqu’à toi ?',
    en: 'A symbol travels from palm to palm by fingertip. Which one has reached you?',
  },
  by: {
    fr: 'D’après le jeu de Jonathan Bittner et Andrew Cedotal, chez Sit\u00a0Down!',
    en: 'After the game by Jonathan Bittner and Andrew Cedotal, Sit\u00a0Down!',
  },
  picture: under('/pictures/home-palm-reader.svg'),
  seats: { min: 4, max: 10 },
  robots: 3,
  farApart: { fr: 'Les paumes sont à l’écran', en: 'The palms are on the screen' },
  isFelt: true,
  options,
  result,
  best: starsSaid,
  conditions,
  fan: { pictures: [CARD, CARD, CARD], width: '46%' },
  Tutorial: lazily(() => import('./tutorial.tsx').then(({ Tutorial }) => Tutorial)),
  screens: () => import('./index.ts').then(({ screens }) => screens),
}
