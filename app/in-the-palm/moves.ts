import { useEvening } from '../evening/here.tsx'
import type { ChoicesOf, SeatOf } from '../wire/told.ts'

type Seat = SeatOf<'in-the-palm'>

/** What this seat may choose now, in whatever phase. */
export const choicesOf = (seat: Seat | null): ChoicesOf<'in-the-palm'> => seat?.offers.choices ?? {}

/** Makes a move for this seat. */
export function usePlay(seat: Seat | null) {
  const evening = useEvening()
  return (move: string, input: unknown = true) => evening.play(seat!.seat, move, input)
}
