import type { Language } from './language.ts'

type GameId = 'palm' | 'story' | 'reader'

export interface GameWords {
  readonly name: string
  readonly players: string
  readonly pitch: string
  readonly by: string
}

export interface Words {
  readonly otherLanguage: string
  readonly pitch: string
  readonly soon: string
  readonly games: Readonly<Record<GameId, GameWords>>
  readonly credits: string
  readonly buy: string
  readonly nothingHere: string
  readonly home: string
}

export const words: Readonly<Record<Language, Words>> = {
  fr: {
    otherLanguage: 'Langue',
    pitch: 'Trois jeux de toucher, de mémoire et d’histoires, à vivre ensemble, vos téléphones en main.',
    soon: 'Bientôt, sous la lampe',
    games: {
      palm: {
        name: 'Au creux de ta main',
        players: '2 à 8',
        pitch: 'Les yeux fermés, sens un souvenir marcher dans ta main, puis retrouve-le parmi les photos.',
        by: 'De Timothée Decroix, chez La Boîte de Jeu',
      },
      story: {
        name: 'Une histoire extraordinaire',
        players: '2 à 8',
        pitch: 'Une histoire grandit carte après carte, et se raconte de mémoire, depuis le début.',
        by: 'De Damien Marquis, chez Moon Éditions / La\u00a0Brévinoise Jeux',
      },
      reader: {
        name: 'Palm Reader',
        players: '4 à 10',
        pitch: 'Un symbole voyage de paume en paume, du bout du doigt. Lequel est arrivé jusqu’à toi\u202f?',
        by: 'De Jonathan Bittner et Andrew Cedotal, chez Sit Down!',
      },
    },
    credits:
      'Veillée n’a aucun lien avec ces auteurs ni avec ces éditeurs. Les noms des jeux sont à leurs propriétaires.',
    buy: 'Un jeu te plaît\u202f? Sa boîte aussi te plaira.',
    nothingHere: 'Il n’y a rien à cette adresse.',
    home: 'Retour sous la lampe',
  },
  en: {
    otherLanguage: 'Language',
    pitch: 'Three games of touch, memory and stories, to play together, phones in hand.',
    soon: 'Coming soon, under the lamp',
    games: {
      palm: {
        name: 'In the Palm of Your Hand',
        players: '2 to 8',
        pitch: 'Eyes shut, feel a memory walk across your hand, then find it again among the photos.',
        by: 'By Timothée Decroix, La Boîte de Jeu',
      },
      story: {
        name: 'An Extraordinary Story',
        players: '2 to 8',
        pitch: 'One story grows card by card, and is told from memory, from its very beginning.',
        by: 'By Damien Marquis, Moon Éditions / La\u00a0Brévinoise Jeux',
      },
      reader: {
        name: 'Palm Reader',
        players: '4 to 10',
        pitch: 'A symbol travels from palm to palm by fingertip. Which one has reached you?',
        by: 'By Jonathan Bittner and Andrew Cedotal, Sit Down!',
      },
    },
    credits:
      'Veillée has no connection with these designers or publishers. The games’ names belong to their owners.',
    buy: 'Fond of a game? You will love its box.',
    nothingHere: 'There is nothing at this address.',
    home: 'Back under the lamp',
  },
}
