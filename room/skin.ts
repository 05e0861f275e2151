import { skinAt } from '@veillee/games'
import type { Plain, Seat } from '@veillee/kernel'
import {
  type FeltFrame,
  feeling,
  LEVELS,
  type Rolled,
  type Skin,
  unrolledDrawing,
  unrolledMime,
} from '@veillee/touch'
import type { Options } from './entry.ts'
import type { Playing } from './playing.ts'
import { gameOf, type Room } from './room.ts'
import { countOf, sitterOn } from './seating.ts'

const skinFor = ({ match, levels }: Playing, gesture: number, into: Seat): Skin =>
  skinAt(match, gesture, into, levels[into] ?? USUAL)

const USUAL = LEVELS['real-palm']

/** Of the gesture that is under way. */
export const skinNow = (playing: Playing, into: Seat): Skin => skinFor(playing, playing.gestures.length, into)

/** All that was felt of a gesture that is done. */
export function* feltFrom(
  playing: Playing,
  gesture: number,
  input: Plain,
  into: Seat,
): Generator<void, readonly FeltFrame[]> {
  const { kind } = input as unknown as Rolled<'mime' | 'drawing'>
  const { samples } =
    kind === 'mime'
      ? unrolledMime(input as unknown as Rolled<'mime'>)
      : unrolledDrawing(input as unknown as Rolled<'drawing'>)
  yield
  return yield* feeling(skinFor(playing, gesture, into), samples)
}

// How thick it is (docs/touch.md)

/** Who plays together has each their own; who plays against each other has the middle one of all, to be fair. */
export function levelsOf(room: Room, options: Options): readonly number[] {
  const seats = countOf(room.seating)
  const own = Array.from({ length: seats }, (_, seat) => levelAt(room, seat))
  if (areTogether(room, options, seats)) return own
  const middle = [...own].sort((a, b) => a - b)[Math.floor(seats / 2)]!
  return own.map(() => middle)
}

/** Once those who are seated have moved together. */
function levelAt({ seating, people }: Room, seat: Seat): number {
  const held = seating.filter(holder => holder !== null)
  const sitter = sitterOn(held, seat)
  return (sitter === undefined ? null : people[sitter]!.level) ?? USUAL
}

function areTogether({ game }: Room, options: Options, seats: number): boolean {
  const { isTogether, options: read } = gameOf(game)
  return isTogether?.(read(options, seats)) ?? true
}
