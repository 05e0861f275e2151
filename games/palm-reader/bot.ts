import type { Chance } from '@veillee/kernel'
import {
  clarities,
  drawnByBot,
  exampleDrawing,
  type FeltFrame,
  type Line,
  MINDS,
  missingLines,
  PACE,
  type Point,
  type Ranked,
  READER,
  type Rolled,
  ranked,
  remembered,
  rolled,
  takenShares,
  tidied,
} from '@veillee/touch'
import {
  type Act,
  type Bot,
  type BotLevel,
  type BotView,
  chanceIn,
  drawnBy,
  type Self,
  someTimeMs,
} from '../bot.ts'
import type { DieFace, Hand, SymbolNumber, Table } from './state.ts'
import { linesOf, type Side } from './symbols.ts'

type Seen = BotView<Table, Hand>
type Strokes = readonly (readonly Point[])[]

/** What a bot has of a match: what it sees, and what it felt in this round, lap by lap. */
interface ReaderMemory {
  readonly self: Self
  readonly view: Seen | undefined
  readonly felt: readonly Strokes[]
}

const NUMBERS: readonly SymbolNumber[] = [1, 2, 3, 4, 5]
const symbolsOf = (side: Side): readonly (readonly Line[])[] => NUMBERS.map(number => linesOf(side, number))

const about = { feeling: 0, choosing: 1, drawing: 2, pace: 3 } as const

export const readerBot: Bot<Table, Hand, ReaderMemory> = {
  begin: self => ({ self, view: undefined, felt: [] }),

  notice(memory, noticed) {
    if (noticed.what === 'view') return seen(memory, noticed.view)
    if (noticed.what !== 'felt') return memory
    const { self, view, felt } = memory
    const chance = chanceIn(self, view?.step ?? 0, about.feeling)
    return { ...memory, felt: [...felt, feltAs(noticed.frames, self.level, noticed.level, chance)] }
  },

  act(memory) {
    const { self, view } = memory
    if (!view) return undefined
    const chance = chanceIn(self, view.step, about.choosing)
    const pace = chanceIn(self, view.step, about.pace)
    const { choices } = view.offers
    if (choices.look) return { ...looks(self, view, chance), afterMs: someTimeMs(PACE.ponders, pace) }
    if (choices.open) return { move: 'open', input: true, afterMs: someTimeMs(PACE.breath, pace) }
    if (choices.done) return { move: 'done', input: true, afterMs: someTimeMs(PACE.ponders, pace) }
    if (choices.secondLap) return { ...onLap(memory, view), afterMs: someTimeMs(PACE.ponders, pace) }
    if (choices.vote && view.hand.vote === null)
      return { ...votes(memory, view, chance), afterMs: someTimeMs(PACE.thinks, pace) }
    if (choices.on) return { move: 'on', input: true, afterMs: whileShownMs(view, pace) }
    return draws(memory, view, pace) ?? bets(view, chance, pace)
  },
}

/** What a bot has of a drawing on its palm, as it would see it on a card. */
export const feltAs = (
  frames: readonly FeltFrame[],
  level: BotLevel,
  skin: number,
  chance: Chance,
): Strokes => remembered(frames, MINDS[level], skin, chance)

/** With every round, what was felt is another symbol. */
function seen(memory: ReaderMemory, view: Seen): ReaderMemory {
  const isNewRound = view.table.round !== memory.view?.table.round || view.phase === 'look'
  return { ...memory, view, felt: isNewRound ? [] : memory.felt }
}

const whileShownMs = ({ people }: Seen, chance: Chance): number =>
  someTimeMs(people.length > 0 ? PACE.shown : PACE.thinks, chance)

// The first player

type Answer = Omit<Act, 'afterMs'>

/** READ-7: on a question mark, one that is not easily taken for another. */
function looks({ level }: Self, { hand }: Seen, chance: Chance): Answer {
  if (hand.die !== '?') return { move: 'look', input: hand.die }
  const clearest = clearestFirst(hand.side!).slice(0, READER.clearest[level])
  return { move: 'look', input: chance.pick(clearest) }
}

