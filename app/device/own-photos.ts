import { signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'

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
const urlOf = (picture: string): string => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
}

export function keepOwnPhoto(card: number, title: string, picture: string): void {
  const known = photos.peek().get(card)
  const url = known?.picture === picture ? known.url : urlOf(picture)
  photos.value = new Map(photos.peek()).set(card, { title, picture, url })
}

/** Another evening has others under the same numbers. */
export function forgetOwnPhotos(): void {
  for (const { url } of photos.peek().values()) URL.revokeObjectURL(url)
  photos.value = new Map()
}
