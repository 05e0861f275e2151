import {
  type BotLevel,
  CARDS_NOW,
  type Difficulty,
  difficultyOf,
  drawingAgain,
  feltAs,
  likeliest,
  linesOf,
  numberFrom,
  type Side,
} from '@veillee/games'
import { type Chance, chanceAt } from '@veillee/kernel'
import { drawnByBot, feel, newSkin, unrolledDrawing } from '@veillee/touch'
import { seedOfMatch } from '../trial.ts'

/** How often a symbol was still known, palm after palm. */
interface ChainRates {
  /** How often the right one seemed likeliest after so many palms. */
  readonly known: readonly number[]
  /** How often its number was shown by a bot that is in two minds: what counts in a match. */
  readonly shown: readonly number[]
}

interface ChainTrials {
  readonly colour: Difficulty
  readonly bots: BotLevel
  /** How much the skin blurs. */
  readonly level: number
  readonly palms: number
  readonly trials: number
  readonly seed: number
}

const NUMBERS = [1, 2, 3, 4, 5] as const
/** The skin has the chances from 0 on. */
const DRAWING = 2 ** 31

/** So many symbols of one colour, each through so many palms of bots of one level. */
export function measureChain(asked: ChainTrials): ChainRates {
  const { colour, palms, trials, seed } = asked
  const [known, shown] = [new Array<number>(palms).fill(0), new Array<number>(palms).fill(0)]
  const sides = CARDS_NOW.flatMap(card => [2 * card, 2 * card + 1]).filter(
    side => difficultyOf(side) === colour,
  )
  for (let trial = 0; trial < trials; trial++) {
    const chance = chanceAt(seedOfMatch(seed + trial), DRAWING)
    const passed = through(chance.pick(sides), chance.pick(NUMBERS), asked, chance)
    for (const [palm, { isKnown, isShown }] of passed.entries()) {
      if (isKnown) known[palm]!++
      if (isShown) shown[palm]!++
    }
  }
  const shares = (counts: readonly number[]) => counts.map(count => count / trials)
  return { known: shares(known), shown: shares(shown) }
}

function through(
  side: Side,
  number: (typeof NUMBERS)[number],
  { bots, level, palms }: ChainTrials,
  chance: Chance,
) {
  let drawing = drawnByBot(linesOf(side, number), chance)
  return Array.from({ length: palms }, () => {
    const { frames } = feel(newSkin(seedOfMatch(chance.below(2 ** 32)), level), drawing.samples)
    const strokes = feltAs(frames, bots, level, chance)
    const order = likeliest([strokes], side)
    drawing = unrolledDrawing(drawingAgain(strokes, chance))
    return {
      isKnown: NUMBERS[order[0]!.which] === number,
      isShown: numberFrom(order, bots, chance) === number,
    }
  })
}
