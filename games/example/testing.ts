import { type Seat, seatsOf } from '@veillee/kernel'
import { TestMatch } from '../test-match.ts'
import { example } from './game.ts'
import type { Card, Hand, Options, Result, State, Table } from './state.ts'

/** Rounds of The Lonely Number, told as they are played. */
export class ExampleTestMatch extends TestMatch<Table, Hand, Result, State> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 1) {
    super(example, seats, options, seed)
  }

  /** Whatever was drawn, it is this. */
  draws(lucky: Card): void {
    this.state = { ...this.state, lucky }
  }

  /** By seat. */
  picks(...cards: readonly Card[]): void {
    for (const [seat, card] of cards.entries()) this.does(seat, 'pick', card)
  }

  get next(): Seat {
    return (this.table.dealer + 1) % this.table.seats
  }

  deals(): void {
    this.does(this.next, 'deal')
  }

  /** A round in which this seat scores a point: it alone has a 1, and the lucky number is another. */
  wins(winner: Seat): void {
    this.draws(6)
    this.picks(...seatsOf(this.table.seats).map((seat): Card => (seat === winner ? 1 : 2)))
  }
}
