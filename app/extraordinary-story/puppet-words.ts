import type { Action } from '@veillee/games'
import type { Said } from '@veillee/kernel'

/** What a puppet can act, as its buttons say it. */
export const ACTION_WORDS: Readonly<Record<Action, Said>> = {
  big: { fr: 'grand', en: 'big' },
  small: { fr: 'petit', en: 'small' },
  round: { fr: 'rond', en: 'round' },
  flat: { fr: 'plat', en: 'flat' },
  heavy: { fr: 'lourd', en: 'heavy' },
  light: { fr: 'léger', en: 'light' },
  hot: { fr: 'chaud', en: 'hot' },
  cold: { fr: 'froid', en: 'cold' },
  fast: { fr: 'rapide', en: 'fast' },
  slow: { fr: 'lent', en: 'slow' },
  fly: { fr: 'voler', en: 'fly' },
  swim: { fr: 'nager', en: 'swim' },
  walk: { fr: 'marcher', en: 'walk' },
  climb: { fr: 'grimper', en: 'climb' },
  eat: { fr: 'manger', en: 'eat' },
  drink: { fr: 'boire', en: 'drink' },
  sleep: { fr: 'dormir', en: 'sleep' },
  cry: { fr: 'pleurer', en: 'cry' },
  laugh: { fr: 'rire', en: 'laugh' },
  fight: { fr: 'se battre', en: 'fight' },
  hug: { fr: 'serrer', en: 'hug' },
  open: { fr: 'ouvrir', en: 'open' },
  fall: { fr: 'tomber', en: 'fall' },
  point: { fr: 'montrer', en: 'point' },
}
