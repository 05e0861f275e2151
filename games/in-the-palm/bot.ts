import type { Chance, Millis } from '@veillee/kernel'
import { type Ask, GRANDFATHER, PACE } from '@veillee/touch'
import { type Act, type Bot, type BotView, chanceIn, type Self, someTimeMs } from '../bot.ts'
import { isOwnCard } from '../own-cards.ts'
import { clarityOf, mimeOf } from './bot-child.ts'
import { type CardMimes, likenessOf, takenBy } from './bot-likeness.ts'
import { type Percept, perceptsFelt, perceptsSeen } from './bot-percept.ts'
import { thoughtsOver } from './bot-thoughts.ts'
import { CONSTRAINTS } from './constraints.ts'
import type { Card, Hand, Memory, Table } from './state.ts'

type Seen = BotView<Table, Hand>
type Answer = Omit<Act, 'afterMs'>

/** What a bot has of a turn: what it sees, and what was done on a hand for each of the two memories. */
interface PalmMemory {
  readonly self: Self
  readonly view: Seen | undefined
  readonly noticed: Readonly<Partial<Record<Memory, readonly Percept[]>>>
}

const about = { feeling: 0, choosing: 1, miming: 2, pace: 3, second: 4, thinking: 5 } as const

export const palmBot = (mimes: CardMimes): Bot<Table, Hand, PalmMemory> => ({
  begin: self => ({ self, view: undefined, noticed: {} }),

  notice(memory, noticed) {
    if (noticed.what === 'view') return seen(memory, noticed.view)
    const { self, view } = memory
    const chance = chanceIn(self, view?.step ?? 0, about.feeling)
    if (noticed.what === 'felt') return notes(memory, perceptsFelt(noticed.frames, self.level, chance))
    return noticed.what === 'watched' ? notes(memory, perceptsSeen(noticed.mime)) : memory
  },

  act(memory) {
    const { self, view } = memory
    if (!view) return undefined
    const chance = chanceIn(self, view.step, about.choosing)
    const pace = chanceIn(self, view.step, about.pace)
    const answer = answerOf(mimes, memory, view, chance)
    return answer && { ...answer, afterMs: paceOf(answer.move, self, view, pace) }
  },

  think(memory) {
    const { self, view, noticed } = memory
    const act = view && view.people.length > 0 ? this.act(memory) : undefined
    if (act?.move !== 'pick') return []
    const picks = act.input as readonly [Card, Card]
    const lastsMs = act.afterMs
    const chance = chanceIn(self, view!.step, about.thinking)
    return thoughtsOver({ album: view!.table.album!, noticed, picks, lastsMs }, mimes, chance)
  },
})

/** With every turn, the memories are others. */
function seen(memory: PalmMemory, view: Seen): PalmMemory {
  const isNewTurn = view.phase === 'roles' || (view.phase === 'choose' && view.table.memory === 1)
  return { ...memory, view, noticed: isNewTurn ? {} : memory.noticed }
}

const notes = (memory: PalmMemory, percepts: readonly Percept[]): PalmMemory => ({
  ...memory,
  noticed: { ...memory.noticed, [memory.view?.table.memory ?? 1]: percepts },
})

function answerOf(mimes: CardMimes, memory: PalmMemory, view: Seen, chance: Chance): Answer | undefined {
  const { choices } = view.offers
  if (choices.draw) return { move: 'draw', input: true }
  if (choices.keep) return { move: 'keep', input: true }
  if (choices.take) return { move: 'take', input: clearest(mimes, choices.take as readonly Card[]) }
  if (choices.pick) return picks(mimes, memory, view, chance)
  if (choices.lay) return lays(mimes, memory, view, choices.lay as readonly Card[], chance)
  if (choices.on) return { move: 'on', input: true }
  if (choices.bet && view.hand.bet === null) return { ...picks(mimes, memory, view, chance), move: 'bet' } // PALM-51
  return mimesNow(mimes, memory, view)
}

// The Child

/** PALM-36. */
const clearest = (mimes: CardMimes, cards: readonly Card[]): Card =>
  cards.toSorted((one, other) => clarityOf(mimes, other) - clarityOf(mimes, one))[0]!

/** PALM-46: at a real table a bot has no hands. */
function mimesNow(
  mimes: CardMimes,
  { self }: PalmMemory,
  { phase, table, hand, step }: Seen,
): Answer | undefined {
  const isOwn = phase === 'mime' && table.child === self.seat && table.options.setting === 'remote'
  if (!isOwn || hand.card === null) return undefined
  const ask: Ask | undefined = hand.constraint === null ? undefined : CONSTRAINTS[hand.constraint]
  return {
    move: 'mime',
    input: mimeOf(mimes, hand.card, ask, self.level, chanceIn(self, step, about.miming)),
  }
}

// Grandfather

/** PALM-24: what fits the first best, and of the others what fits the second best. */
function picks(
  mimes: CardMimes,
  { self, noticed }: PalmMemory,
  { table, step }: Seen,
  chance: Chance,
): Answer {
  const temperature = GRANDFATHER.temperature[self.level]
  const take = (cards: readonly Card[], memory: Memory, by: Chance): Card =>
    likeliest(mimes, cards, noticed[memory] ?? [], temperature, by)
  const first = take(table.album!, 1, chance)
  const others = table.album!.filter(card => card !== first)
  return { move: 'pick', input: [first, take(others, 2, chanceIn(self, step, about.second))] }
}

/** PALM-52: of a photograph that nobody has described to it a bot can tell nothing: it is as likely as any other. */
function likeliest(
  mimes: CardMimes,
  cards: readonly Card[],
  percepts: readonly Percept[],
  temperature: number,
  chance: Chance,
): Card {
  const unknown = cards.filter(isOwnCard)
  if (unknown.length > 0 && chance.below(cards.length) < unknown.length) return chance.pick(unknown)
  const known = cards.filter(card => !isOwnCard(card))
  const likeness = known.map(card => likenessOf(mimes, card, percepts))
  return known[takenBy(likeness, temperature, chance)]!
}

// Opponents

/** PALM-20: the card that could best pass for what it saw; a team-mate sees it before it lies. */
function lays(
  mimes: CardMimes,
  { self, noticed }: PalmMemory,
  { table, hand, people }: Seen,
  cards: readonly Card[],
  chance: Chance,
): Answer {
  const temperature = GRANDFATHER.decoyTemperature[self.level]
  const card = likeliest(mimes, cards, noticed[table.memory] ?? [], temperature, chance)
  const proposed = hand.proposals.find(({ by }) => by === self.seat)
  const hasPeople = matesIn(table, self).some(seat => people.includes(seat))
  if (hasPeople && !proposed) return { move: 'propose', input: card }
  return { move: 'lay', input: proposed?.card ?? card }
}

const matesIn = ({ teams }: Table, { seat }: Self) =>
  teams.find(({ seats }) => seats.includes(seat))!.seats.filter(other => other !== seat)

// How long it takes

function paceOf(move: string, self: Self, { people, table }: Seen, chance: Chance): Millis {
  const hasPeople = matesIn(table, self).some(seat => people.includes(seat))
  if (move === 'on') return someTimeMs(people.length > 0 ? PACE.replayed : PACE.thinks, chance)
  if (move === 'pick' && people.length > 0) return someTimeMs(PACE.searches, chance)
  if (move === 'draw' && hasPeople) return someTimeMs(PACE.roles, chance)
  if (move === 'lay' && hasPeople) return PACE.teamMateMs
  return someTimeMs(SLOW.includes(move) ? PACE.ponders : PACE.thinks, chance)
}

const SLOW = ['pick', 'mime', 'take']
