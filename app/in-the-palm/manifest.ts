import { lazily } from '../components/lazily.tsx'
import { under } from '../device/base.ts'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { LEAST_OWN, options } from './options.ts'
import { conditions, result, rockets } from './outcomes.ts'

export const inThePalm: GameManifest<'in-the-palm'> = {
  name: { fr: 'Au creux de ta main', en: 'In the Palm of Your Hand' },
  pitch: { fr: 'Fais sentir un souvenir', en: 'Make somebody feel a memory' },
  more: {
    fr: 'Les yeux fermés, sens un souvenir marcher dans ta main, puis retrouve-le parmi les photos.',
    en: 'Eyes shut, feel a memory walk across your hand, then find it again among the photos.',
  },
  by: {
    fr: 'D’après le jeu de Timothée Decroix, chez La Boîte de Jeu',
    en: 'After the game by Timothée Decroix, La Boîte de Jeu',
  },
  picture: under('/pictures/home-in-the-palm.svg'),
  seats: { min: 2, max: 8 },
  robots: 3,
  farApart: { fr: 'La main et les objets sont à l’écran', en: 'Hand and objects are on the screen' },
  isFelt: true,
  options,
  ownPhotos: { least: LEAST_OWN },
  result,
  best: rockets,
  conditions,
  fan: { pictures: ['cards/014', 'cards/063', 'cards/007'].map(name => under(`/pictures/${name}.svg`)) },
  pages: [
    {
      path: 'album',
      icon: 'book',
      name: { fr: 'Feuilleter l’album de Léon', en: 'Leaf through Léon’s album' },
      Page: lazily(() => import('./biography-page.tsx').then(({ BiographyPage }) => BiographyPage)),
    },
  ],
  Tutorial: lazily(() => import('./tutorial.tsx').then(({ Tutorial }) => Tutorial)),
  screens: () => import('./index.ts').then(({ screens }) => screens),
}
