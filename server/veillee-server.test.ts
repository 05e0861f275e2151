import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { agree, playsOn, playsToTheEnd, startsAgain, TestServer } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

describe('coming together', () => {
  test('[ROOM-1] anybody opens a room, without an account, and gets a code and a link', async () => {
    const ana = await server.opens()
    expect(ana.welcome).toMatchObject({ code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}$/), person: 0 })
    expect(ana.welcome!.room).toMatch(/^[\w-]{22}$/)
    expect(ana.seen.lobby).toMatchObject({ game: 'palm-reader', host: 0 })
  })

  test('[ROOM-2] anyone with the code joins, by the name that they say', async () => {
    const ana = await server.opens()
    const code = ana.welcome!.code.toLowerCase().split('').join(' ')
    const ben = await server.enters({ do: 'join', code, name: '  Ben ' })
    await ana.until(() => ana.seen.lobby!.people.length === 2)
    expect(ben.seen.lobby!.people.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    await expect(server.joins(ana.welcome!.code, '')).rejects.toThrow('1 to 20 characters')
  })

  test('[ROOM-6] a shared screen sees the table, and nobody’s hand', async () => {
    const ana = await server.opens()
    const screen = await server.joins(ana.welcome!.code, 'TV', true)
    expect(screen.phone.seats).toEqual([])
    expect(screen.seen.lobby!.seating.filter(holder => holder !== null)).toHaveLength(1)
    expect(await screen.asks({ do: 'start', match: 1 })).toBe('A shared screen only shows.')
  })
})

