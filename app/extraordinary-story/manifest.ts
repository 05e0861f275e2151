import { lazily } from '../components/lazily.tsx'
import { under } from '../device/base.ts'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { options } from './options.ts'
import { conditions, result, wordsCounted } from './outcomes.ts'
import { wordsLine } from './words-line.ts'

const CARD = under('/pictures/back-word.svg')

export const extraordinaryStory: GameManifest<'extraordinary-story'> = {
  name: { fr: 'Une histoire extraordinaire', en: 'An Extraordinary Story' },
  pitch: { fr: 'Racontez-la de mémoire', en: 'Tell it from memory' },
  more: {
    fr: 'Une histoire grandit carte après carte, et se raconte de mémoire, depuis le début.',
    en: 'One story grows card by card, and is told from memory, from its very beginning.',
  },
  by: {
    fr: 'D’après le jeu de Damien Marquis, chez Moon Éditions / La\u00a0Brévinoise Jeux',
    en: 'After the game by Damien Marquis, Moon Éditions / La\u00a0Brévinoise Jeux',
  },
  picture: under('/pictures/home-extraordinary-story.svg'),
  seats: { min: 2, max: 8 },
  robots: 2,
  farApart: { fr: 'On écrit, des marionnettes miment', en: 'You type, and puppets mime' },
  isFelt: false,
  languageOf: { fr: 'Les mots de l’histoire', en: 'The words of the story' },
  options,
  result,
  best: wordsCounted,
  conditions,
  fan: { pictures: [CARD, CARD, CARD] },
  ownWords: {
    line: ({ options: { own = [] } }) => wordsLine(own),
    Sheet: lazily(() => import('./words-sheet.tsx').then(({ WordsSheet }) => WordsSheet)),
  },
  pages: [
    {
      path: 'words',
      icon: 'pen',
      name: { fr: 'Nos mots', en: 'Our words' },
      Page: lazily(() => import('./words-page.tsx').then(({ WordsPage }) => WordsPage)),
    },
  ],
  Tutorial: lazily(() => import('./tutorial.tsx').then(({ Tutorial }) => Tutorial)),
  screens: () => import('./index.ts').then(({ screens }) => screens),
}
