import { lazily } from '../components/lazily.tsx'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { playerName, scoresSaid } from '../game-kit/player.ts'
import { pointsSaid } from './outcomes.ts'

const CARD = new URL('./card.svg', import.meta.url).href

export const example: GameManifest<'example'> = {
  name: { fr: 'Le Nombre solitaire', en: 'The Lonely Number' },
  pitch: { fr: 'Trouve ton coin tranquille', en: 'Find a quiet spot' },
  more: {
    fr: 'Tout le monde choisit un nombre en secret. Le plus petit qu’une seule personne a l’emporte.',
    en: 'Everybody picks a number in secret. The lowest that only one of you has wins.',
  },
  by: {
    fr: 'Un jeu de Veillée, pour qui en écrit un autre',
    en: 'A game of our own, for whoever writes another',
  },
  picture: new URL('./picture.svg', import.meta.url).href,
  seats: { min: 2, max: 6 },
  robots: 2,
  farApart: { fr: 'Chacun choisit sur son écran', en: 'Everybody picks on a screen' },
  isFelt: false,
  isForDevelopers: true,
  options: ({ options }) => [
    {
      is: 'choice',
      key: 'rounds',
      label: { fr: 'Manches', en: 'Rounds' },
      choices: [3, 5, 7].map(value => ({ value, label: { fr: String(value), en: String(value) } })),
      chosen: options.rounds,
      turned: rounds => ({ rounds }),
    },
  ],
  result: ({ result: { points }, players }) => ({
    score: Array.isArray(points) ? scoresSaid(players.map(playerName), points.map(Number), pointsSaid) : '',
  }),
  best: pointsSaid,
  conditions: () => '',
  fan: { pictures: [CARD, CARD, CARD], width: '46%' },
  Tutorial: lazily(() => import('./tutorial.tsx').then(({ Tutorial }) => Tutorial)),
  screens: () => import('./index.ts').then(({ screens }) => screens),
}
