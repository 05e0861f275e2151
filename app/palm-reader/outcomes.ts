import type { Said } from '@veillee/kernel'
import type { FinishedLine, ResultWords } from '../game-kit/game-manifest.ts'
import { counted } from '../words/language.ts'

export type Rank = 1 | 2 | 3 | 4 | 5

/** READ-17: the sense of the five ranks, in words of our own. */
export const RANKS: Readonly<Record<Rank, Said>> = {
  1: { fr: 'Le symbole s’est perdu en route', en: 'The symbol got lost on the way' },
  2: { fr: 'Vos mains ont compris le jeu', en: 'Your hands have got the idea' },
  3: { fr: 'Voilà des mains qui se parlent', en: 'Hands that talk to each other' },
  4: { fr: 'À un doigt de la gloire', en: 'Within a finger of glory' },
  5: { fr: 'On le racontera encore dans cent ans', en: 'A tale for the next hundred years' },
}

/** Rounds may cost more than they give: a number below nothing is counted like any other. */
export const starsSaid = (count: number): string =>
  counted(Math.abs(count), { fr: '# étoile', en: '# star' }, { fr: '# étoiles', en: '# stars' }).replace(
    /^/,
    count < 0 ? '−' : '',
  )

export const result = ({ result: { stars, rank } }: FinishedLine<'palm-reader'>): ResultWords => ({
  score: starsSaid(stars),
  rank: RANKS[rank as Rank],
})
