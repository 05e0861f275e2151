import type { Chance } from '@veillee/kernel'
import {
  CHILD,
  GRANDFATHER,
  isFinger,
  isOnBack,
  kindOf,
  type Motif,
  type MovementClass,
  type Region,
} from '@veillee/touch'
import { drawnBy } from '../bot.ts'
import { type Percept, stuffOf } from './bot-percept.ts'
import type { Card } from './state.ts'

/** A way to mime something. */
type Way = readonly [object: Motif['object'], movement: MovementClass, region: Region]

/**
 * What can be mimed of each memory, from card 1 on: its details, those that tell most first, and the ways to mime each,
 * the best first. It belongs to the pictures, so whoever seats a bot brings it.
 */
export type CardMimes = readonly (readonly (readonly Way[])[])[]

export const detailsOf = (mimes: CardMimes, card: Card): readonly (readonly Way[])[] => mimes[card - 1] ?? []

export const salienceAt = (place: number): number => CHILD.salience[place] ?? 1

/** Movements that are easily felt for each other. */
const ALIKE: readonly (readonly MovementClass[])[] = [
  ['tap', 'walk', 'lift'],
  ['press', 'lift', 'drape'],
  ['drag', 'roll'],
  ['wrap', 'drape'],
]

const partOf = (region: Region | undefined): string => {
  if (region === undefined) return 'nowhere'
  if (isOnBack(region)) return 'back'
  return isFinger(region) ? 'finger' : 'palm'
}

/** How well something that was done would stand for a way to mime. */
function fitOf({ kind, movement, region }: Percept, [object, meant, place]: Way): number {
  const stuff = stuffOf(kind).includes(kindOf(object)) ? GRANDFATHER.sameStuff : GRANDFATHER.otherStuff
  const alike = ALIKE.some(all => all.includes(movement) && all.includes(meant))
  return (
    (kind === kindOf(object) ? 1 : stuff) *
    (movement === meant ? 1 : alike ? GRANDFATHER.alikeMovement : GRANDFATHER.otherMovement) *
    (partOf(region) === partOf(place) ? 1 : GRANDFATHER.otherPlace)
  )
}

/** How likely each of these cards makes what was done, as a logarithm. */
export function likenessOf(mimes: CardMimes, card: Card, percepts: readonly Percept[]): number {
  const details = detailsOf(mimes, card)
  const all = details.reduce((sum, _, place) => sum + salienceAt(place), 0) || 1
  return percepts.reduce((sum, percept) => {
    const share = details.reduce(
      (part, ways, place) => part + (salienceAt(place) / all) * bestFit(percept, ways),
      0,
    )
    return sum + Math.log(GRANDFATHER.leastShare + share)
  }, 0)
}

const bestFit = (percept: Percept, ways: readonly Way[]): number =>
  ways.reduce((sum, way, i) => sum + (GRANDFATHER.ways[i] ?? 0) * fitOf(percept, way), 0)

/** One of them: the likelier the more often; the higher the temperature, the more at random. */
export function takenBy(likeness: readonly number[], temperature: number, chance: Chance): number {
  const most = Math.max(...likeness)
  if (temperature === 0) return likeness.indexOf(most)
  const weights = likeness.map(one => Math.exp((one - most) / temperature))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return drawnBy(
    weights.map(weight => weight / all),
    chance,
  )
}
