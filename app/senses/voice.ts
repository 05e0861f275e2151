import type { Pose } from '@veillee/art'
import type { FeltContact } from '@veillee/touch'
import { noiseOf } from '../device/audio.ts'
import { frictionGain, frictionHz, hzOf, panOf, speedOf, vowelOf } from './heard-place.ts'
import type { Attack, Layer } from './signature.ts'

const GLIDE_S = 0.04
/** So that nothing clicks. */
const SOFT_S = 0.008
/** Where nobody asks for more of it, it falls silent by itself: a page may be put to sleep in the middle. */
const ASLEEP_S = 0.25
const TONE_GAIN = 0.16
const FRICTION_GAIN = 0.11
const HUM_GAIN = 0.2

/** One contact as it sounds at a moment. */
export interface Heard {
  readonly contact: FeltContact
  readonly layer: Layer
  readonly pose: Pose
}

/** Oscillators, one noise, filters and a panner: what every browser has, also on plain addresses. */
export class Voice {
  readonly #audio: AudioContext
  readonly #isMono: boolean
  readonly #out: GainNode
  readonly #pan: StereoPannerNode
  readonly #tone: OscillatorNode
  readonly #formants: readonly BiquadFilterNode[]
  readonly #toneGain: GainNode
  readonly #band: BiquadFilterNode
  readonly #bandGain: GainNode
  readonly #hum: OscillatorNode
  readonly #humGain: GainNode
  readonly #flutter: OscillatorNode
  readonly #flutterGain: GainNode
  readonly #noise: AudioBufferSourceNode
  readonly #wanted = new Map<AudioParam, number>()

  constructor(audio: AudioContext, isMono: boolean) {
    this.#audio = audio
    this.#isMono = isMono
    this.#out = gain(audio, 0)
    this.#pan = audio.createStereoPanner()
    this.#out.connect(this.#pan).connect(audio.destination)
    this.#toneGain = gain(audio, 0)
    this.#tone = oscillator(audio, isMono ? 'sawtooth' : 'triangle')
    this.#formants = isMono ? [formant(audio), formant(audio)] : []
    if (isMono) for (const filter of this.#formants) this.#tone.connect(filter).connect(this.#toneGain)
    else this.#tone.connect(this.#toneGain)
    this.#toneGain.connect(this.#out)
    this.#noise = audio.createBufferSource()
    this.#noise.buffer = noiseOf(audio)
    this.#noise.loop = true
    this.#band = audio.createBiquadFilter()
    this.#band.type = 'bandpass'
    this.#bandGain = gain(audio, 0)
    this.#noise.connect(this.#band).connect(this.#bandGain).connect(this.#out)
    this.#hum = oscillator(audio, 'sawtooth')
    this.#humGain = gain(audio, 0)
    this.#hum.connect(this.#humGain).connect(this.#out)
    this.#flutter = oscillator(audio, 'sine')
    this.#flutterGain = gain(audio, 0)
    this.#flutter.connect(this.#flutterGain).connect(this.#toneGain.gain)
    for (const source of this.#sources()) source.start()
  }

  /** What is heard from now on; another touch's turn begins with a breath, not with a glide from where the last one was. */
  sound({ contact, layer, pose }: Heard, isTurn: boolean): void {
    const glideS = isTurn ? 0.002 : GLIDE_S
    const pan = panOf(contact, pose)
    const speed = speedOf(contact)
    this.#to(this.#tone.frequency, hzOf(contact), glideS)
    this.#to(this.#pan.pan, this.#isMono ? 0 : pan, glideS)
    vowelOf(pan).formantsHz.forEach((hz, i) => {
      const filter = this.#formants[i]
      if (filter) this.#to(filter.frequency, hz, glideS)
    })
    this.#to(this.#toneGain.gain, TONE_GAIN * layer.tone * contact.strength, SOFT_S)
    this.#to(this.#flutterGain.gain, layer.flutterHz ? TONE_GAIN * 0.8 : 0, SOFT_S)
    this.#to(this.#flutter.frequency, layer.flutterHz ?? 1, SOFT_S)
    this.#to(this.#band.frequency, layer.bandHz ?? frictionHz(speed), GLIDE_S)
    this.#band.Q.value = layer.bandQ ?? 1.2
    this.#to(
      this.#bandGain.gain,
      FRICTION_GAIN * layer.friction * frictionGain(speed) * contact.strength,
      0.02,
    )
    this.#to(this.#hum.frequency, layer.humHz ?? 90, 0.1)
    this.#to(this.#humGain.gain, layer.humHz ? HUM_GAIN : 0, 0.05)
    this.#open(layer.fadeMs / 1_000)
  }

  silence(): void {
    this.#out.gain.cancelScheduledValues(this.#audio.currentTime)
    this.#out.gain.setTargetAtTime(0, this.#audio.currentTime, SOFT_S / 3)
  }

  /** When something comes down, after a moment if a silence has to be kept. */
  strike({ hz, ms, gain: loud }: Attack, pan: number, afterS: number): void {
    const from = this.#audio.currentTime + afterS
    const until = from + ms / 1_000
    const panner = this.#audio.createStereoPanner()
    panner.pan.value = this.#isMono ? 0 : pan
    panner.connect(this.#audio.destination)
    for (const [i, one] of hz.entries()) {
      const envelope = gain(this.#audio, 0)
      envelope.gain.setValueAtTime(0.0001, from)
      envelope.gain.exponentialRampToValueAtTime(loud / (i + 1), from + 0.003)
      envelope.gain.exponentialRampToValueAtTime(0.0001, until)
      const source = oscillator(this.#audio, 'sine', one)
      source.connect(envelope).connect(panner)
      source.start(from)
      source.stop(until + 0.02)
    }
  }

  end(): void {
    this.silence()
    for (const source of this.#sources()) source.stop(this.#audio.currentTime + 0.1)
  }

  #open(fadeS: number): void {
    const { gain: loud } = this.#out
    const now = this.#audio.currentTime
    loud.cancelScheduledValues(now)
    loud.setTargetAtTime(1, now, Math.max(SOFT_S, fadeS / 3))
    loud.setTargetAtTime(0, now + ASLEEP_S, 0.03)
  }

  /** Sixty times a second: what is there already is not asked for again. */
  #to(param: AudioParam, value: number, glideS: number): void {
    if (this.#wanted.get(param) === value) return
    this.#wanted.set(param, value)
    param.setTargetAtTime(value, this.#audio.currentTime, glideS / 3)
  }

  #sources(): readonly AudioScheduledSourceNode[] {
    return [this.#tone, this.#noise, this.#hum, this.#flutter]
  }
}

function gain(audio: AudioContext, value: number): GainNode {
  const node = audio.createGain()
  node.gain.value = value
  return node
}

function oscillator(audio: AudioContext, wave: OscillatorType, hz = 220): OscillatorNode {
  const node = audio.createOscillator()
  node.type = wave
  node.frequency.value = hz
  return node
}

function formant(audio: AudioContext): BiquadFilterNode {
  const node = audio.createBiquadFilter()
  node.type = 'bandpass'
  node.Q.value = 6
  return node
}
