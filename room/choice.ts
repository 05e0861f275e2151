import { type GameId, games, type OwnWords, SETTINGS, STORY_LANGUAGES } from '@veillee/games'
import { isRefusal, type Refusal, refuse, type Seat, seatsOf } from '@veillee/kernel'
import type { Choice, EntryOf, Options } from './entry.ts'
import { ownWordsIn } from './own-words.ts'
import { ownCardsIn } from './photos.ts'
import type { Effects, RequestTo } from './request.ts'
import { gameOf, isHost, playingIn, type Room } from './room.ts'
import { countOf, resized } from './seating.ts'

const MOST_LETTERS = 2_000

const no = {
  notHost: refuse({ en: 'Only the host chooses.', fr: 'C’est l’hôte qui choisit.' }),
  inMatch: refuse({ en: 'A match is being played.', fr: 'Une partie est en cours.' }),
  notOffered: refuse({ en: 'That is not among the choices.', fr: 'Ce choix n’est pas proposé.' }),
  options: refuse({
    en: 'Veillée could not read these options.',
    fr: 'Veillée n’a pas pu lire ces réglages.',
  }),
}

/** What goes to the game: the room's own choices, what the host has set, and the cards that the room really has. */
function whole(
  { game, setting, language }: Omit<Choice, 'options'>,
  { own: _, ...options }: Options,
  { cards, words }: Own = NO_OWN,
): Options {
  const { speaks, own: taken, ownWords } = gameOf(game)
  return {
    ...options,
    setting,
    ...(speaks && { language }),
    ...(taken && cards.length >= taken.least && { own: cards }),
    ...(ownWords && words && { own: words }),
  }
}

/** What the room has of its own: cards (ROOM-39), and words for the cards that there are (ROOM-40). */
interface Own {
  readonly cards: readonly number[]
  readonly words: OwnWords | undefined
}

const NO_OWN: Own = { cards: [], words: undefined }

/** The number of seats for which options are judged while people are still coming. */
function seatsExpected(room: Pick<Room, 'seating'>, game: GameId): number {
  const { min, max } = gameOf(game).seats
  return Math.min(Math.max(countOf(room.seating), min), max)
}

/**
 * What has no meaning at a table of this size falls away: an album of 12 cards is for two, and when a third comes,
 * nobody has to be told to take it back.
 */
export function fittingOptions(room: Room, seats: number): Options {
  const choice = choiceOf(room)
  const own: Own = { cards: ownCardsIn(room), words: ownWordsIn(room) }
  const isFit = (options: Options) => !isRefusal(gameOf(choice.game).options(whole(choice, options), seats))
  if (isFit(choice.options)) return whole(choice, choice.options, own)
  let kept: Options = {}
  for (const [name, value] of Object.entries(choice.options)) {
    const more = { ...kept, [name]: value }
    if (isFit(more)) kept = more
  }
  return whole(choice, kept, own)
}

const choiceOf = ({ game, setting, language, options }: Room): Choice => ({
  game,
  setting,
  language,
  options: options[game] ?? {},
})

// Choosing (ROOM-1, 4, 7)

export function choose(room: Room, request: RequestTo<'choose'>): Effects {
  if (!isHost(room, request.by)) return no.notHost
  if (playingIn(room)) return no.inMatch
  const choice = readChoice(room, request)
  return isRefusal(choice) ? choice : [{ did: 'choose', ...choice }]
}

/** What is not said stays as it was, also for a game that was played before. */
export function readChoice(
  room: Pick<Room, 'game' | 'setting' | 'language' | 'options' | 'seating'>,
  asked: Partial<Record<keyof Choice, unknown>>,
): Choice | Refusal {
  const { game = room.game, setting = room.setting, language = room.language } = asked
  if (!isGame(game)) return no.notOffered
  const named = {
    game,
    setting: SETTINGS.find(one => one === setting),
    language: STORY_LANGUAGES.find(one => one === language),
  }
  if (!named.setting || !named.language) return no.notOffered
  const options = asked.options ?? room.options[game] ?? {}
  if (!isOptions(options)) return no.options
  const choice = { game, setting: named.setting, language: named.language, options }
  return asked.options === undefined ? choice : judged(choice, seatsExpected(room, game))
}

/** Of the games that there are, a server offers some. */
export const refuseGame = (game: unknown, offered: readonly GameId[]): Refusal | undefined =>
  isGame(game) && !offered.includes(game) ? no.notOffered : undefined

export const isGame = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(games, id)

/** What is nested without end could not even be written down; no option is a list of lists. */
const DEEPEST = 3

export const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every(one => isShallow(one, depth - 1)))

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  isShallow(value, DEEPEST) &&
  JSON.stringify(value).length <= MOST_LETTERS

/** Whoever will come: what has a meaning at some table is kept, and judged again at the start. */
function judged(choice: Choice, seats: number): Choice | Refusal {
  const { min, max } = gameOf(choice.game).seats
  const read = (count: number) => gameOf(choice.game).options(whole(choice, choice.options), count)
  const isEverRead = seatsOf(max + 1).some(count => count >= min && !isRefusal(read(count)))
  return isEverRead ? choice : (read(seats) as Refusal)
}

/** People keep their seats as far as there are any. A host who says who begins is not overruled by the last match. */
export function chosen(room: Room, { game, setting, language, options }: EntryOf<'choose'>): Room {
  return {
    ...room,
    game,
    setting,
    language,
    options: { ...room.options, [game]: options },
    seating: resized(room.seating, gameOf(game).seats.max),
    began: 'first' in options ? null : room.began,
  }
}

/** As the game reads them at the present number of seats: what the lobby shows. */
export const optionsNow = (room: Room): Options => {
  const seats = seatsExpected(room, room.game)
  return gameOf(room.game).options(fittingOptions(room, seats), seats) as Options
}

/** ROOM-3: the seats that play together, by the number they have in the lobby; none where there are no teams. */
export function teamsNow(room: Room): readonly (readonly Seat[])[] {
  const held = room.seating.flatMap((holder, seat) => (holder === null ? [] : [seat]))
  const { seats, teams } = gameOf(room.game)
  if (!teams || held.length < seats.min) return []
  return teams(optionsNow(room), held.length).map(team => team.map(place => held[place]!))
}
