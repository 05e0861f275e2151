import { useRef, useState } from 'preact/hooks'
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
  const lateFor = useRef<string | null>(null)
  const gallery = galleryToShow(live, kept.current, left)
  kept.current = gallery
  if (gallery !== null && live.view.phase === 'over') lateFor.current = keyOf(gallery)
  return {
    shown: gallery ?? live,
    /** Play has gone on. */
    isOld: gallery !== null && gallery !== live,
    leave: () => gallery && setLeft(keyOf(gallery)),
    /** It was left when the match was over already. */
    isLate: left !== null && left === lateFor.current,
  }
}
