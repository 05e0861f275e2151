import type { ChoicesOf, SeatOf } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'

type Seat = SeatOf<'in-the-palm'>

/** What this seat may choose now, in whatever phase. */
export const choicesOf = (seat: Seat | null): ChoicesOf<'in-the-palm'> => seat?.offers.choices ?? {}

/** Makes a move for this seat. */
export function usePlay(seat: Seat | null) {
  const client = useRoomClient()
  return (move: string, input: unknown = true) => client.play(seat!.seat, move, input)
}
