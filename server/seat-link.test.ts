import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestPhone } from './test-phone.ts'
import { succeeds, TestServer } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

async function offers(phone: TestPhone, id: string, person?: number): Promise<string> {
  await succeeds(phone, { do: 'offerSeat', person }, id)
  return phone.linkOf(id)!
}

const movesIn = ({ welcome }: TestPhone, link: string): Promise<TestPhone> =>
  server.enters({ do: 'moveIn', room: welcome!.room, link })

test('[ROOM-9] [ROOM-11] an offer that is sent again brings the same link again, and it works', async () => {
  const [, ben] = await server.four()
  const link = await offers(ben, 'offer')
  expect(await offers(ben, 'offer')).toBe(link)
  expect((await movesIn(ben, link)).phone.seats).toEqual(ben.phone.seats)
})

test('[ROOM-9] [ROOM-11] also from another connection of the same phone, and after a restart', async () => {
  const [, ben] = await server.four()
  const link = await offers(ben, 'offer')
  expect(await offers(await server.comesBack(ben), 'offer')).toBe(link)
  await server.closes()
  await server.starts()
  const again = await server.comesBack(ben)
  expect(await offers(again, 'offer')).toBe(link)
  expect((await movesIn(again, link)).welcome!.person).toBe(1)
})

test('[ROOM-9] another offer, another phone and another person have links of their own; the last one is good', async () => {
  const [ana, ben] = await server.four()
  await expect(offers(ana, '1', 1)).rejects.toThrow('only they can offer')
  ben.drop()
  await ana.until(() => ana.seen.away!.includes(1))
  const byHost = [await offers(ana, '1', 1), await offers(ana, '2', 1)]
  const back = await server.comesBack(ben)
  const links = [...byHost, await offers(back, '1'), await offers(back, '3')]
  expect(new Set(links).size).toBe(4)
  for (const old of links.slice(0, 3)) await expect(movesIn(ana, old)).rejects.toThrow('used')
  expect((await movesIn(ana, links[3]!)).welcome!.person).toBe(1)
})

test('[ROOM-4] [ROOM-9] who has left or was put out does not come back by a link, and the others play on', async () => {
  const [ana, ben, cleo, dan] = await server.four()
  const link = await offers(ben, 'offer')
  cleo.say({ do: 'wish', id: 'out', wish: { do: 'leave' } })
  await cleo.until(() => !cleo.isOpen)
  await succeeds(ana, { do: 'remove', person: dan.welcome!.person })
  for (const { welcome } of [cleo, dan]) {
    const { room, token } = welcome!
    await expect(server.enters({ do: 'moveIn', room, link, token })).rejects.toThrow('no longer in')
  }
  await succeeds(ana, { do: 'setDoor', isOpen: false })
  await ben.until(() => !ben.seen.lobby!.isOpen)
})

test('[ROOM-9] a link that was used stays used, however often the offer is sent again', async () => {
  const [, ben] = await server.four()
  const link = await offers(ben, 'offer')
  await movesIn(ben, link)
  const former = await server.comesBack(ben)
  expect(former.phone.seats).toEqual([])
  await expect(movesIn(ben, link)).rejects.toThrow('used')
})
