import {
  type Away,
  type Chance,
  defineGame,
  movesOf,
  type Refusal,
  refuse,
  type Seat,
  standInByVote,
  type View,
  when,
} from '@veillee/kernel'
import {
  type Ask,
  broken,
  exampleMime,
  owed,
  parseMime,
  type Rolled,
  rolled,
  unrolledMime,
} from '@veillee/touch'
import { CONSTRAINTS, constraintPile } from './constraints.ts'
import { deal, shuffledDeck } from './deck.ts'
import { type Options, options } from './options.ts'
import { type Result, result } from './score.ts'
import { check, internal, pools, secrets } from './secrets.ts'
import { hushed, mimeUnderWay, setPhrases, thinkingAloud } from './silence.ts'
import type { Card, Hand, Pair, Phase, State, Table } from './state.ts'
import { castOf, isLastTurn, seatTeams, teamOf } from './teams.ts'
import { traits } from './traits.ts'
import {
  beginMemory,
  endMemory,
  endMime,
  endTurn,
  giveUpMime,
  haveAllLaid,
  isFromOwnHand,
  layCard,
  newTurn,
  openAlbum,
  redraw,
  scoreTurn,
  startMime,
  takeFromHand,
} from './turn.ts'
import { hand, table } from './views.ts'

type Seen = View<Table, Hand>
type Mimed = Rolled<'mime'>

const { offer, open } = movesOf<State, Table, Hand, Phase>()

function setup(seats: number, options: Options, chance: Chance): State {
  const teams = seatTeams(seats, options).map(members => ({ seats: members, hand: [], points: 0, been: [] }))
  const mayBegin = options.mode === 'teams' ? teams.length : seats
  const first = options.first === 'chance' ? chance.below(mayBegin) : options.first // PALM-8
  const seating = { options, seats, teams, first }
  const state: State = {
    ...seating,
    deck: shuffledDeck(options, chance),
    discards: [],
    constraints: options.expert ? constraintPile(chance) : [],
    usedConstraints: [],
    turnsPlayed: 0,
    turn: newTurn(castOf(seating, 0), seats),
    reshuffled: false,
  }
  deal(state) // PALM-7, 34
  return state
}

// Who may do what

const isReal = ({ options }: Table): boolean => options.setting === 'table'
const isRoom = ({ by }: Seen): boolean => by === 'room'
const isChild = ({ by, table }: Seen): boolean => by === table.child
const isGrandfather = ({ by, table }: Seen): boolean => by === table.grandfather
const isActive = ({ by, table }: Seen): boolean => table.active.includes(by as Seat)
const isOpponent = (view: Seen): boolean => typeof view.by === 'number' && !isActive(view)

const teamOfViewer = ({ by, table }: Seen): number =>
  table.teams.findIndex(({ seats }) => seats.includes(by as Seat))

const isStillToLay = (table: Table, team: number): boolean =>
  table.opponents.includes(team) && !table.laid.includes(team)

const mayLay = (view: Seen): boolean => isStillToLay(view.table, teamOfViewer(view))

const hasTeamMates = (view: Seen): boolean => view.table.teams[teamOfViewer(view)]!.seats.length > 1

const hasCalled = ({ by, table, hand }: Seen): boolean =>
  hand!.calls.some(call => call.by === by && call.memory === table.memory)

/** Of one album, for all who may pick or bet: they are many, and made once for as long as it lies there. */
const pairs = new WeakMap<readonly Card[], readonly Pair[]>()

function pairsOf(cards: readonly Card[]): readonly Pair[] {
  const known = pairs.get(cards)
  if (known) return known
  const made: Pair[] = []
  for (const first of cards) for (const second of cards) if (second !== first) made.push([first, second])
  pairs.set(cards, made)
  return made
}

const constraintOf = ({ hand }: Seen): Ask | undefined =>
  hand?.constraint == null ? undefined : CONSTRAINTS[hand.constraint]

/** PALM-43: what was ruled out, or is still missing. */
function against(ask: Ask | undefined, mimed: Mimed): Refusal | undefined {
  if (!ask) return undefined
  const mime = unrolledMime(mimed)
  const refusal = broken(ask, mime) ?? owed(ask, mime)
  return refusal && { refusal }
}

const mimeIsReal = refuse({
  en: 'At a real table the hand is real: mime on it, and say when you are done.',
  fr: 'À une vraie table, la main est vraie\u202f: mime dessus, et dis quand c’est fini.',
})
const notTheChild = refuse({
  en: 'It is the Child who mimes now.',
  fr: 'C’est l’Enfant qui mime maintenant.',
})

/** Those who act next begin; after the last turn, anybody. */
const mayGoOn = ({ by, table }: Seen): boolean =>
  typeof by === 'number' && (table.isLastTurn || table.next.includes(by))

// Absence

const skipped: Away = {
  afterMs: 30_000,
  ask: 'vote',
  move: { name: 'skipTurn', input: true },
  peopleOnly: true,
}

const givenUp: Away = {
  hold: true,
  afterMs: 30_000,
  ask: 'vote',
  move: { name: 'giveUp', input: true },
  standIn: true,
}

/** PALM-46, 47: nobody can lend a real hand to the absent. */
const skippedOrStoodIn = (table: Table): Away => (isReal(table) ? skipped : standInByVote)

/** PALM-46: at a real table a turn needs both from its start, so that neither waits for nothing. */
const childAtLeast = (table: Table): readonly Seat[] =>
  isReal(table) ? [table.child, table.grandfather] : [table.child]

/** PALM-46: nothing is scored, and nobody has been Grandfather. */
const skipTurn = offer({
  choices: view => when(isRoom(view) && isReal(view.table)),
  play: endTurn,
})

