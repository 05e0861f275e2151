import type { Said } from '@veillee/kernel'

/** ROOM-39: a deck of photographs as a file, for another evening (docs/decisions/0021-own-photographs.md). */
interface PhotoDeck {
  readonly veillee: 'photographs'
  readonly version: 1
  readonly photos: readonly DeckPhoto[]
}

export interface DeckPhoto {
  readonly title: string
  readonly picture: string
}

const LARGEST_DECK = 16 * 1024 * 1024

export const NO_DECK: Said = {
  fr: 'Ce fichier n’est pas un paquet de photos de Veillée.',
  en: 'This file is not a deck of photographs of Veillée.',
}

export const deckFile = (photos: readonly DeckPhoto[]): Blob => {
  const deck: PhotoDeck = {
    veillee: 'photographs',
    version: 1,
    photos: photos.map(({ title, picture }) => ({ title, picture })),
  }
  return new Blob([`${JSON.stringify(deck)}\n`], { type: 'application/json' })
}

/** What is in it, for the room to judge; undefined if it is no such file. */
export async function readDeck(file: Blob): Promise<readonly DeckPhoto[] | undefined> {
  if (file.size > LARGEST_DECK) return undefined
  try {
    const { veillee, version, photos } = JSON.parse(await file.text()) as Partial<PhotoDeck>
    const isDeck = veillee === 'photographs' && version === 1 && Array.isArray(photos)
    return isDeck && photos.every(isPhoto) ? photos : undefined
  } catch {
    return undefined
  }
}

const isPhoto = (raw: Partial<DeckPhoto> | null): boolean =>
  typeof raw?.title === 'string' && typeof raw.picture === 'string'
