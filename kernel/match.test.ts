import { describe, expect, test } from 'vitest'
import { defineGame, movesOf, type Seat, seatsOf, standInByVote, when } from './game.ts'
import { stateOf } from './inside.ts'
import { isRefusal, refuse } from './language.ts'
import { apply, type Event, type Match, replay, retold, settled, start, timeUp, tryMove } from './match.ts'
import {
  awaits,
  dueAt,
  exampleOf,
  handView,
  hears,
  isBetweenTurns,
  isFree,
  isOver,
  mayFetch,
  offersTo,
  phrases,
  resultOf,
  tableView,
  touches,
} from './view.ts'

/** A little game: everybody bids one of their two numbers in secret, then the highest mimes something. */
interface State {
  numbers: number[][]
  bids: (number | null)[]
  sketches: { gesture: number }[]
  openUntil: number
}
interface Table {
  bidders: number
  best: Seat | null
  until: number
  sketches: State['sketches']
}
type Name = 'bid' | 'show' | 'mime'

const { offer, open } = movesOf<State, Table, { numbers: number[] }, Name>()
const best = (state: State): Seat => state.bids.indexOf(Math.max(...state.bids.map(Number)))
const notYours = refuse({ en: 'Not yours.', fr: 'Pas à toi.' })

const bidding = defineGame<State, Table, { numbers: number[] }, Name, { quick: boolean }, { best: Seat }>({
  id: 'bidding',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: raw =>
    raw === 'odd'
      ? refuse({ en: 'No odd options.', fr: 'Pas d’options bizarres.' })
      : { quick: raw === 'quick' },
  setup(seats, { quick }, chance) {
    const deck = chance.shuffled([10, 20, 30, 40, 50, 60, 70, 80])
    return {
      numbers: seatsOf(seats).map(() => deck.splice(0, 2)),
      bids: seatsOf(seats).map(() => null),
      sketches: [],
      openUntil: quick ? 0 : 5_000,
    }
  },
  first: 'bid',
  phases: {
    bid: {
      awaits: () => [0],
      away: () => standInByVote,
      hears: (_, from) => [from],
      phrases: () => ['hush'],
      moves: {
        bid: offer({
          choices: ({ hand }) => hand?.numbers ?? [],
          play(state, number, { by }) {
            state.bids[by as Seat] = number
            if (state.bids.every(bid => bid !== null)) return 'show'
          },
        }),
        sigh: offer({ free: true, choices: ({ by }) => when(typeof by === 'number'), play() {} }),
      },
    },
    show: {
      between: true,
      begin(state, { at }) {
        if (state.openUntil === 0) return 'mime'
        state.openUntil = at + 5_000
      },
      awaits: () => ['room'],
      away: () => standInByVote,
      time: { due: table => table.until, play: () => 'mime' },
      moves: {},
    },
    mime: {
      awaits: table => [table.best!],
      away: () => ({ afterMs: 0, ask: 'nobody', move: { name: 'stop', input: true } }),
      touches: table => [{ from: table.best!, kind: 'mime', felt: [], seen: [] }],
      moves: {
        mime: open<string>({
          gesture: true,
          parse: raw => (typeof raw === 'string' ? raw : undefined),
          refuse: ({ by, table }) => (by === table.best ? undefined : notYours),
          example: ({ by, table }) => (by === table.best ? 'a wave' : undefined),
          play(state, _, { gesture }) {
            state.sketches.push(gesture)
            return state.sketches.length === 2 ? 'over' : 'mime'
          },
        }),
        stop: offer({ choices: ({ by }) => when(by === 'room'), play: () => 'over' }),
      },
    },
  },
  table: (state, phase) => ({
    bidders: state.bids.filter(bid => bid !== null).length,
    best: phase === 'bid' ? null : best(state),
    until: state.openUntil,
    sketches: phase === 'over' ? state.sketches : [],
  }),
  hand: (state, seat) => ({ numbers: state.numbers[seat]! }),
  secrets: () => [],
  pools: {},
  internal: [],
  result: state => ({ best: best(state) }),
  check() {},
})

