import { objectDrawing, restOf, svgOf } from '@veillee/art'
import type { ObjectId } from '@veillee/touch'

/** How far a drawing reaches, in drawing units about its middle. */
const REACH: Readonly<Record<string, number>> = { cloth: 270, string: 300, dart: 350 }

/** A piece as it lies, by itself. */
export function pieceSvg(object: ObjectId): string {
  const reach = REACH[object] ?? 120
  const drawing = objectDrawing(object, { contact: restOf(object), turn: object === 'dart' ? 42 : 0 })
  const plain = svgOf(drawing, reach, reach, `tray-${object}`)
  return plain.replace(
    `viewBox="0 0 ${reach} ${reach}"`,
    `viewBox="${-reach / 2} ${-reach / 2} ${reach} ${reach}"`,
  )
}
