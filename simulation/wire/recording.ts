import type { GameId } from '@veillee/games'
import type { Match, Seat, Seed } from '@veillee/kernel'
import type { Act } from './act.ts'
import type { Brought, Happened } from './world.ts'

/** An evening of the first world: what everybody did, and all that every device was sent. */
export interface Recording {
  readonly game: GameId
  readonly acts: readonly Act[]
  /** What each act brought. */
  readonly brought: readonly Brought[]
  /** The match as it was when each act began. */
  readonly before: readonly (Match | undefined)[]
  /** The match at every event, the deal first. */
  readonly matches: readonly Match[]
  /** What happened between them. */
  readonly happened: readonly Happened[]
  readonly seed: Seed
  /** The seats that each device, or another one of the same person, has ever played. */
  readonly devices: ReadonlyMap<string, ReadonlySet<Seat>>
}
