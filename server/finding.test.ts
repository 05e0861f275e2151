import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestPhone } from './test-phone.ts'
import { answerOf, playsOn, playsToTheEnd, TestServer } from './testing.ts'

const DAY_MS = 24 * 3_600_000

let server: TestServer
let aheadMs: number

beforeEach(async () => {
  aheadMs = 0
  server = await TestServer.up({ settings: { quietMs: 1, sweepMs: 5 }, now: () => Date.now() + aheadMs })
})

afterEach(() => server.ends())

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
}

describe('finding a room', () => {
  test('[ROOM-1] whoever has the link comes in by it, as by the code', async () => {
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.room, 'Ben')
    expect(ben.welcome).toMatchObject({ room: ana.welcome!.room, code: ana.welcome!.code, person: 1 })
  })

  test('[ROOM-27] [ROOM-8] a group finds its room again by its link, and last Sunday’s score pad with it', async () => {
    const players = await server.four()
    await playsToTheEnd(players)
    const { pad } = players[0].seen
    server.drop()
    await until(() => server.notes.some(note => note.includes('room dropped')))
    aheadMs = 7 * DAY_MS
    const ana = await server.comesBack(players[0])
    const zoe = await server.joins(players[0].welcome!.room, 'Zoe')
    expect([ana.seen.pad, zoe.seen.pad]).toEqual([pad, pad])
    expect(pad!.lines).toHaveLength(1)
  })

  test('[ROOM-30] wrong links lead nowhere, and keep nobody out who has a right one: nobody guesses 128 bits', async () => {
    const ana = await server.opens()
    for (let i = 0; i < 20; i++)
      await expect(server.joins(`${i}`.padEnd(22, 'x'), 'Eve')).rejects.toThrow('no such evening')
    expect((await server.joins(ana.welcome!.room, 'Ben')).welcome!.person).toBe(1)
  })
})

/** What comes of asking for the first drawing: what was drawn, or words. */
async function fetches(phone: TestPhone): Promise<unknown> {
  const before = phone.frames.length
  phone.say({ do: 'fetch', gesture: 0 })
  const answers = () => phone.frames.slice(before).map(frame => JSON.parse(frame))
  const isAnswer = ({ say }: { say: string }) => say === 'gesture' || say === 'refused'
  await phone.until(() => answers().some(isAnswer))
  const answer = answers().find(isAnswer)
  return answer.say === 'gesture' ? answer.input : answer.refusal.en
}

test('[ROOM-6] a drawing goes to shared screen, watchers and other players when it is scored, and no earlier', async () => {
  const players = await server.four('palm-reader', 'remote')
  const { code } = players[0].welcome!
  const everybody = [...players, await server.joins(code, '', true), await server.joins(code, 'Zoe')]
  let drawing: unknown
  while (players[0].match.view.phase !== 'gallery') {
    const next = players.map(answerOf).find(answer => answer?.move === 'drawing')
    expect(await playsOn(players)).toBeDefined()
    drawing ??= next?.input
    const isShown = players[0].match.view.phase === 'gallery'
    for (const phone of everybody.slice(3))
      expect(await fetches(phone)).toEqual(isShown ? drawing : 'There is nothing to see there yet.')
  }
  expect(drawing).toBeDefined()
})

describe('whoever did not hear the welcome', () => {
  const token = 'A'.repeat(43)

  test('[ROOM-11] comes once more with a token of their own making, and is nobody else', async () => {
    const ana = await server.opens()
    const { code } = ana.welcome!
    const again = () => server.enters({ do: 'join', code, name: 'Ben', token })
    const people = await Promise.all([again(), again(), again()])
    expect(people.map(({ welcome }) => [welcome!.person, welcome!.token])).toEqual([
      [1, token],
      [1, token],
      [1, token],
    ])
    expect((await server.comesBack(people[0]!)).seen.lobby!.people.map(({ name }) => name)).toEqual([
      'Ana',
      'Ben',
    ])
  })

  test('[ROOM-11] [ROOM-9] so on a new device, whose link has been used by itself', async () => {
    const [ana, ben] = await server.four()
    await ben.asks({ do: 'offerSeat' }, 'offer')
    const moves = () =>
      server.enters({ do: 'moveIn', room: ana.welcome!.room, link: ben.linkOf('offer'), token })
    const [first, second] = [await moves(), await moves()]
    expect([first.welcome!.person, second.welcome!.person]).toEqual([1, 1])
    expect(second.phone.seats).toEqual(ben.phone.seats)
    expect(second.seen.lobby!.people).toHaveLength(5)
  })

  test('[ROOM-4] [ROOM-11] somebody who was put out stays out with it', async () => {
    const ana = await server.opens()
    const { code } = ana.welcome!
    await server.enters({ do: 'join', code, name: 'Ben', token })
    expect(await ana.asks({ do: 'remove', person: 1 })).toBeUndefined()
    await expect(server.enters({ do: 'join', code, name: 'Benno', token })).rejects.toThrow('put you out')
  })
})
