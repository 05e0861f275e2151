// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from './settings.ts'

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
const started = vi.fn()
const node = () => {
  const made = {
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (to: unknown) => to,
    start: started,
    stop: vi.fn(),
  }
  return made
}

class FakeContext {
  static made = 0
  static last: FakeContext
  static begins = 'running'
  state = FakeContext.begins
  currentTime = 0
  sampleRate = 8
  destination = {}
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  resume = vi.fn(async () => {
    this.state = 'running'
  })
  suspend = vi.fn(async () => {
    this.state = 'suspended'
  })
  constructor() {
    FakeContext.made++
    FakeContext.last = this
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeContext)
  FakeContext.made = 0
  FakeContext.begins = 'running'
  vi.useRealTimers()
  started.mockClear()
  set('sound', true)
})

const CUES = ['turn', 'lit', 'reveal', 'touch', 'good', 'wrong'] as const

test('[ROOM-34] nothing is heard before the first tap, and every cue after it', async () => {
  const { cue } = await import('./sound.ts')
  cue('lit')
  expect([FakeContext.made, started.mock.calls.length]).toEqual([0, 0])
  dispatchEvent(new Event('pointerdown')) // a finger that is down has tapped nothing yet
  cue('lit')
  expect([FakeContext.made, started.mock.calls.length]).toEqual([0, 0])
  dispatchEvent(new Event('pointerup'))
  for (const name of CUES) {
    started.mockClear()
    cue(name)
    expect(started).toHaveBeenCalled()
  }
  expect(FakeContext.made).toBe(1)
})

test('[ROOM-34] whoever wants silence has it', async () => {
  const { cue } = await import('./sound.ts')
  const { set: setNow } = await import('./settings.ts')
  dispatchEvent(new Event('pointerup'))
  setNow('sound', false)
  cue('good')
  expect(started).not.toHaveBeenCalled()
})

test.each(['pointerup', 'touchend', 'click', 'keydown'])('sound may begin with a %s', async kind => {
  FakeContext.begins = 'suspended'
  await import('./sound.ts')
  dispatchEvent(new Event(kind))
  expect(FakeContext.last.resume).toHaveBeenCalledTimes(1)
})

test('cues leave the music of the house alone', async () => {
  const audioSession = { type: 'auto' }
  Object.assign(navigator, { audioSession })
  await import('./sound.ts')
  dispatchEvent(new Event('keydown'))
  expect(audioSession.type).toBe('ambient')
})

test('after a call it is heard again with the next tap, and nothing resumes it before', async () => {
  await import('./sound.ts')
  dispatchEvent(new Event('click'))
  const { last } = FakeContext
  last.state = 'interrupted'
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('pageshow'))
  expect(last.resume).not.toHaveBeenCalled()
  dispatchEvent(new Event('click'))
  expect(last.resume).toHaveBeenCalledTimes(1)
})

test('a clock that stands still although it says it runs is set going by the next tap', async () => {
  vi.useFakeTimers()
  await import('./sound.ts')
  dispatchEvent(new Event('click'))
  const { last } = FakeContext
  last.currentTime = 1
  vi.advanceTimersByTime(1_000)
  dispatchEvent(new Event('click'))
  expect(last.suspend).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  dispatchEvent(new Event('click'))
  await vi.waitFor(() => expect(last.resume).toHaveBeenCalledTimes(1))
  expect(last.suspend).toHaveBeenCalledTimes(1)
})
