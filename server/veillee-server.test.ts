import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalBus, MemoryLog, type NamedLog } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSqliteLog } from './sqlite-log.ts'
import { TestPhone } from './test-phone.ts'
import { changed, playsOn as somebodyPlays } from './testing.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = {
  mostRooms: 100,
  origins: ['https://friends.example'],
  keepMs: 1e12,
  heartbeatMs: 60_000,
  quietMs: 1e9,
}

let folder: string
let veillee: VeilleeServer
let port: number
const phones: TestPhone[] = []

async function up(settings = SETTINGS): Promise<void> {
  veillee = new VeilleeServer(await openSqliteLog(join(folder, 'log.sqlite')), settings)
  port = await veillee.listen(0, '127.0.0.1')
}

/** The same server on a log that does something otherwise. */
async function upWith(change: (real: NamedLog) => Partial<NamedLog>): Promise<void> {
  await veillee.close()
  const log = await openSqliteLog(join(folder, 'log.sqlite'))
  veillee = new VeilleeServer(changed(log, change(log)), SETTINGS)
  port = await veillee.listen(0, '127.0.0.1')
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  await up()
})

afterEach(async () => {
  for (const phone of phones.splice(0)) phone.drop()
  await veillee.close()
  rmSync(folder, { recursive: true, force: true })
})

async function enters(hello: { do: string } & Record<string, unknown>): Promise<TestPhone> {
  const phone = await TestPhone.enter(port, hello)
  phones.push(phone)
  return phone
}

const opens = (game = 'palm-reader', setting = 'table') =>
  enters({ do: 'open', name: 'Ana', game, setting, language: 'fr' })

const joins = (host: TestPhone, name: string, isScreen = false) =>
  enters({ do: 'join', code: host.welcome!.code, name, isScreen })

const comesBack = ({ welcome }: TestPhone) =>
  enters({ do: 'resume', room: welcome!.room, token: welcome!.token! })

/** Four at a table, the match begun. */
async function four(
  game = 'palm-reader',
  setting = 'table',
): Promise<[TestPhone, TestPhone, TestPhone, TestPhone]> {
  const ana = await opens(game, setting)
  const others = [await joins(ana, 'Ben'), await joins(ana, 'Cleo'), await joins(ana, 'Dan')] as const
  expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
  for (const phone of others) await phone.until(() => phone.seen.match != null)
  return [ana, ...others]
}

/** Somebody who is awaited does the first thing that they are offered. */
async function playsOn(players: readonly TestPhone[]): Promise<void> {
  for (const phone of players) {
    const seat = phone.phone.seats[0]
    if (!seat || !phone.match.awaits.includes(seat.seat)) continue
    const offered = Object.entries(seat.offers.choices).find(([, inputs]) => inputs.length > 0)
    if (!offered) continue
    const { number: match, view } = phone.match
    const refusal = await phone.asks({
      do: 'play',
      seat: seat.seat,
      move: offered[0],
      input: offered[1][0],
      match,
      step: view.step,
    })
    expect(refusal).toBeUndefined()
    return
  }
  throw new Error(`nobody can play in ${players[0]!.match.view.phase}`)
}

/** Everybody has been told the same. */
async function agree(players: readonly TestPhone[]): Promise<void> {
  const [first, ...others] = players
  const step = () => JSON.stringify([first!.match.view, first!.seen.pad])
  for (const phone of others)
    await phone.until(() => JSON.stringify([phone.match.view, phone.seen.pad]) === step())
}

