import { SETTINGS, STORY_LANGUAGES } from '@veillee/games'
import { type Refusal, refuse } from '@veillee/kernel'
import { isGame } from './choice.ts'
import type { Entry } from './entry.ts'
import { applyEntry, isKind, openRoom } from './fold.ts'
import type { Logged } from './log.ts'
import { gameOf, type Room } from './room.ts'

/**
 * How rooms are written down, apart from the games' rules numbers. It rises when an older version would misread what
 * this one writes. The first entry says it, and so would any later one that needs a higher one than its room began with;
 * where nothing is said, it is 1.
 */
export const FORMAT = 1

export type WhyUnread = 'newer' | 'damaged'

export const unread: Readonly<Record<WhyUnread, Refusal>> = {
  newer: refuse({
    en: 'This evening was continued on a newer Veillée, and cannot be opened on this one. Nothing of it is lost.',
    fr: 'Cette veillée a été continuée sur une version plus récente de Veillée, et ne s’ouvre pas sur celle-ci. Rien n’en est perdu.',
  }),
  damaged: refuse({
    en: 'A part of this evening can no longer be read here. Whoever runs this Veillée may be able to help.',
    fr: 'Une partie de cette veillée ne se lit plus ici. La personne qui fait tourner ce service peut peut-être aider.',
  }),
}

/** A room whose log cannot be read here: it stays shut, and nothing is written into it (ROOM-37). */
export class Unreadable extends Error {
  readonly why: WhyUnread
  constructor(why: WhyUnread, cause?: unknown) {
    super(`the log of a room is ${why}`, { cause })
    this.why = why
  }

  get refusal(): Refusal {
    return unread[this.why]
  }
}

/** Why what was stored is no entry that this version knows; undefined if it is one. */
export function whyUnread(stored: unknown): WhyUnread | undefined {
  const { did, format } = (stored ?? {}) as Readonly<Record<string, unknown>>
  if (typeof did !== 'string') return 'damaged'
  const isNewer = isAbove(format, FORMAT) || !isKind(did) || namesUnknown(stored as Entry)
  return isNewer ? 'newer' : undefined
}

/** What only a newer version can have written. A match by older rules is closed kindly instead, and its room goes on. */
function namesUnknown(entry: Entry): boolean {
  switch (entry.did) {
    case 'open':
    case 'choose':
      return (
        isNoneOf(STORY_LANGUAGES, entry.language) ||
        isNoneOf(SETTINGS, entry.setting) ||
        isNewGame(entry.game)
      )
    case 'start':
      return isGame(entry.game) ? isAbove(entry.rules, gameOf(entry.game).rules) : isNewGame(entry.game)
    case 'finish':
      return isNewGame(entry.line?.game)
    default:
      return false
  }
}

const isAbove = (number: unknown, known: number): boolean => typeof number === 'number' && number > known
const isNoneOf = (known: readonly string[], name: unknown): boolean =>
  typeof name === 'string' && !known.includes(name)
const isNewGame = (game: unknown): boolean => typeof game === 'string' && !isGame(game)

/** The room after these lines of its log, which begin where it ends; before the first there is none. */
export const readOn = (room: Room | undefined, logged: readonly Logged[]): Room | undefined =>
  logged.reduce(withNext, room)

function withNext(room: Room | undefined, { position, entry: stored }: Logged): Room {
  const why = whyUnread(stored)
  if (why) throw new Unreadable(why)
  const entry = stored as unknown as Entry
  if (position !== (room?.position ?? 0)) throw new Unreadable('damaged')
  try {
    if (room) return applyEntry(room, entry)
    if (entry.did === 'open') return openRoom(entry)
  } catch (error) {
    throw new Unreadable('damaged', error)
  }
  throw new Unreadable('damaged')
}
