// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSettings, type Settings } from './settings.ts'

const DEFAULTS: Settings = {
  language: 'fr',
  hand: 'right',
  tone: 1,
  sound: true,
  vibration: true,
  motion: 'auto',
  hold: 'hold',
  text: 'normal',
  evenings: 'dark',
  sense: 'glimmer',
  knowsSenses: false,
  glimmer: 100,
  ears: 'stereo',
  wordsWait: false,
  strokes: 'flowing',
  shakes: 'contact',
  palm: 'right',
  oneSwitch: 'off',
  switchPaceS: 1.5,
  targets: 'normal',
  byEar: false,
}

const freshly = (): Promise<typeof import('./settings.ts')> => {
  vi.resetModules()
  return import('./settings.ts')
}

beforeEach(() => localStorage.clear())

test('[ROOM-34] what is not understood any more is as if it had never been set', () => {
  expect(readSettings({ tone: 3, hand: 'both', text: 'huge', sound: 'no', old: 1 }, DEFAULTS)).toEqual({
    ...DEFAULTS,
    tone: 3,
  })
  for (const raw of [undefined, null, 'x', 7, []]) expect(readSettings(raw, DEFAULTS)).toEqual(DEFAULTS)
})

test('[ROOM-34] what somebody sets is on the page at once, and there again after a reload', async () => {
  const now = await freshly()
  now.wearSettings()
  now.set('text', 'larger')
  now.set('hand', 'left')
  expect({ ...document.documentElement.dataset }).toMatchObject({ text: 'larger', hand: 'left' })
  const later = await freshly()
  expect(later.settings.value).toMatchObject({ text: 'larger', hand: 'left' })
})
