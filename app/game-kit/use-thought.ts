import type { Match, Thought } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'

/** What a robot thinks aloud over the question that is on the table now; null while it says nothing. */
export function useThought({ number, view }: Match): Thought | null {
  const thought = useRoomClient().thought.value
  return thought?.match === number && thought.step === view.step ? thought : null
}
