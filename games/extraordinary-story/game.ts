import {
  type Away,
  type Chance,
  defineGame,
  movesOf,
  type Onward,
  refuse,
  type Seat,
  type Sound,
  seatsOf,
  standInByVote,
  type Touch,
  type View,
  when,
} from '@veillee/kernel'
import { additionsTo } from './addition.ts'
import { parseAttempt, refuseAttempt } from './attempt.ts'
import { type Card, LINKS, START, WORDS } from './card.ts'
import { dealHands, dealTeamCards, firstStorytellers, HAND_SIZE } from './deal.ts'
import { newDoubt, verdictOf } from './doubt.ts'
import { gapIn } from './gap.ts'
import { lexicon } from './lexicon.ts'
import { type Options, options } from './options.ts'
import { coveredBy } from './recite.ts'
import { type Result, result } from './score.ts'
import { check, internal, pools, secrets } from './secrets.ts'
import type { Addition, Hand, Phase, State, Table, Verdict } from './state.ts'
import { traits } from './traits.ts'
import { hand, inSight, table } from './views.ts'

type Seen = View<Table, Hand>

const TEAMS_SHOWN_MS = 5_000
const VERDICTS: readonly Verdict[] = ['right', 'wrong']

const { offer, open } = movesOf<State, Table, Hand, Phase>()

// Setting up

/** The Start card lies ready for whoever begins. */
function setup(seats: number, options: Options, chance: Chance): State {
  const teamCards = options.teams ? dealTeamCards(seats, chance) : []
  const words = WORDS.filter(word => !teamCards.includes(word))
  return {
    options,
    seats,
    ...dealHands(words, seats, chance),
    teamCards,
    here: seatsOf(seats).map(() => false),
    shownUntil: 0,
    tied: [],
    storyteller: null,
    links: [...LINKS],
    pile: [START],
    authors: [],
    justAdded: 0,
    turned: 1,
    said: null,
    attempt: null,
    attempts: 0,
    doubt: null,
    count: null,
    passes: 0,
    end: null,
  }
}

function giveStartCard(state: State, storyteller: Seat): Onward<Phase> {
  state.storyteller = storyteller
  return 'open'
}

// Telling

const handOfStoryteller = ({ hands, storyteller }: State): Card[] => hands[storyteller!]!

/** Another card is in sight, or none: what was said and voted before was about the last one. */
function changeSight(state: State, said: string | null): void {
  state.said = said
  state.attempt = null
  state.attempts = 0
  state.count = null
}

/** TALE-6: from the beginning, off a pile that lies face down. */
function startTelling(state: State): Onward<Phase> {
  state.justAdded = 0
  state.turned = 0
  changeSight(state, null)
  return 'tell'
}

/** TALE-10: the Start card is turned together with the first word. */
function turn(state: State): Onward<Phase> {
  const { attempt } = state
  state.turned = Math.max(state.turned, 1) + 1
  changeSight(state, attempt)
  return state.options.setting === 'remote' ? compare(state, attempt!) : goOnTelling(state)
}

/** TALE-8, 28: far apart words are compared, and what is left of them is for the next card; at a table players judge. */
function compare(state: State, attempt: string): Onward<Phase> {
  const covered = coveredBy(attempt, inSight(state)!, state.options)
  if (!covered) return endStory(state, 'wrong')
  state.said = covered.said
  if (covered.rest !== null && state.turned < state.pile.length) say(state, covered.rest)
  return goOnTelling(state)
}

function say(state: State, text: string): Onward<Phase> {
  state.attempt = text
  state.attempts++
  return undefined
}

const goOnTelling = ({ turned, pile }: State): Onward<Phase> => (turned < pile.length ? 'tell' : 'add')

function endStory(state: State, why: 'wrong' | 'stuck'): Onward<Phase> {
  state.end = { why, by: state.storyteller! }
  return 'over'
}

// Adding

const isStuck = (state: State): boolean =>
  additionsTo(inSight(state)!, handOfStoryteller(state), state.links).length === 0

function lay(state: State, { link, word }: Addition): void {
  const cards = link === null ? [word] : [link, word]
  state.links = state.links.filter(free => free !== link)
  state.hands[state.storyteller!] = handOfStoryteller(state).filter(card => card !== word)
  state.pile.push(...cards)
  state.authors.push(...cards.map(() => state.storyteller!))
  state.justAdded = cards.length
  state.turned = state.pile.length
  changeSight(state, null)
}

