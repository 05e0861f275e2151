import type { Chance } from './chance.ts'
import type { Actor, Away, Game, Millis, Phase, Seat, Sound, Touch, View } from './game.ts'
import { rulesOf, seatsOf } from './game.ts'
import { inside, phaseOf, rules } from './inside.ts'
import type { Match } from './match.ts'
import { sameAs, sharing } from './plain.ts'

/** What everybody is sent. */
export interface TableView<Table> {
  readonly phase: string
  readonly step: number
  readonly table: Table
}

/** What an actor may do now: the choices of each finite move that has some, and which open moves there are. */
export interface Offers {
  readonly choices: Readonly<Record<string, readonly unknown[]>>
  readonly open: readonly string[]
}

export const isOver = (match: Match): boolean => match.phase === 'over'

export function tableOf<Table>(match: Match<Table>): Table {
  const kept = inside(match)
  kept.table ??= sharing(kept.last?.table, rules(match).table(kept.state, match.phase))
  return kept.table as Table
}

export const tableView = <Table>(match: Match<Table>): TableView<Table> => ({
  phase: match.phase,
  step: match.step,
  table: tableOf(match),
})

export function handView<Table, Hand>(match: Match<Table, Hand>, seat: Seat): Hand {
  const kept = inside(match)
  kept.hands ??= []
  kept.hands[seat] ??= sharing(kept.last?.hands?.[seat], rules(match).hand(kept.state, seat, match.phase))
  return kept.hands[seat] as Hand
}

export const viewOf = <Table, Hand>(match: Match<Table, Hand>, by: Actor): View<Table, Hand> => ({
  by,
  table: tableOf(match),
  hand: typeof by === 'number' ? handView(match, by) : undefined,
})

export function offersTo(match: Match, by: Actor): Offers {
  if (isOver(match)) return NOTHING
  if (typeof by !== 'number') return offersMade(match, by)
  const kept = inside(match)
  kept.offers ??= []
  kept.offers[by] ??= offersKept(match, by) ?? asBefore(kept.last?.offers?.[by], offersMade(match, by))
  return kept.offers[by]
}

/** What a seat may do follows from what it sees: while that is the very same, nobody has to ask the rules again. */
function offersKept(match: Match, by: Seat): Offers | undefined {
  const { last } = inside(match)
  const isSame = isTableKept(match) && last?.hands?.[by] === handView(match, by)
  return isSame ? last?.offers?.[by] : undefined
}

function isTableKept(match: Match): boolean {
  const { last } = inside(match)
  return last?.phase === match.phase && last.table === tableOf(match)
}

/** Whether those in these seats are shown the very same at both moments, and so may do the same. */
export function looksTheSame(before: Match, match: Match, seats: readonly Seat[]): boolean {
  if (before.phase !== match.phase || tableOf(before) !== tableOf(match)) return false
  for (const seat of seats) if (handView(before, seat) !== handView(match, seat)) return false
  return true
}

/** As a whole or not at all: the choices are lists of the State and of the game, and not ours to put together anew. */
const asBefore = (before: Offers | undefined, made: Offers): Offers =>
  before !== undefined && sameAs(before, made) ? before : made

function offersMade(match: Match, by: Actor): Offers {
  const { finite, none } = offersIn(phaseOf(match).moves)
  if (finite.length === 0) return none
  const view = viewOf(match, by)
  let choices: Record<string, readonly unknown[]> | undefined
  for (let i = 0; i < finite.length; i++) {
    const some = finite[i]!.move.choices(view)
    if (some.length === 0) continue
    choices ??= {}
    choices[finite[i]!.name] = some
  }
  return choices ? { choices, open: none.open } : none
}

const NOTHING: Offers = { choices: {}, open: [] }

type Moves = Phase<object, unknown, unknown, string>['moves']
type FiniteMove = Extract<Moves[string], { choices: unknown }>

/** What the moves of a phase come to, looked at once: for every seat after every move they are gone through. */
interface PhaseOffers {
  readonly finite: readonly { readonly name: string; readonly move: FiniteMove }[]
  /** For whoever has nothing to choose: mostly all but one, and so the same object for all of them. */
  readonly none: Offers
}

