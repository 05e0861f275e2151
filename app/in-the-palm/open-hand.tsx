import { hand, STAGE, svgOf, TONES } from '@veillee/art'
import { useMemo } from 'preact/hooks'
import { settings } from '../device/settings.ts'
import { SvgPicture } from './svg-picture.tsx'

/** An open hand, palm up, of the tone that this person has chosen. */
export function OpenHand() {
  const tone = TONES[settings.value.tone]!
  const svg = useMemo(
    () => svgOf(hand({ side: 'right', face: 'palm', tone }), STAGE.width, STAGE.height, 'hand'),
    [tone],
  )
  return <SvgPicture svg={svg} />
}
