import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems lend to whoever connects: otherwise somebody else may have it while a server restarts. */
const FROM = 20_000
const TO = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Nobody here is given the same one twice: those who ask together do not listen yet. */
const given = new Set<number>()

/** A port that is free now, and stays the same over restarts, as an address does. */
export async function freePort(): Promise<number> {
  const port = randomInt(FROM, TO)
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}
