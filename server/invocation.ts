import type { Settings } from './settings.ts'

/** What somebody asked for, once it is known that it can be asked for. */
export interface Invocation {
  /** As many as the command takes. */
  readonly words: readonly string[]
  readonly chosen: Settings
  /** Whether a browser is to be opened. */
  readonly isOpening: boolean
  /** What they typed before the first option: `npm start --`, `npx veillee`. */
  readonly program: string
}
