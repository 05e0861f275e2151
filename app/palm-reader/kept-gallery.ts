import { useEffect, useRef, useState } from 'preact/hooks'
import { isMotionReduced } from '../device/settings.ts'
import type { ReaderMatch } from './round.ts'

const keyOf = ({ number, view }: ReaderMatch): string => `${number}.${view.table.round}`

/** The gallery to be looked at: the new one, unless an older one has not been left yet. */
export function galleryToShow(
  live: ReaderMatch,
  kept: ReaderMatch | null,
  left: string | null,
): ReaderMatch | null {
  const isFree = kept === null || keyOf(kept) === left || kept.number !== live.number
  if (live.view.phase === 'gallery' && (isFree || keyOf(kept) === keyOf(live))) return live
  return isFree ? null : kept
}

/** Each phone leaves a gallery when it likes, even if play has gone on meanwhile. */
export function useGallery(live: ReaderMatch) {
  const [left, setLeft] = useState<string | null>(null)
  const kept = useRef<ReaderMatch | null>(null)
  const gallery = galleryToShow(live, kept.current, left)
  kept.current = gallery
  return {
    shown: gallery ?? live,
    /** Play has gone on. */
    isOld: gallery !== null && gallery !== live,
    leave: () => gallery && setLeft(keyOf(gallery)),
  }
}

export const COUNT_MS = 2_400

/**
 * READ-13: “3, 2, 1” between the last vote and the gallery, for those who saw the vote: somebody who comes back later
 * has nothing to be held in suspense for. Without movement it is left out.
 */
export function useCountdown(match: ReaderMatch): boolean {
  const voting = useRef<string | null>(null)
  const [counted, setCounted] = useState<string | null>(null)
  const key = keyOf(match)
  const { phase, table } = match.view
  if (phase === 'vote') voting.current = key
  const isCounting =
    phase === 'gallery' &&
    voting.current === key &&
    counted !== key &&
    table.chain.length > 1 &&
    !isMotionReduced()
  useEffect(() => {
    if (!isCounting) return
    const timer = setTimeout(() => setCounted(key), COUNT_MS)
    return () => clearTimeout(timer)
  }, [isCounting, key])
  return isCounting
}
