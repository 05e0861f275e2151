import type { Rank } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { FinishedLine, ResultWords } from '../game-kit/game-manifest.ts'
import { counted, said } from '../words/language.ts'

/** As a sentence takes it: “and it was a poem”. */
export const RANK_NAMES: Readonly<Record<Rank, Said>> = {
  'not-yet': { fr: 'une œuvre en herbe', en: 'a budding work' },
  haiku: { fr: 'un haïku', en: 'a haiku' },
  'nursery-rhyme': { fr: 'une comptine', en: 'a nursery rhyme' },
  fable: { fr: 'une fable', en: 'a fable' },
  poem: { fr: 'un poème', en: 'a poem' },
  'short-story': { fr: 'une nouvelle', en: 'a short story' },
  novel: { fr: 'un roman', en: 'a novel' },
}

/** As it is cried out when it is reached. */
export const RANK_CRIES: Readonly<Record<Rank, Said>> = {
  'not-yet': { fr: 'Une œuvre en herbe !', en: 'A budding work!' },
  haiku: { fr: 'Un haïku !', en: 'A haiku!' },
  'nursery-rhyme': { fr: 'Une comptine !', en: 'A nursery rhyme!' },
  fable: { fr: 'Une fable !', en: 'A fable!' },
  poem: { fr: 'Un poème !', en: 'A poem!' },
  'short-story': { fr: 'Une nouvelle !', en: 'A short story!' },
  novel: { fr: 'Un roman !', en: 'A novel!' },
}

const WORDS = {
  inTeams: { fr: 'en équipes', en: 'in teams' },
  together: { fr: 'tous ensemble', en: 'all together' },
} as const

export const wordsCounted = (count: number): string =>
  counted(count, { fr: '# mot', en: '# word' }, { fr: '# mots', en: '# words' })

export const result = ({ result: { words, rank } }: FinishedLine<'extraordinary-story'>): ResultWords => ({
  score: wordsCounted(words),
  rank: typeof rank === 'string' ? RANK_NAMES[rank as Rank] : WORDS.inTeams,
})

export const conditions = ({ teams }: Readonly<Record<string, unknown>>): string =>
  said(teams === true ? WORDS.inTeams : WORDS.together)
