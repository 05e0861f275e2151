import type { Said } from '@veillee/kernel'

/** Which of the two memories of a turn. */
export const ordinalOf = (memory: 1 | 2): Said =>
  memory === 1 ? { fr: 'premier', en: 'first' } : { fr: 'second', en: 'second' }