describe('coming together', () => {
  test('[ROOM-1] anybody opens a room, without an account, and gets a code and a link', async () => {
    const ana = await opens()
    expect(ana.welcome).toMatchObject({ code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}$/), person: 0 })
    expect(ana.welcome!.room).toMatch(/^[\w-]{22}$/)
    expect(ana.seen.lobby).toMatchObject({ game: 'palm-reader', host: 0 })
  })

  test('[ROOM-2] anyone with the code joins, by the name that they say', async () => {
    const ana = await opens()
    const code = ana.welcome!.code.toLowerCase().split('').join(' ')
    const ben = await enters({ do: 'join', code, name: '  Ben ' })
    await ana.until(() => ana.seen.lobby!.people.length === 2)
    expect(ben.seen.lobby!.people.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    await expect(joins(ana, '')).rejects.toThrow('1 to 20 characters')
  })

  test('[ROOM-6] a shared screen sees the table, and nobody’s hand', async () => {
    const ana = await opens()
    const screen = await joins(ana, 'TV', true)
    expect(screen.phone.seats).toEqual([])
    expect(screen.seen.lobby!.seating.filter(holder => holder !== null)).toHaveLength(1)
    expect(await screen.asks({ do: 'start', match: 1 })).toBe('A shared screen only shows.')
  })
})

