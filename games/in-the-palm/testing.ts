import { copy, type Seat, seatsOf } from '@veillee/kernel'
import { exampleMime, type Rolled, rolled } from '@veillee/touch'
import { TestMatch } from '../test-match.ts'
import { CONSTRAINTS } from './constraints.ts'
import { inThePalm } from './game.ts'
import type { Result } from './score.ts'
import type { Card, Hand, Memory, Origin, State, Table } from './state.ts'

/** Something that Grandfather can point at, by where it came from. */
type Pointed = 'first' | 'second' | 'deck' | { readonly team: number; readonly memory?: Memory }

/** Léon's life in somebody's palm, told as it is played. */
export class PalmTestMatch extends TestMatch<Table, Hand, Result, State> {
  constructor(seats: number, options: object = {}, seed = 1) {
    super(inThePalm, seats, options, seed)
  }

  get isReal(): boolean {
    return this.table.options.setting === 'table'
  }

  get child(): Seat {
    return this.table.child
  }

  get grandfather(): Seat {
    return this.table.grandfather
  }

  get everybody(): readonly Seat[] {
    return seatsOf(this.table.seats)
  }

  /** Everybody who plays against Child and Grandfather. */
  get opponents(): readonly Seat[] {
    return this.table.opponents.flatMap(team => this.table.teams[team]!.seats)
  }

  get points(): readonly number[] {
    return this.table.teams.map(team => team.points)
  }

  /** Another State of the same moment. */
  arranges(change: (state: State) => void): void {
    const state = copy(this.state)
    change(state)
    this.state = state
  }

  /** The deck keeps only so many cards; the others are among the discards. */
  leavesInDeck(count: number): void {
    this.arranges(state => {
      state.discards.push(...state.deck.splice(0, state.deck.length - count))
    })
  }

  // What the Child does

  draws(): void {
    this.does(this.child, 'draw')
  }

  keeps(): void {
    this.does(this.child, 'keep')
  }

  redraws(): void {
    this.does(this.child, 'redraw')
  }

  takes(card: Card = this.hand(this.child).cards[0]!): void {
    this.does(this.child, 'take', card)
  }

  /** Some mime that keeps to the constraint, if there is one. */
  mime(): Rolled<'mime'> {
    const { constraint } = this.hand(this.child)
    return rolled(exampleMime(constraint === null ? undefined : CONSTRAINTS[constraint], () => 0))
  }

  mimes(): void {
    if (this.isReal) this.does(this.child, 'done')
    else this.does(this.child, 'mime', this.mime())
  }

  // What the opponents do

  lays(seat: Seat, card: Card = this.hand(seat).cards[0]!): void {
    this.does(seat, 'lay', card)
  }

  everybodyLays(): void {
    for (const team of this.table.opponents.filter(team => !this.table.laid.includes(team)))
      this.lays(this.table.teams[team]!.seats[0]!)
  }

  // What Grandfather does

  /** A card of the album, which only the referee can find. */
  find(pointed: Pointed): Card {
    return this.state.turn.cards.find(({ from }) => isMeant(pointed, from))!.card
  }

  picks(first: Pointed, second: Pointed): void {
    this.does(this.grandfather, 'pick', [this.find(first), this.find(second)])
  }

  // The course of a turn

  /** From the start of a turn, or of its second memory, until the Child mimes. */
  chooses(): void {
    if (this.phase === 'roles') this.draws()
    if (this.table.options.mode === 'individual') this.takes()
    else this.keeps()
  }

  /** Chosen, mimed, interfered with. */
  playsMemory(): void {
    this.chooses()
    this.mimes()
    if (this.phase === 'interfere') this.everybodyLays()
  }

  opensAlbum(): void {
    while (this.phase !== 'album') this.playsMemory()
  }

  /** A whole turn up to its score; Grandfather finds both unless he points elsewhere. */
  playsTurn(first: Pointed = 'first', second: Pointed = 'second'): void {
    this.opensAlbum()
    this.picks(first, second)
  }

  goesOn(): void {
    this.does(this.table.next[0]!, 'on')
  }

  /** Every turn that is left, and what was seen of each when it was scored. */
  playsOn<T>(look: (game: this) => T): T[] {
    const seen: T[] = []
    while (this.phase !== 'over') {
      this.playsTurn()
      seen.push(look(this))
      this.goesOn()
    }
    return seen
  }
}

function isMeant(pointed: Pointed, from: Origin): boolean {
  if (pointed === 'deck') return from.kind === 'deck'
  if (pointed === 'first') return from.kind === 'mimed' && from.memory === 1
  if (pointed === 'second') return from.kind === 'mimed' && from.memory === 2
  return from.kind === 'laid' && from.team === pointed.team && from.memory === (pointed.memory ?? 1)
}
