/** No event is handled later than this. */
const OLDEST_MS = 1_000

/**
 * When something happened, by the clock of `performance.now()`. Some browsers count events from another beginning, or
 * leave those out that they put together: such a one happened now.
 */
export function momentOf({ timeStamp }: Pick<Event, 'timeStamp'>): number {
  const now = performance.now()
  return timeStamp <= now && timeStamp > now - OLDEST_MS ? timeStamp : now
}
