import type { GameId } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { LEVELS } from '@veillee/touch'
import type { BlindOrders, BotOrders, ChainOrders, VersusOrders } from '../orders.ts'
import { type Balance, balanceOf, fromTheFirst } from './balance.ts'
import { measureBlind } from './blind.ts'
import { measureChain } from './chain.ts'
import { isWithinFrozen } from './frozen.ts'
import { playScores, type Scores } from './scores.ts'
import { measureVersus } from './versus.ts'

type Say = (line: string) => void

const PALMS = 6

/** So seldom would chance alone be that uneven, that it is taken to be the rules, or a mistake of ours. */
const TOO_UNEVEN = 0.001

/** Every table that was ordered, at every level, and how it went; returns how many are uneven. */
export function runBots({ tables, levels, matches, seed }: BotOrders, say: Say): number {
  let uneven = 0
  for (const { game, seats } of tables)
    for (const level of levels)
      for (const variant of simulated[game.id as GameId].bots.tables(seats)) {
        const scores = playScores({ game, seats, level, ...variant }, matches, seed)
        const balances = balancesOf(scores)
        const isUneven = balances.some(({ balance }) => balance.p < TOO_UNEVEN)
        if (isUneven) uneven++
        const parts = [told(scores), ...balances.map(one => balanceTold(scores, one)), endsTold(scores)]
        const line = parts.filter(part => part !== '').join('; ')
        say(`${game.id}, ${seats} seats, ${level}${variant.called}: ${line}${isUneven ? '; UNEVEN' : ''}`)
      }
  return uneven
}

interface Named {
  readonly by: string
  readonly balance: Balance
}

const balancesOf = ({ marked }: Scores): readonly Named[] =>
  marked.length === 0
    ? []
    : [
        { by: 'by side', balance: balanceOf(marked) },
        { by: 'from the first on', balance: balanceOf(fromTheFirst(marked)) },
      ]

const balanceTold = ({ mark }: Scores, { by, balance: { shares, p } }: Named): string =>
  `${mark} ${by} ${shares.map(share => share.toFixed(1)).join(' ')} (p ${p.toFixed(3)})`

const endsTold = ({ ends }: Scores): string =>
  Object.entries(ends)
    .map(([why, times]) => `${why} ${times}`)
    .join(', ')

/** How far a symbol comes, palm after palm; returns how many rates are no longer what they were, where that is asked. */
export function runChains({ colours, levels, matches, seed, isCheck }: ChainOrders, say: Say): number {
  let moved = 0
  for (const colour of colours)
    for (const bots of levels) {
      const asked = { colour, bots, level: LEVELS['real-palm'], palms: PALMS, trials: matches, seed }
      const { known, shown } = measureChain(asked)
      const isMoved = isCheck && !isWithinFrozen(colour, bots, shown)
      if (isMoved) moved++
      const verdict = isMoved ? '; MOVED by more than four points' : ''
      say(`${colour}, ${bots}: shown ${inHundreds(shown)}; known ${inHundreds(known)}${verdict}`)
    }
  return moved
}

/** How often a memory is found among eight by touch alone. */
export function runBlind({ levels, matches, seed }: BlindOrders, say: Say): number {
  for (const bots of levels) {
    const shares = [false, true].map(isInWords => measureBlind({ bots, trials: matches, seed, isInWords }))
    const [felt, told] = shares.map(share => (100 * share).toFixed(1))
    say(
      `${bots}: ${felt} of 100 memories found among eight, each mimed ${matches} times; told in words ${told}`,
    )
  }
  return 0
}

/** What became of the memories that a pair of each level mimed. */
export function runVersus({ levels, matches, seed }: VersusOrders, say: Say): number {
  for (const isExpert of [false, true])
    for (const bots of levels) {
      const { mimed, found, decoys, mixedUp } = measureVersus({ bots, isExpert, matches, seed })
      const [rightly, deceived, mixed] = [found, decoys, mixedUp].map(count =>
        ((100 * count) / mimed).toFixed(1),
      )
      say(
        `${bots}${isExpert ? ', expert' : ''}: of ${mimed} memories ${rightly} % found, a decoy taken ${deceived} %, the two mixed up ${mixed} %`,
      )
    }
  return 0
}

const inHundreds = (shares: readonly number[]): string =>
  shares.map(share => (100 * share).toFixed(1)).join(' ')

/** Ten, fifty and ninety in a hundred matches are below these. */
function told({ scores }: Scores): string {
  const order = scores.toSorted((one, other) => one - other)
  const at = (share: number): string => order[Math.floor(share * (order.length - 1))]!.toFixed(0)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return `${scores.length} matches, score ${at(0.1)} · ${at(0.5)} · ${at(0.9)}, mean ${mean.toFixed(1)}`
}
