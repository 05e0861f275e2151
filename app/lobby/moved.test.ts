import { expect, test } from 'vitest'
import { mayMove, moved } from './moved.ts'

const seating = [{ person: 0 }, { bot: 'keen' }, null, { person: 1 }, { bot: 'dreamy' }] as const

test('[ROOM-3] somebody who is moved sits down there, and changes places with whoever does', () => {
  expect(moved(seating, 0, 2)).toEqual([{ do: 'sit', seat: 2, person: 0 }])
  expect(moved(seating, 0, 3)).toEqual([{ do: 'sit', seat: 3, person: 0 }])
  expect(moved(seating, 0, 1)).toEqual([{ do: 'sit', seat: 1, person: 0 }])
})

test('[ROOM-4] a bot is moved with its level, and never lost on the way', () => {
  expect(moved(seating, 1, 2)).toEqual([
    { do: 'seatBot', seat: 2, level: 'keen' },
    { do: 'unseatBot', seat: 1 },
  ])
  expect(moved(seating, 1, 3)).toEqual([{ do: 'sit', seat: 1, person: 1 }])
  expect(moved(seating, 1, 4)).toEqual([
    { do: 'seatBot', seat: 4, level: 'keen' },
    { do: 'seatBot', seat: 1, level: 'dreamy' },
  ])
})

test('[ROOM-3] an empty seat does not move, nor does anybody onto their own', () => {
  expect(moved(seating, 2, 0)).toEqual([])
  expect(moved(seating, 0, 0)).toEqual([])
})

test('[ROOM-3] each moves their own token, and the host every one', () => {
  const guest = { isHost: false, people: [1] }
  expect(seating.map(holder => mayMove(holder, guest))).toEqual([false, false, false, true, false])
  expect(seating.map(holder => mayMove(holder, { isHost: true, people: [0] }))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})
