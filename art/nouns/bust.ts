import { soft } from '../curve.ts'
import type { Colour } from '../palette.ts'
import type { FaceId } from '../people/face.ts'
import { headOf } from '../people/head.ts'
import type { Look } from '../people/look.ts'
import { type Drawing, filled, put } from '../shape.ts'

interface Bust {
  readonly face?: FaceId
  readonly y?: number
  readonly r?: number
  /** On the chest: buttons, stripes, a badge. */
  readonly chest?: Drawing
  readonly behind?: Drawing
}

const PLAIN = { age: 'adult', hair: 'crop', hairColour: 'walnut', top: 'shirt', topColour: 'teal' } as const

/** Head and shoulders from the front: at the size of a thumb a person is what they wear and what they hold. */
export function bust(
  look: Partial<Look> & { readonly topColour: Colour },
  { face = 'smile', y = -6, r = 20, chest = '', behind = '' }: Bust = {},
): Drawing {
  return (
    behind +
    filled(soft('-34,52 -32,28 -16,18 16,18 32,28 34,52'), look.topColour, chest) +
    put(headOf({ ...PLAIN, ...look }, r, face, 'front'), { y })
  )
}
