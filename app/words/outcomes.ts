import type { Rank as StoryRank } from '@veillee/games'
import type { Said } from '@veillee/kernel'

// What a match came to, in words of our own: on its last screen, on the television, and on the score pad.

/** PALM-33: the verdict for two, from the lowest to the highest. */
export const PALM_VERDICTS: readonly Said[] = [
  {
    fr: 'Cette boîte de souvenirs doit être à quelqu’un d’autre',
    en: 'This box of memories must be somebody else’s',
  },
  {
    fr: 'Pas fameux : bien des photos sont restées au grenier',
    en: 'Not great: many photos have stayed in the attic',
  },
  { fr: 'De beaux moments, et quelques pages collées', en: 'Fine moments, and a few pages stuck together' },
  { fr: 'Presque toute une vie au creux d’une main', en: 'Nearly a whole life in the palm of a hand' },
  {
    fr: 'Une famille qui sait toute la vie de Léon par cœur',
    en: 'A family that knows all of Léon’s life by heart',
  },
]

export type ReaderRank = 1 | 2 | 3 | 4 | 5

/** READ-17: the sense of the five ranks, in words of our own. */
export const READER_RANKS: Readonly<Record<ReaderRank, Said>> = {
  1: { fr: 'Le symbole s’est perdu en route', en: 'The symbol got lost on the way' },
  2: { fr: 'Vos mains ont compris le jeu', en: 'Your hands have got the idea' },
  3: { fr: 'Voilà des mains qui se parlent', en: 'Hands that talk to each other' },
  4: { fr: 'À un doigt de la gloire', en: 'Within a finger of glory' },
  5: { fr: 'On le racontera encore dans cent ans', en: 'A tale for the next hundred years' },
}

/** As a sentence takes it: “and it was a poem”. */
export const STORY_RANKS: Readonly<Record<StoryRank, Said>> = {
  'not-yet': { fr: 'une œuvre en herbe', en: 'a budding work' },
  haiku: { fr: 'un haïku', en: 'a haiku' },
  'nursery-rhyme': { fr: 'une comptine', en: 'a nursery rhyme' },
  fable: { fr: 'une fable', en: 'a fable' },
  poem: { fr: 'un poème', en: 'a poem' },
  'short-story': { fr: 'une nouvelle', en: 'a short story' },
  novel: { fr: 'un roman', en: 'a novel' },
}
