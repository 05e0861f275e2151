import { handShapes, STAGE } from '@veillee/art'
import { HOLD_MS, useHold } from '../components/hold.tsx'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { onPalm, PALM_POSE } from './palm-box.ts'

const REST = {
  fr: 'Laisse ton pouce ici un instant',
  en: 'Rest your thumb here for a moment',
} as const

/** ROOM-34. */
const TAP = { fr: 'Touche ici deux fois', en: 'Tap here twice' } as const
/** A screen reader’s, or one switch’s. */
const BY_ONE_PRESS = { fr: 'Ouvrir ta paume', en: 'Open your palm' } as const

/** Where a thumb rests. */
const MIDDLE = onPalm({ x: 0.5, y: 0.55 })
const RING = 78

/** READ-23: the hand is dark and shut; where the thumb rests it grows warm, and then it is open. */
export function OpenPalm({ onOpen }: { onOpen: () => unknown }) {
  const { state, button } = useHold({ ms: HOLD_MS.turn, onHeld: onOpen })
  const { byEar, hold, oneSwitch } = settings.value
  const isOnePress = byEar || oneSwitch !== 'off'
  return (
    <button class={`reader-open-palm ${state}`} {...button}>
      <svg viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} aria-hidden="true">
        {handShapes(PALM_POSE).map(d => (
          <path key={d.slice(0, 24)} d={d} />
        ))}
        <g transform={`translate(${MIDDLE}) rotate(-90)`}>
          <circle class="ring" r={RING} />
          <circle class="run" r={RING} pathLength={1} />
        </g>
      </svg>
      <span>{said(isOnePress ? BY_ONE_PRESS : hold === 'tap' ? TAP : REST)}</span>
    </button>
  )
}
