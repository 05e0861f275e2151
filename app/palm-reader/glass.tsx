import { useRef } from 'preact/hooks'
import { Screen } from '../components/screen.tsx'
import { buzz } from '../device/buzz.ts'
import { momentOf } from '../device/moment.ts'
import { ownHold } from '../device/own-touch.ts'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  how: {
    fr: 'Pose ton téléphone à plat sur ta main, ferme les yeux',
    en: 'Lay your phone flat on your hand, and close your eyes',
  },
  glass: { fr: 'On dessine ici', en: 'Drawn here' },
  second: { fr: 'Second tour. Ne dis rien, ressens.', en: 'Second lap. Not a word, just feel.' },
} as const

/** As often as a motor can follow. */
const HUM_EVERY_MS = 45

/**
 * ROOM-33: somebody who lends no palm lays the phone on the hand, and the others' fingers touch the glass. It shows no
 * line, it keeps none, and it hums along under the finger where it can.
 */
export function Glass({ drawer, isSecond }: { drawer: string; isSecond: boolean }) {
  const draws = {
    fr: `${drawer} dessine du doigt sur la vitre. Ne dis rien, ressens.`,
    en: `${drawer} draws on the glass. Not a word, just feel.`,
  }
  return (
    <Screen
      name="reader-draw-glass"
      ground="shut"
      bar={<Bar />}
      say={said(WORDS.how)}
      more={said(isSecond ? WORDS.second : draws)}
      isStill
    >
      <GlassPane />
    </Screen>
  )
}

/** What the finger draws on. */
export function GlassPane() {
  const hummedAt = useRef(0)
  const hum = (event: PointerEvent) => {
    const nowMs = momentOf(event)
    if (event.buttons === 0 || nowMs - hummedAt.current < HUM_EVERY_MS) return
    hummedAt.current = nowMs
    buzz(14)
  }
  return (
    <div class="reader-glass" {...ownHold} onPointerDown={hum} onPointerMove={hum}>
      <span>{said(WORDS.glass)}</span>
    </div>
  )
}
