import { MEMORY_MIMES } from '@veillee/art/mimes'
import { type GameId, games } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { chanceAt } from '@veillee/kernel'
import { MemoryLog, type Seen, type ServerMessage } from '@veillee/room'
import { Bots } from '@veillee/room/bots'
import { seenAfter } from '@veillee/room/seen'
import { exampleFor, hashOf } from '@veillee/room/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Frame, LocalServer } from './local-server.ts'
import { testDeps } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function later(ms: number, task: () => void) {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

const referee = (): LocalServer =>
  new LocalServer(
    testDeps(new MemoryLog(Date.now), 'alone', {
      after: later,
      botsFor: deps => new Bots({ ...deps, mimes: MEMORY_MIMES, nowMs: Date.now, later }),
    }),
    () => 'here-alone',
  )

/** Somebody alone with bots: what the phone has seen and felt, and what it does. */
class Alone {
  seen: Seen = {}
  packets = 0
  #requests = 0
  readonly #ear = referee().enter({ send: frame => this.#hear(frame), close: () => undefined })

  #hear(frame: Frame): void {
    if (typeof frame !== 'string') this.packets++
    else {
      const message: ServerMessage = JSON.parse(frame)
      if (message.say === 'see') this.seen = seenAfter(this.seen, message)
    }
  }

  says(message: object): Promise<void> {
    return this.#ear.hear(JSON.stringify(message))
  }

  asks(request: object): Promise<void> {
    return this.says({ do: 'wish', id: `w${this.#requests++}`, wish: request })
  }

  /** The first thing that is offered and answers something, at once; a story is soon given up. */
  async plays(): Promise<void> {
    const match = this.seen.match!
    const question = { match: match.number, step: match.view.step }
    if (match.awaits.includes('host'))
      return this.asks({ do: 'play', seat: 'host', move: 'byChance', input: true, ...question })
    const [own] = this.seen.phone!.seats
    if (!own || !match.awaits.includes(own.seat)) return
    const chance = chanceAt(hashOf('person', match.view.step), 0)
    const moves = [...Object.keys(own.offers.choices), ...own.offers.open].filter(
      move => !IDLE.includes(move),
    )
    for (const move of moves) {
      const input = own.offers.choices[move]?.[0] ?? exampleFor(match, own, move, chance)
      if (input !== undefined) await this.asks({ do: 'play', seat: own.seat, move, input, ...question })
    }
  }
}

const IDLE = ['propose', 'call', 'redraw', 'grandfather', 'sketch', 'secondLap', 'ownUp', 'object']
const GAMES = Object.keys(games) as GameId[]
const MOST_MINUTES = 90

test.each(GAMES)('[ROOM-23] %s: alone with bots, without a server, a match comes to its end', async game => {
  const alone = new Alone()
  const hello = { do: 'open', v: 2, name: 'Ana', game, setting: 'remote', language: 'fr' }
  await alone.says({ ...hello, token: 'T'.repeat(43) })
  for (const seat of [1, 2, 3]) await alone.asks({ do: 'seatBot', seat, level: 'average' })
  await alone.asks({ do: 'start', match: 1 })
  for (let seconds = 0; alone.seen.match!.end === null; seconds++) {
    if (seconds > MOST_MINUTES * 60) throw new Error(`does not end: ${alone.seen.match!.view.phase}`)
    await alone.plays()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  // What bots do with their hands is seen or felt live, not only told afterwards (ROOM-16).
  if (simulated[game].gesture) expect(alone.packets).toBeGreaterThan(10)
})
