import { onStage } from '@veillee/art'

/** READ-8: the right palm. */
export const PALM_POSE = { side: 'right', face: 'palm' } as const

/** The part of the hand's stage that is the palm: here symbols are drawn, felt and sketched. */
export const PALM_BOX = { x: 76, y: 387, size: 350 } as const

/** Somewhere in the palm, in the measures of the stage. */
export const onPalm = (point: { readonly x: number; readonly y: number }) => onStage(point, PALM_POSE)
