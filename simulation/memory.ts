import { lexicon, type StoryTable } from '@veillee/games'
import { type Chance, type Game, type Match, tableOf } from '@veillee/kernel'
import type { Playable } from './play.ts'

/** What random players remember of the table: without it they would never get past the second card of a story. */
export interface Memory {
  watch(match: Match): void
  /** What a player means to do, with what they remember put in. */
  recall(match: Match, playable: Playable, chance: Chance): Playable
  /** What ends a story for no reason: done, but rarely. */
  isRash(playable: Playable): boolean
}

const noMemory: Memory = { watch() {}, recall: (_, playable) => playable, isRash: () => false }

const FORGETS_ONE_IN = 60

export const memoryFor = (game: Game): Memory =>
  game.id === 'extraordinary-story' ? memoryOfStory() : noMemory

/** The cards by their place in the pile, from what was in sight. */
function memoryOfStory(): Memory {
  const cards = new Map<number, number>()
  return {
    watch(match) {
      const { inSight, turned, added, pileSize } = tableOf(match as Match<StoryTable>)
      if (inSight !== null) cards.set(turned - 1, inSight)
      if (added?.link != null) cards.set(pileSize - 2, added.link)
    },
    recall(match, playable, chance) {
      const { turned, options } = tableOf(match as Match<StoryTable>)
      const card = cards.get(Math.max(turned, 1))
      if (playable.move !== 'say' || card === undefined || chance.below(FORGETS_ONE_IN) === 0) return playable
      return { ...playable, input: lexicon(options.language).text(card) }
    },
    isRash: ({ move }) => move === 'ownUp' || move === 'object',
  }
}
