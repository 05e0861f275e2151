import { expect, test } from 'vitest'
import { straight, turned } from './line.ts'
import { besideIt, counted, listed, NOTHING, place, pose, say, spaced, way } from './phrase.ts'

test('a place goes round clockwise from the top, however far it is turned', () => {
  expect([0, 90, 180, 270].map(turn => place(turn).en)).toEqual([
    'at the top',
    'on the right',
    'at the bottom',
    'on the left',
  ])
  expect(place(-90)).toEqual(place(270))
  expect(place(810)).toEqual(place(90))
  expect(place(225)).toEqual(say('at the bottom left', 'en bas à gauche'))
})

test('a way is the one into which a line that points up is turned', () => {
  for (const turn of [0, 45, 90, 135, 180, 225, 270, 315]) {
    const [x, y] = turned([straight([50, 0])], turn)[0]!.points[0]!
    const { en, fr } = way(turn)
    expect([en.includes('left'), en.includes('right')], en).toEqual([x < 49, x > 51])
    expect([/\bup\b/.test(en), en.includes('down')], en).toEqual([y < 49, y > 51])
    expect([fr.includes('gauche'), fr.includes('droite')], fr).toEqual([x < 49, x > 51])
    expect([fr.includes('haut'), fr.includes('bas')], fr).toEqual([y < 49, y > 51])
  }
})

test('what is beside a thing is above, below, or on a side of it', () => {
  expect([0, 90, 180, 270].map(turn => besideIt(turn).fr)).toEqual([
    'au-dessus',
    'à sa droite',
    'en dessous',
    'à sa gauche',
  ])
})

test('a lean of 45 degrees moves the top to the right, and agrees in French', () => {
  expect(pose(45, 'feminine')).toEqual(say('leaning right', 'penchée à droite'))
  expect(pose(135, 'masculine')).toEqual(say('leaning left', 'penché à gauche'))
})

test('none, one and many are counted in words', () => {
  const teeth = (count: number) => counted(count, say('one tooth', 'une dent'), say('teeth', 'dents'))
  expect([0, 1, 8].map(count => teeth(count).en)).toEqual(['no teeth', 'one tooth', 'eight teeth'])
  expect([0, 1, 8].map(count => teeth(count).fr)).toEqual(['sans dents', 'une dent', 'huit dents'])
})

test('nothing leaves no comma and no space', () => {
  const [dot, bar] = [say('a dot', 'un point'), say('a bar', 'une barre')]
  expect(listed(dot, NOTHING, bar)).toEqual(say('a dot, a bar', 'un point, une barre'))
  expect(spaced(NOTHING, dot)).toEqual(dot)
})
