import type { BRIEFLY as Briefly, WIRE_VERSION as Version } from '@veillee/room'

/** As room/wire.ts has them; their types keep the two alike, and the schemas stay on the server. */
export const WIRE_VERSION: typeof Version = 2
export const BRIEFLY: typeof Briefly = 'brief'
