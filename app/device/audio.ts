import { canSound } from './senses-here.ts'
import { onTap } from './taps.ts'

/** The one context that all sounds are made in; browsers let it begin with a tap. */
let context: AudioContext | undefined
let noise: AudioBuffer | undefined
/** How many listen to what touches them: then sound is what the page is for. */
let listeners = 0
/** What its clock said at the last tap, and when that was. */
let heardAt: { readonly clockS: number; readonly nowMs: number } | undefined

/**
 * From within a tap or a key press, or nothing is heard. Nothing else ever resumes it: a call that has interrupted it
 * may still be going on, and Safari's clock stands still for good if it is resumed then.
 */
export function wakeAudio(): AudioContext | undefined {
  context ??= made()
  if (context) void resumed(context)
  return context
}

async function resumed(audio: AudioContext): Promise<void> {
  const hasStopped = standsStill(audio)
  heardAt = { clockS: audio.currentTime, nowMs: performance.now() }
  try {
    if (hasStopped) await audio.suspend()
    if (hasStopped || audio.state !== 'running') await audio.resume()
  } catch {
    // not yet: the next tap tries again
  }
}

const STOPPED_MS = 500

/** It says that it runs, and has not since the last tap: an interruption went on for longer than it admitted. */
const standsStill = ({ state, currentTime }: AudioContext): boolean =>
  state === 'running' &&
  heardAt !== undefined &&
  heardAt.clockS === currentTime &&
  performance.now() - heardAt.nowMs > STOPPED_MS

/** Undefined before the first tap. */
export const audioNow = (): AudioContext | undefined => (context?.state === 'running' ? context : undefined)

function made(): AudioContext | undefined {
  if (!canSound()) return undefined
  settle()
  return new AudioContext({ latencyHint: 'interactive' })
}

/** As long as somebody feels by ear; gives back how to end it. */
export function listenByEar(): () => void {
  listeners += 1
  settle()
  return () => {
    listeners -= 1
    settle()
  }
}

/**
 * For iPhones. Cues go with the family's music, and keep still where the ring switch says so; what is felt by ear is
 * heard in spite of both.
 */
function settle(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = listeners > 0 ? 'playback' : 'ambient'
}

onTap(() => void wakeAudio())

/** Two seconds of it, to go round and round. */
export function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise
  noise = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}
