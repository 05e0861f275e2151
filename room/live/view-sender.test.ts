import { GAME_IDS } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { type Seen, seenAfter } from '../seen.ts'
import { Party } from '../testing.ts'
import type { ViewDifferences, ViewUpdate } from '../wire.ts'
import { type FrameEncoder, type Subscriber, ViewSender } from './view-sender.ts'

const plain: FrameEncoder<string> = {
  text: text => text,
  binary: String,
}

class Phone implements Subscriber<string> {
  readonly frames: string[] = []
  readonly phone: number
  readonly isBrief: boolean

  constructor(phone: number, { isBrief = false } = {}) {
    this.phone = phone
    this.isBrief = isBrief
  }

  send(frame: string): void {
    this.frames.push(frame)
  }

  leave(): void {}
}

test('[ROOM-30] who cannot be shown anything leaves nothing behind, and the others are told as before', () => {
  const party = Party.of(4)
  const view = new ViewSender(party.room, plain)
  const ben = new Phone(1)
  view.add(ben, [])
  const nobody = new Phone(99)
  expect(() => view.add(nobody, [1])).toThrow()
  expect(view.all).toEqual([ben])
  party.asks(0, { do: 'setDoor', isOpen: false })
  view.tell(party.room)
  expect(ben.frames).toHaveLength(2)
  expect(nobody.frames).toEqual([])
})

/** What its frames add up to, as text: the order of fields counts, too. */
const sumOf = ({ frames }: Phone): string =>
  JSON.stringify(
    frames.map(frame => JSON.parse(frame) as ViewUpdate | ViewDifferences).reduce<Seen>(seenAfter, {}),
  )

/** What somebody who comes now, and holds the same, is told in one piece. */
function wholeFor(party: Party, phone: number, away: readonly number[], heldBy?: number | null): string {
  const newcomer = new Phone(phone)
  const view = new ViewSender(party.room, plain)
  view.add(newcomer, away)
  if (heldBy !== undefined) view.hold(newcomer, heldBy)
  return sumOf(newcomer)
}

describe.each(GAME_IDS)('%s', game => {
  test.each(['table', 'remote'] as const)(
    '[ROOM-12] [ROOM-14] %s: what each phone was told adds up to what it may see, after everything that happens',
    setting => {
      const party = Party.of(4, { game, setting }, 8)
      party.asks(1, { do: 'share', name: 'Eli' })
      const view = new ViewSender(party.room, plain)
      const phones = [0, 1, 2, 3].flatMap(person => [new Phone(person), new Phone(person, { isBrief: true })])
      for (const phone of phones) view.add(phone, [])
      let heldBy: number | null | undefined
      const agree = () => {
        view.tell(party.room)
        for (const phone of phones)
          expect(sumOf(phone)).toBe(wholeFor(party, phone.phone, [], phone.phone === 1 ? heldBy : undefined))
      }
      for (let match = 1; match <= 2; match++) {
        party.starts()
        if (heldBy !== undefined) heldBy = null // with a new match all is covered
        agree()
        for (let i = 0; i < 40 && party.room.playing!.end === null; i++) {
          if (i % 5 === 3) party.asks(party.room.host!, { do: 'setChat', isOn: i % 2 === 0 })
          if (i % 6 === 4) party.asks(2, { do: 'answerPalm', lends: i % 4 === 0 ? 'palm' : 'phone' })
          if (i % 9 === 5) party.asks(party.room.host!, { do: 'passHost', to: i % 4 })
          if (i % 11 === 7) party.brings(1, 3)
          if (i % 7 === 2) {
            heldBy = party.chance.pick([null, 1, 4])
            for (const phone of phones) if (phone.phone === 1) view.hold(phone, heldBy)
          }
          party.playsSomething()
          agree()
        }
        if (party.room.playing!.end === null) party.asks(party.room.host!, { do: 'endEarly', match })
        agree()
        party.asks(2, { do: 'stand' })
        agree()
        party.asks(2, { do: 'sit', seat: party.room.seating.indexOf(null) })
        agree()
      }
    },
  )
})

test('of a match under way nobody is told again what lasts as long as it does', () => {
  const party = Party.of(6)
  const view = new ViewSender(party.room, plain)
  const phones = [new Phone(0), new Phone(1, { isBrief: true })]
  for (const phone of phones) view.add(phone, [])
  party.starts()
  view.tell(party.room)
  const before = phones[0]!.frames.length
  for (let i = 0; i < 10; i++) {
    party.playsSomething()
    view.tell(party.room)
  }
  for (const { frames } of phones) {
    const told = frames.slice(before).join()
    expect(told).toContain('"step"')
    for (const lasting of ['"seal"', '"numbers"', '"number"', '"options"'])
      expect(told).not.toContain(lasting)
  }
})

test('all who are told the same in the same way get the very same frame', () => {
  const party = Party.of(4)
  const made: string[] = []
  const text = (frame: string): string => {
    made.push(frame)
    return frame
  }
  const view = new ViewSender(party.room, { ...plain, text })
  for (const person of [0, 1, 2, 3]) view.add(new Phone(person, { isBrief: person % 2 === 1 }), [])
  made.length = 0
  party.asks(0, { do: 'setDoor', isOpen: false })
  view.tell(party.room)
  expect(made).toEqual([
    '{"say":"see","change":{"lobby":{"isOpen":false}}}',
    '{"say":"now","lobby":{"isOpen":false}}',
  ])
})