/** TALE-9: always, as long as there are cards. */
function drawBack({ deck, hands, storyteller }: State): void {
  const cards = hands[storyteller!]!
  while (cards.length < HAND_SIZE && deck.length > 0) cards.push(deck.pop()!)
}

function handToLeft(state: State): void {
  state.storyteller = (state.storyteller! + 1) % state.seats
}

// Doubt (TALE-27)

function settleDoubt(state: State): Onward<Phase> {
  const verdict = verdictOf(state)
  if (!verdict) return undefined
  state.doubt = null
  state.count = verdict.count
  return verdict.isWrong ? endStory(state, 'wrong') : goOnTelling(state)
}

// Who may do what

const isRoom = ({ by }: Seen): boolean => by === 'room'
const isStoryteller = ({ by, table }: Seen): boolean => by === table.storyteller
const isListener = (view: Seen): boolean => typeof view.by === 'number' && !isStoryteller(view)

/** At a table, a card that was turned in this telling answers for itself until the next one covers it. */
const isOpenToDoubt = ({ table }: Seen): boolean => table.options.setting === 'table' && table.turned > 0

/** Nobody votes twice about one card. */
const mayObject = (view: Seen): boolean =>
  isListener(view) && isOpenToDoubt(view) && view.table.count === null

/** TALE-7, 28: far apart something must have been said, and no Link surely left out before it. */
const mayTurn = (view: Seen): boolean =>
  isStoryteller(view) &&
  (view.table.options.setting === 'table' || (view.table.attempt !== null && !gapIn(view.table)?.isSure))

const isAwaited = ({ doubt }: Table, seat: Seat): boolean => doubt!.ballots[seat] === 'awaited'
const awaitedIn = (table: Table): readonly Seat[] =>
  seatsOf(table.seats).filter(seat => isAwaited(table, seat))

/** TALE-20, ROOM-17: a written word would be louder than any mime, and outlast it. */
const noWords = (table: Table, _from: Seat, sound: Sound): readonly Seat[] =>
  sound === 'words' ? [] : seatsOf(table.seats)

/** TALE-20, 23, 30: far apart every listener has a puppet, to help or to mislead; all others see it. */
const puppets = ({ options, seats, storyteller }: Table): readonly Touch[] =>
  seatsOf(options.setting === 'remote' ? seats : 0)
    .filter(from => from !== storyteller)
    .map(from => ({ from, kind: 'puppet', felt: [], seen: seatsOf(seats).filter(seat => seat !== from) }))

const notYourStory = refuse({
  en: 'Only the storyteller speaks now. You may mime.',
  fr: 'Seule la personne qui raconte parle maintenant. Toi, tu peux mimer.',
})

// Moves that several phases share

const add = offer<Addition>({
  choices: view =>
    isStoryteller(view) ? additionsTo(view.table.inSight!, view.hand!.cards, view.table.links) : [],
  play(state, addition) {
    lay(state, addition)
    drawBack(state)
    handToLeft(state)
    return 'pass'
  },
})

const object = offer<true>({
  choices: view => when(mayObject(view)),
  play(state, _, { by }) {
    state.doubt = newDoubt(state, by as Seat)
    return 'doubt'
  },
})

const ownUp = offer<true>({
  choices: view => when(isStoryteller(view) && isOpenToDoubt(view)),
  play(state) {
    state.doubt = null
    return endStory(state, 'wrong')
  },
})

// Absence (TALE-31): the pile goes to the left; once round, and the story stays unfinished.

const passPile = (onward: (state: State) => Onward<Phase>) =>
  offer<true>({
    choices: view => when(isRoom(view)),
    play(state) {
      state.passes++
      handToLeft(state)
      return state.passes < state.seats ? onward(state) : leaveUnfinished(state)
    },
  })

function leaveUnfinished(state: State): Onward<Phase> {
  state.end = { why: 'unfinished', by: null }
  return 'over'
}

/** A bot that stands in passes: it never ends a person's story. */
const pileGoesLeft: Away = {
  afterMs: 30_000,
  ask: 'vote',
  move: { name: 'passPile', input: true },
  noStandIn: true,
}

/** In the middle of a recitation it is waited for. */
const heldThenPileGoesLeft: Away = { ...pileGoesLeft, hold: true }

