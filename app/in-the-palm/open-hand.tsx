import { hand, STAGE, svgOf, TONES } from '@veillee/art'
import { settings } from '../device/settings.ts'
import { SvgPicture } from './svg-picture.tsx'

/** An open hand, palm up, of the tone that this person has chosen. */
export function OpenHand() {
  const tone = TONES[settings.value.tone]!
  const svg = svgOf(hand({ side: 'right', face: 'palm', tone }), STAGE.width, STAGE.height, 'hand')
  return <SvgPicture svg={svg} />
}
