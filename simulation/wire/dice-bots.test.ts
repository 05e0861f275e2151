import { awaits, chanceAt, type Secret, seatsOf } from '@veillee/kernel'
import { stateOf } from '@veillee/kernel/inside'
import { phoneView, type Room, roomView } from '@veillee/room'
import { anyAnswer, seatOffer } from '@veillee/room/bots'
import { hashOf, Party } from '@veillee/room/testing'
import { describe, expect, test } from 'vitest'
import { dealtAnew } from '../secrecy.ts'
import { botMove } from './dice-bots.ts'

const viewOf = ({ playing }: Room, seat: number) => seatOffer(playing!, seat)

/** The same room in a world where all is dealt anew that this seat may not know. */
function dealtAnewFor(party: Party, seat: number): Room {
  const isHidden = ({ knownTo }: Secret) => !knownTo.includes(seat)
  const match = dealtAnew(party.match, party.chance, () => isHidden)
  return { ...party.room, playing: { ...party.room.playing!, match } }
}

const GAMES = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const
const MOMENTS = 80

describe.each(GAMES)('%s', game => {
  const settings = ['table', 'remote'] as const

  test.each(settings)(
    '[ROOM-16] %s: a bot is told what a phone in its seat is sent, byte by byte',
    setting => {
      const party = Party.of(5, { game, setting }, 4)
      party.starts()
      for (let i = 0; i < MOMENTS; i++) {
        if (party.room.playing!.end !== null) party.starts()
        for (const seat of seatsOf(party.match.seats)) {
          const { seen, own } = viewOf(party.room, seat)
          const [sent] = phoneView(party.room, party.sitter(seat)).seats
          expect(JSON.stringify(own)).toBe(JSON.stringify(sent))
          expect(JSON.stringify(seen)).toBe(JSON.stringify(roomView(party.room).match!.view))
        }
        party.playsSomething()
      }
    },
  )

  test.each(settings)('[ROOM-16] %s: it answers alike, whatever it may not know', setting => {
    const party = Party.of(5, { game, setting }, 5)
    party.starts()
    let [answers, changed] = [0, 0]
    for (let i = 0; i < MOMENTS; i++) {
      if (party.room.playing!.end !== null) party.starts()
      for (const seat of seatsOf(party.match.seats)) {
        const other = dealtAnewFor(party, seat)
        const chance = () => chanceAt(hashOf('bot', i), seat)
        const answer = anyAnswer(viewOf(party.room, seat), chance())
        expect(anyAnswer(viewOf(other, seat), chance())).toEqual(answer)
        if (answer) answers++
        if (JSON.stringify(stateOf(other.playing!.match)) !== JSON.stringify(stateOf(party.match))) changed++
      }
      party.playsSomething()
    }
    expect(answers).toBeGreaterThan(20)
    expect(changed).toBeGreaterThan(20)
  })
})

test('[ROOM-16] the room takes what a bot answers, and all three games end with bots alone at the table', () => {
  for (const game of GAMES) {
    const party = Party.of(1, { game, setting: 'remote' }, 6)
    for (const seat of [1, 2, 3]) party.asks(0, { do: 'seatBot', seat, level: 'keen' })
    party.asks(0, { do: 'sit', seat: 4 })
    party.asks(0, { do: 'seatBot', seat: 0, level: 'dreamy' })
    party.asks(0, { do: 'stand' })
    party.starts()
    while (party.room.playing!.end === null) {
      const move = botMove(party.room)
      if (move) party.happens(party.tries('room', move, move.id))
      else party.playsSomething()
      party.keeps()
    }
    expect(awaits(party.match)).toEqual([])
    expect(party.seen.pad.lines[0]!.players).toEqual(
      expect.arrayContaining([{ bot: 'dreamy' }, { bot: 'keen' }]),
    )
  }
})

test('[ROOM-10] far apart, a bot whose turn it is to tell says something, and the story goes on', () => {
  const party = Party.of(1, { game: 'extraordinary-story', setting: 'remote' }, 7)
  for (const seat of [1, 2]) party.asks(0, { do: 'seatBot', seat, level: 'keen' })
  party.starts()
  const told = new Set<number>()
  for (let i = 0; i < 60 && party.room.playing!.end === null; i++) {
    const seat = awaits(party.match)[0]
    const isBots = typeof seat === 'number' && seat > 0
    if (isBots && party.match.phase === 'tell') told.add(seat)
    const move = isBots ? botMove(party.room) : undefined
    expect(isBots && move === undefined).toBe(false)
    if (!move) party.playsSomething()
    else {
      const { entries } = party.tries('room', move, move.id)
      expect(entries.length).toBeGreaterThan(0)
      party.happens(party.tries('room', move, move.id))
    }
  }
  expect(told.size).toBeGreaterThan(0)
  expect(party.room.playing!.end).not.toBe(null)
})
