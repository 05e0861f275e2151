import { svgOf } from '../card.ts'
import { hand } from '../hand/hand.ts'
import type { Tone } from '../hand/skin.ts'
import { STAGE } from '../hand/stage.ts'
import { put } from '../shape.ts'

/** One's own hand, to be chosen by its tone among four (ROOM-34). */
export const toneHandSvg = (tone: Tone): string =>
  svgOf(
    put(hand({ side: 'right', face: 'palm', tone, sleeve: 'navy' }), { x: 0, y: -20 }),
    STAGE.width,
    STAGE.height - 20,
    `hand-${tone}`,
  )
