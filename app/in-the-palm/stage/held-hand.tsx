import { hand, STAGE, svgOf, TONES, uprightHand } from '@veillee/art'
import type { Held } from '@veillee/touch'
import { useMemo } from 'preact/hooks'
import { settings } from '../../device/settings.ts'
import { SvgPicture } from '../svg-picture.tsx'
import { poseOf, SIDE } from './look.ts'

/** Grandfather's hand as it is held now. */
export function HeldHand({ held }: { held: Held }) {
  const tone = TONES[settings.value.tone]!
  const svg = useMemo(() => {
    const drawing = held === 'upright' ? uprightHand({ side: SIDE, tone }) : hand({ ...poseOf(held), tone })
    return svgOf(drawing, STAGE.width, STAGE.height, 'hand')
  }, [held, tone])
  return <SvgPicture svg={svg} />
}