describe('a match over real sockets', () => {
  test('[ROOM-12] goes from the first card to the last, and everybody is told the same', async () => {
    const players = await four()
    while (players[0].match.end === null) {
      await playsOn(players)
      await agree(players)
    }
    expect(players[0].match.end).toBe('finished')
    expect(players[3].seen.pad).toMatchObject({ lines: [{ game: 'palm-reader' }] })
    expect(players[2].match.opened).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('[ROOM-11] what is sent twice counts once, and a late tap does not answer the next question', async () => {
    const players = await four()
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
    const players = await four()
    await playsOn(players)
    await agree(players)
    const [, ben] = players
    ben.drop()
    await players[0].until(() => players[0].seen.away!.includes(1))
    const again = await comesBack(ben)
    expect(again.seen).toMatchObject({ ...ben.seen, away: [] })
    await players[0].until(() => players[0].seen.away!.length === 0)
    await expect(enters({ do: 'resume', room: ben.welcome!.room, token: 'x'.repeat(43) })).rejects.toThrow(
      'not known',
    )
  })

  test('[ROOM-8] and so after a restart of the server, which says goodbye', async () => {
    const players = await four()
    await playsOn(players)
    await agree(players)
    const seen = players.map(({ seen }) => JSON.stringify([seen.lobby, seen.match, seen.phone]))
    await veillee.close()
    expect(players[2].bye).toMatchObject({ why: 'restart' })
    await up()
    const back = await Promise.all(players.map(comesBack))
    for (const [i, phone] of back.entries())
      expect(JSON.stringify([phone.seen.lobby, phone.seen.match, phone.seen.phone])).toBe(seen[i])
    await playsOn(back)
  })

  test('[ROOM-9] a seat moves to another device by a link that works once', async () => {
    const [, ben] = await four()
    const { hand } = ben.phone.seats[0]!
    expect(await ben.asks({ do: 'offerSeat' }, 'offer')).toBeUndefined()
    const link = ben.linkOf('offer')
    const tablet = await enters({ do: 'moveIn', room: ben.welcome!.room, link })
    expect(tablet.phone.seats[0]!.hand).toEqual(hand)
    await ben.until(() => ben.bye !== undefined)
    expect(ben.bye!.why).toBe('elsewhere')
    await expect(enters({ do: 'moveIn', room: ben.welcome!.room, link })).rejects.toThrow('used')
    const former = await comesBack(ben)
    expect(former.phone.seats).toEqual([])
  })

  test('[ROOM-5] who comes late watches, and sees no hand', async () => {
    const [ana] = await four()
    const eve = await joins(ana, 'Eve')
    expect(eve.phone.seats).toEqual([])
    expect(eve.match.view).toEqual(ana.match.view)
  })

  test('[ROOM-14] nobody is sent a seed, a token or a position', async () => {
    const players = await four('in-the-palm')
    expect(players[0].frames[0]).toContain('"token"') // once, to whom it belongs
    for (let i = 0; i < 12; i++) {
      await playsOn(players)
      await agree(players)
    }
    for (const phone of players) {
      const sent = phone.frames.slice(1).join('\n')
      for (const secret of ['"token"', '"seed"', '"server"', '"position"', '"deck":[', '"discards":['])
        expect(sent).not.toContain(secret)
    }
  })

  test('[ROOM-17] talk reaches those who may hear it, and is shut where the rules ask for silence', async () => {
    const ana = await opens()
    const ben = await joins(ana, 'Ben')
    expect(await ana.asks({ do: 'say', kind: 'words', text: 'Bonsoir <b>Ben</b>' })).toBeUndefined()
    await ben.until(() => ben.seen.talk?.length === 1)
    expect(ben.seen.talk).toMatchObject([{ by: 0, kind: 'words', text: 'Bonsoir <b>Ben</b>' }])
    const players = await four()
    expect(await players[1].asks({ do: 'say', kind: 'words', text: 'psst' })).toBe(
      'Not a word now: the rules ask for silence.',
    )
    expect(players.flatMap(({ seen }) => seen.talk ?? [])).toEqual([])
  })

  test('only what changed is sent', async () => {
    const players = await four()
    await agree(players)
    const acts = players.find(({ phone, match }) => match.awaits.includes(phone.seats[0]!.seat))!
    const looksOn = players.find(phone => phone !== acts)!
    const before = looksOn.frames.length
    await playsOn(players)
    await agree(players)
    const news = looksOn.frames.slice(before).map(frame => JSON.parse(frame))
    expect(news.some(told => told.say === 'see' && 'match' in told)).toBe(true)
    expect(news.some(told => 'lobby' in told || 'pad' in told)).toBe(false)
  })
})

describe('leaving', () => {
  test('[ROOM-4] somebody removed is told so, sees nothing more, and stays out', async () => {
    const ana = await opens()
    const ben = await joins(ana, 'Ben')
    expect(await ana.asks({ do: 'remove', person: 1 })).toBeUndefined()
    await ben.until(() => !ben.isOpen)
    expect(ben.bye?.why).toBe('out')
    const last = ben.frames.length
    expect(await ana.asks({ do: 'setChat', isOn: false })).toBeUndefined()
    expect(ben.frames).toHaveLength(last)
    await expect(comesBack(ben)).rejects.toThrow('not known')
  })

  test('[ROOM-10] a phone that hangs up while it is let in does not count as there', async () => {
    await upWith(real => ({
      append: async (...entry) => {
        await new Promise(resolve => setTimeout(resolve, 60))
        return real.append(...entry)
      },
    }))
    const ana = await opens()
    const ben = await TestPhone.connect(port)
    ben.say({ do: 'join', v: 1, code: ana.welcome!.code, name: 'Ben' })
    setTimeout(() => ben.drop(), 20)
    await ana.until(() => ana.seen.lobby!.people.length === 2)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await ana.asks({ do: 'setChat', isOn: false })).toBeUndefined()
    expect((await comesBack(ana)).seen.away).toEqual([1])
  })
})

describe('a log that is away', () => {
  test('[ROOM-12] refuses in words, answers every wish, and goes on when it is back', async () => {
    let isAway = false
    await upWith(real => ({
      append: (...entry) => (isAway ? Promise.reject(new Error('disk full')) : real.append(...entry)),
    }))
    const ana = await opens()
    isAway = true
    expect(await ana.asks({ do: 'setChat', isOn: false }, 'off')).toMatch(/^Veillée cannot write that down/)
    expect(ana.seen.lobby!.isChatOn).toBe(true)
    isAway = false
    expect(await ana.asks({ do: 'setChat', isOn: false }, 'off')).toBeUndefined()
    await ana.until(() => !ana.seen.lobby!.isChatOn)
  })
})

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
      'a hello that says too much',
      'read that message.',
      JSON.stringify({ do: 'join', v: 1, code: 'ABCD', name: 'Eve', host: true }),
    ],
    [
      'a wish before a hello',
      'read that message.',
      JSON.stringify({ do: 'wish', id: '1', wish: { do: 'leave' } }),
    ],
    ['binary', 'read that touch.', Buffer.from([1, 2, 3])],
  ])('[ROOM-30] %s is refused in words, and harms nobody', async (_, why, frame) => {
    const ana = await opens()
    const eve = await TestPhone.connect(port)
    phones.push(eve)
    eve.say(frame)
    await eve.until(() => eve.lastRefusal !== undefined)
    expect(eve.lastRefusal).toContain(why)
    expect(await ana.asks({ do: 'setDoor', isOpen: false })).toBeUndefined()
  })

  test('[ROOM-30] a strange wish is refused in words, and the room goes on', async () => {
    const ana = await opens()
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
    const ana = await opens()
    const tries = Array.from({ length: 20 }, () =>
      enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(error => error.message),
    )
    const answers = await Promise.all(tries)
    expect(answers).toContain('There is no such evening. Look at the code once more.')
    await expect(joins(ana, 'Eve')).rejects.toThrow('Wait a moment')
  })

  test('[ROOM-8] a phone comes back, and a link works, although its address has guessed wrong codes', async () => {
    const ana = await opens()
    const { room, token } = ana.welcome!
    for (let i = 0; i < 16; i++)
      await enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(() => undefined)
    await expect(joins(ana, 'Ben')).rejects.toThrow('Wait a moment')
    expect((await enters({ do: 'resume', room, token: token! })).welcome!.person).toBe(0)
    expect((await enters({ do: 'join', code: room, name: 'Ben' })).welcome!.person).toBe(1)
    await expect(enters({ do: 'join', code: 'no link', name: 'Ben' })).rejects.toThrow('no such evening')
  })

  test('[ROOM-30] twenty guesses at once are as limited as twenty one after the other', async () => {
    await upWith(real => ({
      lookUp: async code => {
        await new Promise(resolve => setTimeout(resolve, 300))
        return real.lookUp(code)
      },
    }))
    const tries = Array.from({ length: 20 }, () =>
      enters({ do: 'join', code: 'ZZZZ', name: 'Eve' }).catch(error => error.message),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(words => words.includes('no such evening'))).toHaveLength(15)
    expect(answers.filter(words => words.includes('Wait a moment'))).toHaveLength(5)
  })

  test('[ROOM-30] right codes cost nothing, however many come by them from one address', async () => {
    const ana = await opens()
    for (let i = 0; i < 20; i++) await joins(ana, `Ben ${i}`)
    expect(ana.isOpen).toBe(true)
  })

  test('[ROOM-30] who sends without end is told to wait, and a frame that is too large ends the connection', async () => {
    const ana = await opens()
    for (let i = 0; i < 300; i++) ana.say({ do: 'fetch', gesture: 0 })
    await ana.until(() => ana.lastRefusal === 'That was a lot at once. Wait a moment.')
    const eve = await TestPhone.connect(port)
    eve.say('x'.repeat(200_000))
    await eve.until(() => !eve.isOpen)
  })

  test('[ROOM-30] a page of somebody else’s has no business here; our own has', async () => {
    await expect(TestPhone.connect(port, { origin: 'https://evil.example' })).rejects.toThrow('403')
    phones.push(await TestPhone.connect(port, { origin: 'https://friends.example' }))
    phones.push(await TestPhone.connect(port, { origin: `http://127.0.0.1:${port}` }))
  })

  test('[ROOM-27] the host can delete the room and all in it; nobody else', async () => {
    const ana = await opens()
    const ben = await joins(ana, 'Ben')
    ben.say({ do: 'forget' })
    await ben.until(() => ben.lastRefusal === 'Only the host can delete the evening.')
    expect([ana.bye, ben.bye]).toEqual([undefined, undefined])
    ana.say({ do: 'forget' })
    await ben.until(() => ben.bye !== undefined)
    expect(ben.bye!.why).toBe('forgotten')
    await expect(comesBack(ana)).rejects.toThrow('no such evening')
    await expect(joins(ana, 'Eve')).rejects.toThrow('no such evening')
  })
})

