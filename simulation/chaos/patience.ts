const LONG_MS = 60_000

/** A cluster that has just lost its leaders answers when it has found others. */
export async function patiently<Found>(ask: () => Promise<Found>): Promise<Found> {
  const giveUpAt = performance.now() + LONG_MS
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await new Promise(resolve => setTimeout(resolve, 500))
    }
}
