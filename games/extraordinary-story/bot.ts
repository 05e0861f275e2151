import { type Chance, type Seat, seatsOf } from '@veillee/kernel'
import { PACE, STORYTELLER } from '@veillee/touch'
import {
  type Act,
  type Bot,
  type BotView,
  chanceIn,
  happens,
  type Self,
  type Show,
  someTimeMs,
} from '../bot.ts'
import type { Action } from '../puppetry.ts'
import { additionOf } from './bot-addition.ts'
import { heardAgain, isSwapped, newCard, type Recall, type Remembered, recallOf } from './bot-memory.ts'
import { type Card, isWord, type Kind, kindOf, LINKS, WORDS } from './card.ts'
import { gapIn } from './gap.ts'
import { lexicon } from './lexicon.ts'
import { isRecited } from './recite.ts'
import type { Addition, Hand, Table } from './state.ts'

type Seen = BotView<Table, Hand>

/** What somebody has mimed while this card was being looked for. */
interface Hint {
  readonly from: Seat
  readonly actions: readonly Action[]
}

interface StoryMemory {
  readonly self: Self
  readonly view: Seen | undefined
  /** The story so far, without the Start card. */
  readonly story: readonly Remembered[]
  /** How long it has been told, by cards. */
  readonly second: number
  /** By seat, the kind of its team card, as it was seen once; what was forgotten is null. */
  readonly teams: readonly (Kind | null)[] | null
  /** By seat, how far its mimes can be believed. */
  readonly trust: readonly number[]
  readonly hints: readonly Hint[]
}

const about = {
  hearing: 0,
  recalling: 1,
  swapping: 2,
  adding: 3,
  helping: 4,
  teams: 5,
  linking: 6,
  pace: 8,
  hinted: 24,
} as const

export const storyBot: Bot<Table, Hand, StoryMemory> = {
  begin: self => ({ self, view: undefined, story: [], second: 0, teams: null, trust: [], hints: [] }),

  notice(memory, noticed) {
    if (noticed.what === 'view') return seen(memory, noticed.view)
    if (noticed.what !== 'puppet') return memory
    const { from, actions } = noticed
    const others = memory.hints.filter(hint => hint.from !== from) // what a puppet showed before it shows no more
    return { ...memory, hints: [...others, { from, actions }] }
  },

  act(memory) {
    const { self, view } = memory
    if (!view) return undefined
    const { choices } = view.offers
    const pace = chanceIn(self, view.step, about.pace + view.table.attempts)
    if (choices.here) return { move: 'here', input: true, afterMs: someTimeMs(PACE.thinks, pace) }
    if (choices.take) return { move: 'take', input: true, afterMs: someTimeMs(PACE.thinks, pace) }
    if (view.table.storyteller !== self.seat) return undefined
    if (isOwnMistake(view)) return { move: 'ownUp', input: true, afterMs: STORYTELLER.ownsUpMs }
    if (choices.add) return adds(memory, view, choices.add as readonly Addition[], pace)
    return view.phase === 'tell' ? tells(memory, view, pace) : undefined
  },

  show(memory) {
    const { self, view } = memory
    if (view?.phase !== 'tell' || view.table.storyteller === self.seat) return undefined
    return view.table.options.setting === 'remote' ? helps(memory, view) : undefined
  },
}

// What it hears

function seen(memory: StoryMemory, view: Seen): StoryMemory {
  const { table } = view
  const trust = memory.trust.length > 0 ? memory.trust : seatsOf(table.seats).map(() => STORYTELLER.trust)
  const after = { ...memory, view, trust }
  const known = table.teamCards && view.phase === 'teams' ? seesTeams(after, table.teamCards) : after
  const isSameCard =
    memory.view?.table.turned === table.turned && memory.view.table.pileSize === table.pileSize
  return isSameCard ? known : { ...hears(known, view), hints: [] }
}

/** TALE-22: for five seconds, and then it has to be remembered. */
function seesTeams(memory: StoryMemory, cards: readonly Card[]): StoryMemory {
  if (memory.teams) return memory
  const { self, view } = memory
  const chance = chanceIn(self, view!.step, about.teams)
  const isForgotten = (seat: Seat): boolean =>
    seat !== self.seat && happens(STORYTELLER.memory[self.level].missedShare, chance)
  return { ...memory, teams: cards.map((card, seat) => (isForgotten(seat) ? null : kindOf(card))) }
}

