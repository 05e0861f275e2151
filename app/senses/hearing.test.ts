// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { contactWith, frameOf } from './testing.ts'

const POSE = { side: 'right', face: 'palm' } as const

interface Wanted {
  readonly value: number
  readonly atS: number
}

/** A dial that writes down where it was turned to. */
class FakeParam {
  value = 0
  readonly request: Wanted[] = []
  setTargetAtTime(value: number, atS: number) {
    this.request.push({ value, atS })
    // What was asked for later has not come yet.
    if (atS <= FakeContext.nowS) this.value = value
  }
  setValueAtTime(value: number, atS: number) {
    this.setTargetAtTime(value, atS)
  }
  exponentialRampToValueAtTime() {}
  cancelScheduledValues() {}
}

class FakeNode {
  readonly gain = new FakeParam()
  readonly frequency = new FakeParam()
  readonly pan = new FakeParam()
  readonly Q = new FakeParam()
  type = ''
  buffer: unknown
  loop = false
  readonly to: unknown[] = []
  startedAtS: number | undefined
  readonly kind: string
  constructor(kind: string) {
    this.kind = kind
    FakeContext.nodes.push(this)
  }
  connect(to: unknown) {
    this.to.push(to)
    return to
  }
  start(atS = FakeContext.nowS) {
    this.startedAtS = atS
  }
  stop() {}
}

class FakeContext {
  static nodes: FakeNode[] = []
  static nowS = 0
  state = 'running'
  sampleRate = 8
  destination = {}
  get currentTime() {
    return FakeContext.nowS
  }
  createGain = () => new FakeNode('gain')
  createOscillator = () => new FakeNode('oscillator')
  createBufferSource = () => new FakeNode('noise')
  createBiquadFilter = () => new FakeNode('filter')
  createStereoPanner = () => new FakeNode('panner')
  createBuffer = () => ({ sampleRate: 8, getChannelData: () => new Float32Array(16) })
  resume = async () => undefined
}

/** The voice's own nodes, in the order in which it makes them. */
const out = () => FakeContext.nodes.find(({ kind }) => kind === 'gain')!
const panner = () => FakeContext.nodes.find(({ kind }) => kind === 'panner')!
const tone = () => FakeContext.nodes.find(({ kind }) => kind === 'oscillator')!
const struckFrom = (count: number) =>
  FakeContext.nodes.slice(count).filter(({ kind }) => kind === 'oscillator')

async function hearingOf(isMono = false) {
  vi.resetModules()
  const { wakeAudio } = await import('../device/audio.ts')
  const { Hearing } = await import('./hearing.ts')
  wakeAudio()
  return new Hearing(isMono)
}

beforeEach(() => {
  FakeContext.nodes = []
  FakeContext.nowS = 0
  vi.stubGlobal('AudioContext', FakeContext)
})

test('[ROOM-21] a touch is heard where it is: pan across, pitch along', async () => {
  const hearing = await hearingOf()
  hearing.pass(frameOf(contactWith({ x: 0, y: 0 })), POSE, 1_000)
  expect([panner().pan.value, tone().frequency.value, out().gain.value]).toEqual([0.85, 220, 1])
  hearing.pass(frameOf(contactWith({ x: 1, y: 1.1 })), POSE, 1_016)
  expect([panner().pan.value, tone().frequency.value]).toEqual([-0.85, 880])
})

test('two touches take turns, one voice at a time', async () => {
  const hearing = await hearingOf()
  const frame = frameOf(contactWith({ kind: 'coin', y: 0 }), contactWith({ kind: 'pawn', y: 1.1 }))
  const heard = [0, 45, 90, 135, 180].map(ms => {
    hearing.pass(frame, POSE, 9_000 + ms)
    return tone().frequency.value
  })
  expect(heard).toEqual([220, 220, 880, 880, 220])
})

test('after a lift 120 ms are silent, even when the next touch comes sooner', async () => {
  const hearing = await hearingOf()
  const coin = contactWith({ kind: 'coin' })
  hearing.pass(frameOf(coin), POSE, 1_000)
  hearing.pass(null, POSE, 1_050)
  expect(out().gain.value).toBe(0)
  const before = FakeContext.nodes.length
  hearing.pass(frameOf(coin), POSE, 1_100)
  expect(out().gain.value).toBe(0)
  expect(struckFrom(before).map(({ startedAtS }) => startedAtS)).toEqual([0.07, 0.07])
  hearing.pass(frameOf(coin), POSE, 1_175)
  expect(out().gain.value).toBe(1)
})

test('a page that falls asleep in the middle falls silent', async () => {
  const hearing = await hearingOf()
  FakeContext.nowS = 5
  hearing.pass(frameOf(contactWith()), POSE, 1_000)
  expect(out().gain.request.at(-1)).toEqual({ value: 0, atS: 5.25 })
})

test('[ROOM-21] one ear: nothing is panned, vowels tell the side', async () => {
  const hearing = await hearingOf(true)
  hearing.pass(frameOf(contactWith({ x: 0 })), POSE, 1_000)
  const formants = FakeContext.nodes.filter(({ kind }) => kind === 'filter').slice(0, 2)
  expect(panner().pan.value).toBe(0)
  expect(formants.map(({ frequency }) => frequency.value)).toEqual([290, 2_500])
})

test('an object strikes once, when it comes down', async () => {
  const hearing = await hearingOf()
  const ring = contactWith({ kind: 'ring' })
  hearing.pass(null, POSE, 900)
  const before = FakeContext.nodes.length
  hearing.pass(frameOf(ring), POSE, 1_000)
  expect(struckFrom(before).map(({ frequency }) => frequency.value)).toEqual([2_100, 3_700])
  const after = FakeContext.nodes.length
  hearing.pass(frameOf({ ...ring, x: 0.52 }), POSE, 1_016)
  expect(FakeContext.nodes).toHaveLength(after)
})

test('an iPhone’s ring switch does not silence what is felt, and only that stops the music of the house', async () => {
  const audioSession = { type: 'auto' }
  Object.assign(navigator, { audioSession })
  const hearing = await hearingOf()
  expect(audioSession.type).toBe('playback')
  hearing.end()
  expect(audioSession.type).toBe('ambient')
})

test('where there is no sound at all, nothing breaks', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const hearing = await hearingOf()
  hearing.pass(frameOf(contactWith()), POSE, 1_000)
  hearing.pass(null, POSE, 1_100)
  hearing.end()
})
