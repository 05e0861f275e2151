import {
  CONSTRAINTS,
  constraintText,
  difficultyOf,
  kindOfWord,
  LINKS,
  lexicon,
  linesOf,
  newestIn,
  PRACTICE,
  START,
  storyLanguageFor,
  WORDS,
} from '@veillee/games'
import type { Language } from '@veillee/kernel'
import { objectsUsed } from '@veillee/touch'
import { ALBUM } from '../album/index.ts'
import { cardSvg, svgOf } from '../card.ts'
import { hand } from '../hand/hand.ts'
import { momentDrawing, trailDrawing } from '../hand/moment.ts'
import { objectIcon } from '../hand/object.ts'
import { type Pose, STAGE } from '../hand/stage.ts'
import type { Paint } from '../palette.ts'
import { person } from '../people/person.ts'
import { backSvg } from '../pieces/back.ts'
import { constraintCardSvg } from '../pieces/constraint-card.ts'
import { lettering } from '../pieces/lettering.ts'
import { DIFFICULTY_PAINTS } from '../pieces/paint.ts'
import { rocketSvg } from '../pieces/rocket.ts'
import { symbolDrawing, symbolSideSvg } from '../pieces/symbol-card.ts'
import { kindShape } from '../pieces/word-card.ts'
import { type Drawing, disc, each, inside, line, put, rect } from '../shape.ts'
import { printedWord } from './printed-word.ts'
import { say } from './saying.ts'

/** What a step of the rules looks like, in a language where words are seen. */
export type StepPicture = (language: Language) => string

const GROUND = { width: 260, height: 160 } as const

/** On a piece of paper of its own, cut off at its rim. */
const onGround = (name: string, drawing: Drawing, ground: Paint): string => {
  const { width, height } = GROUND
  const rim = `M14 0H${width - 14}Q${width} 0 ${width} 14V${height - 14}Q${width} ${height} ${width - 14} ${height}H14Q0 ${height} 0 ${height - 14}V14Q0 0 14 0Z`
  return svgOf(inside(rim, rect(0, 0, width, height, ground) + drawing), width, height, `step-${name}`)
}

