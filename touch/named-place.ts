import { type Face, type Finger, fingerOf, type Place, placeIn, regionNear } from './hand.ts'
import { type Cell, cellOf, middleOfCell } from './palm-cell.ts'

/** A place on a hand as somebody would name it, and no nearer: a part of a finger, or one of nine parts of palm or back. */
export type NamedPlace =
  | { readonly face: Face; readonly finger: Finger; readonly isTip: boolean }
  | { readonly face: Face; readonly cell: Cell }

/** As far beside a finger something still lies on it. */
const REACH_HU = 0.1

/** Columns are counted from the thumb, rows from the wrist. */
export function namedPlace({ x, y, face }: Place): NamedPlace {
  const region = regionNear(x, y, face, REACH_HU)
  const finger = region && fingerOf(region)
  return finger ? { face, finger, isTip: region.endsWith('-tip') } : { face, cell: cellOf({ x, y }) }
}

/** Where somebody looks who was told this name. */
export function middleOfNamed(named: NamedPlace): Place {
  if ('cell' in named) return { ...middleOfCell(named.cell), face: named.face }
  const patch = named.face === 'back' ? 'back' : named.isTip ? 'tip' : 'shaft'
  return placeIn(`${named.finger}-${patch}`, 0.5, 0.5)
}
