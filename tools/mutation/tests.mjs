import fc from 'fast-check'
import { beforeEach } from 'vitest'

// Otherwise a mutant could be noticed today and not tomorrow.
fc.configureGlobal({ seed: 1 })

/** All cards against all others, with mutants in the innermost loop: minutes for each mutant. */
const TOO_LONG = [
  'no other card passes for it',
  'one slip is forgiven in a card of four letters or more, and in no smaller one',
  'two slips are forgiven in a card of eight letters or more, unless another is as near',
]

beforeEach(({ task, skip }) => skip(TOO_LONG.some(title => task.name.endsWith(title))))
