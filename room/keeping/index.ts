export type { Attendance } from './attendance.ts'
export { type House, Keeper, LogAway, type LogMeter, type Wanted } from './keeper.ts'
export { fetched, joined, wantedBy } from './reception.ts'
export type { Frames, Goodbye, Watcher } from './sight.ts'