/** A picture of its own within a drawing: where, how wide and high, how it is turned. */
const within = (svg: string, x: number, y: number, width: number, height: number, turn = 0): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${svg.replace('<svg ', `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" `)}</g>`

const arrow = (d: string, head: string): Drawing => line(d, 'red', 5, { dash: '1 9' }) + line(head, 'red', 5)

// In the Palm of Your Hand

const memory = (n: number): string => cardSvg(ALBUM[n - 1]!)
const memoryAt = (n: number, x: number, y: number, turn = 0, width = 66): Drawing =>
  within(memory(n), x, y, width, width * 0.68, turn)
const backAt = (x: number, y: number, turn = 0, width = 66): Drawing =>
  within(backSvg('memory'), x, y, width, width * 0.68, turn)

const dealt: StepPicture = () =>
  onGround(
    'dealt',
    each([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5], i => backAt(66 + i * 13, 46 + Math.abs(i) * 3, 90 + i * 9, 56)) +
      each([0, 1, 2], i => backAt(196 + i * 2, 46 - i * 3, 0, 72)) +
      each(['cloth', 'ring', 'dart', 'cube', 'string', 'coin', 'pawn', 'top'] as const, (kind, i) =>
        put(objectIcon(kind, 27), { x: 24 + i * 30.5, y: 130 }),
      ),
    'sand',
  )

const chosen: StepPicture = () =>
  onGround(
    'chosen',
    put(person({ who: 'leonOld', pose: 'frontSit', face: 'sleep' }), { x: 78, y: 154, scale: 1.75 }) +
      put(person({ who: 'grand', pose: 'frontHold', face: 'aside' }), { x: 190, y: 158, scale: 1.38 }) +
      memoryAt(9, 192, 106, -6, 58),
    'sky',
  )

const PALM_UP: Pose = { side: 'right', face: 'palm' }

/** An open hand across the ground, fingers to the right. */
const lyingHand = (tone: 'fair' | 'golden' | 'brown', drawing: Drawing, turn = 82): Drawing =>
  put(put(hand({ ...PALM_UP, tone }) + drawing, { x: -STAGE.width / 2, y: -STAGE.height / 2 }), {
    x: 118,
    y: 82,
    scale: 0.3,
    turn,
  })

const mimed: StepPicture = () => {
  const { mime, shownMs } = PRACTICE[0]!
  const felt =
    each([...objectsUsed(mime)], object => trailDrawing(mime, object, shownMs, PALM_UP, 'ink')) +
    momentDrawing(mime, shownMs, PALM_UP, {})
  return onGround('mimed', lyingHand('brown', felt), 'butter')
}

const slippedIn: StepPicture = () =>
  onGround(
    'slippedIn',
    each([0, 1], i => backAt(68 + i * 8, 86 - i * 6, -8 + i * 9, 92)) +
      memoryAt(11, 196, 66, 12, 92) +
      arrow('M176 122Q146 146 112 128', 'M120 116L108 127L123 136'),
    'sage',
  )

const album: StepPicture = () =>
  onGround(
    'album',
    each([9, 14, 58, 63, 27, 78, 41, 90], (n, i) =>
      memoryAt(n, 38 + (i % 4) * 61, 50 + Math.floor(i / 4) * 58, 0, 56),
    ) +
      each(
        [
          [99, 50, '1'],
          [221, 108, '2'],
        ] as const,
        ([x, y, number]) =>
          disc(x, y, 15, 'mustard') +
          lettering(number, { x, y: y + 7, size: 21, paint: 'ink', font: 'label' }),
      ),
    'walnut',
  )

const rockets: StepPicture = () =>
  onGround('rockets', within(rocketSvg(1), 82, 82, 96, 96) + within(rocketSvg(3), 184, 80, 116, 116), 'dusk')

const constraint: StepPicture = language => {
  const card = (i: number): string => {
    const words = [say(constraintText(CONSTRAINTS[i]!), language)] as const
    return constraintCardSvg({ card: i, ask: CONSTRAINTS[i]!, words })
  }
  return onGround(
    'constraint',
    within(card(9), 88, 86, 100, 125, -7) + within(card(0), 172, 84, 100, 125, 6),
    'straw',
  )
}

export const PALM_STEPS: readonly StepPicture[] = [
  dealt,
  chosen,
  mimed,
  slippedIn,
  album,
  rockets,
  constraint,
]

// An Extraordinary Story

const WORD_RATIO = 220 / 360

const wordCard = (card: number, language: Language): string => printedWord(card, storyLanguageFor(language))
const wordAt = (svg: string, x: number, y: number, width: number, turn = 0): Drawing =>
  within(svg, x, y, width, width * WORD_RATIO, turn)
const ofKind = (kind: string, nth = 0): number => WORDS.filter(card => kindOfWord(card) === kind)[nth]!

const sixWords: StepPicture = language =>
  onGround(
    'sixWords',
    each([ofKind('noun'), ofKind('verb', 1), ofKind('adjective', 3)], (card, i) =>
      wordAt(wordCard(card, language), 62 + i * 66, 50 + (i % 2) * 6, 78, -8 + i * 8),
    ) + each(LINKS, (card, i) => wordAt(wordCard(card, language), 32 + i * 49, 124, 45)),
    'blush',
  )

const began: StepPicture = language =>
  onGround(
    'began',
    wordAt(wordCard(START, language), 96, 66, 136, -4) +
      wordAt(wordCard(ofKind('noun', 12), language), 172, 104, 124, 5),
    'mauve',
  )

const told: StepPicture = language =>
  onGround(
    'told',
    wordAt(backSvg('word'), 72, 80, 108, -4) +
      wordAt(wordCard(ofKind('noun'), language), 188, 84, 118, 4) +
      arrow('M84 32Q130 6 168 32', 'M156 32L170 34L170 20'),
    'plum',
  )

/** TALE-11: what leads to what without a Link. */
const follows: StepPicture = language => {
  const { label } = lexicon(newestIn(storyLanguageFor(language)))
  const shape = (kind: 'noun' | 'adjective' | 'verb', x: number, y: number): Drawing =>
    disc(x, y, 27, 'cream') +
    put(kindShape(kind), { x, y: y - 4, scale: 0.8 }) +
    lettering(label(kind), {
      x: kind === 'noun' ? x - 6 : x,
      y: y + 41,
      size: Math.min(15, 110 / label(kind).length),
      paint: 'ink',
      font: 'label',
    })
  const lead = (d: string): Drawing => line(d, 'ink', 4)
  return onGround(
    'follows',
    shape('noun', 44, 70) +
      shape('adjective', 130, 44) +
      shape('verb', 216, 70) +
      lead('M72 56L98 47M90 43L99 47L93 55') +
      lead('M160 48L187 57M179 49L188 57L177 61') +
      lead('M84 78Q130 112 184 82M172 79L185 81L178 92') +
      lead('M190 94Q130 158 74 97M75 111L73 96L87 100'),
    'ice',
  )
}

const helped: StepPicture = () =>
  onGround(
    'helped',
    put(person({ who: 'leopTeen', pose: 'frontLook', face: 'think' }), { x: 60, y: 156, scale: 1.2 }) +
      put(person({ who: 'leonMan', pose: 'swim', face: 'glee' }), { x: 184, y: 128, scale: 1.25 }),
    'azure',
  )

const ended: StepPicture = language =>
  onGround(
    'ended',
    each(
      [START, ofKind('noun', 12), ofKind('adjective', 1), ofKind('verb', 1), ofKind('noun', 21)],
      (card, i) => wordAt(wordCard(card, language), 66 + i * 33, 38 + i * 22, 88),
    ),
    'forest',
  )

const teams: StepPicture = language =>
  onGround(
    'teams',
    wordAt(wordCard(ofKind('adjective'), language), 84, 62, 112, -6) +
      wordAt(wordCard(ofKind('verb'), language), 176, 100, 112, 5),
    'stone',
  )

export const STORY_STEPS: readonly StepPicture[] = [sixWords, began, told, follows, helped, ended, teams]

// Palm Reader

const side = (number: number): string =>
  symbolSideSvg({
    side: number,
    difficulty: difficultyOf(number),
    symbols: ([1, 2, 3, 4, 5] as const).map(one => linesOf(number, one)),
  })
const firstOf = (colour: string): number =>
  Array.from({ length: 600 }, (_, i) => i).find(number => difficultyOf(number) === colour)!
const SHOWN = firstOf('green')

const colours: StepPicture = () =>
  onGround(
    'colours',
    each(['blue', 'green', 'red', 'purple'] as const, (colour, i) =>
      within(side(firstOf(colour)), 52 + i * 52, 82 + (i % 2) * 4, 74, 104, -9 + i * 6),
    ),
    'sand',
  )

const dieFace = (words: string, x: number, y: number, size: number): Drawing =>
  put(
    rect(-size / 2, -size / 2, size, size, 'cream', 8) +
      lettering(words, { x: 0, y: size * 0.22, size: size * 0.66, paint: 'ink', font: 'word' }),
    { x, y, turn: 10 },
  )

const secret: StepPicture = () =>
  onGround(
    'secret',
    rect(26, 34, 96, 96, 'walnut', 8) +
      rect(36, 44, 76, 76, 'dark', 4) +
      dieFace('3', 74, 82, 44) +
      within(side(SHOWN), 190, 82, 92, 129, 5),
    'dusk',
  )

const strokes = (number: 1 | 2 | 3 | 4 | 5): Drawing => symbolDrawing(linesOf(SHOWN, number))

const traced: StepPicture = () =>
  onGround('traced', lyingHand('golden', put(strokes(3), { x: 190, y: 400, scale: 2.1 })), 'teal')

const passedOn: StepPicture = () =>
  onGround(
    'passedOn',
    each(['fair', 'brown', 'golden'] as const, (tone, i) =>
      put(put(hand({ ...PALM_UP, tone }), { x: -STAGE.width / 2, y: -STAGE.height / 2 }), {
        x: 48 + i * 84,
        y: 86,
        scale: 0.17,
      }),
    ) + arrow('M54 22Q132 -10 206 22', 'M194 22L208 24L207 10'),
    'sea',
  )

const answered: StepPicture = () =>
  onGround(
    'answered',
    each(['3', '3', '1', '3'], (number, i) =>
      put(
        disc(0, 0, 25, number === '3' ? 'mustard' : 'cream') +
          lettering(number, { x: 0, y: 11, size: 32, paint: 'ink', font: 'word' }),
        { x: 46 + i * 56, y: 76 + (i % 2) * 16 },
      ),
    ),
    DIFFICULTY_PAINTS.green,
  )

const STAR = 'M0 -20L6 -7L20 -6L9 4L13 18L0 10L-13 18L-9 4L-20 -6L-6 -7Z'

const starred: StepPicture = () =>
  onGround(
    'starred',
    each([0, 1, 2, 3], i =>
      put(inside(STAR, rect(-30, -30, 60, 60, i < 2 ? 'straw' : 'dusk')), {
        x: 46 + i * 56,
        y: 82,
        scale: 1.3,
      }),
    ) + line('M142 46L158 118', 'red', 5),
    'midnight',
  )

export const READER_STEPS: readonly StepPicture[] = [colours, secret, traced, passedOn, answered, starred]
