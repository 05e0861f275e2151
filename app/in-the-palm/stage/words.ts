import type { Said } from '@veillee/kernel'
import type { Ask } from '@veillee/touch'

/** What the stage says to the Child, and why something just lifted off. */
export const STAGE_WORDS = {
  writing: { fr: 'Ça glisse : on n’écrit pas sur la main.', en: 'It slips: no writing on the hand.' },
  thin: {
    fr: 'La pointe se lève : elle touche, elle ne trace pas.',
    en: 'The tip lifts off: it may touch, not trace.',
  },
  long: {
    fr: 'L’objet se soulève : pas de long trait sur la main.',
    en: 'It lifts off: no long lines on the hand.',
  },
  choose: { fr: 'Prends d’abord un objet.', en: 'Take an object first.' },
  full: {
    fr: 'Deux minutes, c’est toute une histoire. Il est temps de finir.',
    en: 'Two minutes is a whole story. Time to finish.',
  },
  fell: { fr: 'La main bouge : ce qui était posé tombe.', en: 'The hand moves: what lay on it falls off.' },
} as const satisfies Readonly<Record<string, Said>>

/** PALM-43: what the constraint rules out, said when it is tried. */
export function ruledOutWords(ask: Ask): Said {
  switch (ask.ask) {
    case 'only-objects':
      return { fr: 'Pas cet objet, cette fois.', en: 'Not this object, this time.' }
    case 'one-object':
      return { fr: 'Un seul objet, cette fois.', en: 'One object only, this time.' }
    case 'only-fingers':
      return { fr: 'Rien que sur les doigts, cette fois.', en: 'Only on the fingers, this time.' }
    case 'not-fingers':
      return { fr: 'Jamais sur les doigts, cette fois.', en: 'Never on the fingers, this time.' }
    case 'only-back':
      return { fr: 'Rien que sur le dos de la main.', en: 'Only on the back of the hand.' }
    default:
      return { fr: 'La main reste debout, cette fois.', en: 'The hand stays upright, this time.' }
  }
}
