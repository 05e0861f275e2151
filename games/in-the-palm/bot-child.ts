import type { Chance } from '@veillee/kernel'
import {
  type Ask,
  CHILD,
  exampleMime,
  type Held,
  keeps,
  kindOf,
  type Mime,
  type Motif,
  mayTouch,
  mayTouchAt,
  mimedByBot,
  movementsAllowed,
  OBJECTS,
  parseMime,
  type Region,
  type Rolled,
  rolled,
  unrolledMime,
} from '@veillee/touch'
import type { BotLevel } from '../bot.ts'
import { type CardMimes, detailsOf, salienceAt, takenBy } from './bot-likeness.ts'
import type { Card } from './state.ts'

/** Something of a card that could be shown, and how much it would tell. */
interface Idea {
  readonly detail: number
  readonly motif: Motif
  readonly worth: number
}

const LEAST_EXTRA = 3

/** A mime of what tells most about a card, within what is asked. Outlines are never traced. */
export function mimeOf(
  mimes: CardMimes,
  card: Card,
  ask: Ask | undefined,
  level: BotLevel,
  chance: Chance,
): Rolled<'mime'> {
  const held: Held = ask?.ask === 'upright' ? 'upright' : 'palm-up'
  const chosen = withOwed(ideasFor(mimes, card, ask, level, chance), ask)
  const mime = mimedByBot(chosen, held, chance)
  return isTaken(mime, ask) ? rolled(mime) : rolled(exampleMime(ask, chance.below))
}

/** What travels is what was put on the grid. */
function isTaken(mime: Mime, ask: Ask | undefined): boolean {
  const parsed = mime.samples.length > 0 ? parseMime(rolled(mime)) : undefined
  return parsed !== undefined && (!ask || keeps(ask, unrolledMime(parsed)))
}

/** The best of them, one after the other; the same object again tells less. */
function ideasFor(
  mimes: CardMimes,
  card: Card,
  ask: Ask | undefined,
  level: BotLevel,
  chance: Chance,
): readonly Motif[] {
  let ideas = ideasOf(mimes, card, ask)
  const chosen: Motif[] = []
  while (chosen.length < CHILD.details[level] && ideas.length > 0) {
    const idea =
      ideas[
        takenBy(
          ideas.map(({ worth }) => worth),
          CHILD.temperature[level],
          chance,
        )
      ]!
    chosen.push(idea.motif)
    ideas = ideas
      .filter(({ detail, motif }) => detail !== idea.detail && mayStillTouch(ask, chosen, motif))
      .map(one => (isSameKind(one.motif, idea.motif) ? { ...one, worth: one.worth - CHILD.repeated } : one))
  }
  return chosen
}

const isSameKind = (one: Motif, other: Motif): boolean => kindOf(one.object) === kindOf(other.object)

const mayStillTouch = (ask: Ask | undefined, chosen: readonly Motif[], { object }: Motif): boolean =>
  !ask || mayTouch(ask, new Set(chosen.map(motif => motif.object)), object)

/** Every detail in each of its ways, where the hand may be touched. */
const ideasOf = (mimes: CardMimes, card: Card, ask: Ask | undefined): readonly Idea[] =>
  detailsOf(mimes, card).flatMap((ways, detail) =>
    ways.flatMap(([object, movement, region], way) => {
      const place = placeFor(ask, region)
      if (place === undefined || (ask && !mayTouch(ask, new Set(), object))) return []
      const fit = (way === 0 ? 1 : CHILD.secondWay) * (place === region ? 1 : CHILD.elsewhere)
      const worth = salienceAt(detail) * fit * rarityOf(mimes, [object, movement, region])
      return [{ detail, motif: { object, movement, region: place }, worth }]
    }),
  )

/** Another part of the hand, where the right one may not be touched. */
function placeFor(ask: Ask | undefined, region: Region): Region | undefined {
  const held: Held = ask?.ask === 'upright' ? 'upright' : 'palm-up'
  const others: readonly Region[] = [region, 'palm', 'middle-shaft', 'back']
  return ask ? others.find(one => mayTouchAt(ask, one, held)) : region
}

/** What many cards have in common tells them apart badly. */
function rarityOf(mimes: CardMimes, [object, movement, region]: readonly [string, string, string]): number {
  const having = mimes.filter(details =>
    details.some(ways => ways.some(way => way[0] === object && way[1] === movement && way[2] === region)),
  ).length
  return Math.log(mimes.length / Math.max(1, having))
}

/** PALM-43: what is still to be used is simply laid on the hand. */
function withOwed(chosen: readonly Motif[], ask: Ask | undefined): readonly Motif[] {
  if (ask?.ask !== 'at-least-object' && ask?.ask !== 'three-objects') return chosen
  const motifs = [...chosen]
  const wanted = ask.ask === 'at-least-object' ? OBJECTS.filter(one => kindOf(one) === ask.object) : OBJECTS
  for (const object of wanted) {
    const used = new Set(motifs.map(motif => motif.object))
    const isEnough = ask.ask === 'at-least-object' ? used.has(object) : used.size >= LEAST_EXTRA
    if (!isEnough) motifs.push({ object, movement: laidBy(object), region: 'palm' })
  }
  return motifs
}

const laidBy = (object: Motif['object']): Motif['movement'] =>
  movementsAllowed(kindOf(object)).includes('press') ? 'press' : 'drape'

/** How clearly a card could be mimed at all. */
export const clarityOf = (mimes: CardMimes, card: Card): number =>
  ideasOf(mimes, card, undefined)
    .map(({ worth }) => worth)
    .sort((one, other) => other - one)
    .slice(0, 2)
    .reduce((sum, worth) => sum + worth, 0)
