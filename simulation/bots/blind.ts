import { MEMORY_MIMES } from '@veillee/art/mimes'
import { type BotLevel, likenessOf, mimeOf, type Percept, perceptsFelt } from '@veillee/games'
import { type Chance, chanceAt } from '@veillee/kernel'
import { feel, LEVELS, middleOfNamed, namedPlace, newSkin, unrolledMime } from '@veillee/touch'
import { seedOfMatch } from '../trial.ts'

interface BlindTrials {
  readonly bots: BotLevel
  /** How often each memory is mimed. */
  readonly trials: number
  readonly seed: number
  /** Told in words alone: every place is as near as its name. */
  readonly isInWords?: boolean
}

/** As many lie in the album of two teams of two (PALM-21). */
const ALBUM = 8
/** The skin has the chances from 0 on. */
const MIMING = 2 ** 31

/** How often a reader who only felt the mime has the memory for the likeliest of eight: no decoys, no second thoughts. */
export function measureBlind(asked: BlindTrials): number {
  const { trials, seed } = asked
  const cards = MEMORY_MIMES.map((_, at) => at + 1)
  let found = 0
  for (let trial = 0; trial < trials; trial++)
    for (const card of cards) {
      const number = (seed + trial) * cards.length + card
      const chance = chanceAt(seedOfMatch(number), MIMING)
      const others = chance.shuffled(cards.filter(other => other !== card)).slice(0, ALBUM - 1)
      if (likeliestOf([card, ...others], card, asked, chance) === card) found++
    }
  return found / (trials * cards.length)
}

function likeliestOf(
  album: readonly number[],
  card: number,
  { bots, isInWords = false }: BlindTrials,
  chance: Chance,
): number {
  const mime = unrolledMime(mimeOf(MEMORY_MIMES, card, undefined, bots, chance))
  const { frames } = feel(newSkin(seedOfMatch(chance.below(2 ** 32)), LEVELS['real-palm']), mime.samples)
  const felt = perceptsFelt(frames, bots, chance)
  const percepts = isInWords ? felt.map(asTold) : felt
  const likeness = album.map(one => likenessOf(MEMORY_MIMES, one, percepts))
  // The memory comes first in this album: where several are as likely, it does not count.
  return album[likeness.lastIndexOf(Math.max(...likeness))]!
}

/** What somebody knows who was told it by name. */
const asTold = (percept: Percept): Percept => ({
  ...percept,
  path: [middleOfNamed(namedPlace(percept.path[0])), middleOfNamed(namedPlace(percept.path[1]))],
})
