import {
  CONSTRAINTS,
  LINKS,
  palmText,
  readerText,
  CARDS_NOW as SYMBOL_CARDS,
  storyText,
  WORDS,
} from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { ALBUM } from '../album/index.ts'
import type { HomePhotoId } from '../pieces/home-photo.ts'
import { CARD_SIZES } from './card-sizes.ts'
import { DIE_MM } from './die.ts'
import type { CellSize } from './paper.ts'
import { CARD_MM, type Room } from './tray.ts'

/** What lies in a box, one pile on the other. */
interface Pile extends CellSize {
  readonly cards: number
}

export interface CardBox {
  readonly id: HomePhotoId
  readonly name: Said
  readonly piles: readonly Pile[]
  readonly room: Room
}

/** So that fingers get the cards out again. */
const AIR_MM = 2

/** What a page of the leaflet has for a net, below its words: the narrower of A4 and Letter, the lower of the two. */
export const NET_ROOM_MM = { width: 182, height: 225 } as const

function boxFor(id: HomePhotoId, name: Said, piles: readonly Pile[]): CardBox {
  const most = (side: (pile: Pile) => number): number => Math.ceil(Math.max(...piles.map(side)) + AIR_MM)
  const thick = piles.reduce((sum, { cards }) => sum + cards * CARD_MM, 0)
  const room = {
    width: most(({ widthMm, heightMm }) => Math.max(widthMm, heightMm)),
    length: most(({ widthMm, heightMm }) => Math.min(widthMm, heightMm)),
    height: Math.ceil(thick + AIR_MM),
  }
  return { id, name, piles, room }
}

/** Rockets lie on the cards, in two piles. */
const ROCKET_PILE: Pile = { widthMm: 64, heightMm: 32, cards: 12 }

/** One for the cards of each game. */
export const BOXES: readonly CardBox[] = [
  boxFor('in-the-palm', palmText.name, [
    { ...CARD_SIZES.memories, cards: ALBUM.length },
    { ...CARD_SIZES.constraints, cards: CONSTRAINTS.length },
    ROCKET_PILE,
  ]),
  boxFor('extraordinary-story', storyText.name, [
    { ...CARD_SIZES.words, cards: WORDS.length + LINKS.length + 1 },
  ]),
  boxFor('palm-reader', readerText.name, [{ ...CARD_SIZES.symbols, cards: SYMBOL_CARDS.length }]),
]

/** READ-2: the die is shaken in a box of its own, and only the first player looks. */
export const DIE_ROOM: Room = { width: 40, length: 40, height: DIE_MM + 6 }