/** PALM-49: it has no other effect. */
const call = offer({
  free: true,
  choices: view => when(isOpponent(view) && !hasCalled(view)),
  play({ turn }, _, { by }) {
    turn.calls[turn.memory - 1]![by as Seat] = true
  },
})

export const inThePalm = defineGame<State, Table, Hand, Phase, Options, Result>({
  id: 'in-the-palm',
  rules: 3,
  replaysFrom: 2,
  seats: { min: 2, max: 8 },
  traits,
  options,
  setup,
  first: 'roles',
  phases: {
    // PALM-10, 27: a team settles who is Grandfather; without teams it goes by turns.
    roles: {
      between: true,
      begin: (state, { chance }) =>
        state.options.mode === 'teams' ? undefined : beginMemory(state, 1, chance),
      awaits: childAtLeast,
      away: skippedOrStoodIn,
      moves: {
        grandfather: offer({
          free: true,
          choices: view => (isActive(view) ? view.table.eligible : []),
          play({ turn }, seat) {
            turn.grandfather = seat
          },
        }),
        draw: offer({
          choices: view => when(isChild(view)),
          play: (state, _, { chance }) => beginMemory(state, 1, chance),
        }),
        skipTurn,
      },
    },

    // PALM-12, 13, 36: a memory, for the Child's eyes only.
    choose: {
      awaits: childAtLeast,
      away: skippedOrStoodIn,
      hears: hushed,
      moves: {
        keep: offer({
          choices: view => when(isChild(view) && !isFromOwnHand(view.table)),
          play: (state, _, { chance }) => startMime(state, chance),
        }),
        redraw: offer({
          free: true,
          choices: view => when(isChild(view) && view.table.options.redraw),
          play(state, _, { chance }) {
            redraw(state, chance)
          },
        }),
        take: offer({
          choices: view => (isChild(view) && isFromOwnHand(view.table) ? view.hand!.cards : []),
          play(state, card, { by, chance }) {
            takeFromHand(state, teamOf(state, by as Seat), card)
            state.turn.card = card
            return startMime(state, chance)
          },
        }),
        skipTurn,
      },
    },

    // PALM-15 to 19: once, in silence, in sight of the opponents.
    mime: {
      awaits: table => [table.child, table.grandfather],
      away: table => (isReal(table) ? skipped : givenUp),
      hears: hushed,
      phrases: setPhrases,
      touches: table => (isReal(table) ? [] : [mimeUnderWay(table)]),
      moves: {
        begin: offer({
          free: true,
          choices: view => when(isChild(view) && !view.table.hasBegun),
          play(state) {
            state.turn.hasBegun = true
          },
        }),
        done: offer({ choices: view => when(isReal(view.table) && isChild(view)), play: endMime }),
        mime: open<Mimed>({
          gesture: true,
          parse: parseMime,
          refuse(view, mime) {
            if (isReal(view.table)) return mimeIsReal
            return isChild(view) ? against(constraintOf(view), mime) : notTheChild
          },
          example: (view, { below }) =>
            isReal(view.table) || !isChild(view) ? undefined : rolled(exampleMime(constraintOf(view), below)),
          play(state, _, { gesture }) {
            state.turn.mimes.push(gesture)
            return endMime(state)
          },
        }),
        call,
        giveUp: offer({
          choices: view => when(isRoom(view) && !isReal(view.table)),
          play: (state, _, { chance }) => giveUpMime(state, chance),
        }),
        skipTurn,
      },
    },

    // PALM-20, 37: every opposing team adds a card; two who play together have none (PALM-30).
    interfere: {
      begin: (state, { chance }) => (haveAllLaid(state) ? endMemory(state, chance) : undefined),
      awaits: table =>
        table.opponents.filter(team => isStillToLay(table, team)).flatMap(team => table.teams[team]!.seats),
      away: () => standInByVote,
      hears: hushed,
      moves: {
        propose: offer({
          free: true,
          choices: view => (mayLay(view) && hasTeamMates(view) ? view.hand!.cards : []),
          play({ turn }, card, { by }) {
            turn.proposals[by as Seat] = card
          },
        }),
        lay: offer({
          choices: view => (mayLay(view) ? view.hand!.cards : []),
          play(state, card, { by, chance }) {
            layCard(state, by as Seat, card)
            if (haveAllLaid(state)) return endMemory(state, chance)
          },
        }),
        call,
      },
    },

    // PALM-23, 24: Grandfather opens his eyes.
    album: {
      begin: (state, { chance }) => openAlbum(state, chance),
      awaits: table => [table.grandfather],
      away: skippedOrStoodIn,
      hears: thinkingAloud,
      moves: {
        pick: offer({
          choices: view => (isGrandfather(view) ? pairsOf(view.table.album!) : []),
          play(state, picks) {
            state.turn.picks = picks
            return scoreTurn(state)
          },
        }),
        // PALM-51: it has no other effect.
        bet: offer({
          free: true,
          choices: view => (view.table.options.bets && isOpponent(view) ? pairsOf(view.table.album!) : []),
          play({ turn }, on, { by }) {
            turn.bets[by as Seat] = on
          },
        }),
        skipTurn,
      },
    },

    // PALM-25, 50: which card was whose.
    score: {
      between: true,
      awaits: table => [table.next[0]!],
      away: () => ({ afterMs: 10_000, ask: 'nobody', move: { name: 'on', input: true } }),
      moves: {
        on: offer({
          choices: view => when(isRoom(view) || mayGoOn(view)),
          play: state => (isLastTurn(state) ? 'over' : endTurn(state)),
        }),
      },
    },
  },
  table,
  hand,
  secrets,
  pools,
  internal,
  result,
  check,
})
