import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnPhotos, ownPhoto } from '../device/own-photos.ts'
import { PhotoQueue } from './photo-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  URL.createObjectURL = vi.fn(() => `blob:${Math.random()}`)
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  forgetOwnPhotos()
  vi.useRealTimers()
})

const photo = (card: number) => ({ card, title: `Our ${card}`, picture: btoa(String(card)) })

function queueIn(room: string) {
  const asked: number[] = []
  const queue = new PhotoQueue(card => asked.push(card))
  queue.begin(room)
  return { asked, queue }
}

test('[ROOM-39] photographs come one after the other, each once', () => {
  const { asked, queue } = queueIn('a')
  queue.want([101, 102])
  queue.want([102, 103])
  expect(asked).toEqual([101])
  for (const card of [101, 102, 103]) queue.came(photo(card))
  queue.want([101])
  expect(asked).toEqual([101, 102, 103])
  expect(ownPhoto(102)?.title).toBe('Our 102')
})

test('[ROOM-39] what is shown now comes before what was wanted earlier', () => {
  const { asked, queue } = queueIn('a')
  queue.want([101, 102])
  queue.want([110])
  queue.came(photo(101))
  expect(asked).toEqual([101, 110])
})

test('[ROOM-39] what was not answered is asked for again, and once more after a reconnection', () => {
  const { asked, queue } = queueIn('a')
  queue.want([101])
  vi.advanceTimersByTime(2_000)
  queue.begin('a')
  expect(asked).toEqual([101, 101, 101])
  queue.end()
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(3)
})

test('[ROOM-39] in another room the same numbers are other photographs', () => {
  const { queue } = queueIn('a')
  queue.want([101])
  queue.came(photo(101))
  queue.begin('b')
  expect(ownPhoto(101)).toBeUndefined()
})