const seed = 'ab'.repeat(32)
const begin = (options?: unknown) => {
  const match = start(bidding, { seats: 2, options, seed, at: 1_000 })
  if (isRefusal(match)) throw new Error(match.refusal.en)
  return match
}

function does<M extends Match>(
  match: M,
  by: Seat | 'host' | 'room',
  move: string,
  input: unknown,
  at = match.at,
): M {
  const event = tryMove(match, { by, move, input, at })
  if (isRefusal(event)) throw new Error(event.refusal.en)
  return apply(match, event)
}

const refusal = (match: Match, by: Seat | 'host' | 'room', move: string, input: unknown) => {
  const answer = tryMove(match, { by, move, input, at: match.at })
  return isRefusal(answer) ? answer.refusal.en : undefined
}

const bidsOf = (match: ReturnType<typeof begin>, seat: Seat) => handView(match, seat).numbers

const bothBid = (options?: unknown) => {
  const match = begin(options)
  const once = does(match, 0, 'bid', bidsOf(match, 0)[0])
  return does(once, 1, 'bid', bidsOf(match, 1)[0])
}

describe('a match begins', () => {
  test('in its first phase, at step 0', () => {
    expect(tableView(begin())).toEqual({
      phase: 'bid',
      step: 0,
      table: { bidders: 0, best: null, until: 5_000, sketches: [] },
    })
  })

  test.each([1, 5, 2.5, Number.NaN])('not with %d seats', seats => {
    expect(start(bidding, { seats, options: undefined, seed, at: 0 })).toEqual(
      refuse({ en: 'This game is for 2 to 4 players.', fr: 'Ce jeu se joue de 2 à 4.' }),
    )
  })

  test('not with options that the game refuses', () => {
    expect(start(bidding, { seats: 2, options: 'odd', seed, at: 0 })).toEqual(
      refuse({ en: 'No odd options.', fr: 'Pas d’options bizarres.' }),
    )
  })

  test('not without a whole seed: that would be our own mistake', () => {
    expect(() => start(bidding, { seats: 2, options: undefined, seed: 'ab', at: 0 })).toThrow('64')
  })
})