describe('a match over real sockets', () => {
  test('[ROOM-12] goes from the first card to the last, and everybody is told the same', async () => {
    const players = await server.four()
    await playsToTheEnd(players)
    expect(players[0].match.end).toBe('finished')
    expect(players[3].seen.pad).toMatchObject({ lines: [{ game: 'palm-reader' }] })
    expect(players[2].match.opened).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('[ROOM-11] what is sent twice counts once, and a late tap does not answer the next question', async () => {
    const players = await server.four()
    const first = players.find(({ phone, match }) => match.awaits.includes(phone.seats[0]!.seat))!
    const { seat, offers } = first.phone.seats[0]!
    const look = {
      do: 'play',
      seat,
      move: 'look',
      input: offers.choices.look![0],
      match: 1,
      step: first.match.view.step,
    }
    const before = first.match.view.step
    expect(await Promise.all([first.asks(look, 'tap'), first.asks(look, 'tap')])).toEqual([
      undefined,
      undefined,
    ])
    expect(first.match.view).toMatchObject({ phase: 'draw', step: before + 1 })
    expect(await first.asks({ ...look, move: 'done', input: true }, 'late')).toMatch(
      /question|past|over|late/i,
    )
    expect(first.match.view.step).toBe(before + 1)
  })

  test('[ROOM-8] a dropped phone comes back to the same view, by its token alone', async () => {
    const players = await server.four()
    expect(await playsOn(players)).toBeDefined()
    const [, ben] = players
    ben.drop()
    await players[0].until(() => players[0].seen.away!.includes(1))
    const again = await server.comesBack(ben)
    expect(again.seen).toMatchObject({ ...ben.seen, away: [] })
    await players[0].until(() => players[0].seen.away!.length === 0)
    await expect(
      server.enters({ do: 'resume', room: ben.welcome!.room, token: 'x'.repeat(43) }),
    ).rejects.toThrow('not known')
  })

  test('[ROOM-8] and so after a restart of the server, which says goodbye', async () => {
    const players = await server.four()
    expect(await playsOn(players)).toBeDefined()
    const seen = players.map(({ seen }) => JSON.stringify([seen.lobby, seen.match, seen.phone]))
    await server.closes()
    expect(players[2].bye).toMatchObject({ why: 'restart' })
    await server.starts()
    const back = await Promise.all(players.map(phone => server.comesBack(phone)))
    for (const [i, phone] of back.entries())
      expect(JSON.stringify([phone.seen.lobby, phone.seen.match, phone.seen.phone])).toBe(seen[i])
    expect(await playsOn(back)).toBeDefined()
  })

  test('[ROOM-9] a seat moves to another device by a link that works once', async () => {
    const [, ben] = await server.four()
    const { hand } = ben.phone.seats[0]!
    expect(await ben.asks({ do: 'offerSeat' }, 'offer')).toBeUndefined()
    const link = ben.linkOf('offer')
    const tablet = await server.enters({ do: 'moveIn', room: ben.welcome!.room, link })
    expect(tablet.phone.seats[0]!.hand).toEqual(hand)
    await ben.until(() => ben.bye !== undefined)
    expect(ben.bye!.why).toBe('elsewhere')
    await expect(server.enters({ do: 'moveIn', room: ben.welcome!.room, link })).rejects.toThrow('used')
    const former = await server.comesBack(ben)
    expect(former.phone.seats).toEqual([])
  })

  test('[ROOM-5] who comes late watches, and sees no hand', async () => {
    const [ana] = await server.four()
    const eve = await server.joins(ana.welcome!.code, 'Eve')
    expect(eve.phone.seats).toEqual([])
    expect(eve.match.view).toEqual(ana.match.view)
  })

  test('[ROOM-14] nobody is sent a seed, a token or a position', async () => {
    const players = await server.four('in-the-palm')
    expect(players[0].frames[0]).toContain('"token"') // once, to whom it belongs
    for (let i = 0; i < 12; i++) {
      expect(await playsOn(players)).toBeDefined()
    }
    for (const phone of players) {
      const sent = phone.frames.slice(1).join('\n')
      for (const secret of ['"token"', '"seed"', '"server"', '"position"', '"deck":[', '"discards":['])
        expect(sent).not.toContain(secret)
    }
  })

  test('[ROOM-17] talk reaches those who may hear it, and is shut where the rules ask for silence', async () => {
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    expect(await ana.asks({ do: 'say', kind: 'words', text: 'Bonsoir <b>Ben</b>' })).toBeUndefined()
    await ben.until(() => ben.seen.talk?.length === 1)
    expect(ben.seen.talk).toMatchObject([{ by: 0, kind: 'words', text: 'Bonsoir <b>Ben</b>' }])
    const players = await server.four()
    expect(await players[1].asks({ do: 'say', kind: 'words', text: 'psst' })).toBe(
      'Not a word now: the rules ask for silence.',
    )
    expect(players.flatMap(({ seen }) => seen.talk ?? [])).toEqual([])
  })

  test('only what changed is sent', async () => {
    const players = await server.four()
    await agree(players, players[0])
    const acts = players.find(({ phone, match }) => match.awaits.includes(phone.seats[0]!.seat))!
    const looksOn = players.find(phone => phone !== acts)!
    const before = looksOn.frames.length
    expect(await playsOn(players)).toBeDefined()
    const news = looksOn.frames.slice(before).map(frame => JSON.parse(frame))
    expect(news.some(({ view }) => view?.step !== undefined)).toBe(true)
    for (const { match = {} } of news)
      for (const kept of ['number', 'game', 'seal']) expect(match).not.toHaveProperty(kept)
    expect(news.some(({ table }) => table?.options !== undefined)).toBe(false)
    expect(news.some(told => ['lobby', 'pad'].some(part => part in told))).toBe(false)
  })

  test('at one table some read differences and some whole fields, and all see the same', async () => {
    const { code } = (await server.opens()).welcome!
    const url = `http://127.0.0.1:${server.port}`
    const enters = (name: string, isBrief: boolean) =>
      TestPhone.enter({ url, isBrief }, { do: 'join', code, name })
    const readers = [await enters('Ben', true), await enters('Cleo', false)]
    const [brief, whole] = readers.map(({ frames }) => frames.length)
    expect(await readers[0]!.asks({ do: 'say', kind: 'words', text: 'Bonsoir' })).toBeUndefined()
    await readers[1]!.until(() => readers[1]!.seen.talk?.length === 1)
    const [said, heard] = readers.map(({ frames }) => frames)
    expect(said!.slice(brief).some(frame => frame.startsWith('{"say":"now","talk":'))).toBe(true)
    expect(heard!.slice(whole).some(frame => frame.startsWith('{"say":"see","talk":'))).toBe(true)
    expect(readers[0]!.seen.talk).toEqual(readers[1]!.seen.talk)
  })
})

describe('leaving', () => {
  test('[ROOM-4] somebody removed is told so, sees nothing more, and stays out', async () => {
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    expect(await ana.asks({ do: 'remove', person: 1 })).toBeUndefined()
    await ben.until(() => !ben.isOpen)
    expect(ben.bye?.why).toBe('out')
    const last = ben.frames.length
    expect(await ana.asks({ do: 'setChat', isOn: false })).toBeUndefined()
    expect(ben.frames).toHaveLength(last)
    await expect(server.comesBack(ben)).rejects.toThrow('not known')
  })

  test('[ROOM-10] a phone that hangs up while it is let in does not count as there', async () => {
    await startsAgain(server, real => ({
      append: async (...entry) => {
        await new Promise(resolve => setTimeout(resolve, 60))
        return real.append(...entry)
      },
    }))
    const ana = await server.opens()
    const ben = await TestPhone.connect(server.port)
    ben.say({ do: 'join', v: 2, code: ana.welcome!.code, name: 'Ben' })
    setTimeout(() => ben.drop(), 20)
    await ana.until(() => ana.seen.lobby!.people.length === 2)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await ana.asks({ do: 'setChat', isOn: false })).toBeUndefined()
    expect((await server.comesBack(ana)).seen.away).toEqual([1])
  })
})

describe('a log that is away', () => {
  test('[ROOM-12] refuses in words, answers every wish, and goes on when it is back', async () => {
    let isAway = false
    await startsAgain(server, real => ({
      append: (...entry) => (isAway ? Promise.reject(new Error('disk full')) : real.append(...entry)),
    }))
    const ana = await server.opens()
    isAway = true
    expect(await ana.asks({ do: 'setChat', isOn: false }, 'off')).toMatch(/^Veillée cannot write that down/)
    expect(ana.seen.lobby!.isChatOn).toBe(true)
    isAway = false
    expect(await ana.asks({ do: 'setChat', isOn: false }, 'off')).toBeUndefined()
    await ana.until(() => !ana.seen.lobby!.isChatOn)
  })
})