function clearestFirst(side: Side): readonly SymbolNumber[] {
  const clarity = clarities(symbolsOf(side))
  return NUMBERS.toSorted((one, other) => clarity[other - 1]! - clarity[one - 1]!)
}

/** READ-10: what came back says whether the chain broke; whether a star more can come of it, what was measured says. */
function onLap({ self, felt }: ReaderMemory, { hand, table }: Seen): Answer {
  const [likeliest] = ranked(felt.at(-1) ?? [], symbolsOf(hand.side!))
  const isBroken = felt.length === 0 || likeliest!.which !== (hand.die as number) - 1
  const isWorthIt = isBroken && table.chain.length >= READER.lapFromSeats[self.level]
  return { move: isWorthIt ? 'secondLap' : 'noSecondLap', input: true }
}

// From palm to palm

function draws({ self, felt }: ReaderMemory, view: Seen, pace: Chance): Act | undefined {
  const { table, hand, step, phase } = view
  if (phase !== 'draw' || table.drawer !== self.seat || table.options.setting === 'table') return undefined
  const chance = chanceIn(self, step, about.drawing)
  const knows = hand.side !== null ? { side: hand.side, die: hand.die! } : undefined
  const input = knows ? wholeDrawing(knows, chance) : drawingAgain(felt.at(-1) ?? [], chance)
  return { move: 'drawing', input, afterMs: someTimeMs(PACE.thinks, pace) }
}

/** READ-8, 22: all of its lines; a drawing that lacks one is not the one that is made. */
function wholeDrawing({ side, die }: { side: Side; die: DieFace }, chance: Chance): Rolled<'drawing'> {
  const lines = linesOf(side, die as SymbolNumber)
  for (let i = 0; i < READER.tries; i++) {
    const drawing = drawnByBot(lines, chance)
    if (missingLines(lines, drawing).length === 0) return rolled(drawing)
  }
  return rolled(exampleDrawing(lines, chance.below))
}

/** READ-9: what it believes the symbol is. Who felt nothing draws anything. */
export function drawingAgain(felt: Strokes, chance: Chance): Rolled<'drawing'> {
  return rolled(felt.length > 0 ? drawnByBot(tidied(felt), chance) : exampleDrawing([], chance.below))
}

/** READ-24: it knows no better than anybody. */
function bets({ offers, hand }: Seen, chance: Chance, pace: Chance): Act | undefined {
  const { bet } = offers.choices
  if (!bet || hand.bet !== null) return undefined
  return { move: 'bet', input: chance.pick(bet), afterMs: someTimeMs(PACE.thinks, pace) }
}

// The vote

/** READ-13: what it felt is compared with the five, in every lap that it felt. */
function votes({ self, felt }: ReaderMemory, { table }: Seen, chance: Chance): Answer {
  return { move: 'vote', input: numberShown(felt, table.side!, self.level, chance) }
}

function numberShown(felt: readonly Strokes[], side: Side, level: BotLevel, chance: Chance): SymbolNumber {
  return felt.length === 0 ? chance.pick(NUMBERS) : numberFrom(likeliest(felt, side), level, chance)
}

/** In two minds, it shows the likelier one more often. */
export function numberFrom(order: readonly Ranked[], level: BotLevel, chance: Chance): SymbolNumber {
  const at = drawnBy(takenShares(order, MINDS[level].temperature), chance)
  return NUMBERS[order[at]!.which]!
}

/** Felt twice, the two ways that it was felt count alike. */
export function likeliest(felt: readonly Strokes[], side: Side): readonly Ranked[] {
  const symbols = symbolsOf(side)
  const all = felt.map(strokes => ranked(strokes, symbols))
  return NUMBERS.map((_, which) => ({
    which,
    away: all.reduce((sum, order) => sum + order.find(one => one.which === which)!.away, 0) / all.length,
  })).sort((one, other) => one.away - other.away)
}
