import { backup, copy, restore } from './backup.ts'
import type { Invocation } from './invocation.ts'
import { serve } from './serve.ts'

interface Command {
  readonly name: string
  /** What it has to be given, by the names that help calls them. */
  readonly takes: readonly string[]
  readonly means: string
  /** Rejects with one sentence for whoever typed it. */
  readonly run: (errand: Invocation) => Promise<void>
}

/** All there are; the first is what happens when none is named. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'serve',
    takes: [],
    means: 'lets people play, and prints the addresses for their phones',
    run: serve,
  },
  {
    name: 'backup',
    takes: ['FILE'],
    means: 'copies everything that is kept into a new file, also while people play',
    run: backup,
  },
  {
    name: 'restore',
    takes: ['FILE'],
    means: 'brings back what a backup holds',
    run: restore,
  },
  {
    name: 'copy',
    takes: ['FROM', 'TO'],
    means: 'copies everything between a file and NATS (nats://…), either way',
    run: copy,
  },
]
