import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { startsAgain, TestServer } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

describe('[ROOM-30] abuse is bounded', () => {
  test.each([
    ['not json', 'read that message.', 'nothing but words'],
    ['nothing', 'read that message.', ''],
    [
      'another version',
      'please load the page again.',
      JSON.stringify({ do: 'join', v: 99, code: 'ABCD', name: 'Eve' }),
    ],
    [
      'version 1, which had whole parts only',
      'please load the page again.',
      JSON.stringify({ do: 'join', v: 1, code: 'ABCD', name: 'Eve' }),
    ],
    [
      'a hello that says too much',
      'read that message.',
      JSON.stringify({ do: 'join', v: 2, code: 'ABCD', name: 'Eve', host: true }),
    ],
    [
      'a wish before a hello',
      'read that message.',
      JSON.stringify({ do: 'wish', id: '1', wish: { do: 'leave' } }),
    ],
    ['binary', 'read that touch.', Buffer.from([1, 2, 3])],
  ])('[ROOM-30] %s is refused in words, and harms nobody', async (_, why, frame) => {
    const ana = await server.opens()
    const eve = await TestPhone.connect(server.port)
    server.all.push(eve)
    eve.say(frame)
    await eve.until(() => eve.lastRefusal !== undefined)
    expect(eve.lastRefusal).toContain(why)
    expect(await ana.asks({ do: 'setDoor', isOpen: false })).toBeUndefined()
  })

  test('[ROOM-30] a strange wish is refused in words, and the room goes on', async () => {
    const ana = await server.opens()
    const refused = async (request: unknown): Promise<string> => {
      const before = ana.frames.length
      ana.say({ do: 'wish', id: 'x', wish: request })
      await ana.until(() => ana.frames.length > before)
      return ana.lastRefusal!
    }
    for (const request of [{ do: 'win' }, { do: 'sit', seat: -1 }, { do: 'play', seat: 0 }, null])
      expect(await refused(request)).toBe('Veillée could not read that message.')
    expect(await refused({ do: 'sit', seat: 99 })).toBe('There is no such seat.')
    expect(await ana.asks({ do: 'setChat', isOn: false })).toBeUndefined()
  })

  test('[ROOM-30] codes cannot be found by trying: after a few wrong ones even the right one is refused', async () => {
    const ana = await server.opens()
    const tries = Array.from({ length: 20 }, () =>
      server.enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(error => error.message),
    )
    const answers = await Promise.all(tries)
    expect(answers).toContain('There is no such evening. Look at the code once more.')
    await expect(server.joins(ana.welcome!.code, 'Eve')).rejects.toThrow('Wait a moment')
  })

  test('[ROOM-8] a phone comes back, and a link works, although its address has guessed wrong codes', async () => {
    const ana = await server.opens()
    const { room, token } = ana.welcome!
    for (let i = 0; i < 16; i++)
      await server.enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(() => undefined)
    await expect(server.joins(ana.welcome!.code, 'Ben')).rejects.toThrow('Wait a moment')
    expect((await server.enters({ do: 'resume', room, token: token! })).welcome!.person).toBe(0)
    expect((await server.enters({ do: 'join', code: room, name: 'Ben' })).welcome!.person).toBe(1)
    await expect(server.enters({ do: 'join', code: 'no link', name: 'Ben' })).rejects.toThrow(
      'no such evening',
    )
  })

  test('[ROOM-30] twenty guesses at once are as limited as twenty one after the other', async () => {
    await startsAgain(server, real => ({
      lookUp: async code => {
        await new Promise(resolve => setTimeout(resolve, 300))
        return real.lookUp(code)
      },
    }))
    const tries = Array.from({ length: 20 }, () =>
      server.enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(error => error.message),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(words => words.includes('no such evening'))).toHaveLength(15)
    expect(answers.filter(words => words.includes('Wait a moment'))).toHaveLength(5)
  })

  test('[ROOM-30] right codes cost nothing, however many come by them from one address', async () => {
    const ana = await server.opens()
    for (let i = 0; i < 20; i++) await server.joins(ana.welcome!.code, `Ben ${i}`)
    expect(ana.isOpen).toBe(true)
  })

  test('[ROOM-30] who sends without end is told to wait, and a frame that is too large ends the connection', async () => {
    const ana = await server.opens()
    for (let i = 0; i < 300; i++) ana.say({ do: 'fetch', gesture: 0 })
    await ana.until(() => ana.lastRefusal === 'That was a lot at once. Wait a moment.')
    const eve = await TestPhone.connect(server.port)
    eve.say('x'.repeat(200_000))
    await eve.until(() => !eve.isOpen)
  })

  test('[ROOM-30] a page of somebody else’s has no business here; our own has', async () => {
    await expect(TestPhone.connect(server.port, { origin: 'https://evil.example' })).rejects.toThrow('403')
    server.all.push(await TestPhone.connect(server.port, { origin: 'https://friends.example' }))
    server.all.push(await TestPhone.connect(server.port, { origin: `${server.home}` }))
  })

  test('[ROOM-27] the host can delete the room and all in it; nobody else', async () => {
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    ben.say({ do: 'forget' })
    await ben.until(() => ben.lastRefusal === 'Only the host can delete the evening.')
    expect([ana.bye, ben.bye]).toEqual([undefined, undefined])
    ana.say({ do: 'forget' })
    await ben.until(() => ben.bye !== undefined)
    expect(ben.bye!.why).toBe('forgotten')
    await expect(server.comesBack(ana)).rejects.toThrow('no such evening')
    await expect(server.joins(ana.welcome!.code, 'Eve')).rejects.toThrow('no such evening')
  })
})
