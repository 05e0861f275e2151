import { type GameId, games } from '@veillee/games'
import { chanceAt, isBetweenTurns, isRefusal } from '@veillee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDue } from './absence.ts'
import { fold } from './fold.ts'
import { settle } from './handle-request.ts'
import { importOf } from './import.ts'
import { playingIn, type Room } from './room.ts'
import { exportOf } from './room-file.ts'
import { FACES, linesFor } from './talk.ts'
import { hashOf, NAMES, Party } from './testing.ts'
import { phoneView, roomView } from './view.ts'

/** All that anybody is sent. */
const whole = (room: Room): string =>
  JSON.stringify([roomView(room), room.people.map((_, id) => [phoneView(room, id), linesFor(room, id)])])

const JUNK: readonly unknown[] = [
  -1,
  0.5,
  99,
  Number.NaN,
  '',
  'host',
  '__proto__',
  null,
  {},
  [],
  true,
  2 ** 40,
]

/** An evening of people who do anything at all, sensible or not. */
class Chaos extends Party {
  refusals = 0
  happenings = 0

  constructor(seed: number) {
    const chance = chanceAt(hashOf('chaos', seed), 0)
    const game = chance.pick(Object.keys(games) as GameId[])
    const options = game === 'extraordinary-story' ? { teams: chance.below(2) === 0 } : {}
    const [setting, language] = [
      chance.pick(['table', 'remote'] as const),
      chance.pick(['fr', 'en'] as const),
    ]
    super({ game, setting, language, options }, seed)
    this.chance = chance
    const count = 1 + chance.below(7)
    for (let i = 0; i < count; i++) this.comes(NAMES[i]!)
  }

  some<T>(list: readonly T[], oneIn = 12): T {
    return this.chance.below(oneIn) === 0 ? (this.chance.pick(JUNK) as T) : this.chance.pick(list)
  }

  get persons(): readonly number[] {
    return [...this.room.people.keys(), 0]
  }

  get anySeat(): number {
    return this.some([...this.room.seating.keys()])
  }

  get where(): object {
    const playing = this.room.playing
    const now = { match: playing?.number ?? 1, step: playing?.match.step ?? 0 }
    return this.chance.below(8) === 0 ? { match: this.some([0, 1, 2]), step: this.some([0, 1]) } : now
  }

  wish(): object {
    const { chance } = this
    const person = this.some(this.persons)
    const about = chance.below(3) === 0 ? { person } : {}
    const awaited = this.some([...(this.room.playing ? this.seen.match!.awaits : []), this.anySeat, 'host'])
    const requests: readonly object[] = [
      { do: 'share', name: this.some(NAMES) },
      { do: 'rename', name: this.some(NAMES), ...about },
      { do: 'leave', ...about },
      { do: 'remove', person },
      { do: 'passHost', to: person },
      { do: 'setDoor', isOpen: chance.below(3) > 0 },
      { do: 'setChat', isOn: chance.below(3) > 0 },
      { do: 'setTimer', timerMs: this.some([null, 30_000]) },
      { do: 'sit', seat: this.anySeat, ...about },
      { do: 'stand', ...about },
      { do: 'seatBot', seat: this.anySeat, level: this.some(['dreamy', 'keen']) },
      { do: 'unseatBot', seat: this.anySeat },
      {
        do: 'choose',
        game: this.some(Object.keys(games)),
        options: this.some([{}, undefined, { first: 1 }]),
      },
      { do: 'choose', setting: this.some(['table', 'remote']), language: this.some(['fr', 'en']) },
      { do: 'answerPalm', lends: this.some(['palm', 'back', 'phone']), ...about },
      { do: 'addNumber', number: this.some([hashOf('n', chance.below(99))]) },
      { do: 'start', match: this.room.matches + 1, number: hashOf('s', chance.below(2 ** 20)) },
      {
        do: 'play',
        seat: awaited,
        move: this.some(['vote', 'on', 'look', 'time']),
        input: this.some([1, true]),
        ...this.where,
      },
      { do: 'askWithout', absent: awaited, ...this.where },
      { do: 'takeSeat', match: this.room.playing?.number ?? 1, seat: this.anySeat },
      { do: 'lengthenTimer', ...this.where },
      { do: 'stopTimer', ...this.where },
      { do: 'endEarly', match: chance.below(9) === 0 ? this.room.matches : 0 },
      { do: 'say', kind: 'words', text: this.some(['hello', 'psst']) },
      { do: 'say', kind: 'faces', text: this.some(FACES) },
      { do: 'say', kind: 'phrases', text: this.some(['hush', 'palm-up']) },
      { do: 'offerSeat', link: hashOf('l', chance.below(5)), ...about },
      { do: 'moveIn', link: hashOf('l', chance.below(5)), token: hashOf('t', chance.below(2 ** 20)) },
    ]
    return chance.pick(requests)
  }

  roomWish(): object {
    return this.chance.pick([
      { do: 'replaceHost' },
      { do: 'goOnWithout', absent: this.some([0, 1, 2, 'host']), ...this.where },
      { do: 'comeBack', seat: this.anySeat },
      { do: 'playFor', seat: this.anySeat, move: 'vote', input: 1, ...this.where },
      { do: 'promise', number: hashOf('p') },
    ])
  }

