import type { Card } from '../scene.ts'
import { memory } from './memory.ts'

export const CARDS_21_30: readonly Card[] = [
  memory('school', {
    items: [
      { p: 'teacher', pose: 'point', x: 482, y: 384, s: 2.1, flip: true },
      { m: 'globe', x: 564, y: 300, s: 1.4 },
      { m: 'bell', x: 566, y: 390, s: 1.3 },
      { m: 'chair', x: 70, y: 396, s: 1.5, deco: true },
      {
        p: 'leonKid',
        pose: 'sit',
        x: 84,
        y: 398,
        s: 2.2,
        face: 'laugh',
        joints: { rh: [37, 92], lh: [30, 44], grip: 'open' },
        d: 'hand',
      },
      { m: 'schooldesk', x: 182, y: 396, s: 2 },
      { m: 'quill', x: 214, y: 268, s: 1.3 },
      { m: 'book', x: 384, y: 392, s: 1.6 },
      { m: 'cat', x: 290, y: 394, s: 1.5 },
    ],
  }),
  memory('goat', {
    items: [
      { m: 'fence', x: 300, y: 322, s: 1.5, o: { n: 26, c: 'walnut' } },
      { m: 'rope', x: 0, y: 0, o: { d: 'M244 272Q310 330 426 310', w: 6 } },
      { m: 'goat', x: 412, y: 390, s: 2.4, o: { gait: 'stand' } },
      { m: 'strawhat', x: 532, y: 294, s: 1.7, r: 64 },
      { p: 'leonTeen', pose: 'pull', x: 168, y: 392, s: 2.2, face: 'wow', look: { hat: null } },
      { m: 'bucket', x: 294, y: 394, s: 1.9, o: { c: 'dusk' } },
      { m: 'rooster', x: 56, y: 392, s: 1.5, deco: true },
      { m: 'apple', x: 536, y: 392, s: 1.7 },
    ],
  }),
]
