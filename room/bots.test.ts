import { chanceAt, type Plain } from '@veillee/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overdue } from './absence.ts'
import type { SaidByBot } from './bot-thoughts.ts'
import { Bots, SeatedBots } from './bots.ts'
import { fold } from './fold.ts'
import { handleRequest, type Outcome, settle } from './handle-request.ts'
import { MemoryLog } from './memory-log.ts'
import type { Request } from './request.ts'
import { hashOf, Party } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const GAMES = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const

/** What can be mimed of a hundred cards, so that this folder needs no picture. */
const MIMES = Array.from({ length: 100 }, (_, card) => {
  const { pick } = chanceAt(hashOf('mimes', card), 0)
  return Array.from(
    { length: 5 },
    () =>
      [
        [
          pick(['ring', 'coin', 'pawn', 'dart'] as const),
          pick(['tap', 'press', 'drag'] as const),
          pick(['palm', 'index-shaft', 'thumb-shaft'] as const),
        ],
      ] as const,
  )
})

/** A room as a page would keep it: a log in memory, a clock, and nothing of a server. */
async function page(party: Party, log = new MemoryLog(() => Date.now())) {
  await log.append('room', 0, party.log as unknown as readonly Plain[])
  const packets: Uint8Array[] = []
  const said: SaidByBot[] = []
  const kept = async (request: Request) => stored(handleRequest(party.room, request))
  const stored = async (outcome: Outcome) => {
    await log.append('room', party.room.position, outcome.entries as unknown as readonly Plain[])
    party.log.push(...outcome.entries)
    party.room = outcome.room
    bots.look(outcome.entries)
    return outcome.refusal
  }
  const bots: Bots = new Bots({
    id: 'room',
    log,
    mimes: MIMES,
    room: () => party.room,
    isThere: phone => party.presence.get(phone) === 'here',
    request: request => kept({ ...request, at: Date.now(), presence: party.presence }),
    moves: bytes => packets.push(bytes),
    says: thought => said.push(thought),
    nowMs: () => performance.now(),
    later: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  })
  const keeps = async () => {
    await stored(settle(party.room, Date.now()))
    for (let due = overdue(party.room, party.presence, Date.now()); due; )
      due = (await kept(due)) ? undefined : overdue(party.room, party.presence, Date.now())
  }
  bots.look()
  return { bots, packets, said, keeps }
}

/** Bots in all seats, and the host looks on. */
function botsAlone(game: (typeof GAMES)[number]): Party {
  const party = Party.of(1, { game, setting: 'remote' }, 6)
  party.asks(0, { do: 'sit', seat: 4 })
  for (const seat of [0, 1, 2, 3]) party.asks(0, { do: 'seatBot', seat, level: 'average' })
  party.asks(0, { do: 'stand' })
  party.starts()
  return party
}

