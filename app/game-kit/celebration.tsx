import '../styles/moments.css'
import { useRef } from 'preact/hooks'
import type { Ground } from '../components/screen.tsx'
import type { Match } from '../connection/server-messages.ts'
import { isMotionReduced, settings } from '../device/settings.ts'
import { usePhone } from '../room-client/context.tsx'
import { useEndTheme } from './end-theme.ts'
import { countOf, delayOf, type Festivity } from './fireworks.ts'
import { useMoment } from './use-moment.tsx'

const SPARKS = Array.from({ length: 12 }, (_, i) => i * 30)
const PAINTS = ['#F0C566', '#F29A86', '#A9CC8F', '#8CC7C6', '#D9A9C8'] as const

/** Scattered, and the same on every device: the golden section never lines up. */
const scattered = (i: number, from: number, to: number): number => from + ((i * 0.618) % 1) * (to - from)

interface EndProps {
  readonly match: Match
  readonly of: Festivity
  /** Somebody was still looking at what came before while the others celebrated: they have it now. */
  readonly isLate?: boolean
  /** On the phone of somebody who has lost: their own rocket fizzles out, among the fireworks of the others. */
  readonly isBeaten?: boolean
}

/** While the end of this match is staged (its beat is called “over”), on all devices. */
const useIsStaged = (match: Match): boolean => useMoment(match).beat?.name === 'over'

/** Fireworks want a night sky; what is kept of the match is looked at by day. */
export const useEndGround = (match: Match): Ground => (useIsStaged(match) ? 'dusk' : 'paper')

/** Of all who play on this phone, nobody has won. */
export function useIsBeaten(hasWon: (seat: number) => boolean): boolean {
  const { seats, covered } = usePhone()
  const own = [...seats, ...covered]
  return own.length > 0 && !own.some(({ seat }) => hasWon(seat))
}

/** Fireworks by points over an end screen; what was lost splendidly has a rocket that fizzles out. Says nothing by itself. */
export function EndCelebration({ match, of, isLate = false, isBeaten = false }: EndProps) {
  useEndTheme(match)
  const isNight = useIsStaged(match)
  const { current: night } = useRef({ was: false })
  night.was ||= isNight && settings.value.evenings === 'dark'
  // The day breaks slowly, it never flashes.
  if (night.was && !isNight) return <div class="celebration daybreak" aria-hidden="true" />
  if (!isNight && (!isLate || isMotionReduced())) return null
  return (
    <>
      <div class={`celebration ${of.kind}`} aria-hidden="true">
        {Array.from({ length: countOf(of) }, (_, i) => (
          <Burst key={i} i={i} />
        ))}
      </div>
      {(of.kind === 'lost' || isBeaten) && <Fizzle />}
    </>
  )
}

const Burst = ({ i }: { i: number }) => (
  <svg
    class="burst"
    aria-hidden="true"
    viewBox="-50 -50 100 100"
    style={{
      left: `${scattered(i + 1, 6, 94)}%`,
      top: `${scattered(i * 3 + 2, 6, 62)}%`,
      '--delay': `${delayOf(i)}ms`,
      '--size': scattered(i * 5, 0.7, 1.25).toFixed(2),
      color: PAINTS[i % PAINTS.length],
    }}
  >
    <path class="trail" d="M0 150Q3 70 0 0" />
    <g class="rays">
      {SPARKS.map(angle => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="spark" d="M0 -14V-44" />
          <path class="spark inner" d="M0 -6V-26" transform="rotate(15)" />
          <circle class="ember" cy={angle % 60 === 0 ? -47 : -38} r="2.6" />
        </g>
      ))}
    </g>
  </svg>
)

/** It rises, thinks better of it, and comes down in a puff. */
const Fizzle = () => (
  <div class="celebration" aria-hidden="true">
    <svg class="fizzle" viewBox="-30 -60 60 100" aria-hidden="true">
      <path d="M0 -50C9 -40 12 -26 12 -12L12 14H-12V-12C-12 -26 -9 -40 0 -50Z" fill="#D4493A" />
      <path d="M-12 -2L-22 16H-12ZM12 -2L22 16H12Z" fill="#8E2F24" />
      <circle cy="-18" r="6" fill="#FFF3C9" />
      <path class="flame" d="M-7 15Q0 40 7 15Z" fill="#F0C566" />
    </svg>
    <i class="puff" />
    <i class="puff" />
    <i class="puff" />
  </div>
)
