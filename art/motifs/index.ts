import type { Drawing } from '../shape.ts'
import * as animals from './animals.ts'
import * as baby from './baby.ts'
import * as beasts from './beasts.ts'
import * as circus from './circus.ts'
import * as clowning from './clowning.ts'
import * as dwelling from './dwelling.ts'
import * as hands from './hands.ts'
import * as harbour from './harbour.ts'
import * as home from './home.ts'
import * as household from './household.ts'
import * as nature from './nature.ts'
import * as nursery from './nursery.ts'
import * as pastime from './pastime.ts'
import * as places from './places.ts'
import * as sea from './sea.ts'
import * as signs from './signs.ts'
import * as study from './study.ts'
import * as travel from './travel.ts'
import * as tree from './tree.ts'
import * as troupe from './troupe.ts'
import * as village from './village.ts'
import * as voyage from './voyage.ts'
import * as weather from './weather.ts'
import * as work from './work.ts'

type Motifs = typeof tree &
  typeof nature &
  typeof weather &
  typeof places &
  typeof sea &
  typeof animals &
  typeof beasts &
  typeof baby &
  typeof circus &
  typeof home &
  typeof household &
  typeof study &
  typeof work &
  typeof travel &
  typeof hands &
  typeof signs &
  typeof voyage &
  typeof troupe &
  typeof nursery &
  typeof clowning &
  typeof village &
  typeof harbour &
  typeof dwelling &
  typeof pastime

/** Everything that can be put on a card by name: origin at its bottom middle, 30 to 130 units high. */
const MOTIFS: Motifs = {
  ...tree,
  ...nature,
  ...weather,
  ...places,
  ...sea,
  ...animals,
  ...beasts,
  ...baby,
  ...circus,
  ...home,
  ...household,
  ...study,
  ...work,
  ...travel,
  ...hands,
  ...signs,
  ...voyage,
  ...troupe,
  ...nursery,
  ...clowning,
  ...village,
  ...harbour,
  ...dwelling,
  ...pastime,
}

export type MotifId = keyof Motifs

/** What may be chosen about a motif: mostly colours, by name. */
export type MotifOptions<Id extends MotifId> = NonNullable<Parameters<Motifs[Id]>[0]>

export const MOTIF_IDS = Object.keys(MOTIFS) as readonly MotifId[]

/** The themes by which the sheet of motifs is laid out. */
export const MOTIF_THEMES: Readonly<Record<string, readonly string[]>> = {
  nature: [...Object.keys(tree), ...Object.keys(nature), ...Object.keys(weather)],
  places: [...Object.keys(places), ...Object.keys(village)],
  sea: [...Object.keys(sea), ...Object.keys(harbour)],
  animals: [...Object.keys(animals), ...Object.keys(beasts)],
  people: [...Object.keys(baby), ...Object.keys(hands), ...Object.keys(nursery)],
  circus: [...Object.keys(circus), ...Object.keys(clowning)],
  home: [...Object.keys(home), ...Object.keys(household), ...Object.keys(dwelling), ...Object.keys(pastime)],
  study: Object.keys(study),
  work: Object.keys(work),
  travel: Object.keys(travel),
  signs: Object.keys(signs),
  journeys: [...Object.keys(voyage), ...Object.keys(troupe)],
}

export function motif<Id extends MotifId>(id: Id, options?: MotifOptions<Id>): Drawing {
  // The union of all motifs takes no common options; the type of this function has seen to it that these fit.
  const draw = MOTIFS[id] as (options?: MotifOptions<Id>) => Drawing
  return draw(options)
}
