// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
// A page fetches them meanwhile; a test that is over before they have come would be torn down under them.
import './cues.ts'
import { Skip } from './skip.tsx'
import { matchOf, press, SCREENS, ScreenTest, show } from './testing.tsx'
import { MomentIs, useMoment, useStagedMoment } from './use-moment.tsx'

const BEATS = [
  { name: 'photo', ms: 1_500 },
  { name: 'breath', ms: 1_500 },
  { name: 'verdict', ms: 1_500 },
]
const screens = { ...SCREENS, beats: () => BEATS }

beforeEach(() => {
  vi.useFakeTimers()
  set('motion', 'auto')
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device that has the step's view so long after it began. */
function device(sinceMs: number) {
  const match = matchOf({ stepAt: Date.now() - sinceMs })
  const room = new ScreenTest({ match })
  function Shown() {
    const moment = useMoment(match)
    return (
      <>
        <b>{moment.beat?.name ?? 'over'}</b>
        <Skip moment={moment} />
      </>
    )
  }
  const Staged = () => (
    <MomentIs value={useStagedMoment(match, screens)}>
      <Shown />
    </MomentIs>
  )
  const place = show(<Staged />, room)
  return { place, beat: () => place.querySelector('b')!.textContent }
}

const waits = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('[ROOM-35] what is staged begins with the step, whenever a device hears of it', async () => {
  const { beat } = device(0)
  const seen = [beat()]
  for (let i = 0; i < 3; i++) {
    await waits(1_510)
    seen.push(beat())
  }
  expect(seen).toEqual(['photo', 'breath', 'verdict', 'over'])
  expect(device(1_600).beat()).toBe('breath')
  expect(device(60_000).beat()).toBe('over')
})

test('[ROOM-35] whoever has seen enough may go on after two seconds, not before', async () => {
  const { place, beat } = device(0)
  press(place, 'Show me the rest')
  expect(beat()).toBe('photo')
  await waits(2_010)
  press(place, 'Show me the rest')
  expect(beat()).toBe('over')
})

test('[ROOM-34] [ROOM-35] without movement everything is there at once', () => {
  set('motion', 'reduced')
  expect(device(0).beat()).toBe('over')
})

test('[ROOM-21] [ROOM-35] to those who play by ear it is told beat by beat, without movement too', () => {
  set('motion', 'reduced')
  set('byEar', true)
  expect(device(0).beat()).not.toBe('over')
  set('byEar', false)
})
