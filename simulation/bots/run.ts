import type { Game } from '@veillee/kernel'
import { LEVELS } from '@veillee/touch'
import type { BotOrders, ChainOrders } from '../orders.ts'
import { measureChain } from './chain.ts'
import { isWithinFrozen } from './frozen.ts'
import { playScores, type Scores } from './scores.ts'

type Say = (line: string) => void

const PALMS = 6

/** Every table that was ordered, at every level, and how it went. */
export function runBots({ tables, levels, matches, seed }: BotOrders, say: Say): void {
  for (const { game, seats } of tables)
    for (const level of levels)
      for (const variant of variantsOf(game, seats)) {
        const scores = playScores({ game, seats, level, ...variant }, matches, seed)
        say(`${game.id}, ${seats} seats, ${level}${variant.called}: ${told(scores)}`)
      }
}

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

const inHundreds = (shares: readonly number[]): string =>
  shares.map(share => (100 * share).toFixed(1)).join(' ')

interface Variant {
  readonly called: string
  readonly options: object
  readonly withHints: boolean
}

/** Bots only play where touch, words and mimes go through devices. */
function variantsOf({ id }: Game, seats: number): readonly Variant[] {
  const remote = { options: { setting: 'remote' }, withHints: false, called: '' }
  if (id === 'palm-reader') return [remote]
  if (id === 'in-the-palm')
    return [remote, { ...remote, options: { setting: 'remote', expert: true }, called: ', expert' }]
  const teams = { setting: 'remote', teams: true }
  return [
    { ...remote, called: ', no mimes' },
    { ...remote, called: ', mimes', withHints: true },
    ...(seats >= 4 ? [{ options: teams, called: ', teams', withHints: true }] : []),
  ]
}

/** Ten, fifty and ninety in a hundred matches are below these; then which side won, and how stories ended. */
function told({ scores, wins, ends }: Scores): string {
  const order = scores.toSorted((one, other) => one - other)
  const at = (share: number): string => order[Math.floor(share * (order.length - 1))]!.toFixed(0)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const parts = [
    `${scores.length} matches, score ${at(0.1)} · ${at(0.5)} · ${at(0.9)}, mean ${mean.toFixed(1)}`,
    wins.some(won => won > 0) ? `wins by side ${wins.map(won => won.toFixed(1)).join(' ')}` : '',
    Object.entries(ends)
      .map(([why, times]) => `${why} ${times}`)
      .join(', '),
  ]
  return parts.filter(part => part !== '').join('; ')
}
