import { useLobby, useMatch } from '../room-client/context.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { useOnTable } from './on-table.tsx'
import { type Spoken, spokenOf } from './spoken.ts'

/** The answers of this moment, for whoever holds the phone; inside a match only. */
export function useSpoken(): Spoken {
  const match = useMatch()!
  const { people, host } = useLobby()
  const sitter = useSitter()
  return spokenOf(match, useOnTable(), {
    ofSeat: seat => sitter(seat).name,
    host: host === null ? '' : people[host]!.name,
  })
}
