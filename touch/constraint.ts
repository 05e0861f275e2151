import { composed, type Said } from '@veillee/kernel'
import { type Mime, objectsUsed, regionTouched } from './gesture.ts'
import { type Held, isFinger, isOnBack, type Region } from './hand.ts'
import { kindOf, nameOf, OBJECTS, type ObjectId, type ObjectKind, objectsOf } from './object.ts'
import type { MimeSample } from './sample.ts'

/** What a Constraint card asks of a mime (PALM-41). */
export type Ask =
  | { readonly ask: 'only-objects'; readonly objects: readonly ObjectKind[] }
  | { readonly ask: 'at-least-object'; readonly object: ObjectKind }
  | { readonly ask: 'only-fingers' }
  | { readonly ask: 'not-fingers' }
  | { readonly ask: 'only-back' }
  | { readonly ask: 'upright' }
  | { readonly ask: 'three-objects' }
  | { readonly ask: 'one-object' }

/** May this object come next? Each cube is an object of its own; cubes in a picture mean all four. */
export function mayTouch(ask: Ask, usedSoFar: ReadonlySet<ObjectId>, object: ObjectId): boolean {
  if (ask.ask === 'only-objects') return ask.objects.includes(kindOf(object))
  if (ask.ask === 'one-object') return usedSoFar.size === 0 || usedSoFar.has(object)
  return true
}

/**
 * May this part of the hand be touched? A finger is a finger on either side, thumb and all, so what is asked of the
 * fingers goes for their backs too; the back of the hand is the whole back side, and nothing of the palm side.
 */
export function mayTouchAt(ask: Ask, region: Region, held: Held): boolean {
  if (!mayHold(ask, held)) return false
  if (ask.ask === 'only-fingers') return isFinger(region)
  if (ask.ask === 'not-fingers') return !isFinger(region)
  return ask.ask !== 'only-back' || isOnBack(region)
}

/** May the hand be held so? Asked upright, it is upright from start to end, touched or not. */
export const mayHold = (ask: Ask, held: Held): boolean => ask.ask !== 'upright' || held === 'upright'

/** What the mime did that was ruled out, in words for the Child. */
export const broken = (ask: Ask, mime: Mime): Said | undefined =>
  isWithin(ask, mime) ? undefined : ruledOut(ask, mime)

/** What the mime still lacks, in words for the Child. */
export function owed(ask: Ask, mime: Mime): Said | undefined {
  const used = objectsUsed(mime)
  if (objectsOwed(ask, used).length === 0) return undefined
  return ask.ask === 'at-least-object' ? missing(ask.object) : moreObjects(used.size)
}

export const keeps = (ask: Ask, mime: Mime): boolean => !broken(ask, mime) && !owed(ask, mime)

/** The objects that would bring the mime nearer to what is still owed; none when nothing is. */
export function objectsOwed(ask: Ask, usedSoFar: ReadonlySet<ObjectId>): readonly ObjectId[] {
  const unused = (objects: readonly ObjectId[]) => objects.filter(object => !usedSoFar.has(object))
  if (ask.ask === 'at-least-object') return unused(objectsOf(ask.object))
  if (ask.ask === 'three-objects' && usedSoFar.size < 3) return unused(OBJECTS)
  return []
}

const isWithin = (ask: Ask, mime: Mime): boolean =>
  strayObjects(ask, mime).length === 0 && mime.samples.every(sample => isAllowed(ask, sample))

function isAllowed(ask: Ask, sample: MimeSample): boolean {
  const region = regionTouched(sample)
  return region ? mayTouchAt(ask, region, sample.held) : mayHold(ask, sample.held)
}

function strayObjects(ask: Ask, mime: Mime): readonly ObjectId[] {
  const order = [...objectsUsed(mime)]
  return order.filter((object, i) => !mayTouch(ask, new Set(order.slice(0, i)), object))
}

function ruledOut(ask: Ask, mime: Mime): Said | undefined {
  switch (ask.ask) {
    case 'only-objects':
      return nothingBut(ask.objects, strayObjects(ask, mime))
    case 'only-fingers':
      return {
        en: 'Only the fingers this time, thumb included: leave the rest of the hand in peace.',
        fr: 'Rien que les doigts cette fois, pouce compris\u202f: laisse le reste de la main tranquille.',
      }
    case 'not-fingers':
      return {
        en: 'Never on the fingers this time, and the thumb is one of them.',
        fr: 'Jamais sur les doigts cette fois, et le pouce en est un.',
      }
    case 'only-back':
      return {
        en: 'Only the back of the hand this time, the backs of the fingers included.',
        fr: 'Rien que le dos de la main cette fois, dos des doigts compris.',
      }
    case 'upright':
      return {
        en: 'The hand stays upright for the whole of this mime.',
        fr: 'La main reste à la verticale pendant tout ce mime.',
      }
    case 'one-object':
      return {
        en: 'One object only this time, and each cube counts as one: stay with the one you began with.',
        fr: 'Un seul objet cette fois, et chaque cube compte pour un\u202f: garde celui du début.',
      }
    default:
      return undefined
  }
}

function nothingBut(allowed: readonly ObjectKind[], strays: readonly ObjectId[]): Said {
  const only = listed(allowed)
  const aside = listed([...new Set(strays.map(kindOf))])
  return {
    en: `Nothing but ${only.en} this time: leave ${aside.en} aside.`,
    fr: `Rien d’autre que ${only.fr} cette fois\u202f: laisse ${aside.fr} de côté.`,
  }
}

const missing = (kind: ObjectKind): Said => ({
  en: `Still missing: ${nameOf(kind).en}.`,
  fr: `Il manque encore ${nameOf(kind).fr}.`,
})

function moreObjects(usedSoFar: number): Said {
  const left = 3 - usedSoFar
  const inWords = NUMBERS[left - 1]!
  return {
    en: `At least three objects this time: ${inWords.en} more to go.`,
    fr: `Au moins trois objets cette fois\u202f: il en manque encore ${inWords.fr}.`,
  }
}

const NUMBERS: readonly Said[] = [
  { en: 'one', fr: 'un' },
  { en: 'two', fr: 'deux' },
  { en: 'three', fr: 'trois' },
]

const listed = (kinds: readonly ObjectKind[]): Said =>
  composed((say, locale) => new Intl.ListFormat(locale).format(kinds.map(kind => say(nameOf(kind)))))
