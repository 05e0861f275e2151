import { MemoryLog } from '@veillee/room'
import { jpegOf, pictureOf } from '@veillee/room/testing'
import { toBase64 } from '@veillee/touch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestPhones } from './testing.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }

let veillee: VeilleeServer
let phones: TestPhones

beforeEach(async () => {
  veillee = new VeilleeServer(new MemoryLog(Date.now), SETTINGS)
  phones = new TestPhones(await veillee.listen(0, '127.0.0.1'))
})

afterEach(async () => {
  phones.drop()
  await veillee.close()
})

test('[ROOM-39] a photograph goes to whoever brought it, and to nobody who has no card of it', async () => {
  const [ana, tom] = await phones.four('in-the-palm', 'remote')
  expect(await ana!.asks({ do: 'addPhoto', title: 'Rex', picture: pictureOf(5) })).toBeUndefined()
  expect(await ana!.fetchesPhoto(101)).toEqual({
    say: 'photo',
    card: 101,
    title: 'Rex',
    picture: pictureOf(5),
  })
  for (const card of [101, 102, 1, 0])
    expect(await tom!.fetchesPhoto(card)).toMatchObject({
      refusal: { en: 'There is no photograph to see there.' },
    })
})

test('[ROOM-39] what is no photograph is refused in words', async () => {
  const [ana] = await phones.four('in-the-palm', 'remote')
  const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  expect(await ana!.asks({ do: 'addPhoto', title: 'x', picture: svg })).toContain('could not read')
  expect(ana!.seen.lobby!.photos).toBe(0)
})

test('[ROOM-39] what somebody has brought is never an address, nor of a type that runs', async () => {
  const [ana] = await phones.four('in-the-palm', 'remote')
  const script = [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]
  const picture = toBase64(jpegOf(script)) // a photograph by its form, and something else to whoever does not ask
  expect(await ana!.asks({ do: 'addPhoto', title: '<script>alert(1)</script>', picture })).toBeUndefined()
  expect(await ana!.fetchesPhoto(101)).toMatchObject({ say: 'photo', picture })
  const { room, token } = ana!.welcome!
  const home = `http://127.0.0.1:${phones.port}`
  const kept = await fetch(`${home}/evenings/${room}`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await kept.text()).toContain(picture)
  expect(kept.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(kept.headers.get('content-disposition')).toContain('attachment')
  expect(kept.headers.get('x-content-type-options')).toBe('nosniff')
  for (const path of [
    'photos/101',
    'photo/101',
    `evenings/${room}/101`,
    `${room}/101.jpg`,
    '101.svg',
    '101',
  ]) {
    const answer = await fetch(`${home}/${path}`, { headers: { Authorization: `Bearer ${token}` } })
    const text = await answer.text()
    expect(text).not.toContain('onload')
    expect(text).not.toContain(picture)
  }
})

test('[ROOM-39] from one address so many come a day', async () => {
  const tables = await Promise.all(Array.from({ length: 5 }, () => phones.four('in-the-palm', 'remote')))
  const large = toBase64(jpegOf(Array.from({ length: 71_000 }, () => 1)))
  let brought = 0
  let refusal: string | undefined
  for (const [ana] of tables)
    for (let i = 0; i < 100 && refusal === undefined; i++) {
      refusal = await ana!.asks({ do: 'addPhoto', title: 'x', picture: large })
      if (refusal === undefined) brought++
    }
  expect(refusal).toContain('enough photographs')
  expect(brought).toBeGreaterThan(400)
})
