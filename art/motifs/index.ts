import type { Drawing } from '../shape.ts'
import * as animals from './animals.ts'
import * as baby from './baby.ts'
import * as beasts from './beasts.ts'
import * as circus from './circus.ts'
import * as circus1 from './circus-1-36.ts'
import * as dwelling71 from './dwelling-71-100.ts'
import * as hands from './hands.ts'
import * as harbour1 from './harbour-1-36.ts'
import * as home from './home.ts'
import * as household from './household.ts'
import * as nature from './nature.ts'
import * as nursery1 from './nursery-1-36.ts'
import * as pastime71 from './pastime-71-100.ts'
import * as places from './places.ts'
import * as sea from './sea.ts'
import * as signs from './signs.ts'
import * as study from './study.ts'
import * as travel from './travel.ts'
import * as tree from './tree.ts'
import * as troupe37 from './troupe-37-70.ts'
import * as village1 from './village-1-36.ts'
import * as voyage37 from './voyage-37-70.ts'
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
  typeof voyage37 &
  typeof troupe37 &
  typeof nursery1 &
  typeof circus1 &
  typeof village1 &
  typeof harbour1 &
  typeof dwelling71 &
  typeof pastime71

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
  ...voyage37,
  ...troupe37,
  ...nursery1,
  ...circus1,
  ...village1,
  ...harbour1,
  ...dwelling71,
  ...pastime71,
}

export type MotifId = keyof Motifs

/** What may be chosen about a motif: mostly colours, by name. */
export type MotifOptions<Id extends MotifId> = NonNullable<Parameters<Motifs[Id]>[0]>

export const MOTIF_IDS = Object.keys(MOTIFS) as readonly MotifId[]

/** The themes by which the sheet of motifs is laid out. */
export const MOTIF_THEMES: Readonly<Record<string, readonly string[]>> = {
  nature: [...Object.keys(tree), ...Object.keys(nature), ...Object.keys(weather)],
  places: [...Object.keys(places), ...Object.keys(village1)],
  sea: [...Object.keys(sea), ...Object.keys(harbour1)],
  animals: [...Object.keys(animals), ...Object.keys(beasts)],
  people: [...Object.keys(baby), ...Object.keys(hands), ...Object.keys(nursery1)],
  circus: [...Object.keys(circus), ...Object.keys(circus1)],
  home: [
    ...Object.keys(home),
    ...Object.keys(household),
    ...Object.keys(dwelling71),
    ...Object.keys(pastime71),
  ],
  study: Object.keys(study),
  work: Object.keys(work),
  travel: Object.keys(travel),
  signs: Object.keys(signs),
  journeys: [...Object.keys(voyage37), ...Object.keys(troupe37)],
}

export function motif<Id extends MotifId>(id: Id, options?: MotifOptions<Id>): Drawing {
  // The union of all motifs takes no common options; the type of this function has seen to it that these fit.
  const draw = MOTIFS[id] as (options?: MotifOptions<Id>) => Drawing
  return draw(options)
}
