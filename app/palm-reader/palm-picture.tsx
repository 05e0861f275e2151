import { hand, handShapes, STAGE, svgOf, TONES } from '@veillee/art'
import type { ComponentChildren } from 'preact'
import { settings } from '../device/settings.ts'
import { PALM_BOX, PALM_POSE } from './palm-box.ts'

const addresses = new Map<string, string>()

/** A drawing as the address of a picture: made once, and kept as long as the page. */
function addressOf(key: string, draw: () => string): string {
  const known = addresses.get(key)
  if (known) return known
  const made = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  addresses.set(key, made)
  return made
}

const toneNow = () => TONES[settings.value.tone]

/** An open right hand, in the skin that the person has chosen for drawn hands. */
export function wholeHandAddress(): string {
  const tone = toneNow()
  const draw = () => svgOf(hand({ ...PALM_POSE, tone }), STAGE.width, STAGE.height, `whole-${tone}`)
  return addressOf(`whole-${tone}`, draw)
}

export const WholeHand = ({ children }: { children?: ComponentChildren }) => (
  <span class="reader-hand">
    <img src={wholeHandAddress()} alt="" />
    {children}
  </span>
)

/** Only the palm; what lies on it is drawn in the stage's own measures. */
export const Palm = ({ children }: { children?: ComponentChildren }) => {
  const tone = toneNow()
  const { x, y, size } = PALM_BOX
  const draw = () =>
    svgOf(
      `<g transform="translate(${-x} ${-y})">${hand({ ...PALM_POSE, tone })}</g>`,
      size,
      size,
      `palm-${tone}`,
    )
  return (
    <span class="reader-palm">
      <img src={addressOf(`palm-${tone}`, draw)} alt="" />
      {children && (
        <svg viewBox={`${x} ${y} ${size} ${size}`} aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  )
}

/** For eyes that are about to close: a hand that is hardly there. */
export const DarkHand = () => (
  <svg class="reader-dark-hand" viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} aria-hidden="true">
    {handShapes(PALM_POSE).map(d => (
      <path key={d.slice(0, 24)} d={d} />
    ))}
  </svg>
)
