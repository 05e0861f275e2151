import { expect, test } from 'vitest'
import { alikeIn, linesIn } from './album-pen.ts'
import { drawnAddress, inOrder } from './evening-album.ts'

const letters = (text: string) => text.length

test('[ROOM-24] words go into lines of one breadth, and what is too long is said to go on', () => {
  expect(linesIn('a frog under the lamp', { breadth: 10, most: 3 }, letters)).toEqual([
    'a frog',
    'under the',
    'lamp',
  ])
  expect(linesIn('a frog under the lamp', { breadth: 10, most: 2 }, letters)).toEqual([
    'a frog',
    'under the…',
  ])
})

test('[ROOM-24] lines are alike: no word stands alone on the last one', () => {
  const title = 'Our memories, in the palm of a hand'
  expect(linesIn(title, { breadth: 30, most: 2 }, letters)).toEqual([
    'Our memories, in the palm of a',
    'hand',
  ])
  expect(alikeIn(title, { breadth: 30, most: 2 }, letters)).toEqual([
    'Our memories, in',
    'the palm of a hand',
  ])
  expect(alikeIn('a frog', { breadth: 30, most: 2 }, letters)).toEqual(['a frog'])
  expect(alikeIn('one two three four five', { breadth: 9, most: 2 }, letters).at(-1)).toMatch(/…$/)
})

test('[ROOM-24] no line begins or ends with a mark that belongs to a word', () => {
  expect(linesIn('C’était «\u202fun gorille\u202f»\u202f!', { breadth: 11, most: 3 }, letters)).toEqual([
    'C’était',
    '«\u202fun',
    'gorille\u202f»\u202f!',
  ])
})

test('[ROOM-24] an album ends with what was best', () => {
  const leaf = (honour: string | null) => ({ picture: '', title: '', words: '', honour })
  expect(
    inOrder([leaf('best'), leaf(null), leaf('bravest'), leaf(null)]).map(({ honour }) => honour),
  ).toEqual([null, null, 'best', 'bravest'])
})

test('a drawing made on the spot has an address that pages may show, and keeps it', () => {
  expect(drawnAddress('<rect/>')).toMatch(/^blob:/)
  expect(drawnAddress('<rect/>')).toBe(drawnAddress('<rect/>'))
  expect(drawnAddress('<g/>')).not.toBe(drawnAddress('<rect/>'))
})
