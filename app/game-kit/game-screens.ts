import type { GameId } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import type { MatchOf, SeatOf } from '../connection/server-messages.ts'
import type { EveningAlbum } from './evening-album.ts'
import type { Beat } from './moment.ts'
import type { Theme } from './theme.ts'

export interface PlayProps<G extends GameId> {
  readonly match: MatchOf<G>
  /** The seat of whoever looks; null for those who watch. */
  readonly seat: SeatOf<G> | null
}

/** Where one is in the rules, and what one can do there (ROOM-19). */
export interface Help {
  /** Which of `steps` it is now. */
  readonly step: number
  readonly steps: readonly Said[]
  readonly happening: Said
  readonly youCan: Said
  /** What to keep to oneself; null if nothing. */
  readonly keep: Said | null
}

/** Seats that are to act now, lit in the bar; and seats that have answered already. */
export interface Lit {
  readonly acting: readonly number[]
  readonly answered: readonly number[]
}

/** One of the four: a small drawing, and what it shows. */
export interface RulesStep {
  readonly picture: ComponentChildren
  readonly words: Said
}

/** What each game brings to the app; loaded when it is needed. */
export interface GameScreens<G extends GameId> {
  /** A phone's screen, in every phase, for players and watchers. */
  readonly Play: ComponentType<PlayProps<G>>
  /** The shared screen: what everybody may see, large, without any control. */
  readonly Television: ComponentType<{ readonly match: MatchOf<G> }>
  /** Whose turn it is, where several may be awaited at once: of those who share a phone, they come first. */
  readonly turn: (match: MatchOf<G>) => number | null
  /** With one phone for all: whether it lies in the middle now, since nothing that has to be done is anybody's secret. */
  readonly isForTable: (match: MatchOf<G>) => boolean
  /** With a phone for two or more: whether they look at it together now, since nothing on it is anybody's secret. */
  readonly isForAll: (match: MatchOf<G>) => boolean
  /** What is told has to be remembered: a page that says it keeps nothing of it to be read again (TALE-29). */
  readonly isFromMemory?: boolean
  readonly lit: (match: MatchOf<G>) => Lit
  /** What has been won so far, for the score pad while the match lasts; without, only what is finished stands there. */
  readonly Score?: ComponentType<{ readonly match: MatchOf<G> }>
  /** By phase, what a stand-in has done in it (ROOM-36); where nothing is said, nothing is told. */
  readonly playedFor: Readonly<Record<string, Said>>
  /** What this step begins with, beat by beat, on all devices at once (docs/moments.md); without, nothing is staged. */
  readonly beats?: (match: MatchOf<G>) => readonly Beat[]
  /** What a finished match leaves behind: pictures with what is to be told of them, and what was the best. */
  readonly album?: (match: MatchOf<G>, name: (seat: number) => string) => EveningAlbum
  /** A few bars of its own, before its first match and after its last move. */
  readonly theme?: Theme
  readonly help: (match: MatchOf<G>, seat: SeatOf<G> | null) => Help
  /** The rules in four pictures, before their text (ROOM-19). */
  readonly steps?: readonly RulesStep[]
  /** What a seat holds that is for its eyes, in words, a line for each thing: for those who ask instead of looking. */
  readonly holds: (match: MatchOf<G>, seat: SeatOf<G>) => readonly string[]
  /** The whole rules in a page: paragraphs with an empty line between. */
  readonly rules: Said
}
