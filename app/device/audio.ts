import { canSound } from './senses-here.ts'

/** The one context that all sounds are made in; browsers let it begin with a tap. */
let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** From within a tap or a key press, or nothing is heard. */
export function wakeAudio(): AudioContext | undefined {
  context ??= made()
  if (context?.state === 'suspended') void context.resume()
  return context
}

/** Undefined before the first tap. */
export const audioNow = (): AudioContext | undefined => (context?.state === 'running' ? context : undefined)

function made(): AudioContext | undefined {
  if (!canSound()) return undefined
  const { audioSession } = navigator as { audioSession?: { type: string } }
  // On iPhones the ring switch would else silence the page without a word.
  if (audioSession) audioSession.type = 'playback'
  return new AudioContext({ latencyHint: 'interactive' })
}

for (const kind of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(kind, () => void wakeAudio(), { capture: true, passive: true })

/** Two seconds of it, to go round and round. */
export function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise
  noise = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}
