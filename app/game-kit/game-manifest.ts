import type { GameId } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { WireRequest } from '@veillee/room'
import type { ComponentType } from 'preact'
import type { IconName } from '../components/icon.tsx'
import type { LobbyOf, Pad, PadLine } from '../connection/server-messages.ts'
import type { GameScreens } from './game-screens.ts'

export type Options = NonNullable<Extract<WireRequest, { do: 'choose' }>['options']>

/** One thing that can be set, in plain words; the host turns it, the others read it. */
export type OptionShown =
  | {
      readonly is: 'switch'
      readonly key: string
      readonly label: Said
      readonly more: Said
      readonly isOn: boolean
      readonly turned: (isOn: boolean) => Options
    }
  | {
      readonly is: 'choice'
      readonly key: string
      readonly label: Said
      readonly more?: Said
      readonly choices: readonly { readonly value: string | number; readonly label: Said }[]
      readonly chosen: string | number
      readonly turned: (value: string | number) => Options
    }
  | {
      /** One or more of them, from the easiest. */
      readonly is: 'levels'
      readonly key: string
      readonly label: Said
      readonly levels: readonly Level[]
      readonly chosen: readonly string[]
      readonly turned: (chosen: readonly string[]) => Options
    }

export interface Level {
  readonly value: string
  readonly label: Said
  /** How hard it is, for those who do not see its pips. */
  readonly more: Said
  /** As CSS has it. */
  readonly paint: string
}

/** What options depend on besides the lobby. */
export interface AtTable {
  /** How many seats are taken. */
  readonly seated: number
  readonly nameAt: (seat: number) => string
  /** Whether this game has been played this evening: a rematch begins with the next team. */
  readonly isRematch: boolean
}

/** A match that has come to its end. */
export type FinishedLine<G extends GameId> = Extract<PadLine, { game: G }> & {
  readonly result: NonNullable<Extract<PadLine, { game: G }>['result']>
}

/** “23 stars”, and what that is worth; matches of other rules may lack a rank. */
export interface ResultWords {
  readonly score: string
  readonly rank?: Said | undefined
}

interface TutorialProps {
  /** Played to its end, or left. */
  readonly onDone: () => void
}

/** A page of the game's own, at an address of its own, with its row among the links of the home page. */
interface GamePage {
  readonly path: string
  readonly icon: IconName
  readonly name: Said
  readonly Page: ComponentType
}

/** What the app has to know of a game before anybody plays it; small, because every phone fetches it first. */
export interface GameManifest<G extends GameId> {
  readonly name: Said
  /** In a few words, under the name. */
  readonly pitch: Said
  /** What one does, for somebody who does not know the game. */
  readonly more: Said
  readonly by: Said
  /** Wide, 700 by 260. */
  readonly picture: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How many robots make a good first match for one person. */
  readonly robots: number
  /** What takes the place of the table when people are far apart. */
  readonly farApart: Said
  /**
   * Hands are touched. Round a table everybody is asked for theirs (ROOM-33), far apart for a sense, and one phone for all
   * can be the palm (ROOM-22).
   */
  readonly isFelt: boolean
  /** What is written in a language of its own, chosen with the game; absent where nothing is. */
  readonly languageOf?: Said
  /** Only what makes sense at a table of this size; the first one is the game's most telling. */
  readonly options: (lobby: LobbyOf<G>, at: AtTable) => readonly OptionShown[]
  readonly result: (line: FinishedLine<G>) => ResultWords
  /** A score that was the group's best. */
  readonly best: (score: number) => string
  /** What makes results comparable besides the number of players (READ-18). */
  readonly conditions: (under: Pad['best'][number]['under']) => string
  /** Three pictures in the middle of the table, on a shared screen: chosen to give nothing away. How wide, if not as photos. */
  readonly fan: { readonly pictures: readonly string[]; readonly width?: string }
  /** It can be played with photographs of the room's own (ROOM-39), from so many on. */
  readonly ownPhotos?: { readonly least: number }
  /** Words of the room's own can be on its cards (ROOM-40): a line in the lobby, and the sheet behind it. */
  readonly ownWords?: {
    readonly line: (lobby: LobbyOf<G>) => string
    readonly Sheet: ComponentType<{ onClose: () => void }>
  }
  readonly Tutorial: ComponentType<TutorialProps>
  readonly pages?: readonly GamePage[]
  /** Only for whoever develops Veillée (CONTRIBUTING.md). */
  readonly isForDevelopers?: boolean
  /** All that a match needs; fetched ahead of it. */
  readonly screens: () => Promise<GameScreens<G>>
}