describe('the same first message again', () => {
  const opening = (token: string) => ({
    do: 'open',
    name: 'Ana',
    game: 'palm-reader',
    setting: 'table',
    language: 'fr',
    token,
  })
  const token = 'a'.repeat(43)
  const codes = async (): Promise<string> => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return /^veillee_rooms_kept (.*)$/m.exec(metrics)![1]!
  }

  test('[ROOM-11] the same `open` twice makes one room, and the same person', async () => {
    const ana = await enters(opening(token))
    const ben = await joins(ana, 'Ben')
    const again = await enters(opening(token))
    expect({ ...again.welcome, at: 0 }).toEqual({ ...ana.welcome, at: 0 })
    expect([again.welcome!.person, again.phone.isHost, ben.seen.lobby!.people.length]).toEqual([0, true, 2])
    expect((await enters(opening('b'.repeat(43)))).welcome!.room).not.toBe(ana.welcome!.room)
    expect(await codes()).toBe('2')
  })

  test('[ROOM-11] also at the same moment, and after a restart', async () => {
    const all = await Promise.all([1, 2, 3].map(() => enters(opening(token))))
    expect(new Set(all.map(({ welcome }) => `${welcome!.room} ${welcome!.code}`)).size).toBe(1)
    await veillee.close()
    await up()
    const later = await enters(opening(token))
    expect({ ...later.welcome, at: 0 }).toEqual({ ...all[0]!.welcome, at: 0 })
    expect(later.seen.lobby!.people).toHaveLength(1)
    expect(await codes()).toBe('1')
  })

  test('[ROOM-11] also while somebody just looks for it in vain', async () => {
    const after = <T>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(resolve, ms, value))
    await upWith(real => ({
      read: async (...where) => after(200, await real.read(...where)),
      countNames: async () => after(200, await real.countNames()),
    }))
    const ana = enters(opening(token))
    await after(300, undefined)
    const again = await enters(opening(token))
    expect({ ...again.welcome, at: 0 }).toEqual({ ...(await ana).welcome, at: 0 })
  })

  test('[ROOM-11] also by two servers at the same moment', async () => {
    const shared = new MemoryLog(Date.now)
    const slow = changed(shared, {
      countNames: async () => {
        await new Promise(resolve => setTimeout(resolve, 100))
        return shared.countNames()
      },
      close: async () => {},
    })
    // As between servers: nobody hears it before the one who says it has gone on.
    class LaterBus extends LocalBus {
      override publish(topic: string, message: Uint8Array): void {
        setImmediate(() => super.publish(topic, message))
      }
    }
    const bus = new LaterBus()
    const servers = [1, 2].map(() => new VeilleeServer(slow, { ...SETTINGS, bus }))
    const ports = await Promise.all(servers.map(server => server.listen(0, '127.0.0.1')))
    const both = await Promise.all(ports.map(one => TestPhone.enter(one, opening(token))))
    const [one, other] = both.map(({ welcome }) => ({ ...welcome, at: 0 }))
    expect(one).toEqual(other)
    for (const { seen } of both) expect(seen.lobby!.people).toHaveLength(1)
    for (const phone of both) phone.drop()
    for (const server of servers) await server.close()
  })

  test('[ROOM-11] [ROOM-12] also if the log said that it failed, and had it all the same', async () => {
    let isOdd = true
    await upWith(real => ({
      append: async (...entry) => {
        const appended = await real.append(...entry)
        if (isOdd) throw new Error('no answer')
        return appended
      },
    }))
    const first = enters(opening(token)).catch(() => undefined)
    await first
    isOdd = false
    const ana = await enters(opening(token))
    expect([ana.welcome!.person, ana.phone.isHost]).toEqual([0, true])
    expect(await codes()).toBe('1')
  })

  test('[ROOM-4] who has left the room that they opened comes back to it; who was put out does not', async () => {
    const ana = await enters(opening(token))
    const ben = await joins(ana, 'Ben')
    ana.say({ do: 'wish', id: 'out', wish: { do: 'leave' } })
    await ana.until(() => !ana.isOpen)
    const again = await enters(opening(token))
    expect([again.welcome!.person, again.phone.isHost]).toEqual([0, false])
    expect(await ben.asks({ do: 'remove', person: 0 })).toBeUndefined()
    await expect(enters(opening(token))).rejects.toThrow('put you out')
  })
})

