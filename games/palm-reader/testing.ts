import type { Seat } from '@veillee/kernel'
import { exampleDrawing, type Rolled, rolled } from '@veillee/touch'
import { TestMatch } from '../test-match.ts'
import { palmReader } from './game.ts'
import type { Options } from './options.ts'
import type { Result } from './score.ts'
import type { Hand, State, SymbolNumber, Table } from './state.ts'
import { linesOf } from './symbols.ts'

/** Ten rounds of Palm Reader, told as they are played. */
export class ReaderTestMatch extends TestMatch<Table, Hand, Result, State> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 1) {
    super(palmReader, seats, options, seed)
  }

  get isReal(): boolean {
    return this.table.options.setting === 'table'
  }

  /** The seat that is so many places to the left of the first player. */
  player(place: number): Seat {
    return (this.table.first + place - 1) % this.table.seats
  }

  /** The first player looks at the card, and takes what the die says, or this one if it shows a question mark. */
  looks(number?: SymbolNumber): void {
    const { first } = this.table
    const { die } = this.hand(first)
    this.does(first, 'look', die === '?' ? (number ?? 3) : die)
  }

  /** The die shows this, whatever it was. */
  rolls(die: State['die']): void {
    this.state = { ...this.state, die }
  }

  /** What the one who draws would draw, if they knew. */
  drawing(): Rolled<'drawing'> {
    const { drawer, first } = this.table
    const { side, die } = this.hand(first)
    const lines = drawer === first ? linesOf(side!, die as SymbolNumber) : []
    return rolled(exampleDrawing(lines, () => 0))
  }

  /** READ-23: whoever is next holds out their palm, where it is far away. */
  opens(): void {
    if (this.phase === 'open') this.does(this.table.feeler!, 'open')
  }

  draws(): void {
    this.opens()
    const { drawer } = this.table
    if (this.isReal) this.does(drawer!, 'done')
    else this.does(drawer!, 'drawing', this.drawing())
  }

  /** All palms of this lap. */
  goesRound(): void {
    while (this.phase === 'open' || this.phase === 'draw') this.draws()
  }

  noSecondLap(): void {
    this.does(this.table.first, 'noSecondLap')
  }

  secondLap(): void {
    this.does(this.table.first, 'secondLap')
  }

  /** What the players after the first show, from the left: right, or wrong. */
  shows(...guesses: readonly ('right' | 'wrong')[]): void {
    const drawn = this.hand(this.table.first).die as SymbolNumber
    const other = ((drawn % 5) + 1) as SymbolNumber
    const { chain } = this.table
    for (const [i, guess] of guesses.entries())
      this.does(chain[i + 1]!, 'vote', guess === 'right' ? drawn : other)
  }

  /** A whole round of one lap up to its score, where the first so many guess right. */
  plays(right: number): void {
    this.looks()
    this.goesRound()
    this.noSecondLap()
    const guessers = this.table.chain.slice(1)
    this.shows(...guessers.map((_, i) => (i < right ? 'right' : 'wrong') as 'right' | 'wrong'))
  }

  goesOn(): void {
    this.does(this.table.next, 'on')
  }
}
