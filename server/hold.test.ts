import { MemoryLog } from '@veillee/room'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { VeilleeServer } from './veillee-server.ts'

let veillee: VeilleeServer
let port: number

beforeEach(async () => {
  const settings = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }
  veillee = new VeilleeServer(new MemoryLog(Date.now), settings)
  port = await veillee.listen(0, '127.0.0.1')
})

afterEach(() => veillee.close())

const hello = { do: 'open', name: 'Ana', game: 'in-the-palm', setting: 'table', language: 'fr' }

test('[ROOM-14] [ROOM-31] on the wire: a phone that two share gets the hand of whoever holds it, and no other', async () => {
  const phone = await TestPhone.enter(port, hello)
  await phone.asks({ do: 'share', name: 'Zoé' })
  await phone.asks({ do: 'start', match: 1 })
  await phone.until(() => phone.seen.match?.end === null)
  expect(phone.phone.seats).toHaveLength(2)
  phone.say({ do: 'hold', seat: null })
  await phone.until(() => phone.phone.seats.length === 0)
  expect(phone.phone.covered.map(({ seat }) => seat)).toEqual([0, 1])
  const before = phone.frames.length
  for (const seat of [1, 0]) {
    phone.say({ do: 'hold', seat })
    await phone.until(() => phone.phone.seats[0]?.seat === seat)
  }
  // A move by one of them brings no word of the other's hand.
  const { child } = phone.match.view.table as { child: number }
  phone.say({ do: 'hold', seat: child })
  await phone.until(() => phone.phone.seats[0]?.seat === child)
  const question = { match: 1, step: phone.match.view.step }
  expect(
    await phone.asks({ do: 'play', seat: child, move: 'keep', input: true, ...question }),
  ).toBeUndefined()
  const later = phone.frames.slice(before).map(frame => JSON.parse(frame))
  expect(later.some(({ view }) => view?.phase === 'mime')).toBe(true)
  for (const { phone } of later) expect(Object.keys(phone?.seats ?? [1])).toHaveLength(1)
})

test('[ROOM-30] a hand that is not on this phone opens nothing', async () => {
  const phone = await TestPhone.enter(port, hello)
  await phone.asks({ do: 'share', name: 'Zoé' })
  const { code } = phone.welcome!
  const other = await TestPhone.enter(port, { do: 'join', code, name: 'Tom' })
  await phone.asks({ do: 'start', match: 1 })
  phone.say({ do: 'hold', seat: 2 })
  await phone.until(() => phone.seen.phone?.covered.length === 2)
  expect(phone.phone.seats).toEqual([])
  other.say({ do: 'hold', seat: 0 })
  other.say({ do: 'hold', seat: -1 })
  await other.until(() => other.lastRefusal === 'Veillée could not read that message.')
  expect(other.phone.seats.map(({ seat }) => seat)).toEqual([2])
})
