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
  state = 'running'
  currentTime = 0
  sampleRate = 8
  destination = {}
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  resume = async () => undefined
  constructor() {
    FakeContext.made++
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeContext)
  FakeContext.made = 0
  started.mockClear()
  set('sound', true)
})

const CUES = ['tap', 'turn', 'lit', 'tick', 'reveal', 'good', 'wrong', 'star', 'gong'] as const

test('[ROOM-34] nothing is heard before the first tap, and every cue after it', async () => {
  const { cue } = await import('./sound.ts')
  cue('gong')
  expect([FakeContext.made, started.mock.calls.length]).toEqual([0, 0])
  dispatchEvent(new Event('pointerdown'))
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
  dispatchEvent(new Event('pointerdown'))
  setNow('sound', false)
  cue('good')
  expect(started).not.toHaveBeenCalled()
})

test('an iPhone’s ring switch does not silence it', async () => {
  const audioSession = { type: 'auto' }
  Object.assign(navigator, { audioSession })
  await import('./sound.ts')
  dispatchEvent(new Event('keydown'))
  expect(audioSession.type).toBe('playback')
})
