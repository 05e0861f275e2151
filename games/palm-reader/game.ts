import {
  type Actor,
  type Away,
  type Chance,
  defineGame,
  movesOf,
  type Onward,
  refuse,
  type Seat,
  seatsOf,
  standInByVote,
  type View,
  when,
} from '@veillee/kernel'
import {
  exampleDrawing,
  missingLines,
  parseDrawing,
  type Rolled,
  rolled,
  unrolledDrawing,
} from '@veillee/touch'
import { type Options, options } from './options.ts'
import { chainLength, type Result, resultOf } from './score.ts'
import { check, internal, pools, secrets } from './secrets.ts'
import type { Bet, DieFace, Hand, Phase, State, SymbolNumber, Table } from './state.ts'
import { cardsIn, difficultyOf, linesOf, type Side } from './symbols.ts'
import { traits } from './traits.ts'
import { drawerOf, feelerOf, hand, nextFirst, table } from './views.ts'

type Seen = View<Table, Hand>
type Drawn = Rolled<'drawing'>

const ROUNDS = 10
const NUMBERS: readonly SymbolNumber[] = [1, 2, 3, 4, 5]
const DIE: readonly DieFace[] = [...NUMBERS, '?']

const { offer, open } = movesOf<State, Table, Hand, Phase>()

// Setting up

/** READ-4: the cards of the chosen colours, shuffled, each with one side hidden. */
function stackOf({ difficulties, edition }: Options, chance: Chance): Side[] {
  const sides = chance.shuffled(cardsIn(edition)).map(card => card * 2 + chance.below(2))
  return sides.filter(side => difficulties.includes(difficultyOf(side)))
}

function setup(seats: number, options: Options, chance: Chance): State {
  const stack = stackOf(options, chance)
  const first = chance.below(seats) // READ-5
  return { options, seats, stack, played: [], round: 1, die: '?', stars: [], ...newRound(seats, first) }
}

// A round

/** What begins anew with every round. */
const newRound = (seats: number, first: Seat) => ({
  first,
  chain: seatsOf(seats).map(i => (first + i) % seats),
  lap: 1 as const,
  palm: 0,
  drawings: [],
  sketches: [],
  votes: seatsOf(seats).map(() => null),
  bets: seatsOf(seats).map(() => null),
})

/** READ-10: in the second lap the last player does not draw. */
const palmsInLap = (state: State): number => (state.lap === 1 ? state.chain.length : state.chain.length - 1)

/** READ-23: a palm far away is opened before anybody draws into it. */
const towardsPalm = ({ options }: State): Phase => (options.setting === 'remote' ? 'open' : 'draw')

function goOnDrawing(state: State): Onward<Phase> {
  if (state.palm < palmsInLap(state)) return towardsPalm(state)
  return state.lap === 1 ? 'lap' : 'vote'
}

function nextPalm(state: State): Onward<Phase> {
  state.palm++
  return goOnDrawing(state)
}

/** READ-15, 16: literally, so that a round can give −1. */
function scoreRound(state: State): Onward<Phase> {
  const price = state.lap === 2 ? 1 : 0
  state.stars.push(chainLength(state.chain, state.votes, state.die) - price)
  return 'gallery'
}

/** The first player knew, so none is asked of them (READ-13). */
const isStillToVote = (table: Table, seat: Seat): boolean =>
  seat !== table.first && table.chain.includes(seat) && !table.voted[seat]

const haveAllVoted = (state: State): boolean =>
  state.chain.every(seat => seat === state.first || state.votes[seat] !== null)

// Absence at a real table (READ-19): the chain closes over an empty seat.

function leaveChain(state: State, seat: Seat): void {
  const place = state.chain.indexOf(seat)
  state.chain.splice(place, 1)
  if (place <= state.palm && state.palm > 0) state.palm--
}

/** Nobody is left to draw for, or to draw: the round gives nothing. */
function breakOff(state: State): Onward<Phase> {
  state.stars.push(0)
  return 'gallery'
}

/** The box goes to the next in the chain, who looks at the same card and rolls anew. */
function passBox(state: State): Onward<Phase> {
  leaveChain(state, state.first)
  if (state.chain.length < 2) return breakOff(state)
  state.first = state.chain[0]!
  state.drawings = []
  return 'look'
}

function skipFirst(state: State): Onward<Phase> {
  if (state.palm === 0 && state.lap === 1) return passBox(state)
  state.lap = 1 // what was not drawn a second time is not paid for
  return 'vote'
}