export const extraordinaryStory = defineGame<State, Table, Hand, Phase, Options, Result>({
  id: 'extraordinary-story',
  rules: 4,
  replaysFrom: 2,
  seats: { min: 2, max: 8 },
  traits,
  options,
  setup,
  first: 'gather',
  phases: {
    // TALE-22: the team cards wait until everybody can see them.
    gather: {
      begin: state => (state.options.teams ? undefined : 'first'),
      awaits: ({ seats, here }) => seatsOf(seats).filter(seat => !here[seat]),
      away: () => ({ afterMs: 30_000, ask: 'vote', move: { name: 'begin', input: true } }),
      moves: {
        here: offer({
          choices: ({ by, table }) => when(typeof by === 'number' && !table.here[by]),
          play(state, _, { by }) {
            state.here[by as Seat] = true
            if (state.here.every(isHere => isHere)) return 'teams'
          },
        }),
        begin: offer({ choices: view => when(isRoom(view)), play: () => 'teams' }),
      },
    },

    // TALE-22: face up, count to 5, face down.
    teams: {
      begin(state, { at }) {
        state.shownUntil = at + TEAMS_SHOWN_MS
      },
      awaits: () => [],
      away: () => standInByVote,
      hears: noWords,
      time: { due: table => table.shownUntil!, play: () => 'first' },
      moves: {},
    },

    // TALE-4: the most Nouns, then the most Adjectives; among equals the host decides, or chance.
    first: {
      begin(state) {
        state.tied = firstStorytellers(state.hands)
        if (state.tied.length === 1) return giveStartCard(state, state.tied[0]!)
      },
      awaits: () => ['host'],
      away: () => ({ afterMs: 30_000, ask: 'nobody', move: { name: 'byChance', input: true } }),
      moves: {
        pick: offer({ choices: ({ by, table }) => (by === 'host' ? table.tied : []), play: giveStartCard }),
        byChance: offer({
          choices: view => when(view.by === 'host' || isRoom(view)),
          play: (state, _, { chance }) => giveStartCard(state, chance.pick(state.tied)),
        }),
      },
    },

    // TALE-5: a Noun on the Start card.
    open: {
      awaits: table => [table.storyteller!],
      away: () => standInByVote,
      hears: noWords,
      moves: { add },
    },

    // TALE-9, 29: what was added lies open until the next storyteller takes the pile, face down.
    pass: {
      between: true,
      awaits: table => [table.storyteller!],
      away: () => pileGoesLeft,
      hears: noWords,
      moves: {
        take: offer({ choices: view => when(isStoryteller(view)), play: startTelling }),
        passPile: passPile(() => 'pass'), // what was added stays in sight
      },
    },

    // TALE-6, 7: say a card, as often as you like, then turn it.
    tell: {
      awaits: table => [table.storyteller!],
      away: () => heldThenPileGoesLeft,
      hears: noWords,
      touches: puppets,
      moves: {
        say: open<string>({
          free: true,
          parse: parseAttempt,
          refuse: (view, text) => (isStoryteller(view) ? refuseAttempt(text) : notYourStory),
          example: (view, chance) =>
            isStoryteller(view)
              ? lexicon(view.table.options).text(chance.pick([...WORDS, ...LINKS]))
              : undefined,
          play: say,
        }),
        turn: offer({ choices: view => when(mayTurn(view)), play: turn }),
        ownUp,
        object,
        passPile: passPile(startTelling),
      },
    },

    // TALE-27: all vote, mostly the storyteller too; whoever is not there is excused.
    doubt: {
      awaits: awaitedIn,
      away: (_, absent) => ({
        afterMs: 10_000,
        ask: 'nobody',
        move: { name: 'excuse', input: absent },
        peopleOnly: true,
      }),
      hears: noWords,
      moves: {
        vote: offer({
          choices: ({ by, table }) => (typeof by === 'number' && isAwaited(table, by) ? VERDICTS : []),
          play(state, verdict, { by }) {
            state.doubt!.ballots[by as Seat] = verdict
            return settleDoubt(state)
          },
        }),
        excuse: offer({
          choices: view => (isRoom(view) ? awaitedIn(view.table) : []),
          play(state, seat) {
            state.doubt!.ballots[seat] = 'excused'
            return settleDoubt(state)
          },
        }),
        ownUp,
      },
    },

    // TALE-9, 17: all is told; add a card, or the story ends here. (Whoever doubts the last card of a stuck
    // storyteller loses nothing: a mistake would end the same story by the same hand.)
    add: {
      begin(state) {
        state.passes = 0
        if (isStuck(state)) return endStory(state, 'stuck')
      },
      awaits: table => [table.storyteller!],
      away: () => pileGoesLeft,
      hears: noWords,
      moves: { add, ownUp, object, passPile: passPile(startTelling) },
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
