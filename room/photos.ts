import { FIRST_OWN_CARD, MOST_OWN_CARDS } from '@veillee/games'
import { handView, isRefusal, type Refusal, refuse, type Seat, tableOf } from '@veillee/kernel'
import { fromBase64 } from '@veillee/touch'
import type { Entry, EntryOf } from './entry.ts'
import { readLine } from './line.ts'
import type { PersonId } from './person.ts'
import { isPicture, LONGEST_PICTURE } from './picture.ts'
import type { Playing } from './playing.ts'
import type { Effects, RequestTo } from './request.ts'
import { gameOf, isHost, phoneOf, playedBy, type Room } from './room.ts'

/** ROOM-39: a photograph that somebody has brought. The picture itself stays in the log, as gestures do. */
export interface Photo {
  readonly title: string
  readonly by: PersonId
  /** Where in the log its picture is. */
  readonly position: number
  /** Taken out of the deck again; whoever played with it before goes on having it. */
  readonly isOut: boolean
}

/** What of it is told to the phone that brought it. */
export interface BroughtPhoto {
  readonly card: number
  readonly title: string
}

const MOST_IN_DECK = 100
const LONGEST_TITLE = 40

const no = {
  title: refuse({ en: 'A title has 1 to 40 characters.', fr: 'Un titre a de 1 à 40 caractères.' }),
  picture: refuse({
    en: 'Veillée could not read this photograph. Choose it once more, in the app.',
    fr: 'Veillée n’a pas pu lire cette photo. Choisis-la encore une fois, dans l’appli.',
  }),
  full: refuse({
    en: 'There are 100 photographs, as many as the deck has cards. Take one out first.',
    fr: 'Il y a 100 photos, autant que de cartes. Retires-en une d’abord.',
  }),
  ever: refuse({
    en: 'This evening has had its 120 photographs. Open a new one for more.',
    fr: 'Cette veillée a eu ses 120 photos. Ouvres-en une autre pour continuer.',
  }),
  gone: refuse({ en: 'This photograph is not in the deck.', fr: 'Cette photo n’est pas dans le paquet.' }),
  others: refuse({
    en: 'Whoever brought a photograph changes it, or the host.',
    fr: 'Une photo se change par qui l’a apportée, ou par l’hôte.',
  }),
}

const cardOf = (place: number): number => FIRST_OWN_CARD + place
const photoAt = ({ photos }: Pick<Room, 'photos'>, card: number): Photo | undefined =>
  photos[card - FIRST_OWN_CARD]

export const readTitle = (raw: unknown): string | Refusal => readLine(raw, LONGEST_TITLE) ?? no.title

/** Whether this is what the log keeps of a photograph. */
export function isKeptPicture(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > LONGEST_PICTURE) return false
  const bytes = fromBase64(text)
  return bytes !== undefined && isPicture(bytes)
}

/** The cards that the next match could have. */
export const ownCardsIn = ({ photos }: Pick<Room, 'photos'>): readonly number[] =>
  photos.flatMap(({ isOut }, place) => (isOut ? [] : [cardOf(place)]))

// Bringing them

export function addPhoto(room: Room, request: RequestTo<'addPhoto'>): Effects {
  const { by, title: raw, picture, instead } = request
  if (instead === undefined && ownCardsIn(room).length >= MOST_IN_DECK) return no.full
  if (room.photos.length >= MOST_OWN_CARDS) return no.ever
  const title = readTitle(raw)
  if (isRefusal(title)) return title
  if (!isKeptPicture(picture)) return no.picture
  const added = { did: 'addPhoto', title, picture } as const
  if (instead === undefined) return [added]
  return refuseChange(room, by, instead) ?? [{ did: 'dropPhoto', card: instead }, added]
}

export const photoAdded = (room: Room, { by, title }: EntryOf<'addPhoto'>): Room => ({
  ...room,
  photos: [...room.photos, { title, by: by as PersonId, position: room.position, isOut: false }],
})

/** Only who brought it, by the phone that they hold, and the host. */
function refuseChange(room: Room, by: PersonId, card: number): Refusal | undefined {
  const photo = photoAt(room, card)
  if (!photo || photo.isOut) return no.gone
  return phoneOf(room, photo.by) === by || isHost(room, by) ? undefined : no.others
}

export function titlePhoto(room: Room, { by, card, title: raw }: RequestTo<'titlePhoto'>): Effects {
  const title = readTitle(raw)
  if (isRefusal(title)) return title
  return refuseChange(room, by, card) ?? [{ did: 'titlePhoto', card, title }]
}

export const photoTitled = (room: Room, { card, title }: EntryOf<'titlePhoto'>): Room =>
  withPhoto(room, card, { title })

export const dropPhoto = (room: Room, { by, card }: RequestTo<'dropPhoto'>): Effects =>
  refuseChange(room, by, card) ?? [{ did: 'dropPhoto', card }]

export const photoDropped = (room: Room, { card }: EntryOf<'dropPhoto'>): Room =>
  withPhoto(room, card, { isOut: true })

const withPhoto = (room: Room, card: number, change: Partial<Photo>): Room => ({
  ...room,
  photos: room.photos.map((photo, place) => (cardOf(place) === card ? { ...photo, ...change } : photo)),
})

/** Whether a file may say this of a photograph here. */
export function isSoundPhoto(room: Room, entry: EntryOf<'addPhoto' | 'titlePhoto' | 'dropPhoto'>): boolean {
  if (entry.did === 'addPhoto') return entry.by !== 'room' && room.photos.length < MOST_OWN_CARDS
  return photoAt(room, entry.card) !== undefined
}

// Who may see which (the same views that show a card allow its picture)

const NONE: readonly never[] = []

/** Which pictures somebody with these seats has before their eyes, and so may fetch. */
export function photosShown(playing: Playing | null, seats: readonly Seat[]): readonly number[] {
  const own = playing && playing.options.own !== undefined ? gameOf(playing.game).own : undefined
  if (!playing || !own) return NONE
  const { match, chapters, end } = playing
  const table = tableOf(match)
  const shown = new Set(own.shown(table, undefined))
  for (const seat of seats) for (const card of own.shown(table, handView(match, seat))) shown.add(card)
  if (end) for (const chapter of chapters) for (const card of own.shown(chapter, undefined)) shown.add(card)
  return [...shown].sort((one, other) => one - other)
}

/** What was brought by this phone, and is in the deck. */
export function photosBrought(room: Room, phone: PersonId): readonly BroughtPhoto[] {
  if (room.photos.length === 0) return NONE
  return room.photos.flatMap(({ title, by, isOut }, place) =>
    !isOut && phoneOf(room, by) === phone ? [{ card: cardOf(place), title }] : [],
  )
}

/** A photograph that this phone may fetch: what its views show, and what it has brought itself. */
export function photoFor(room: Room, phone: PersonId, card: number): Photo | undefined {
  const photo = photoAt(room, card)
  if (!photo) return undefined
  const isOwn = phoneOf(room, photo.by) === phone && !photo.isOut
  return isOwn || photosShown(room.playing, playedBy(room, phone)).includes(card) ? photo : undefined
}

// Taking them home

/** Those that nobody has played with and nobody wants any more: their pictures stay behind (ROOM-27). */
export function unwantedPhotos(entries: readonly Entry[]): ReadonlySet<number> {
  const out = new Set<number>()
  for (const entry of entries) if (entry.did === 'dropPhoto') out.add(entry.card)
  if (out.size === 0) return out
  for (const entry of entries)
    if (entry.did === 'start' && Array.isArray(entry.options.own))
      for (const card of entry.options.own) out.delete(card as number)
  return out
}
