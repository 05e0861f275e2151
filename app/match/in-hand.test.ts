import { expect, test } from 'vitest'
import type { Match, Phone } from '../connection/server-messages.ts'
import { matchOf, phoneOf, seatOf } from '../game-kit/testing.tsx'
import { askedOf, inHandOf as inHandHere, type Opened, seatsHere } from './in-hand.ts'

const both = [seatOf(0, { vote: [1, 2] }), seatOf(1, { vote: [1, 2] })]
const on = (match: Match, seats: Phone['seats']) => ({ match, seats: seatsHere(match, phoneOf({ seats })) })
const opened = (seat: number, match = matchOf()): Opened => ({ seat, asked: askedOf(on(match, both)) })
const now = { seats: both, opened: null, handedTo: null }

interface Now {
  readonly match: Match
  readonly seats: Phone['seats']
  readonly opened: Opened | null
  readonly handedTo: number | null
  readonly turn?: number
  readonly isForTable?: boolean
  readonly isForAll?: boolean
}

const inHandOf = ({ match, seats, ...more }: Now) => inHandHere({ ...on(match, seats), ...more })

test('[ROOM-31] a phone of one person needs no cover, and one without a seat has nobody in hand', () => {
  const match = matchOf({ awaits: [0] })
  expect(inHandOf({ ...now, match, seats: [seatOf(0)] })).toEqual({ is: 'open', seat: 0 })
  expect(inHandOf({ ...now, match, seats: [] })).toBeNull()
})

test('[ROOM-31] at first the phone is covered for whoever is awaited', () => {
  expect(inHandOf({ ...now, match: matchOf({ awaits: [1] }) })).toEqual({ is: 'cover', seat: 1 })
  expect(inHandOf({ ...now, match: matchOf({ awaits: [2] }) })).toEqual({ is: 'cover', seat: 0 })
})

test('[ROOM-31] whoever has something to do comes before whoever is only awaited', () => {
  const seats = [seatOf(0), seatOf(1, { vote: [1] })]
  expect(inHandOf({ ...now, seats, match: matchOf({ awaits: [0, 1] }) })).toEqual({ is: 'cover', seat: 1 })
})

test('[ROOM-31] the phone stays with whoever is still awaited, and is covered for the next once they have answered', () => {
  const asked = matchOf({ awaits: [0, 1] })
  expect(inHandOf({ ...now, match: asked, opened: opened(0, asked) })).toEqual({ is: 'open', seat: 0 })
  const answered = matchOf({ awaits: [1] })
  expect(inHandOf({ ...now, match: answered, opened: opened(0, asked) })).toEqual({ is: 'cover', seat: 1 })
})

test('[ROOM-31] whoever is awaited without anything to tap is not handed the phone, and does not keep it from others', () => {
  const seats = [seatOf(0, { keep: [true] }), seatOf(1)]
  const match = matchOf({ awaits: [0, 1] })
  const before = { seat: 1, asked: 'before' }
  expect(inHandOf({ ...now, seats, match, opened: before })).toEqual({ is: 'cover', seat: 0 })
  const mimed = matchOf({ awaits: [1] })
  expect(inHandOf({ ...now, seats: [seatOf(0), seatOf(1)], match: mimed, opened: opened(0) })).toEqual({
    is: 'open',
    seat: 0,
  })
})

test('[ROOM-31] as long as nobody here is awaited, it stays where it is', () => {
  const match = matchOf({ awaits: [2] })
  expect(inHandOf({ ...now, match, opened: opened(1, matchOf({ awaits: [1] })) })).toEqual({
    is: 'open',
    seat: 1,
  })
})

test('[ROOM-31] passed by hand, it is covered for the other, who may look although somebody else is awaited', () => {
  const match = matchOf({ awaits: [0] })
  expect(inHandOf({ ...now, match, opened: opened(0, match), handedTo: 1 })).toEqual({ is: 'cover', seat: 1 })
  expect(inHandOf({ ...now, match, opened: opened(1, match) })).toEqual({ is: 'open', seat: 1 })
})

test('[ROOM-31] what is for all needs no cover: those who share a phone look at it together', () => {
  const match = matchOf({ awaits: [1] })
  expect(inHandOf({ ...now, match, isForAll: true })).toEqual({ is: 'open', seat: 1 })
})

test('[ROOM-31] somebody whose seat has gone from this phone does not keep it', () => {
  const match = matchOf({ awaits: [] })
  expect(inHandOf({ ...now, match, opened: opened(7) })).toEqual({ is: 'cover', seat: 0 })
})

test('[ROOM-14] a seat under its cover is as able as the game says, and has no hand here', () => {
  const match = matchOf({ awaits: [1] })
  const phone = phoneOf({ seats: [seatOf(0)], covered: [{ seat: 1, isAble: true }] })
  expect(seatsHere(match, phone)).toEqual([
    { seat: 0, isAble: false },
    { seat: 1, isAble: true },
  ])
  expect(inHandHere({ ...now, match, seats: seatsHere(match, phone) })).toEqual({ is: 'cover', seat: 1 })
})

test('[ROOM-22] one phone for all lies in the middle while nothing is secret, and can be taken in hand', () => {
  const match = matchOf({ awaits: [1] })
  const table = { ...now, match, isForTable: true }
  expect(inHandOf(table)).toEqual({ is: 'middle', seat: 1 })
  expect(inHandOf({ ...table, opened: { seat: 0, asked: 'before' } })).toEqual({ is: 'middle', seat: 1 })
  expect(inHandOf({ ...table, handedTo: 1 })).toEqual({ is: 'cover', seat: 1 })
  expect(inHandOf({ ...table, opened: opened(1, match) })).toEqual({ is: 'open', seat: 1 })
})

test('[ROOM-31] of two who are awaited, whoever’s turn it is has the phone first', () => {
  const match = matchOf({ awaits: [0, 1] })
  expect(inHandOf({ ...now, match, turn: 1 })).toEqual({ is: 'cover', seat: 1 })
  expect(inHandOf({ ...now, match, turn: 1, opened: { seat: 0, asked: 'before' } })).toEqual({
    is: 'cover',
    seat: 1,
  })
  expect(inHandOf({ ...now, match, turn: 7 })).toEqual({ is: 'cover', seat: 0 })
})
