import { CARDS, CARDS_NOW, type Difficulty, difficultyOf, linesOf, type Side } from '@veillee/games'
import { chanceAt, type Seed } from '@veillee/kernel'
import {
  drawnByBot,
  type FeltFrame,
  feel,
  type Line,
  MINDS,
  mirrored,
  newSkin,
  pressesFor,
  type Ranked,
  ranked,
  rememberedStrokes,
  strokesFelt,
  strokesTold,
  Teller,
  type Told,
  takenShares,
} from '@veillee/touch'
import { seedOfMatch } from '../trial.ts'
import { ledBy } from './by-buttons.ts'

/** Who feels, through how thick a skin, by which sense, and whom. */
export interface Reader {
  readonly mind: keyof typeof MINDS
  readonly level: number
  /** By the skin alone, as light and sounds tell it, or by words alone. */
  readonly sense?: 'skin' | 'words'
  /** What whoever draws has: a finger, or buttons that lead one. */
  readonly hand?: 'finger' | 'buttons'
}

/** How the symbols of one colour fared. */
export interface Tally {
  readonly colour: Difficulty
  trials: number
  /** How often the right one seemed likeliest. */
  known: number
  /** How often the reader, being in two minds, would have shown it. */
  shown: number
  /** By `side: right > wrong`, how often one symbol was taken for another. */
  readonly mistakes: Map<string, number>
}

const NUMBERS = [1, 2, 3, 4, 5] as const
/** The skin has the chances from 0 on. */
const DRAWER = 2 ** 31
const MIND = DRAWER + 1

/** One bot draws a symbol into another's palm, once; the five symbols as they seem likely to the other. */
export function feltOnce(
  symbols: readonly (readonly Line[])[],
  which: number,
  { mind, level, sense = 'skin', hand = 'finger' }: Reader,
  seed: Seed,
): readonly Ranked[] {
  const lines = symbols[which]!
  const { samples } = hand === 'finger' ? drawnByBot(lines, chanceAt(seed, DRAWER)) : ledBy(pressesFor(lines))
  const { frames } = feel(newSkin(seed, level), samples)
  const kept =
    sense === 'skin' ? strokesFelt(frames) : strokesTold(toldOf(frames)).map(all => all.map(mirrored))
  return ranked(rememberedStrokes(kept, MINDS[mind], level, chanceAt(seed, MIND)), symbols)
}

/** What is said of a drawing, from the first word to the last: as on the drawn hand, which is a right palm. */
function toldOf(frames: readonly FeltFrame[]): readonly Told[] {
  const teller = new Teller()
  return frames.flatMap(({ contacts: [contact], tMs }) =>
    teller.pass(contact ? mirrored(contact) : null, tMs),
  )
}

/** Every symbol of a colour, so many times. */
export function measure(colour: Difficulty, reader: Reader, trials: number, seed: number): Tally {
  const tally: Tally = { colour, trials: 0, known: 0, shown: 0, mistakes: new Map() }
  for (const side of CARDS_NOW.flatMap(card => [2 * card, 2 * card + 1]))
    if (difficultyOf(side) === colour) measureSide(tally, side, reader, trials, seed)
  return tally
}

function measureSide(tally: Tally, side: Side, reader: Reader, trials: number, seed: number): void {
  const symbols = NUMBERS.map(number => linesOf(side, number))
  for (const which of symbols.keys())
    for (let trial = 0; trial < trials; trial++) {
      const number = ((seed * 2 * CARDS + side) * NUMBERS.length + which) * trials + trial
      const order = feltOnce(symbols, which, reader, seedOfMatch(number))
      count(tally, side, which, order, takenShares(order, MINDS[reader.mind].temperature))
    }
}

function count(
  tally: Tally,
  side: Side,
  which: number,
  order: readonly Ranked[],
  shares: readonly number[],
): void {
  const place = order.findIndex(one => one.which === which)
  tally.trials++
  tally.shown += shares[place]!
  if (place === 0) {
    tally.known++
    return
  }
  const mistake = `side ${side}: ${which + 1} taken for ${order[0]!.which + 1}`
  tally.mistakes.set(mistake, (tally.mistakes.get(mistake) ?? 0) + 1)
}

/** Of a share that was counted so often, with 95 % confidence: this much either way. */
export const giveOrTake = (share: number, trials: number): number =>
  1.96 * Math.sqrt((share * (1 - share)) / trials)
