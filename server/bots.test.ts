import { lexicon, newestIn } from '@veillee/games'
import { awaits, type Plain, type Seat, tableOf } from '@veillee/kernel'
import { stateOf } from '@veillee/kernel/inside'
import { type Entry, entryOf, MemoryLog, PACKET, phoneView, roomView } from '@veillee/room'
import { botViewOf } from '@veillee/room/bots'
import { Party } from '@veillee/room/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveRoom, liveRoomDeps } from './live-room.ts'

const ID = 'room'
/** The first byte of a frame that is not text. */
const BINARY = 0x82

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One person, and bots in the other seats; the match has begun, and the room is kept. */
async function kept(game: string, setting: string, level = 'keen', seats = 4) {
  const party = Party.of(1, { game, setting } as never, 8)
  for (let seat = 1; seat < seats; seat++) party.asks(0, { do: 'seatBot', seat, level } as never)
  party.starts()
  const log = new MemoryLog(() => Date.now())
  await log.append(ID, 0, party.log as unknown as readonly Plain[])
  const open = async () => (await LiveRoom.open(ID, liveRoomDeps({ log, now: () => Date.now() })))!
  const entries = async () => (await log.read(ID, 0)).map(entryOf)
  const live = await open()
  live.arrive({ phone: 0, send: () => undefined, leave: () => undefined })
  return { log, entries, live }
}

const playingOf = (live: LiveRoom) => live.room.playing!
const tableNow = <T>(live: LiveRoom): T => tableOf(playingOf(live).match) as T

/** The person plays the first thing that is offered, at once. */
async function personPlays(live: LiveRoom): Promise<boolean> {
  const { number, match, end } = playingOf(live)
  if (awaits(match).includes('host')) await hostLeavesItToChance(live)
  if (end !== null || !awaits(match).includes(0)) return false
  const [own] = phoneView(live.room, 0).seats
  const [move, inputs] = Object.entries(own!.offers.choices).filter(([name]) => name !== 'ownUp')[0] ?? []
  if (!move) return false
  await live.request({
    do: 'play',
    by: 0,
    seat: 0,
    move,
    input: inputs![0],
    match: number,
    step: match.step,
    id: `${match.step} ${move}`,
  } as never)
  return true
}

async function hostLeavesItToChance(live: LiveRoom): Promise<void> {
  const { number, match } = playingOf(live)
  const question = { match: number, step: match.step, id: `host ${match.step}` }
  await live.request({ do: 'play', by: 0, seat: 'host', move: 'byChance', input: true, ...question } as never)
}

type Play = Entry & { did: 'play' }
const isPlay = (entry: Entry): entry is Play => entry.did === 'play'

describe('bots on a server', () => {
  test('[ROOM-16] see what a phone in their seat would be sent, byte by byte', async () => {
    const { live } = await kept('in-the-palm', 'remote')
    const { seen, own } = (() => {
      const { hand, offers, people, isStandIn, ...table } = botViewOf(live.room, playingOf(live), 0)
      expect([people, isStandIn]).toEqual([[0], false])
      return { seen: table, own: { seat: 0, hand, offers } }
    })()
    expect(JSON.stringify(own)).toBe(JSON.stringify(phoneView(live.room, 0).seats[0]))
    expect(JSON.stringify(seen)).toBe(JSON.stringify(roomView(live.room).match!.view))
    live.close()
  })

  test('[TALE-6] a bot says a card and leaves time to object before it turns it, four seconds while the story is short', async () => {
    const { live, entries } = await kept('extraordinary-story', 'remote', 'keen')
    for (let i = 0; i < 120 && playingOf(live).end === null; i++) {
      await vi.advanceTimersByTimeAsync(1_000)
      await personPlays(live)
      await personTells(live)
    }
    const plays = (await entries()).filter(isPlay).filter(({ seat }) => seat !== 0)
    const turns = plays.filter(({ move }) => move === 'turn')
    expect(turns.length).toBeGreaterThan(2)
    const waits = turns.map(
      turn => turn.at - plays.findLast(({ move, at }) => move === 'say' && at <= turn.at)!.at,
    )
    expect(waits[0]).toBeGreaterThanOrEqual(4_000)
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(1_300)
    live.close()
  })

  test('[READ-20] a person feels what a bot draws while it draws it, and sees nothing of it', async () => {
    const { live } = await kept('palm-reader', 'remote', 'average')
    const packets: { kind: number; atMs: number }[] = []
    const send = (frame: Buffer): void => {
      if (frame[0] === BINARY) packets.push({ kind: frame[frame[1]! < 126 ? 2 : 4]!, atMs: Date.now() })
    }
    live.arrive({ phone: 0, send, leave: () => undefined })
    for (let i = 0; i < 200 && packets.length < 20; i++) {
      await vi.advanceTimersByTimeAsync(500)
      if (!(await personPlays(live))) await drawsSomething(live)
    }
    await vi.advanceTimersByTimeAsync(8_000)
    expect(packets.length).toBeGreaterThan(19)
    expect(new Set(packets.map(({ kind }) => kind))).toEqual(new Set([PACKET.felt]))
    expect(packets.at(-1)!.atMs - packets[0]!.atMs).toBeGreaterThan(700)
    live.close()
  })

  test('[READ-13] all bots have voted three seconds after the card is shown', async () => {
    const { live } = await kept('palm-reader', 'remote', 'average', 6)
    for (let i = 0; i < 400 && playingOf(live).match.phase !== 'vote'; i++) {
      await vi.advanceTimersByTimeAsync(500)
      if (!(await personPlays(live))) await drawsSomething(live)
    }
    expect(playingOf(live).match.phase).toBe('vote')
    await vi.advanceTimersByTimeAsync(3_100)
    const { voted, first } = tableNow<{ voted: readonly boolean[]; first: Seat }>(live)
    const bots = [1, 2, 3, 4, 5].filter(seat => seat !== first)
    expect(bots.filter(seat => !voted[seat])).toEqual([])
    live.close()
  })

  test('[ROOM-8] after a restart a bot remembers what it had felt, and does the same', async () => {
    const { log, live, entries } = await kept('palm-reader', 'remote', 'keen')
    for (let i = 0; i < 200 && playingOf(live).match.phase !== 'vote'; i++) {
      await vi.advanceTimersByTimeAsync(500)
      if (!(await personPlays(live))) await drawsSomething(live)
    }
    const soFar = (await log.read(ID, 0)).map(({ entry }) => entry)
    const other = new MemoryLog(() => Date.now())
    await other.append(ID, 0, soFar)
    const again = (await LiveRoom.open(ID, liveRoomDeps({ log: other, now: () => Date.now() })))!
    again.arrive({ phone: 0, send: () => undefined, leave: () => undefined })
    await vi.advanceTimersByTimeAsync(3_100)
    const votesIn = (all: readonly Entry[]) =>
      all.filter(isPlay).flatMap(({ seat, move, input }) => (move === 'vote' ? [`${seat} ${input}`] : []))
    const there = (await other.read(ID, 0)).map(entryOf)
    expect(votesIn(there).length).toBeGreaterThan(1)
    expect(votesIn(there).sort()).toEqual(votesIn(await entries()).sort())
    live.close()
    again.close()
  })
})

