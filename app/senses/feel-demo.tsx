import type { Seed } from '@veillee/kernel'
import { type Drawing, LEVELS, type Mime } from '@veillee/touch'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { randomNumber } from '../device/random.ts'
import type { Sense } from './dark-hand.ts'
import { FeelingHand } from './feeling-hand.tsx'
import { LocalFeeling } from './local-feeling.ts'
import { ownLevel } from './skin-level.ts'
import { wordQueue } from './word-queue.ts'

interface FeelDemoProps {
  readonly gesture: Mime | Drawing
  /** How thick the skin is; as it was chosen on this device. */
  readonly level?: number
  readonly sense?: Sense
  /** The same seed is felt the same. */
  readonly seed?: Seed
  readonly onEnd?: () => void
}

/** A moment to look at the dark hand first, and one for the last light to go. */
const BEFORE_MS = 600
const AFTER_MS = 400

/** A gesture as it would be felt, once, without a room. With another key it is felt anew. */
export function FeelDemo({ gesture, level, sense, seed, onEnd }: FeelDemoProps) {
  const feeling = useMemo(() => {
    const thick = level ?? ownLevel.peek() ?? LEVELS['real-palm']
    return new LocalFeeling(gesture, seed ?? randomNumber(), thick)
  }, [gesture, level, seed])
  useFelt(feeling, onEnd)
  const part = gesture.kind === 'drawing' ? 'palm' : 'hand'
  return <FeelingHand now={feeling.now} part={part} {...(sense && { sense })} />
}

/** Runs once, from its beginning to its end. */
function useFelt(feeling: LocalFeeling, onEnd: (() => void) | undefined): void {
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const beganAt = performance.now() + BEFORE_MS
    let endsAt = Number.POSITIVE_INFINITY
    let frame = requestAnimationFrame(function tick() {
      const nowMs = performance.now()
      feeling.pass(nowMs - beganAt)
      if (feeling.isOver && wordQueue.isEmpty.peek()) endsAt = Math.min(endsAt, nowMs + AFTER_MS)
      if (nowMs < endsAt) frame = requestAnimationFrame(tick)
      else end.current?.()
    })
    return () => {
      cancelAnimationFrame(frame)
      feeling.stop()
    }
  }, [feeling])
}