describe('one door', () => {
  test('what is offered is accepted', () => {
    const match = begin()
    expect(offersTo(match, 0)).toEqual({ choices: { bid: bidsOf(match, 0), sigh: [true] }, open: [] })
    for (const bid of bidsOf(match, 0)) expect(refusal(match, 0, 'bid', bid)).toBeUndefined()
  })

  test('what is still offered after a move is the very same object, and what is not is none of it', () => {
    const match = begin()
    const before = offersTo(match, 1)
    const once = does(match, 0, 'bid', bidsOf(match, 0)[0])
    expect(offersTo(once, 1)).toBe(before)
    const twice = does(once, 1, 'bid', bidsOf(once, 1)[0])
    expect(offersTo(twice, 1)).not.toEqual(before)
  })

  test('what is not offered is refused, in words', () => {
    const match = begin()
    expect(refusal(match, 0, 'bid', bidsOf(match, 1)[0])).toBe('That is not among the choices.')
    expect(refusal(match, 'host', 'bid', bidsOf(match, 0)[0])).toBe('It is not for you to do that now.')
    expect(refusal(match, 0, 'mime', 'a wave')).toBe('That cannot be done at this point.')
    expect(refusal(match, 0, 'constructor', true)).toBe('That cannot be done at this point.')
    expect(refusal(match, 0, '__proto__', true)).toBe('That cannot be done at this point.')
    expect(refusal(match, 0, 'time', null)).toBe('That cannot be done at this point.')
  })

  test('an open move is read, then judged by the view', () => {
    const match = bothBid('quick')
    const { best } = tableView(match).table
    expect(refusal(match, best!, 'mime', 7)).toBe('Veillée could not read that.')
    expect(refusal(match, 1 - best!, 'mime', 'a wave')).toBe('Not yours.')
    expect(refusal(match, best!, 'mime', 'a wave')).toBeUndefined()
    expect(
      exampleOf(match, 1 - best!, 'mime', {
        below: () => 0,
        pick: list => list[0]!,
        shuffled: list => [...list],
      }),
    ).toBeUndefined()
  })

  test('[ROOM-37] what happened long ago is retold without asking whether it would be allowed today', () => {
    const match = bothBid('quick')
    const { best } = tableView(match).table
    const event = { by: 1 - best!, move: 'mime', input: 'a wave', at: match.at, gesture: 0 }
    expect(refusal(match, event.by, 'mime', event.input)).toBe('Not yours.')
    expect(retold(match, event)).toMatchObject({ phase: 'mime', step: match.step + 1 })
    const wrong: readonly Partial<Event>[] = [
      { input: 7 },
      { gesture: 1 },
      { move: 'bid' },
      { move: 'toString' },
    ]
    for (const change of wrong) expect(retold(match, { ...event, ...change })).toBeUndefined()
    expect(retold(begin(), { by: 0, move: 'bid', input: 'x'.repeat(501), at: 1_000 })).toBeUndefined()
    expect(retold(does(match, 'room', 'stop', true), event)).toBeUndefined()
  })

  test('a match that is over refuses everything', () => {
    const match = does(bothBid('quick'), 'room', 'stop', true)
    expect(refusal(match, 0, 'bid', 10)).toBe('This match is over.')
    expect(offersTo(match, 0)).toEqual({ choices: {}, open: [] })
    expect(awaits(match)).toEqual([])
  })

  test('the log holds the choice itself, not what was sent', () => {
    const match = begin()
    const event = tryMove(match, { by: 0, move: 'sigh', input: true, at: 500 }) as Event
    expect(event).toEqual({ by: 0, move: 'sigh', input: true, at: 1_000 })
  })
})

describe('steps and time', () => {
  test('[ROOM-11] a step lasts as long as one question: votes of one phase share it, a new phase begins another', () => {
    const match = begin()
    const once = does(match, 0, 'bid', bidsOf(match, 0)[0])
    expect(once.step).toBe(0)
    const twice = does(once, 1, 'bid', bidsOf(match, 1)[0])
    expect([twice.phase, twice.step]).toEqual(['show', 1])
  })

  test('[ROOM-11] a phase that begins again is a new step', () => {
    const match = bothBid('quick')
    const { best } = tableView(match).table
    const again = does(match, best!, 'mime', 'a wave')
    expect([again.phase, again.step]).toEqual(['mime', match.step + 1])
  })

  test('a phase may hand on at once', () => {
    const match = bothBid('quick')
    expect([match.phase, match.step]).toEqual(['mime', 2])
  })

  test('event time never runs back', () => {
    expect(does(begin(), 0, 'sigh', true, 10).at).toBe(1_000)
  })

  test('the clock is settled before anything else', () => {
    const match = bothBid()
    expect(dueAt(match)).toBe(6_000)
    expect(timeUp(match, 5_999)).toBeUndefined()
    expect(timeUp(match, 7_000)).toEqual({ by: 'room', move: 'time', input: null, at: 6_000 })
    expect(() => tryMove(match, { by: 0, move: 'bid', input: 10, at: 6_000 })).toThrow('settle the clock')
    const late = settled(match, 9_000)
    expect([late.match.phase, late.events.length]).toEqual(['mime', 1])
    expect(settled(late.match, 99_000).events).toEqual([])
  })

  test('[ROOM-5] a phase says whether it is between turns; a match that is over has none', () => {
    expect(isBetweenTurns(begin())).toBe(false)
    expect(isBetweenTurns(bothBid())).toBe(true)
    expect(isBetweenTurns(does(bothBid('quick'), 'room', 'stop', true))).toBe(false)
  })

  test('a move may not take the clock’s name', () => {
    const moves = { time: offer({ choices: () => [], play() {} }) }
    const wrong = { moves, awaits: () => [], away: () => standInByVote }
    expect(() => defineGame({ id: 'wrong', phases: { wrong } } as never)).toThrow('clock')
  })
})