function hears(memory: StoryMemory, { table, step }: Seen): StoryMemory {
  const { self, story } = memory
  const chance = chanceIn(self, step, about.hearing)
  if (table.added && story.length < table.pileSize - 1) return hearsAddition(memory, table.added, chance)
  const at = table.turned - 2
  const one = story[at]
  if (!one || table.inSight !== one.card) return memory
  const second = memory.second + STORYTELLER.secondsPerCard
  const again = heardAgain(one, story.length, self.level, second, chance)
  return { ...believes(memory, one.card, table), story: story.with(at, again), second }
}

function hearsAddition(
  memory: StoryMemory,
  { link, word, by }: NonNullable<Table['added']>,
  chance: Chance,
): StoryMemory {
  const { self } = memory
  const cards = link === null ? [word] : [link, word]
  const second = memory.second + STORYTELLER.secondsPerCard * cards.length
  const added = cards.map(card => newCard(card, by === self.seat, self.level, second, chance))
  return { ...memory, story: [...memory.story, ...added], second }
}

/** TALE-23: once a card is turned, everybody sees who mimed the truth. */
function believes(memory: StoryMemory, card: Card, { options }: Table): StoryMemory {
  if (!options.teams) return memory
  const trust = memory.hints.reduce((all, hint) => {
    const step = isMimeOf(hint.actions, card, options) ? STORYTELLER.trustStep : -STORYTELLER.trustStep
    return all.with(hint.from, Math.min(1, Math.max(0, all[hint.from]! + step)))
  }, memory.trust)
  return { ...memory, trust }
}

const isMimeOf = (actions: readonly Action[], card: Card, wording: Table['options']): boolean => {
  const mimed = lexicon(wording).mimed(card)
  return mimed !== undefined && actions.every(action => (mimed as readonly Action[]).includes(action))
}

// Telling

/** TALE-27: at a table nobody but itself and the others can tell. */
function isOwnMistake({ offers, table }: Seen): boolean {
  if (!offers.choices.ownUp || table.said === null || table.inSight === null || table.turned < 2) return false
  return !isRecited(table.said, table.inSight, table.options)
}

/** TALE-6, 7: says the card, waits whether somebody mimes “no”, and turns it. */
function tells(memory: StoryMemory, view: Seen, pace: Chance): Act | undefined {
  const { attempts, attempt, options } = view.table
  const recalled = recalls(memory, view)
  if (!recalled) return undefined
  const says = (input: string, ms: Stretch): Act => ({ move: 'say', input, afterMs: someTimeMs(ms, pace) })
  if (attempts === 0 && recalled.how === 'hesitant')
    return says(lexicon(options).bot.thinks, STORYTELLER.saysMs)
  if (attempts === 0 && recalled.how !== 'sure')
    return says(lexicon(options).bot.asks, STORYTELLER.hesitatesMs)
  const proposal = lexicon(options).text(mends(memory, view, recalled) ?? proposes(memory, view, recalled))
  if (attempt === proposal)
    return { move: 'turn', input: true, afterMs: announcedMs(recalled.how, view.table) }
  return says(proposal, SAYS_IN[recalled.how])
}

/** TALE-28: once it is said that a Link was left out, it says one, or what it had leapt over, and keeps to that. */
function mends({ self }: StoryMemory, { table, step }: Seen, { card, comes }: Recalled): Card | undefined {
  const { text } = lexicon(table.options)
  const isMissing = gapIn(table)?.isSure ?? false
  if (!isWord(card)) {
    const used = LINKS.filter(link => !table.links.includes(link))
    const kept = used.find(link => text(link) === table.attempt)
    return kept ?? (isMissing ? chanceIn(self, step, about.linking).pick(used) : undefined)
  }
  return isMissing || (comes !== card && table.attempt === text(card)) ? card : undefined
}

/** Long stories would be long to watch: what everybody has heard many times goes by. */
function announcedMs(how: Recall, { pileSize }: Table): number {
  const { announcedMs, briskFrom, briskMs } = STORYTELLER
  return how === 'sure' ? Math.max(briskMs, announcedMs * Math.min(1, briskFrom / pileSize)) : announcedMs
}

type Stretch = { readonly leastMs: number; readonly mostMs: number }

const SAYS_IN: Readonly<Record<Recall, Stretch>> = {
  sure: STORYTELLER.saysMs,
  hesitant: STORYTELLER.hesitatesMs,
  tip: STORYTELLER.looksRoundMs,
  blank: STORYTELLER.looksRoundMs,
}