describe('bots in a page', () => {
  test('[ROOM-23] who are hurried play at once, and what they would have played', async () => {
    const party = botsAlone('palm-reader')
    const { bots } = await page(party)
    await vi.advanceTimersByTimeAsync(1)
    const { step } = party.match
    bots.hurry()
    await vi.advanceTimersByTimeAsync(1)
    expect(party.match.step).toBeGreaterThan(step)
  })

  test('[ROOM-28] while the log is away they wait, and go on by themselves when it is back', async () => {
    class Unsteady extends MemoryLog {
      isAway = false
      override async read(...where: Parameters<MemoryLog['read']>) {
        if (this.isAway) throw new Error('away')
        return super.read(...where)
      }
      override async append(...what: Parameters<MemoryLog['append']>) {
        if (this.isAway) throw new Error('away')
        return super.append(...what)
      }
    }
    const log = new Unsteady(() => Date.now())
    const party = botsAlone('extraordinary-story')
    const { bots } = await page(party, log)
    log.isAway = true
    await vi.advanceTimersByTimeAsync(30_000)
    const { position } = party.room
    log.isAway = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(party.room.position).toBeGreaterThan(position)
    bots.close()
  })

  test('[ROOM-28] what a bot says beside its answers has a number, not its words, for an id', async () => {
    const party = botsAlone('extraordinary-story')
    const { bots } = await page(party)
    const asides = () =>
      party.log.flatMap(entry => (entry.did === 'play' && entry.move === 'say' ? [entry.id!] : []))
    for (let i = 0; i < 60 && asides().length < 5; i++) await vi.advanceTimersByTimeAsync(5_000)
    expect(asides().length).toBeGreaterThanOrEqual(5)
    expect(asides().filter(id => !/^bot 1:\d+:\d say \d+$/.test(id))).toEqual([])
    expect(new Set(asides()).size).toBe(asides().length)
    bots.close()
  })

  test.each(GAMES)('[ROOM-23] %s is played to its end without any server', async game => {
    const party = botsAlone(game)
    const log = new MemoryLog(() => Date.now())
    const read = vi.spyOn(log, 'read')
    const { bots, keeps } = await page(party, log)
    for (let i = 0; i < 4_000 && party.room.playing!.end === null; i++) {
      await vi.advanceTimersByTimeAsync(1_000)
      await keeps()
    }
    expect(party.room.playing!.end).toBe('finished')
    expect(read).toHaveBeenCalledOnce() // when they were seated; what happened then was handed to them
    bots.close()
  })

  test.each(GAMES)('[ROOM-16] %s: handed the room, they know what they would know by the log alone', game => {
    const party = botsAlone(game)
    const seated = () => new SeatedBots(party.room, undefined, MIMES)
    const [along, anew] = [seated(), seated()]
    let acts = 0
    for (let heard = 0; party.room.playing!.end === null && acts < 200; party.playsSomething()) {
      const news = party.log.slice(heard)
      heard += news.length
      for (const [i, entry] of news.entries()) {
        along.hears(entry, i === news.length - 1 ? party.room : undefined)
        anew.hears(entry)
      }
      expect([...along.acts()]).toEqual([...anew.acts()])
      acts += along.acts().size
    }
    expect(acts).toBeGreaterThan(2)
  })
})

describe('[ROOM-38] bots of a long match', () => {
  /** Somebody changes their vote again and again, while a bot has not answered. */
  const undecided = (votes: number): Party => {
    const party = Party.of(2, { game: 'palm-reader', setting: 'remote' })
    for (const seat of [2, 3]) party.asks(0, { do: 'seatBot', seat, level: 'average' })
    for (let i = 0; i < 300; i++) party.asks(0, { do: 'setChat', isOn: i % 2 === 0 })
    party.starts()
    party.playsUntil(() => party.match.phase === 'vote')
    const seat = party.table<{ first: number }>().first === 0 ? 1 : 0
    for (let i = 0; i < votes; i++) party.plays(seat, 'vote', 1 + (i % 5))
    return party
  }

  test('[ROOM-38] hear it again in slices, and nothing of what was before it', async () => {
    vi.useRealTimers()
    const party = undecided(400)
    const log = new MemoryLog(() => party.atMs)
    await log.append('room', 0, party.log as unknown as readonly Plain[])
    const start = party.log.findIndex(({ did }) => did === 'start')
    const before = fold(party.log.slice(0, start))!
    const readFrom: number[] = []
    let [clockMs, turns] = [0, 0]
    const planned = new Promise<void>(resolve => {
      const bots = new Bots({
        id: 'room',
        log: {
          read: (room, from) => {
            readFrom.push(from)
            return log.read(room, from)
          },
        },
        mimes: MIMES,
        room: () => party.room,
        before,
        isThere: () => true,
        request: async () => undefined,
        moves: () => undefined,
        says: () => undefined,
        nowMs: () => clockMs++, // every look at the clock takes a millisecond
        later: (ms, then) => {
          if (ms > 0) resolve()
          else turns++
          const timer = setTimeout(then, ms)
          return () => clearTimeout(timer)
        },
      })
      bots.look()
    })
    await planned
    expect(readFrom).toEqual([start])
    expect(turns).toBeGreaterThan(400 / 8)
  })
})