/** The person cheats: they know the story by heart. */
async function personTells(live: LiveRoom): Promise<void> {
  const { match, number } = playingOf(live)
  const { storyteller } = tableNow<{ storyteller: Seat | null }>(live)
  if (match.phase !== 'tell' || storyteller !== 0) return
  const { pile, turned } = stateOf(match) as { pile: readonly number[]; turned: number }
  const input = lexicon(newestIn('fr')).text(pile[Math.max(turned, 1)]!)
  const step = match.step
  await live.request({
    do: 'play',
    by: 0,
    seat: 0,
    move: 'say',
    input,
    match: number,
    step,
    id: `s${step}`,
  } as never)
}

/** The person's finger draws anything, where it is theirs to draw. */
async function drawsSomething(live: LiveRoom): Promise<void> {
  const { match, number } = playingOf(live)
  const { drawer } = tableNow<{ drawer: Seat | null }>(live)
  if (match.phase !== 'draw' || drawer !== 0) return
  const party = await import('@veillee/room/testing')
  const { chanceAt } = await import('@veillee/kernel')
  const chance = chanceAt(party.hashOf('finger', match.step), 0)
  const [own] = phoneView(live.room, 0).seats
  const input = party.exampleFor(roomView(live.room).match!, own!, 'drawing', chance)
  const step = match.step
  await live.request({
    do: 'play',
    by: 0,
    seat: 0,
    move: 'drawing',
    input,
    match: number,
    step,
    id: `d${step}`,
  } as never)
}

test('[TALE-31] a bot that stands in passes the pile; one that was seated tells', () => {
  const party = Party.of(3, { game: 'extraordinary-story', setting: 'remote' }, 3)
  party.starts()
  for (let i = 0; i < 5 && party.match.phase !== 'open'; i++) party.playsSomething()
  const teller = tableOf(party.match) as { storyteller: Seat }
  const absent = party.sitter(teller.storyteller)
  party.goesAway(absent)
  party.waits(30_000)
  party.goesOn()
  party.keeps()
  expect(party.room.playing!.standIns).toEqual([teller.storyteller])
  party.plays(teller.storyteller, 'add', (phoneOffers(party, teller.storyteller).add ?? [])[0])
  const told = new Set<Seat>()
  for (let i = 0; i < 12 && party.room.playing!.end === null; i++) {
    const { storyteller } = tableOf(party.match) as { storyteller: Seat }
    if (storyteller === teller.storyteller) told.add(storyteller)
    party.playsSomething()
  }
  expect(told.has(teller.storyteller)).toBe(false)
})

const phoneOffers = (party: Party, seat: Seat): Readonly<Record<string, readonly unknown[]>> =>
  botViewOf(party.room, party.room.playing!, seat).offers.choices
