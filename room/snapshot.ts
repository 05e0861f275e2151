import { games } from '@veillee/games'
import { keptText, matchFrom } from '@veillee/kernel'
import { differenceOf, withDifference } from './difference.ts'
import { FORMAT } from './format.ts'
import { copyOfPlaying } from './playing.ts'
import { copyOf, gameOf, type Room } from './room.ts'

/** A room as its log has it, and as it was before the match that is played now. */
export interface Folded {
  readonly room: Room
  readonly before: Room | undefined
}

/** Rises when a Room or the State of a game has other fields than before; a test knows which they are. */
const SNAPSHOT = 5

/** Whoever has other rules, formats or fields makes nothing of it, and reads the log. */
const MADE_BY = [SNAPSHOT, FORMAT, ...Object.values(games).map(({ id, rules }) => `${id} ${rules}`)].join()

/** So few entries are quickly read again: in some two milliseconds. */
const FEWEST = 50
/** A long evening has a large snapshot: so many letters of it for every entry. */
const LETTERS_AN_ENTRY = 4_000

/** After how many entries the next one is worth its while. */
export const entriesUntilNext = (text: string): number =>
  Math.max(FEWEST, Math.ceil(text.length / LETTERS_AN_ENTRY))

/** Before the match most was as it is now, the whole score pad for one: so only what was not is written. */
export function snapshotOf({ room, before }: Folded): string {
  const now = written(room)
  const then = before ? `,"before":${differenceOf(now, written(before)) ?? '{}'}` : ''
  return `{"madeBy":${JSON.stringify(MADE_BY)},"room":${JSON.stringify(now)}${then}}`
}

/** Undefined if it cannot be gone on from here. */
export function readSnapshot(text: string): Folded | undefined {
  try {
    const { madeBy, room, before } = JSON.parse(text)
    if (madeBy !== MADE_BY) return undefined
    const then = before && (withDifference(room, before) as Kept)
    return { room: read(room), before: then && read(then) }
  } catch {
    return undefined
  }
}

const written = (room: Room) => ({
  ...room,
  playing: room.playing && { ...room.playing, match: keptText(room.playing.match) },
})

type Kept = ReturnType<typeof written>

/** Part by part, as a room is that was never away (`copyOf`). */
function read(kept: Kept): Room {
  const room = copyOf({ ...kept, playing: null })
  if (kept.playing)
    room.playing = copyOfPlaying({
      ...kept.playing,
      match: matchFrom(gameOf(kept.playing.game), kept.playing.match),
    })
  return room
}
