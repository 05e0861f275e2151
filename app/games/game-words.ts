import type { GameId } from '@veillee/games'
import type { Said } from '@veillee/kernel'

export interface GameWords {
  readonly name: Said
  /** In a few words, under the name. */
  readonly pitch: Said
  /** What one does, for somebody who does not know the game. */
  readonly more: Said
  readonly by: Said
  readonly seats: { readonly min: number; readonly max: number }
}

export const GAMES: readonly GameId[] = ['in-the-palm', 'extraordinary-story', 'palm-reader']

export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text)

export const gameWords: Readonly<Record<GameId, GameWords>> = {
  'in-the-palm': {
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
    seats: { min: 2, max: 8 },
  },
  'extraordinary-story': {
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
    seats: { min: 2, max: 8 },
  },
  'palm-reader': {
    name: { fr: 'Palm Reader', en: 'Palm Reader' },
    pitch: { fr: 'Un signe, de paume en paume', en: 'One sign, from palm to palm' },
    more: {
      fr: 'Un symbole voyage de paume en paume, du bout du doigt. Lequel est arrivé jusqu’à toi ?',
      en: 'A symbol travels from palm to palm by fingertip. Which one has reached you?',
    },
    by: {
      fr: 'D’après le jeu de Jonathan Bittner et Andrew Cedotal, chez Sit\u00a0Down!',
      en: 'After the game by Jonathan Bittner and Andrew Cedotal, Sit\u00a0Down!',
    },
    seats: { min: 4, max: 10 },
  },
}

export const credits: Said = {
  fr: 'Veillée n’a aucun lien avec ces auteurs ni avec ces éditeurs. Les noms des jeux sont à leurs propriétaires. Un jeu te plaît ? Sa boîte aussi te plaira.',
  en: 'Veillée has no connection with these designers or publishers. The games’ names belong to their owners. Fond of a game? You will love its box.',
}
