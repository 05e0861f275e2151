import { KeptGesture } from '../live-touch/kept-gesture.ts'

/** The drawing under way on this device. */
export const keptDrawing = new KeptGesture('drawing')
