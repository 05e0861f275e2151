import { turnOnStage, unitsOf } from '@veillee/art'
import type { FeltContact, Held } from '@veillee/touch'
import { poseOf, spotOf } from './stage/look.ts'

/** PALM-50: what skin told, as the sense showed it: the square of a cloth, the bar of a dart, the circle of a ring. */
export function FeltPrint({ contact, held }: { contact: FeltContact; held: Held }) {
  const { shape, widthHu, lengthHu, holeHu = 0 } = contact.print
  const [x, y] = spotOf(contact, held)
  const [width, length] = [unitsOf(widthHu), unitsOf(lengthHu)]
  const place = `translate(${x} ${y}) rotate(${turnOnStage(contact.angle, poseOf(held))})`
  const shown = { class: `now ${shape}`, transform: place, style: { opacity: contact.strength } }
  if (shape === 'disc') return <circle {...shown} r={Math.max(width, length) / 2} />
  if (shape === 'ring') {
    const [outer, inner] = [Math.max(width, unitsOf(holeHu)), unitsOf(holeHu)]
    return <circle {...shown} r={(outer + inner) / 4} stroke-width={Math.max(10, (outer - inner) / 2)} />
  }
  return <rect {...shown} x={-width / 2} y={-length / 2} width={width} height={length} rx={8} />
}
