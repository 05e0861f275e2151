// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  forgetRoom,
  type KnownRoom,
  knownByCode,
  knownRoom,
  knownRooms,
  rememberCompany,
  rememberRoom,
} from './rooms.ts'

const room = (name: string, over: Partial<KnownRoom> = {}): KnownRoom => ({
  room: name,
  token: 't',
  code: name.toUpperCase(),
  name: 'Tom',
  at: 1,
  ...over,
})

beforeEach(() => localStorage.clear())

test('[ROOM-27] the last room comes first, and each is there once', () => {
  rememberRoom(room('kmf4'))
  rememberRoom(room('pqrs'))
  rememberRoom(room('kmf4', { at: 2 }))
  expect(knownRooms().map(known => [known.room, known.at])).toEqual([
    ['kmf4', 2],
    ['pqrs', 1],
  ])
})

test('[ROOM-27] with whom one was there stays, however often one comes back', () => {
  rememberRoom(room('kmf4'))
  rememberCompany('kmf4', { game: 'palm-reader', names: ['Ana', 'Jo'] })
  rememberRoom(room('kmf4', { at: 9 }))
  expect(knownRoom('kmf4')).toMatchObject({ at: 9, company: { game: 'palm-reader', names: ['Ana', 'Jo'] } })
  rememberCompany('never', { game: 'palm-reader', names: [] })
  expect(knownRooms()).toHaveLength(1)
})

test('[ROOM-8] a code is known however it is typed, until the room is forgotten', () => {
  rememberRoom(room('kmf4'))
  expect(knownByCode(' km-f4')?.room).toBe('kmf4')
  forgetRoom('kmf4')
  expect(knownByCode('KMF4')).toBeUndefined()
})

test('whatever else is in the drawer is left aside', () => {
  for (const kept of ['', '{', 'null', '{}', '[1, null, {"room": "x"}]']) {
    localStorage.setItem('veillee.rooms', kept)
    expect(knownRooms()).toEqual([])
  }
  localStorage.setItem('veillee.rooms', JSON.stringify([{ ...room('kmf4'), company: { names: 'Ana' } }]))
  expect(knownRooms()).toEqual([room('kmf4')])
})

test('[ROOM-27] rooms of a server make way for newer ones; one that lives on this device alone never does', () => {
  rememberRoom(room('here-attic'))
  for (let i = 0; i < 20; i++) rememberRoom(room(`room${i}`))
  expect(knownRooms()).toHaveLength(13)
  expect(knownRooms().at(-1)?.room).toBe('here-attic')
})
