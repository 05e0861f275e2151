import { at, type Spot, short } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, line, path } from '../shape.ts'
import { STAGE } from './stage.ts'

const RIB_UNITS = 22
const BOTTOM = STAGE.height

/** A knitted sleeve, from two corners down to where the stage ends. */
export function cuff(sleeve: Colour, left: Spot, right: Spot): Drawing {
  const top = `M${at(left)}Q${short((left[0] + right[0]) / 2)} ${short(left[1] - 14)} ${at(right)}`
  const ribs = Math.round((right[0] - left[0] - 16) / RIB_UNITS)
  const rib = (i: number) => left[0] + 8 + ((right[0] - left[0] - 16) * i) / ribs
  const knit = Array.from({ length: ribs + 1 }, (_, i) => `M${short(rib(i))} ${short(left[1] + 2)}V${BOTTOM}`)
  return (
    path(`${top}L${short(right[0] + 8)} ${BOTTOM}H${short(left[0] - 8)}Z`, sleeve) +
    line(knit.join(''), darker(sleeve, 0.82), 3, { opacity: 0.6 }) +
    line(top, darker(sleeve, 0.7), 4, { opacity: 0.5 })
  )
}
