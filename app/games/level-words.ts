import type { Said } from '@veillee/kernel'

/** How well robots play (ROOM-23). */
export const LEVELS = ['dreamy', 'average', 'keen'] as const

export type BotLevel = (typeof LEVELS)[number]

export const LEVEL_WORDS: Readonly<Record<BotLevel, Said>> = {
  dreamy: { fr: 'rêveur', en: 'dreamy' },
  average: { fr: 'moyen', en: 'average' },
  keen: { fr: 'vif', en: 'keen' },
}
