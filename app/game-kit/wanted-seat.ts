import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { freeSeats, useSitters } from '../room-client/sitters.ts'

/** Seats change hands between turns (ROOM-5): who has chosen one sits down as soon as that is. */
export const wantedSeat = signal<{ readonly match: number; readonly seat: number } | null>(null)

/** Asks again with every step, until they sit, or somebody else does. */
export function useWantedSeat(): void {
  const client = useRoomClient()
  const match = useMatch()!
  const sitters = useSitters()
  const wanted = wantedSeat.value
  const isFree =
    wanted?.match === match.number && freeSeats(match, sitters).some(({ seat }) => seat === wanted.seat)
  useEffect(() => {
    if (wanted === null) return
    if (!isFree) wantedSeat.value = null
    else void client.request({ do: 'takeSeat', ...wanted }, { quietly: true })
  }, [wanted, isFree, match.view.step])
}
