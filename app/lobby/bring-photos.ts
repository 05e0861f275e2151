import { signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import { keepOriginal, keepOwnPhoto } from '../device/own-photos.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { listed } from '../words/language.ts'
import type { DeckPhoto } from './photo-deck.ts'

/** How far a row of photographs has come, whether somebody looks at it or not. */
interface Bringing {
  readonly done: number
  readonly of: number
  readonly isUnderWay: boolean
  /** What this phone could not read, as its file is called. */
  readonly unread: readonly string[]
  /** What the room said, which ended it. */
  readonly refusal: Said | null
}

/** A photograph as a card, and the file that it was cut from. */
export type Chosen = DeckPhoto & { readonly file?: Blob }

const NOTHING: Bringing = { done: 0, of: 0, isUnderWay: false, unread: [], refusal: null }
const bringing = signal<{ readonly client: RoomClient; readonly is: Bringing } | null>(null)

/** Of this room: whoever goes elsewhere while a network is gone finds nothing of it there. */
export const bringingTo = (client: RoomClient): Bringing =>
  bringing.value?.client === client ? bringing.value.is : NOTHING

export const forgetRefusal = (client: RoomClient): void => {
  if (!bringingTo(client).isUnderWay) bringing.value = null
}

/** One after the other, until one is refused. */
export async function bringPhotos(
  client: RoomClient,
  names: readonly string[],
  photoAt: (i: number) => Promise<Chosen | undefined>,
): Promise<void> {
  let is: Bringing = { ...NOTHING, of: names.length, isUnderWay: true }
  const tell = (change: Partial<Bringing>) => {
    is = { ...is, ...change }
    bringing.value = { client, is }
  }
  for (const [done, name] of names.entries()) {
    tell({ done })
    const photo = await photoAt(done)
    const refusal = photo ? await bring(client, photo) : null
    if (!photo) tell({ unread: [...is.unread, name] })
    if (refusal) tell({ refusal })
    if (refusal) break
  }
  tell({ isUnderWay: false })
}

async function bring(client: RoomClient, { title, picture, file }: Chosen): Promise<Said | null> {
  const answer = await client.request({ do: 'addPhoto', title, picture }, { quietly: true })
  if (answer.is === 'refused') return answer.why
  // The view came before the answer, so that the newest is the one that was just brought.
  const newest = client.phone.peek()?.brought.at(-1)
  if (!newest) return null
  if (file) keepOriginal(newest.card, { file, first: newest.card })
  keepOwnPhoto(newest.card, newest.title, picture)
  return null
}

const MOST_NAMED = 3
const LONGEST_NAME = 24

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name

/** Which of them it was: of many, the first. */
export function unreadWords(unread: readonly string[]): Said {
  const more = unread.length > MOST_NAMED ? ['…'] : []
  const names = listed([...unread.slice(0, MOST_NAMED).map(short), ...more])
  return {
    fr: `Ce téléphone n’a pas su lire ${names}. Une capture d’écran marche toujours.`,
    en: `This phone could not read ${names}. A screenshot always works.`,
  }
}
