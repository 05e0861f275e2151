import type { Said } from '@veillee/kernel'
import type { Bend, FeltKind, Finger, MovementClass, NamedPlace } from '@veillee/touch'
import { expect, test } from 'vitest'
import { brailleOf } from '../../art/print/braille.ts'
import { landsWords, movesWords, toldWords } from './hand-words.ts'

/** A line of the usual braille displays. */
const CELLS = 40

const cellsOf = (words: Said): number =>
  Math.max(...(['fr', 'en'] as const).map(language => brailleOf(words[language], language).length))

const tooLong = (all: readonly Said[], most: number): readonly string[] =>
  all.filter(words => cellsOf(words) > most).map(({ fr, en }) => `${fr} | ${en}`)

const THIRDS = [0, 1, 2] as const
const STEPS = [-8, -1, 0, 1, 8] as const
const BENDS: readonly Bend[] = [0, 0.12, -0.12, 0.25, -0.25, 0.5, -0.5]

test('[ROOM-21] what a finger draws is told in lines that a braille display has room for', () => {
  const going = STEPS.flatMap(right => STEPS.map(up => ({ right, up })))
  const all = [
    ...THIRDS.flatMap(column => THIRDS.map(row => toldWords({ say: 'down', cell: [column, row] }))),
    ...going.map(way => toldWords({ say: 'again', ...way })),
    ...going.flatMap(way => BENDS.map(bend => toldWords({ say: 'line', bend, ...way }))),
  ]
  expect(tooLong(all, CELLS)).toEqual([])
})

const KINDS: readonly FeltKind[] = ['cloth', 'ring', 'dart', 'cube', 'string', 'coin', 'pawn', 'top']
const MOVES: readonly MovementClass[] = ['drag', 'roll', 'walk', 'spin', 'press']
const FINGERS: readonly Finger[] = ['thumb', 'index', 'middle', 'ring', 'little']

const PLACES: readonly NamedPlace[] = (['palm', 'back'] as const).flatMap(face => [
  ...FINGERS.flatMap(finger => [true, false].map(isTip => ({ face, finger, isTip }))),
  ...THIRDS.flatMap(column => THIRDS.map(row => ({ face, cell: [column, row] as const }))),
])

test('[ROOM-21] what things do on a hand is told in a line, or in two', () => {
  const all = PLACES.flatMap(place => [
    ...KINDS.map(kind => landsWords(kind, place)),
    ...MOVES.map(move => movesWords(move, place)),
  ])
  expect(tooLong(all, 2 * CELLS)).toEqual([])
})
