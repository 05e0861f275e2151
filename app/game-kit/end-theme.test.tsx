// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { play } from '../device/sound.ts'
import { useEndTheme } from './end-theme.ts'
import './cues.ts' // fetched by what is staged; a test that is over before they have come would be torn down under them
import { matchOf, SCREENS, ScreenTest, show } from './testing.tsx'
import { layersOf } from './theme.ts'
import { MomentIs, useStagedMoment } from './use-moment.tsx'

vi.mock('../device/sound.ts', { spy: true })

/** A story that is read for three seconds after its end. */
const READING_MS = 3_000
const screens = {
  ...SCREENS,
  theme: { beatMs: 300, tune: 'A4:8', bass: 'A3:8' },
  beats: () => [{ name: 'reading', ms: READING_MS }],
}
/** One theme is one row of layers. */
const themes = () => vi.mocked(play).mock.calls.filter(([layers]) => layers.length === ROW).length
const ROW = layersOf(screens.theme).length

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(play).mockClear()
  set('motion', 'auto')
  set('sound', true)
})
afterEach(() => void vi.useRealTimers())

function shows(end: 'finished' | 'early' | null): void {
  const match = matchOf({ stepAt: Date.now(), end }, 'over')
  const Themed = () => {
    useEndTheme(match)
    return null
  }
  const Staged = () => (
    <MomentIs value={useStagedMoment(match, screens)}>
      <Themed />
    </MomentIs>
  )
  show(<Staged />, new ScreenTest({ match }), { screens })
}
const waits = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('[ROOM-35] a theme is heard once after the end, and not over the story that is read', async () => {
  shows('finished')
  await waits(READING_MS - 100)
  expect(themes()).toBe(0)
  await waits(200)
  expect(themes()).toBe(1)
  await waits(60_000)
  expect(themes()).toBe(1)
})

test('[ROOM-35] never while a match is played, nor after one that was broken off', async () => {
  for (const end of [null, 'early'] as const) {
    shows(end)
    await waits(60_000)
  }
  expect(themes()).toBe(0)
})

test('[ROOM-34] nor where somebody wants silence', async () => {
  set('sound', false)
  shows('finished')
  await waits(60_000)
  expect(themes()).toBe(0)
})
