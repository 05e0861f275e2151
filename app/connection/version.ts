import type { WIRE_VERSION as Version } from '@veillee/room'

/** As room/wire.ts has it; its type keeps the two alike, and the schemas stay on the server. */
export const WIRE_VERSION: typeof Version = 2
