import type { ChoicesOf, MatchOf, SeatOf, TableOf } from '../connection/server-messages.ts'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { useSitter } from '../room-client/sitters.ts'

export type ExampleProps = PlayProps<'example'>
export type ExampleMatch = MatchOf<'example'>
export type ExampleSeat = SeatOf<'example'>
export type ExampleTable = TableOf<'example'>

export const CARDS = [1, 2, 3, 4, 5, 6] as const
export type Card = (typeof CARDS)[number]

/** What this seat may do now; a watcher may do nothing. */
export const choicesOf = (seat: ExampleSeat | null): ChoicesOf<'example'> => seat?.offers.choices ?? {}

export const nextDealer = ({ dealer, seats }: ExampleTable): number => (dealer + 1) % seats

/** EXAMPLE-7. */
export function winnersOf({ points }: ExampleTable): readonly number[] {
  const most = Math.max(...points)
  return [...points.keys()].filter(seat => points[seat] === most)
}

export function useName(): (seat: number) => string {
  const sitter = useSitter()
  return seat => sitter(seat).name
}

export function usePlay(seat: ExampleSeat | null) {
  const client = useRoomClient()
  return (move: string, input: unknown) => seat && client.play(seat.seat, move, input)
}
