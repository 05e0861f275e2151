import type { Said } from '@veillee/kernel'
import { type Mime, OBJECT_KINDS, objectsUsed, type Point } from '@veillee/touch'
import { CARD, cardSvg, svgOf } from '../card.ts'
import { hand } from '../hand/hand.ts'
import { momentDrawing, trailDrawing } from '../hand/moment.ts'
import { objectIcon } from '../hand/object.ts'
import type { Pose } from '../hand/stage.ts'
import type { Card } from '../scene.ts'
import { type Drawing, disc, each, inside, path, put, rect } from '../shape.ts'
import { inLines, lettering, widthOf } from './lettering.ts'

const PRACTICE_CARD = { width: 600, height: 850 } as const

/** How a sentence is said to whoever holds the card. */
type Say = (sentence: Said) => string

/** One way to try it: what its card shows, and when. */
export interface PracticeStep {
  readonly name: Said
  readonly how: Said
  readonly mime: Mime
  readonly string?: readonly Point[]
  /** The moment that tells it best. */
  readonly shownMs: number
}

const POSE: Pose = { side: 'right', face: 'palm' }

const INVITATION: Said = {
  en: 'Before you play: take the objects and try to make somebody feel this memory. Three ways are on the other side.',
  fr: 'Avant de jouer\u202f: prends les objets et essaie de faire sentir ce souvenir à quelqu’un. Trois façons sont au dos.',
}

const paper = (): Drawing =>
  rect(0, 0, PRACTICE_CARD.width, PRACTICE_CARD.height, 'navy', 22) +
  rect(10, 10, PRACTICE_CARD.width - 20, PRACTICE_CARD.height - 20, 'cream', 14)

function paragraph(text: string, x: number, y: number, letters: number, anchor: 'start' | 'middle'): Drawing {
  return each(inLines(text, letters), (words, i) =>
    lettering(words, { x, y: y + i * 27, size: 20, paint: 'ink', font: 'label', anchor }),
  )
}

/** The memory, and an invitation to try it. */
export function practiceFrontSvg(card: Card, say: Say): string {
  const [width, height] = [CARD.width + 2 * CARD.border, CARD.height + 2 * CARD.border]
  const shown = 552
  const picture = cardSvg(card, { badge: true }).replace(
    '<svg ',
    `<svg x="24" y="70" width="${shown}" height="${Math.round((shown * height) / width)}" `,
  )
  const drawing =
    paper() +
    path('M10 24Q10 10 24 10H576Q590 10 590 24V250Q300 300 10 250Z', 'mustard') +
    picture +
    lettering(say(card.title), { x: 300, y: 530, size: 38, paint: 'ink', font: 'word' }) +
    paragraph(say(INVITATION), 300, 604, 46, 'middle') +
    put(
      each(OBJECT_KINDS, (kind, i) => put(objectIcon(kind, 48), { x: i * 66 })),
      { x: 69, y: 760 },
    )
  return svgOf(drawing, PRACTICE_CARD.width, PRACTICE_CARD.height, 'practice-front')
}

const ROW = 272
/** From the number of a way to the edge of the paper. */
const NAME_ROOM = 276

/** One size for all three names, so that none looks as if it mattered more. */
const nameSize = (names: readonly string[]): number =>
  Math.min(27, ...names.map(name => NAME_ROOM / widthOf(name, 1)))

function stepRow(
  { name, how, mime, string, shownMs }: PracticeStep,
  i: number,
  size: number,
  say: Say,
): Drawing {
  const top = 18 + i * ROW
  const frame = `M24 ${top + 6}H222V${top + 262}H24Z`
  const stage =
    hand({ ...POSE, tone: (['fair', 'brown', 'golden'] as const)[i % 3]! }) +
    each([...objectsUsed(mime)], object => trailDrawing(mime, object, shownMs, POSE, 'ink')) +
    momentDrawing(mime, shownMs, POSE, string ? { string } : {})
  return (
    path(frame, 'paper') +
    inside(frame, put(stage, { x: 9, y: top - 12, scale: 0.355 })) +
    disc(256, top + 42, 19, 'mustard') +
    lettering(String(i + 1), { x: 256, y: top + 50, size: 22, paint: 'ink', font: 'label' }) +
    lettering(say(name), {
      x: 286,
      y: top + 51,
      size,
      paint: 'ink',
      font: 'word',
      anchor: 'start',
    }) +
    paragraph(say(how), 244, top + 92, 32, 'start')
  )
}

/** Three ways to mime it. */
export function practiceBackSvg(steps: readonly PracticeStep[], say: Say): string {
  const size = nameSize(steps.map(({ name }) => say(name)))
  const drawing = paper() + each(steps, (step, i) => stepRow(step, i, size, say))
  return svgOf(drawing, PRACTICE_CARD.width, PRACTICE_CARD.height, 'practice-back')
}
