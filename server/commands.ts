import type { Errand } from './errand.ts'
import { serve } from './serve.ts'

interface Command {
  readonly name: string
  /** What it has to be given, by the names that help calls them. */
  readonly takes: readonly string[]
  readonly means: string
  /** Rejects with one sentence for whoever typed it. */
  readonly run: (errand: Errand) => Promise<void>
}

/** All there are; the first is what happens when none is named. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'serve',
    takes: [],
    means: 'lets people play, and prints the addresses for their phones',
    run: serve,
  },
]