describe('running it', () => {
  test('[ROOM-29] health and metrics, without a name or a secret', async () => {
    const ana = await opens()
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok\n')
    expect(await ana.asks({ do: 'rename', name: 'Anna' })).toBeUndefined()
    expect(await ana.asks({ do: 'passHost', to: 7 })).toBe('That person is not here.')
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('veillee_rooms 1')
    expect(metrics).toContain('veillee_connections 1')
    expect(metrics).toContain('veillee_wishes_total 1')
    expect(metrics).toContain('veillee_refusals_total 1')
    expect(metrics).toContain('veillee_wish_seconds_count 2')
    expect(metrics).toContain('veillee_log_append_seconds_count 2') // to join, and the new name
    expect(metrics).toContain('veillee_log_failures_total 0')
    for (const secret of ['Ana', ana.welcome!.code, ana.welcome!.room, ana.welcome!.token!])
      expect(metrics).not.toContain(secret)
  })

  test('[ROOM-29] people are counted, not phones nor screens, and moves, not wishes', async () => {
    const ana = await opens()
    const ben = await joins(ana, 'Ben')
    expect(await ben.asks({ do: 'share', name: 'Bea' })).toBeUndefined()
    const cleo = await joins(ana, 'Cleo')
    await joins(ana, 'TV', true)
    const again = await comesBack(ben)
    expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
    for (const phone of [ben, cleo]) await phone.until(() => phone.seen.match != null)
    const count = async (name: string) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return Number(new RegExp(`^veillee_${name} (.*)$`, 'm').exec(metrics)![1])
    }
    expect([await count('connections'), await count('people')]).toEqual([5, 4])
    expect(await count('moves_total')).toBe(0)
    await somebodyPlays([ana, ben, cleo])
    expect([await count('moves_total'), await count('wishes_total')]).toEqual([1, 3])
    ben.drop()
    await expect.poll(() => count('connections')).toBe(4)
    expect(await count('people')).toBe(4)
    again.drop()
    await expect.poll(() => count('people')).toBe(2)
  })

  test('[ROOM-29] metrics are told also while the log is away, but for what only it knows', async () => {
    await upWith(() => ({ countNames: () => Promise.reject(new Error('away')) }))
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.status).toBe(200)
    const metrics = await answer.text()
    expect(metrics).toContain('veillee_people 0')
    expect(metrics).not.toContain('veillee_rooms_kept')
  })

  test('[ROOM-29] rooms that nobody came back to are looked for once an hour, not every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const log = new MemoryLog(Date.now)
    let looks = 0
    const idleSince = async () => {
      looks++
      return []
    }
    const server = new VeilleeServer(changed(log, { idleSince }), SETTINGS)
    await vi.advanceTimersByTimeAsync(59 * 60_000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(looks).toBe(3)
    await server.close()
  })

  test('a sleeping phone is noticed by its missing heartbeat', async () => {
    await veillee.close()
    await up({ ...SETTINGS, heartbeatMs: 50 })
    const ana = await opens()
    const ben = await joins(ana, 'Ben')
    ben.pauses()
    await ana.until(() => ana.seen.away!.includes(1))
    expect(ana.isOpen).toBe(true)
  })
})
