import { unrolledMime } from '@veillee/touch'
import type { RoomClient } from '../room-client/room-client.ts'
import { feltFrames, type Replay } from './replay-run.ts'

/** Fetched when it is wanted: the true mime, and what that palm felt of it. */
export async function loadReplay(
  client: RoomClient,
  gesture: number,
  feltBy: number,
): Promise<Replay | null> {
  const [made, felt] = await Promise.all([client.gesture(gesture), client.feltOf(gesture, feltBy)])
  if (made.input.kind !== 'mime') return null
  return {
    samples: unrolledMime({ kind: 'mime', strip: made.input.strip }).samples,
    felt: feltFrames(felt.strip),
  }
}
