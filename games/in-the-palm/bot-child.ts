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
  type ObjectId,
  objectsIn,
  parseMime,
  pathOfMotif,
  type Rolled,
  regionAt,
  rolled,
  unrolledMime,
} from '@veillee/touch'
import type { BotLevel } from '../bot.ts'
import { type CardMimes, detailsOf, motifOf, salienceAt, takenBy, type Way } from './bot-likeness.ts'
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
  const chosen = withOwed(ideasFor(mimes, card, ask, level, chance), ask)
  const mime = mimedByBot(chosen, heldFor(ask), chance)
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

const mainOf = (motif: Motif) => kindOf(objectsIn(motif).at(-1)!)

const isSameKind = (one: Motif, other: Motif): boolean => mainOf(one) === mainOf(other)

const mayStillTouch = (ask: Ask | undefined, chosen: readonly Motif[], motif: Motif): boolean =>
  !ask || mayUse(ask, chosen.flatMap(objectsIn), motif)

const mayUse = (ask: Ask, used: readonly ObjectId[], motif: Motif): boolean =>
  objectsIn(motif).every((object, i, all) => mayTouch(ask, new Set([...used, ...all.slice(0, i)]), object))

/** Every detail in each of its ways, where the hand may be touched. */
const ideasOf = (mimes: CardMimes, card: Card, ask: Ask | undefined): readonly Idea[] =>
  detailsOf(mimes, card).flatMap((ways, detail) =>
    ways.flatMap((way, nth) => {
      const meant = motifOf(way)
      const motif = ask ? withinAsked(ask, meant) : meant
      if (!motif) return []
      const fit = (nth === 0 ? 1 : CHILD.secondWay) * (motif === meant ? 1 : CHILD.elsewhere)
      return [{ detail, motif, worth: salienceAt(detail) * fit * rarityOf(mimes, way) }]
    }),
  )

/** As it is meant; else simpler, or on another part of the hand, where that is all that may be done. */
function withinAsked(ask: Ask, meant: Motif): Motif | undefined {
  const { object, movement, spot } = meant
  const alone = { object: object === 'cubes' ? ('cube-1' as const) : object, movement, spot }
  const elsewhere = (['palm', 'middle-shaft', 'back'] as const).map(place => ({ ...alone, spot: place }))
  return [meant, alone, ...elsewhere].find(motif => mayUse(ask, [], motif) && mayBeAt(ask, motif))
}

/** Something underneath lies in the palm. */
const mayBeAt = (ask: Ask, motif: Motif): boolean =>
  [...pathOfMotif(motif, 0.5), ...(motif.upon ? pathOfMotif(IN_THE_PALM, 0.5) : [])].every(({ x, y, face }) =>
    mayTouchAt(ask, regionAt(x, y, face) ?? face, heldFor(ask)),
  )

const IN_THE_PALM = { object: 'cube-1', movement: 'press', spot: 'palm' } as const

const heldFor = (ask: Ask | undefined): Held => (ask?.ask === 'upright' ? 'upright' : 'palm-up')

/** What many cards have in common tells them apart badly. */
function rarityOf(mimes: CardMimes, way: Way): number {
  const key = way.join(' ')
  const having = mimes.filter(details => details.some(ways => ways.some(one => one.join(' ') === key))).length
  return Math.log(mimes.length / Math.max(1, having))
}

/** PALM-43: what is still to be used is simply laid on the hand. */
function withOwed(chosen: readonly Motif[], ask: Ask | undefined): readonly Motif[] {
  if (ask?.ask !== 'at-least-object' && ask?.ask !== 'three-objects') return chosen
  const motifs = [...chosen]
  const wanted = ask.ask === 'at-least-object' ? OBJECTS.filter(one => kindOf(one) === ask.object) : OBJECTS
  for (const object of wanted) {
    const used = new Set(motifs.flatMap(objectsIn))
    const isEnough = ask.ask === 'at-least-object' ? used.has(object) : used.size >= LEAST_EXTRA
    if (!isEnough) motifs.push({ object, movement: laidBy(object), spot: 'palm' })
  }
  return motifs
}

const laidBy = (object: ObjectId): Motif['movement'] =>
  movementsAllowed(kindOf(object)).includes('press') ? 'press' : 'drape'

/** How clearly a card could be mimed at all. */
export const clarityOf = (mimes: CardMimes, card: Card): number =>
  ideasOf(mimes, card, undefined)
    .map(({ worth }) => worth)
    .sort((one, other) => other - one)
    .slice(0, 2)
    .reduce((sum, worth) => sum + worth, 0)
