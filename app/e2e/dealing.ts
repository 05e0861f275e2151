import type { Plain } from '@veillee/kernel'
import { applyEntry, type Entry, entryOf, fold, handleRequest, type RoomId } from '@veillee/room'
import { openSqliteLog } from '@veillee/server/sqlite-log'

const HEX_DIGITS = 64

const numberOf = (deal: number): string => deal.toString(16).padStart(HEX_DIGITS, '0')

/**
 * Begins the room's match with a deal that is the same every time. No server can be told what to deal, and every phone
 * adds to the seed (ROOM-15): so this is written into the log of a server that does not run.
 */
export async function beginsWith(deal: number, room: RoomId, file: string): Promise<void> {
  const log = await openSqliteLog(file)
  const logged = await log.read(room, 0)
  const at = Date.now()
  const promise: Entry = { did: 'promise', number: numberOf(deal), at, by: 'room' }
  const promised = applyEntry(fold(logged.map(entryOf))!, promise)
  const begun = handleRequest(promised, {
    do: 'start',
    by: 0,
    match: promised.matches + 1,
    number: numberOf(deal + 1),
    at,
    presence: new Map(),
  })
  if (begun.refusal) throw new Error(begun.refusal.refusal.en)
  await log.append(room, logged.length, [promise, ...begun.entries] as unknown as readonly Plain[])
  await log.close()
}
