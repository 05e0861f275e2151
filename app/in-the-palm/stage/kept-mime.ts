import { KeptGesture } from '../../live-touch/kept-gesture.ts'

/** The mime under way on this device. */
export const keptMime = new KeptGesture('mime')