/** Whoever drew last draws again, over the empty seat. */
function skipInChain(state: State, seat: Seat): Onward<Phase> {
  leaveChain(state, seat)
  return state.chain.length < 2 ? breakOff(state) : goOnDrawing(state)
}

const isReal = ({ table }: Seen): boolean => table.options.setting === 'table'
const isRoom = ({ by }: Seen): boolean => by === 'room'
const isFirst = ({ by, table }: Seen): boolean => by === table.first
const isDrawer = ({ by, table }: Seen): boolean => by === table.drawer
const isFeeler = ({ by, table }: Seen): boolean => by === table.feeler

const skip = (seat: Actor) => ({ name: 'skip', input: seat })

const skipped = (seat: Actor): Away => ({
  afterMs: 30_000,
  ask: 'vote',
  move: skip(seat),
  peopleOnly: true,
})

const heldThenSkipped = (seat: Actor): Away => ({
  hold: true,
  afterMs: 30_000,
  ask: 'vote',
  move: skip(seat),
  peopleOnly: true,
})

/** READ-13, 19: a stand-in where touch travels, an empty seat where it is real. */
const emptySeat = (table: Table, absent: Actor): Away =>
  table.options.setting === 'table' ? skipped(absent) : standInByVote

/** READ-23: a drawing under way is waited for. */
const heldThenGoneOn: Away = { hold: true, afterMs: 30_000, ask: 'vote', standIn: true }

/** READ-11, 12: no talk about the round, until it is scored. */
const silence = (): readonly Seat[] => []

const notYourPalm = refuse({
  en: 'It is not your finger that draws now.',
  fr: 'Ce n’est pas ton doigt qui dessine maintenant.',
})
const lineMissing = refuse({
  en: 'Not all lines are there yet: draw the whole symbol.',
  fr: 'Il manque encore des traits\u202f: dessine le symbole en entier.',
})

const noSketch = refuse({
  en: 'A sketch is for those who felt the symbol on a real palm, once.',
  fr: 'Un croquis, c’est pour qui a senti le symbole sur une vraie paume, une seule fois.',
})

/** READ-8, 22: only the first player knows which lines there are. */
const isIncomplete = ({ hand }: Seen, drawing: Drawn): boolean =>
  hand!.side !== null &&
  missingLines(linesOf(hand!.side, hand!.die as SymbolNumber), unrolledDrawing(drawing)).length > 0

/** READ-24: whoever neither draws nor feels, nor has to say whether there is a second lap. */
const isWaiting = ({ by, table }: Seen): boolean =>
  table.drawer === null ? by !== table.first : by !== table.drawer && by !== table.feeler

/** READ-24: it has no other effect. */
const bet = offer<Bet>({
  free: true,
  choices: view =>
    view.table.options.bets && tookPart(view) && isWaiting(view)
      ? [...view.table.chain.slice(1), 'holds']
      : [],
  play({ bets }, on, { by }) {
    bets[by as Seat] = on
  },
})

const tookPart = ({ by, table }: Seen): boolean => table.chain.includes(by as Seat)

/** Once the round is scored, whoever took part may show what they felt on their real palm. */
const maySketch = (view: Seen): boolean =>
  isReal(view) && tookPart(view) && !view.table.scored!.sketches.some(({ by }) => by === view.by)