  doesAnything(): void {
    const dice = this.chance.below(20)
    if (dice < 7 && playingIn(this.room)) this.playsOn()
    else if (dice < 5) this.gathers()
    else if (dice < 9) this.meddles('room', this.roomWish())
    else if (dice === 9) this.meddles('newcomer', this.knock())
    else if (dice < 12) this.comesOrGoes()
    else this.meddles(this.chance.pick([...this.persons, 99, -1, 0.5]), this.wish())
    this.atMs += this.chance.below(8_000)
    if (this.chance.below(4) === 0) this.keeps()
  }

  /** The host sees to it that a match begins, with bots if need be. */
  gathers(): void {
    const seat = this.room.seating.indexOf(null)
    const start = { do: 'start', match: this.room.matches + 1, number: hashOf('s', this.log.length) }
    const isReady = this.seen.lobby.notReady === null
    this.meddles(this.room.host ?? 0, isReady ? start : { do: 'seatBot', seat, level: 'average' })
  }

  playsOn(): void {
    this.happens(settle(this.room, this.atMs))
    if (playingIn(this.room) && this.chance.below(2) === 0) this.goesOn()
    if (playingIn(this.room) && isBetweenTurns(this.match)) this.takes()
    if (playingIn(this.room)) this.playsSomething()
  }

  /** Whoever looks on would rather play. */
  takes(): void {
    const seat = this.chance.below(this.match.seats)
    for (const person of this.persons)
      if (this.chance.below(3) === 0)
        this.meddles(person, { do: 'takeSeat', match: this.room.playing!.number, seat })
  }

  knock(): object {
    if (this.chance.below(3) === 0)
      return { do: 'moveIn', link: hashOf('l', this.chance.below(5)), token: hashOf('m', this.log.length) }
    const known = this.room.people[this.chance.below(this.room.people.length)]
    const token = this.chance.below(2) === 0 ? known?.token : hashOf('k', this.chance.below(40))
    return { do: 'join', name: this.some(NAMES), token: token ?? 'x', isScreen: this.chance.below(6) === 0 }
  }

  comesOrGoes(): void {
    const person = this.chance.pick(this.persons)
    this.presence.set(person, this.chance.below(2) === 0 ? 'here' : this.atMs)
  }

  meddles(by: number | 'room' | 'newcomer', request: object): void {
    const before = whole(this.room)
    const outcome = this.tries(
      by,
      request,
      this.chance.below(3) === 0 ? `id${this.chance.below(50)}` : undefined,
    )
    expect(whole(this.room)).toBe(before)
    if (outcome.refusal) {
      this.refusals++
      for (const words of Object.values(outcome.refusal.refusal)) expect(words).toMatch(/\S.+[.!?]$/u)
    }
    this.happenings += outcome.entries.length
    this.happens({ room: outcome.room, entries: outcome.entries })
  }
}

/** As in an evening at a table; prints the seed when something breaks. */
function inEvenings(numRuns: number, length: number, promise: (party: Chaos) => void): void {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const party = new Chaos(seed)
      for (let i = 0; i < length; i++) party.doesAnything()
      promise(party)
    }),
    { numRuns },
  )
}

describe('whatever anybody does', () => {
  test('[ROOM-12] nothing throws, refusals are sentences, and the log makes the same room, byte by byte', () => {
    let refusals = 0
    let happenings = 0
    inEvenings(40, 150, party => {
      expect(whole(party.again())).toBe(whole(party.room))
      expect(JSON.stringify(party.again())).toBe(JSON.stringify(party.room))
      expect(party.room.closed?.why).not.toBe('broken')
      refusals += party.refusals
      happenings += party.happenings
    })
    expect(refusals).toBeGreaterThan(500)
    expect(happenings).toBeGreaterThan(500)
  })

  test('time never runs back in a log', () => {
    inEvenings(20, 100, ({ log }) => {
      for (const [i, { at }] of log.entries()) if (i > 0) expect(at).toBeGreaterThanOrEqual(log[i - 1]!.at)
    })
  })

  test('nobody sits twice, no screen sits, and somebody is host if anybody could be', () => {
    inEvenings(25, 120, ({ room }) => {
      const sitters = room.seating.flatMap(holder => (holder && 'person' in holder ? [holder.person] : []))
      expect(new Set(sitters).size).toBe(sitters.length)
      for (const sitter of sitters) expect(room.people[sitter]!.isScreen).toBe(false)
      const able = room.people.filter(
        ({ status, isScreen, onPhoneOf }) => status === 'here' && !isScreen && onPhoneOf === null,
      )
      if (able.length > 0) expect(room.people[room.host!]!.status).toBe('here')
      for (const { onPhoneOf } of room.people)
        if (onPhoneOf !== null) expect(room.people[onPhoneOf]!.onPhoneOf).toBeNull()
    })
  })

  test('[ROOM-10] what is due by itself is done by itself, and then nothing is due', () => {
    inEvenings(30, 100, party => {
      for (let i = 0; i < 20; i++) {
        party.keeps()
        expect(party.due()).toBeUndefined()
        const due = nextDue(party.room, party.presence)
        if (due === undefined) return
        expect(due).toBeGreaterThan(party.atMs)
        party.atMs = Math.max(party.atMs, due)
      }
    })
  })

  test('[ROOM-27] every evening can be exported and imported, with the same pad', () => {
    inEvenings(30, 150, party => {
      const file = JSON.parse(JSON.stringify(exportOf(party.log)))
      const entries = importOf(file, { number: hashOf('imported'), code: 'MOON', at: party.atMs })
      if (isRefusal(entries)) throw new Error(entries.refusal.en)
      const room = fold(entries)!
      expect(room.pad).toEqual(party.room.pad)
      expect(room.people.length).toBe(party.room.people.length)
    })
  })
})