describe('what is kept and what is sent', () => {
  test('[ROOM-14] a match shows nothing of its State, its seed or its position', () => {
    const match = bothBid()
    const shown = JSON.stringify(match)
    expect(Object.keys(match).sort()).toEqual(['at', 'game', 'phase', 'seats', 'step'])
    expect(shown).not.toContain(seed)
    expect(JSON.parse(shown).game).not.toHaveProperty('setup')
  })

  test('a move is played on a copy', () => {
    const match = begin()
    const before = JSON.stringify(stateOf(match))
    does(match, 0, 'bid', bidsOf(match, 0)[1])
    expect(JSON.stringify(stateOf(match))).toBe(before)
  })

  test('a replay is the same match, byte by byte', () => {
    let match = begin('quick')
    const events: Event[] = []
    const moves: [Seat, string, unknown][] = [
      [1, 'sigh', true],
      [0, 'bid', bidsOf(match, 0)[1]],
      [1, 'bid', bidsOf(match, 1)[1]],
    ]
    for (const [by, move, input] of moves) {
      const event = tryMove(match, { by, move, input, at: match.at + 10 }) as Event
      events.push(JSON.parse(JSON.stringify(event)))
      match = apply(match, event)
    }
    const again = replay(bidding, { seats: 2, options: 'quick', seed, at: 1_000 }, events)
    expect(JSON.stringify([again, stateOf(again)])).toBe(JSON.stringify([match, stateOf(match)]))
    expect(() => replay(bidding, { seats: 9, options: 'quick', seed, at: 0 }, [])).toThrow('2 to 4')
  })

  test('a gesture is named by its number among gestures, and fetched only by whose view names it', () => {
    let match = bothBid('quick')
    const { best } = tableView(match).table
    const event = tryMove(match, { by: best!, move: 'mime', input: 'a wave', at: match.at }) as Event
    expect(event.gesture).toBe(0)
    match = apply(match, event)
    expect((tryMove(match, { by: best!, move: 'mime', input: 'a bow', at: match.at }) as Event).gesture).toBe(
      1,
    )
    expect(mayFetch(match, best!, 0)).toBe(false)
    match = does(match, best!, 'mime', 'a bow')
    expect([mayFetch(match, 'nobody', 0), mayFetch(match, 1, 1), mayFetch(match, 0, 2)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('only a match that is over has a result', () => {
    const match = bothBid('quick')
    expect(resultOf(match)).toBeUndefined()
    const over = does(match, 'room', 'stop', true)
    expect([isOver(over), resultOf(over)]).toEqual([true, { best: tableView(match).table.best }])
  })

  test('[ROOM-17] a phase says who hears whom; where it says nothing, everybody', () => {
    const match = begin()
    expect([hears(match, 1, 'words'), phrases(match, 1)]).toEqual([[1], ['hush']])
    const later = bothBid('quick')
    expect([hears(later, 1, 'faces'), phrases(later, 1)]).toEqual([[0, 1], []])
    expect(hears(does(later, 'room', 'stop', true), 1, 'words')).toEqual([0, 1])
  })

  test('a phase says which gestures may be under way', () => {
    const match = bothBid('quick')
    expect(touches(begin())).toEqual([])
    expect(touches(match)).toEqual([{ from: tableView(match).table.best, kind: 'mime', felt: [], seen: [] }])
    expect([isFree(begin(), 'sigh'), isFree(begin(), 'bid')]).toEqual([true, false])
  })
})
