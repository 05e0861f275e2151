import { chanceAt, isSeed, type Seed } from './chance.ts'
import {
  type Actor,
  type AnyRules,
  type Game,
  type Millis,
  type Move,
  type Now,
  rulesOf,
  type View,
} from './game.ts'
import { filled, inside, phaseOf, rules } from './inside.ts'
import { isRefusal, type Refusal, refuse } from './language.ts'
import { copy, sameAs, sharing } from './plain.ts'
import { dueAt, isOver, viewOf } from './view.ts'

/** One playing of a game. Of what it holds, only what `tableView` and `handView` return can be sent. */
export interface Match<Table = unknown, Hand = unknown, Result = unknown> {
  readonly game: Game<Table, Hand, unknown, Result>
  readonly seats: number
  readonly phase: string
  /** What a move answers. It rises when a phase begins, so simultaneous votes belong to one step. */
  readonly step: number
  readonly at: Millis
}

export interface Start {
  readonly seats: number
  readonly options: unknown
  readonly seed: Seed
  readonly at: Millis
}

/** What somebody asks for. */
export interface MoveRequest {
  readonly by: Actor
  readonly move: string
  readonly input: unknown
  readonly at: Millis
}

/** What has happened, as the log has it. */
export interface Event extends MoveRequest {
  /** Its number among the match's gestures, if it is one. */
  readonly gesture?: number
}

type Reached = Pick<Match, 'phase' | 'step'>
type AnyMove = Move<object, unknown, unknown, string>

const CLOCK = 'time'
const OVER = 'over'
const MOST_PHASES_AT_ONCE = 50

export function start<Table, Hand, Options, Result>(
  game: Game<Table, Hand, Options, Result>,
  asked: Start,
): Match<Table, Hand, Result> | Refusal {
  const { seats, seed, at } = asked
  const options = optionsFor(game, asked)
  if (isRefusal(options)) return options
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits')
  const now: Now = { by: 'room', at, chance: chanceAt(seed, 0), gesture: { gesture: 0 } }
  const { setup, first, phases } = rulesOf(game)
  const state = setup(seats, options, now.chance)
  const onward = phases[first]!.begin?.(state, now)
  const reached = goOn(rulesOf(game), state, { phase: first, step: 0 }, onward, now)
  return filled({ game, seats, at, ...reached }, { state, seed, position: 1, gestures: 0 })
}

function optionsFor(game: Game, { seats, options }: Start): unknown {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse({
      en: `This game is for ${min} to ${max} players.`,
      fr: `Ce jeu se joue de ${min} à ${max}.`,
    })
  return game.options(options, seats)
}

/** Whether a move is legal: an event if it is, the reason in words if not. Nothing has happened yet. */
export function tryMove(match: Match, request: MoveRequest): Event | Refusal {
  const at = Math.max(request.at, match.at)
  if (isOver(match)) return no.over
  if (timeUp(match, at)) throw new Error('settle the clock before a move is attempted')
  const { moves } = phaseOf(match)
  const move = Object.hasOwn(moves, request.move) ? moves[request.move] : undefined
  if (!move) return no.notHere
  const legal = legalInput(move, viewOf(match, request.by), request.input)
  if (isRefusal(legal)) return legal
  const event = { by: request.by, move: request.move, input: legal.input, at }
  return 'gesture' in move && move.gesture ? { ...event, gesture: inside(match).gestures } : event
}

function legalInput(move: AnyMove, view: View<unknown, unknown>, raw: unknown): { input: unknown } | Refusal {
  if ('choices' in move) return offered(move.choices(view), raw)
  const input = move.parse(raw)
  if (input === undefined) return no.unread
  return move.refuse(view, input) ?? { input }
}

/** The choice itself, not what was sent: the log holds nothing that the rules have not made. */
function offered(choices: readonly unknown[], raw: unknown): { input: unknown } | Refusal {
  const input = choices.find(choice => sameAs(choice, raw))
  if (input !== undefined) return { input }
  return choices.length > 0 ? no.notOffered : no.notYours
}