const offersByMoves = new WeakMap<Moves, PhaseOffers>()

function offersIn(moves: Moves): PhaseOffers {
  const known = offersByMoves.get(moves)
  if (known) return known
  const finite: { name: string; move: FiniteMove }[] = []
  const open: string[] = []
  for (const [name, move] of Object.entries(moves))
    if ('choices' in move) finite.push({ name, move })
    else open.push(name)
  const made = { finite, none: { choices: {}, open } }
  offersByMoves.set(moves, made)
  return made
}

/** Something that whoever sees this could play by an open move; undefined if it is not theirs to play. */
export function exampleIn(
  game: Game,
  phase: string,
  view: View<unknown, unknown>,
  name: string,
  chance: Chance,
): unknown {
  const move = moveIn(game, phase, name)
  return move && 'example' in move ? move.example(view, chance) : undefined
}

export const exampleOf = (match: Match, by: Actor, name: string, chance: Chance): unknown =>
  exampleIn(match.game, match.phase, viewOf(match, by), name, chance)

export const isFreeIn = (game: Game, phase: string, name: string): boolean =>
  moveIn(game, phase, name)?.free === true

export const isFree = (match: Match, name: string): boolean => isFreeIn(match.game, match.phase, name)

const moveIn = (game: Game, phase: string, name: string) => rulesOf(game).phases[phase]?.moves[name]

/** Who is awaited: the lit seats. */
export function awaits(match: Match): readonly Actor[] {
  const kept = inside(match)
  kept.awaits ??= isOver(match) ? [] : (awaitsKept(match) ?? phaseOf(match).awaits(tableOf(match)))
  return kept.awaits
}

const awaitsKept = (match: Match): readonly Actor[] | undefined =>
  isTableKept(match) ? inside(match).last?.awaits : undefined

export const dueAt = (match: Match): Millis | undefined =>
  isOver(match) ? undefined : phaseOf(match).time?.due(tableOf(match))

/** Whether a seat may change hands now (ROOM-5). */
export const isBetweenTurns = (match: Match): boolean => !isOver(match) && phaseOf(match).between === true

/** What the absence of somebody awaited does here (ROOM-10). */
export const awayOf = (match: Match, absent: Actor): Away => phaseOf(match).away(tableOf(match), absent)

/** Who hears what a seat says now (ROOM-17). */
export function hears(match: Match, from: Seat, sound: Sound): readonly Seat[] {
  const heard = isOver(match) ? undefined : phaseOf(match).hears?.(tableOf(match), from, sound)
  return heard ?? seatsOf(match.seats)
}

/** Whether anybody has to be silent in this phase, or may say set phrases. */
export const isQuiet = (match: Match): boolean =>
  !isOver(match) && (phaseOf(match).hears ?? phaseOf(match).phrases) !== undefined

/** The set phrases of somebody whose chat is shut. */
export const phrases = (match: Match, from: Seat): readonly string[] =>
  isOver(match) ? [] : (phaseOf(match).phrases?.(tableOf(match), from) ?? [])

/** The gestures that may be under way now. */
export const touches = (match: Match): readonly Touch[] =>
  isOver(match) ? [] : (phaseOf(match).touches?.(tableOf(match)) ?? [])

export const resultOf = <Table, Hand, Result>(match: Match<Table, Hand, Result>): Result | undefined =>
  isOver(match) ? (rules(match).result(inside(match).state) as Result) : undefined

/** Whether somebody's view names a gesture, and they may therefore have it. Nobody: the shared screen, a watcher. */
export function mayFetch(match: Match, seat: Seat | 'nobody', gesture: number): boolean {
  const inHand = seat !== 'nobody' && namesGesture(handView(match, seat), gesture)
  return inHand || namesGesture(tableOf(match), gesture)
}

/** Whether something that is shown names it. */
export function namesGesture(value: unknown, gesture: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('gesture' in value && value.gesture === gesture) return true
  return Object.values(value).some(part => namesGesture(part, gesture))
}