interface Recalled {
  /** What comes next. */
  readonly card: Card
  /** What comes to mind: now and then a neighbour. */
  readonly comes: Card
  readonly how: Recall
}

function recalls({ self, story, second }: StoryMemory, { table, step }: Seen): Recalled | undefined {
  const at = Math.max(table.turned, 1) - 1
  const one = story[at]
  if (!one) return undefined
  const how = recallOf(one, self.level, second, chanceIn(self, step, about.recalling))
  const isMiddle = at > 0 && at < story.length - 1
  const isTaken = isMiddle && isSwapped(story.length, self.level, chanceIn(self, step, about.swapping))
  return { card: one.card, comes: isTaken ? story[at + 1]!.card : one.card, how }
}

/** What it makes of the mimes that it has seen. Nobody knows by oneself that one is wrong, but others may. */
function proposes(memory: StoryMemory, view: Seen, { card, comes, how }: Recalled): Card {
  const { self, trust } = memory
  const { options } = view.table
  const isLost = how === 'tip' || how === 'blank'
  for (const [i, { from, actions }] of looksAt(memory).entries()) {
    const chance = chanceIn(self, view.step, about.hinted + i)
    const share = STORYTELLER.rescued[how] * (options.teams ? 2 * trust[from]! : 1)
    const isNews = isLost || !isMimeOf(actions, comes, options)
    if (!isNews || !happens(Math.min(1, share), chance)) continue
    if (isMimeOf(actions, card, options)) return card
    if (isLost) return readsAs(actions, card, view, chance)
  }
  return isLost ? guesses(memory, card, chanceIn(self, view.step, about.adding)) : comes
}

/** Not at those whom it takes for opponents. */
const looksAt = ({ self, teams, trust, hints }: StoryMemory): readonly Hint[] =>
  hints
    .filter(({ from }) => !isOpponent(teams, self.seat, from) && trust[from]! > STORYTELLER.trustStep)
    .slice(0, STORYTELLER.mostHints)

const isOpponent = (teams: StoryMemory['teams'], one: Seat, other: Seat): boolean =>
  teams !== null && teams[other] !== null && teams[other] !== teams[one]

/** A mime that is not of this card is of another one, as far as can be told. */
function readsAs(actions: readonly Action[], card: Card, { table }: Seen, chance: Chance): Card {
  const alike = WORDS.filter(word => kindOf(word) === kindOf(card) && isMimeOf(actions, word, table.options))
  return alike.length > 0 ? chance.pick(alike) : card
}

/** A card of the same kind that it does remember. */
function guesses({ story }: StoryMemory, card: Card, chance: Chance): Card {
  const alike = story.map(one => one.card).filter(other => other !== card && kindOf(other) === kindOf(card))
  const others = WORDS.filter(word => word !== card && (kindOf(word) === kindOf(card) || !isWord(card)))
  return chance.pick(alike.length > 0 ? alike : others)
}

// Adding

function adds(
  memory: StoryMemory,
  { hand, table, step }: Seen,
  additions: readonly Addition[],
  pace: Chance,
): Act {
  const gone = memory.story.map(({ card }) => card)
  const around = { hand: hand.cards, links: table.links, gone }
  const input = additionOf(additions, around, memory.self.level, chanceIn(memory.self, step, about.adding))
  return { move: 'add', input, afterMs: someTimeMs(PACE.ponders, pace) }
}

// Helping

/** TALE-20, 23: what it remembers, with the two actions that tell most; to an opponent, mostly something else. */
function helps(memory: StoryMemory, view: Seen): Show | undefined {
  const { self, teams } = memory
  const { table, step } = view
  const recall = recalls(memory, view)
  const chance = chanceIn(self, step, about.helping)
  if (recall?.how !== 'sure' && recall?.how !== 'hesitant') return undefined
  if (table.attempt !== null && isRecited(table.attempt, recall.comes, table.options)) return undefined
  const lies = isOpponent(teams, self.seat, table.storyteller!) && happens(STORYTELLER.lieShare, chance)
  const alike = WORDS.filter(word => word !== recall.comes && kindOf(word) === kindOf(recall.comes))
  const mimed = lexicon(table.options).mimed(lies && alike.length > 0 ? chance.pick(alike) : recall.comes)
  const afterMs = table.attempts === 0 ? STORYTELLER.silenceMs : someTimeMs(STORYTELLER.mimesMs, chance)
  return mimed && { actions: mimed.slice(0, 2), afterMs, answers: table.attempts }
}
