import { signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { Framing } from './cut-photo.ts'

/** A photograph that this phone has in memory. */
export interface OwnPhoto {
  readonly title: string
  /** As it was fetched: a JPEG in base64. */
  readonly picture: string
  /** Where an image finds it. */
  readonly url: string
}

const photos = signal<ReadonlyMap<number, OwnPhoto>>(new Map())

/** By its card; undefined until it is here. Whoever asks while drawing is drawn anew when it comes. */
export const ownPhoto = (card: number): OwnPhoto | undefined => photos.value.get(card)

export const hasOwnPhoto = (card: number): boolean => photos.peek().has(card)

export const OUR_PHOTO: Said = { fr: 'Notre photo', en: 'Our photo' }

/** Always as a JPEG, whatever its bytes are: an image shows it, and nothing runs it. */
export const jpegOf = (picture: string): Blob =>
  new Blob([Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))], { type: 'image/jpeg' })

export function keepOwnPhoto(card: number, title: string, picture: string): void {
  const known = photos.peek().get(card)
  const url = known?.picture === picture ? known.url : URL.createObjectURL(jpegOf(picture))
  photos.value = new Map(photos.peek()).set(card, { title, picture, url })
}

/** A photograph as it was chosen, for as long as this page is open: whoever cuts it otherwise has all of it. */
interface Original {
  readonly file: Blob
  /** How it was cut, if by hand. */
  readonly framing?: Framing
  /** The card that it was at first: it stays in its place among the others, however often it is cut. */
  readonly first: number
}

const originals = new Map<number, Original>()

export const originalOf = (card: number): Original | undefined => originals.get(card)

export const keepOriginal = (card: number, original: Original): void => {
  originals.set(card, original)
}

/** Another evening has others under the same numbers. */
export function forgetOwnPhotos(): void {
  originals.clear()
  for (const { url } of photos.peek().values()) URL.revokeObjectURL(url)
  photos.value = new Map()
}