export const palmReader = defineGame<State, Table, Hand, Phase, Options, Result>({
  id: 'palm-reader',
  rules: 4,
  replaysFrom: 2,
  seats: { min: 4, max: 10 },
  traits,
  options,
  setup,
  first: 'look',
  phases: {
    // READ-7: the first player takes the top card, and the die says which symbol.
    look: {
      begin(state, { chance }) {
        state.die = chance.pick(DIE)
      },
      awaits: table => [table.first],
      away: emptySeat,
      hears: silence,
      moves: {
        look: offer({
          choices: view => (isFirst(view) ? NUMBERS.filter(n => [n, '?'].includes(view.hand!.die!)) : []),
          play(state, number) {
            state.die = number
            return towardsPalm(state)
          },
        }),
        skip: offer({
          choices: view => (isRoom(view) && isReal(view) ? [view.table.first] : []),
          play: passBox,
        }),
      },
    },

    // READ-23: far apart, nobody's palm is drawn on before it is open.
    open: {
      awaits: table => [table.feeler!],
      away: emptySeat,
      hears: silence,
      moves: {
        open: offer({ choices: view => when(isFeeler(view)), play: () => 'draw' }),
        bet,
      },
    },

    // READ-8, 9: from palm to palm.
    draw: {
      awaits: table => [table.drawer!, table.feeler!],
      away: (table, absent) => (table.options.setting === 'table' ? heldThenSkipped(absent) : heldThenGoneOn),
      hears: silence,
      touches: ({ options, drawer, feeler }) =>
        options.setting === 'remote' ? [{ from: drawer!, kind: 'drawing', felt: [feeler!], seen: [] }] : [],
      moves: {
        done: offer({ choices: view => when(isReal(view) && isDrawer(view)), play: nextPalm }),
        drawing: open<Drawn>({
          gesture: true,
          parse: parseDrawing,
          refuse(view, drawing) {
            if (isReal(view) || !isDrawer(view)) return notYourPalm
            return isIncomplete(view, drawing) ? lineMissing : undefined
          },
          example(view, chance) {
            if (isReal(view) || !isDrawer(view)) return undefined
            const { side, die } = view.hand!
            const lines = side === null ? [] : linesOf(side, die as SymbolNumber)
            return rolled(exampleDrawing(lines, chance.below))
          },
          play(state, _, { gesture }) {
            const { lap } = state
            state.drawings.push({ lap, from: drawerOf(state), into: feelerOf(state), drawing: gesture })
            return nextPalm(state)
          },
        }),
        bet,
        skip: offer({
          choices: view => (isRoom(view) && isReal(view) ? [view.table.drawer!, view.table.feeler!] : []),
          play: (state, seat) => (seat === state.first ? skipFirst(state) : skipInChain(state, seat)),
        }),
      },
    },

    // READ-10: the first player has felt what has become of it, and may ask for a second lap.
    lap: {
      awaits: table => [table.first],
      away: () => ({ afterMs: 10_000, ask: 'nobody', move: { name: 'noSecondLap', input: true } }),
      hears: silence,
      moves: {
        secondLap: offer({
          choices: view => when(isFirst(view)),
          play(state) {
            state.lap = 2
            state.palm = 0
            return towardsPalm(state)
          },
        }),
        noSecondLap: offer({ choices: view => when(isFirst(view) || isRoom(view)), play: () => 'vote' }),
        bet,
      },
    },

    // READ-12, 13: the card is shown; all choose in secret, and may change until the last one is in.
    vote: {
      awaits: table => table.chain.filter(seat => isStillToVote(table, seat)),
      away: emptySeat,
      hears: silence,
      moves: {
        vote: offer({
          choices: view => (tookPart(view) && !isFirst(view) ? NUMBERS : []),
          play(state, number, { by }) {
            state.votes[by as Seat] = number
            if (haveAllVoted(state)) return scoreRound(state)
          },
        }),
        skip: offer({
          choices: view =>
            isRoom(view) && isReal(view)
              ? view.table.chain.filter(seat => isStillToVote(view.table, seat))
              : [],
          play(state, seat) {
            leaveChain(state, seat)
            if (state.chain.length < 2) return breakOff(state)
            if (haveAllVoted(state)) return scoreRound(state)
          },
        }),
      },
    },

    // READ-14, 15, 21: what it was, and what became of it.
    gallery: {
      between: true,
      awaits: table => [table.next],
      away: () => ({ afterMs: 10_000, ask: 'nobody', move: { name: 'on', input: true } }),
      moves: {
        on: offer({
          choices: ({ by, table }) =>
            when(by === table.next || by === 'room' || (table.round === ROUNDS && by !== 'host')),
          play(state) {
            if (state.round === ROUNDS) return 'over'
            state.played.push(state.stack.pop()!)
            state.round++
            Object.assign(state, newRound(state.seats, nextFirst(state)))
            return 'look'
          },
        }),
        sketch: open<Drawn>({
          free: true,
          gesture: true,
          parse: parseDrawing,
          refuse: view => (maySketch(view) ? undefined : noSketch),
          example: (view, { below }) => (maySketch(view) ? rolled(exampleDrawing([], below)) : undefined),
          play(state, _, { by, gesture }) {
            state.sketches.push({ by: by as Seat, sketch: gesture })
          },
        }),
      },
    },
  },
  table,
  hand,
  secrets,
  pools,
  internal,
  result: ({ stars, seats }) => resultOf(stars, seats),
  check,
})
