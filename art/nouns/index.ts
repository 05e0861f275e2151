import { svgOf } from '../card.ts'
import { put } from '../shape.ts'
import * as beasts from './beasts.ts'
import * as birdsAndFish from './birds-and-fish.ts'
import * as crawlers from './crawlers.ts'
import * as creatures from './creatures.ts'
import * as people from './people.ts'
import * as things from './things.ts'

const { flea: _, ...crawling } = crawlers

/** A drawing for every noun of the story, small, as the album has it; both languages share those that they agree on. */
const NOUNS = { ...beasts, ...birdsAndFish, ...crawling, ...creatures, ...people, ...things }

export type NounId = keyof typeof NOUNS

export const NOUN_IDS = Object.keys(NOUNS) as readonly NounId[]

const SIZE = 100

export const nounSvg = (id: NounId): string =>
  svgOf(put(NOUNS[id](), { x: SIZE / 2, y: SIZE / 2 }), SIZE, SIZE, `noun-${id}`)
