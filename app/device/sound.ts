import { audioNow, noiseOf } from './audio.ts'
import { settings } from './settings.ts'

/** Small sounds that go with what happens; never the only sign of it, and silent where the person wants silence. */
export type Cue = 'turn' | 'lit' | 'reveal' | 'touch' | 'good' | 'wrong'

/** One struck tone: wood, a string, a small bell. */
interface Tone {
  readonly hz: number
  /** Where it glides to. */
  readonly toHz?: number
  readonly afterMs?: number
  readonly ms: number
  readonly gain: number
  readonly wave?: OscillatorType
}

/** A breath of paper: noise through a filter. */
interface Rustle {
  readonly rustleHz: number
  readonly toHz?: number
  readonly afterMs?: number
  readonly ms: number
  readonly gain: number
}

export type Layer = Tone | Rustle

// Warm and short: the pentatonic of A, mallets rather than beeps.
export const SOUNDS: Readonly<Record<Cue, readonly Layer[]>> = {
  turn: [
    { rustleHz: 900, toHz: 2_600, ms: 190, gain: 0.24 },
    { hz: 392, toHz: 300, afterMs: 150, ms: 110, gain: 0.2 },
  ],
  lit: [
    { hz: 440, ms: 420, gain: 0.16 },
    { hz: 660, afterMs: 90, ms: 520, gain: 0.13 },
  ],
  reveal: [
    { rustleHz: 500, toHz: 1_800, ms: 420, gain: 0.1 },
    { hz: 330, afterMs: 120, ms: 700, gain: 0.13 },
    { hz: 440, afterMs: 240, ms: 800, gain: 0.13 },
    { hz: 554.4, afterMs: 360, ms: 900, gain: 0.12 },
  ],
  touch: [{ hz: 494, toHz: 370, ms: 180, gain: 0.17 }],
  good: [
    { hz: 440, ms: 260, gain: 0.16 },
    { hz: 554.4, afterMs: 110, ms: 300, gain: 0.16 },
    { hz: 659.3, afterMs: 220, ms: 520, gain: 0.16 },
  ],
  wrong: [
    { hz: 370, ms: 240, gain: 0.2, wave: 'triangle' },
    { hz: 330, afterMs: 150, ms: 420, gain: 0.26, wave: 'triangle' },
  ],
}

export function cue(name: Cue): void {
  play(SOUNDS[name])
}

/** All layers together, in their own time; gives back how to let them fade before their end. */
export function play(layers: readonly Layer[]): () => void {
  const audio = audioNow()
  if (!audio || !settings.peek().sound || document.hidden) return () => {}
  const volume = audio.createGain()
  volume.connect(audio.destination)
  for (const layer of layers) strike(audio, layer, volume)
  return () => {
    volume.gain.setValueAtTime(1, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + FADE_S)
  }
}

const FADE_S = 0.6

function strike(audio: AudioContext, layer: Layer, to: AudioNode): void {
  const from = audio.currentTime + (layer.afterMs ?? 0) / 1_000
  const until = from + layer.ms / 1_000
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0.0001, from)
  envelope.gain.exponentialRampToValueAtTime(layer.gain, from + 0.008)
  envelope.gain.exponentialRampToValueAtTime(0.0001, until)
  envelope.connect(to)
  const source = 'hz' in layer ? tone(audio, layer, envelope) : rustle(audio, layer, envelope)
  source.start(from)
  source.stop(until + 0.02)
}

function tone(audio: AudioContext, { hz, toHz = hz, afterMs = 0, ms, wave = 'sine' }: Tone, to: AudioNode) {
  const from = audio.currentTime + afterMs / 1_000
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(hz, from)
  source.frequency.exponentialRampToValueAtTime(toHz, from + ms / 1_000)
  source.connect(to)
  return source
}

function rustle(audio: AudioContext, { rustleHz, toHz = rustleHz, afterMs = 0, ms }: Rustle, to: AudioNode) {
  const from = audio.currentTime + afterMs / 1_000
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.9
  filter.frequency.setValueAtTime(rustleHz, from)
  filter.frequency.exponentialRampToValueAtTime(toHz, from + ms / 1_000)
  source.connect(filter).connect(to)
  return source
}