const no = {
  over: refuse({ en: 'This match is over.', fr: 'Cette partie est finie.' }),
  notHere: refuse({ en: 'That cannot be done at this point.', fr: 'Ce n’est pas possible à ce moment.' }),
  notYours: refuse({
    en: 'It is not for you to do that now.',
    fr: 'Ce n’est pas à toi de le faire maintenant.',
  }),
  notOffered: refuse({ en: 'That is not among the choices.', fr: 'Ce choix n’est pas proposé.' }),
  unread: refuse({ en: 'Veillée could not read that.', fr: 'Veillée n’a pas pu lire cet envoi.' }),
}

/** The match after an event that `attempt` or `timeUp` has made. */
export function apply<M extends Match>(match: M, event: Event): M {
  const { state: before, seed, position, gestures, table, awaits, hands, offers, last } = inside(match)
  const state = copy(before)
  const now: Now = {
    by: event.by,
    at: event.at,
    chance: chanceAt(seed, position),
    gesture: { gesture: gestures },
  }
  const onward = play(match, state, event, now)
  const { phase, step } = goOn(rules(match), state, match, onward, now)
  return filled({ game: match.game, seats: match.seats, phase, step, at: event.at } as M, {
    state: sharing(before, state),
    seed,
    position: position + 1,
    gestures: gestures + (event.gesture === undefined ? 0 : 1),
    last: table === undefined ? last : { phase: match.phase, table, awaits, hands, offers },
  })
}

function play(match: Match, state: object, event: Event, now: Now): string | undefined {
  const { moves, time } = phaseOf(match)
  if (event.move === CLOCK) return time!.play(state, now)
  return moves[event.move]!.play(state, event.input, now)
}

/** From phase to phase, until one waits for somebody. */
function goOn(rules: AnyRules, state: object, from: Reached, onward: string | undefined, now: Now): Reached {
  let { phase, step } = from
  let next = onward
  for (let passed = 0; next !== undefined; passed++) {
    if (passed > MOST_PHASES_AT_ONCE) throw new Error(`${rules.id}: phases chase each other at ${phase}`)
    phase = next
    step++
    next = phase === OVER ? undefined : rules.phases[phase]!.begin?.(state, now)
  }
  return { phase, step }
}

/**
 * The match after a move that is said to have happened long ago. Whether it was legal was for the version to say that
 * played it, and what is legal may have changed since: it only has to be a move of this phase, and to leave a match.
 */
export function retold<M extends Match>(match: M, event: Event): M | undefined {
  if (isOver(match)) return undefined
  const { moves } = phaseOf(match)
  const move = Object.hasOwn(moves, event.move) ? moves[event.move] : undefined
  const gesture = move && 'gesture' in move && move.gesture ? inside(match).gestures : undefined
  if (!move || event.gesture !== gesture || !isReadable(move, event.input)) return undefined
  try {
    const next = apply(match, event)
    rules(next).check(inside(next).state)
    return next
  } catch {
    return undefined
  }
}

/** No choice of any game takes more to write down. */
const LONGEST_CHOICE = 500

const isReadable = (move: AnyMove, input: unknown): boolean =>
  'choices' in move ? JSON.stringify(input).length <= LONGEST_CHOICE : sameAs(move.parse(input), input)

/** What the clock has to say before anything else may happen at this moment. */
export function timeUp(match: Match, at: Millis): Event | undefined {
  const due = dueAt(match)
  if (due === undefined || at < due) return undefined
  return { by: 'room', move: CLOCK, input: null, at: Math.max(due, match.at) }
}

/** The match with its clock settled, and the events that it took. */
export function settled<M extends Match>(match: M, at: Millis): { match: M; events: readonly Event[] } {
  const events: Event[] = []
  let settledMatch = match
  for (let event = timeUp(match, at); event; event = timeUp(settledMatch, at)) {
    events.push(event)
    settledMatch = apply(settledMatch, event)
  }
  return { match: settledMatch, events }
}

/** The same match again, from its start and its events. */
export function replay<Table, Hand, Options, Result>(
  game: Game<Table, Hand, Options, Result>,
  asked: Start,
  events: readonly Event[],
): Match<Table, Hand, Result> {
  const begun = start(game, asked)
  if (isRefusal(begun)) throw new Error(begun.refusal.en)
  return events.reduce(apply, begun)
}
