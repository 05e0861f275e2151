import type { Chance } from '@veillee/kernel'
import {
  CHILD,
  distanceHu,
  GRANDFATHER,
  kindOf,
  type Motif,
  type MovementClass,
  objectsIn,
  type Place,
  pathOfMotif,
  type Spot,
} from '@veillee/touch'
import { drawnBy } from '../bot.ts'
import { type Percept, stuffOf } from './bot-percept.ts'
import type { Card } from './state.ts'

/** A way to mime something: with what, doing what, where, and what it lies upon. */
export type Way = readonly [
  object: Motif['object'],
  movement: MovementClass,
  spot: Spot,
  upon?: Motif['upon'] & string,
]

export const motifOf = ([object, movement, spot, upon]: Way): Motif => ({
  object,
  movement,
  spot,
  ...(upon && { upon }),
})

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

/** How well something that was done would stand for a way to mime. */
function fitOf({ kind, movement, path, isMany, upon }: Percept, way: Way): number {
  const motif = motifOf(way)
  const meant = kindOf(objectsIn(motif).at(-1)!)
  const stuff = stuffOf(kind).includes(meant) ? GRANDFATHER.sameStuff : GRANDFATHER.otherStuff
  const alike = ALIKE.some(all => all.includes(movement) && all.includes(motif.movement))
  const isInCompany =
    isMany === (motif.object === 'cubes') && upon === (motif.upon ? kindOf(motif.upon) : undefined)
  return (
    (kind === meant ? 1 : stuff) *
    (movement === motif.movement ? 1 : alike ? GRANDFATHER.alikeMovement : GRANDFATHER.otherMovement) *
    nearnessOf(path, pathOfMotif(motif, 0.5)) *
    (isInCompany ? 1 : GRANDFATHER.otherCompany)
  )
}

/** Where it began and where it ended up both count, and so which way it went. */
function nearnessOf(felt: Percept['path'], meant: readonly Place[]): number {
  const [from, to] = [meant[0]!, meant.at(-1)!]
  if (felt[0].face !== from.face) return GRANDFATHER.otherPlace
  const awayHu = (distanceHu(felt[0], from) + distanceHu(felt[1], to)) / 2
  const near = Math.exp(-((awayHu / GRANDFATHER.nearHu) ** 2))
  return GRANDFATHER.otherPlace + (1 - GRANDFATHER.otherPlace) * near
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

/** Which detail of a card could best have been meant by what was done; undefined if nothing was, or nothing is known of it. */
export function detailFor(mimes: CardMimes, card: Card, percepts: readonly Percept[]): number | undefined {
  const fits = detailsOf(mimes, card).map((ways, place) =>
    percepts.reduce((most, percept) => Math.max(most, salienceAt(place) * bestFit(percept, ways)), 0),
  )
  const most = Math.max(0, ...fits)
  return most > 0 ? fits.indexOf(most) : undefined
}

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
