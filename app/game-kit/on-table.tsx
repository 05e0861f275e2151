import type { GameId } from '@veillee/games'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Match, Phone } from '../connection/server-messages.ts'
import type { GameScreens } from './game-screens.ts'

export interface OnTable {
  /** Of the game that is played. */
  readonly screens: GameScreens<GameId>
  /** The seat for whose eyes the screen is now: a phone may hold several, with covers between (ROOM-31). Null for those who watch. */
  readonly seat: Phone['seats'][number] | null
}

const OnTableContext = createContext<OnTable | null>(null)

export const OnTableIs = OnTableContext.Provider

/** Inside a match only. */
export function useOnTable(): OnTable {
  const onTable = useContext(OnTableContext)
  if (onTable === null) throw new Error('outside of a match')
  return onTable
}

/** A turn may need somebody who has nothing to tap: Grandfather's open hand, for instance. */
export const hasToDo = (match: Match, { seat, offers }: Phone['seats'][number]): boolean =>
  match.awaits.includes(seat) && Object.keys(offers.choices).length + offers.open.length > 0
