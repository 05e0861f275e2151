import type { GameId } from '@veillee/games'
import { createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import type { Match } from '../connection/server-messages.ts'
import { isMotionReduced, settings } from '../device/settings.ts'
import { useRoomClient } from '../room-client/context.tsx'
import type { GameScreens } from './game-screens.ts'
import { useIsHeardHere } from './heard-here.ts'
import { type Beat, beatAt, lengthOf, PATIENCE_MS, startOf } from './moment.ts'

export interface Moment {
  /** What is staged now; null where nothing is, or no longer. */
  readonly beat: Beat | null
  /** Whoever looks has seen enough of it to go on. */
  readonly maySkip: boolean
  readonly skip: () => void
}

interface StagedMoment extends Moment {
  readonly key: string
  /** The steps that screens were asked for: somebody may still look at what is past. */
  readonly lookedAt: Set<string>
}

const PAST: StagedMoment = { key: '', beat: null, maySkip: false, skip: () => {}, lookedAt: new Set() }

const MomentContext = createContext<StagedMoment>(PAST)

export const MomentIs = MomentContext.Provider

const keyOf = ({ number, view }: Match): string => `${number}.${view.step}`

/** Fetched with the first match: nobody hears them before. If they do not come, it is played in silence. */
const cues = () => import('./cues.ts').catch(() => undefined)

/** Without movement everything is there at once; but to those who listen, beat by beat is how it is told. */
const isAtOnce = (): boolean => isMotionReduced() && !settings.value.byEar

/** What comes late is not heard any more. */
const LATE_MS = 600

/**
 * The moment with which this step begins, beat by beat: decided from the view and the server's clock, so that phones
 * and shared screen are in step.
 */
export function useStagedMoment(match: Match, screens: GameScreens<GameId> | undefined): StagedMoment {
  const client = useRoomClient()
  const isHeard = useIsHeardHere()
  const [skipped, setSkipped] = useState('')
  const [, goOn] = useState(0)
  const { current: lookedAt } = useRef(new Set<string>())
  const fade = useRef(() => {})
  lookedAt.clear()
  const key = keyOf(match)
  const beats = screens?.beats?.(match) ?? []
  const sinceMs = client.now() - match.stepAt
  const at = skipped === key || isAtOnce() ? beats.length : beatAt(beats, sinceMs)
  useEffect(() => {
    if (at === beats.length) return
    const [next, patience] = [startOf(beats, at + 1) - sinceMs, PATIENCE_MS - sinceMs]
    const timer = setTimeout(
      () => goOn(count => count + 1),
      (patience > 0 ? Math.min(next, patience) : next) + 5,
    )
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const quiet = beats.at(-1)
    const heard = at < beats.length ? beats[at] : isAtOnce() ? quiet : undefined
    const beganMs = at < beats.length ? startOf(beats, at) : 0
    const isPast = [...lookedAt].some(one => one !== key)
    const { cue, rise, fireworks } = heard ?? {}
    if (isHeard && !isPast && cue && sinceMs - beganMs < LATE_MS)
      void cues().then(found => {
        if (found) fade.current = found.sound(cue, rise, at < beats.length ? fireworks : []) // none fly without movement
      })
  }, [key, at])
  // Whoever plays on has heard enough of the end.
  useEffect(() => () => fade.current(), [key])
  useEffect(() => void cues(), [])
  useBeatOnPage(beats[at]?.name)
  return {
    key,
    beat: beats[at] ?? null,
    maySkip: at < beats.length && sinceMs >= Math.min(PATIENCE_MS, lengthOf(beats)),
    skip: () => setSkipped(key),
    lookedAt,
  }
}

/** For whoever looks at a page from outside, and for nobody else. */
function useBeatOnPage(name = ''): void {
  useEffect(() => {
    document.documentElement.dataset.beat = name
    return () => {
      delete document.documentElement.dataset.beat
    }
  }, [name])
}

/** The moment of a match that a screen shows; of one that the table has left behind, nothing is staged any more. */
export function useMoment(match: Match | null): Moment {
  const moment = useContext(MomentContext)
  if (match === null) return PAST
  moment.lookedAt.add(keyOf(match))
  return moment.key === keyOf(match) ? moment : PAST
}
