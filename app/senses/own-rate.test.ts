// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { keepRate, rateOf, readRates } from './own-rate.ts'

test('[ROOM-34] each sense has a rate of its own, from its own warm-up', () => {
  set('sense', 'sound')
  keepRate(6)
  set('sense', 'words')
  keepRate(9)
  expect([rateOf('sound'), rateOf('words'), rateOf('searching')]).toEqual([6, 9, undefined])
})

test('[ROOM-34] what was kept and makes no sense is not taken', () =>
  expect(readRates({ glimmer: 8, sound: 11, words: 'many' })).toEqual({ glimmer: 8 }))
