import type { Card } from '../scene.ts'
import { memory } from './memory.ts'

export const CARDS_51_60: readonly Card[] = [
  memory('caravan', {
    items: [
      { m: 'windowBox', x: 300, y: 150, s: 1.12, o: { w: 120, h: 86, view: 'circus' }, deco: true },
      { m: 'bunting', x: 0, y: 50, o: { n: 15, sag: -10 }, deco: true },
      { m: 'lantern', x: 150, y: 64, s: 1.5 },
      { m: 'guitar', x: 54, y: 314, s: 1.75, r: -8 },
      { m: 'table', x: 300, y: 346, s: 1.9, o: { w: 142, h: 52 }, deco: true },
      { m: 'typewriter', x: 250, y: 247, s: 1.5 },
      { m: 'chess', x: 366, y: 245, s: 1.5 },
      { m: 'books', x: 540, y: 204, s: 1.3 },
      { m: 'kettle', x: 540, y: 132, s: 1.3 },
      { m: 'stool', x: 170, y: 388, s: 1.15 },
      {
        p: 'leonMan',
        pose: 'sit',
        x: 176,
        y: 386,
        s: 2,
        joints: { lean: 10, lh: [36, 48], rh: [38, 50] },
        shadow: false,
      },
      { m: 'stool', x: 472, y: 388, s: 1.15 },
      {
        p: 'meiDay',
        pose: 'sit',
        x: 468,
        y: 386,
        s: 2,
        flip: true,
        face: 'laugh',
        joints: { lean: 6, lh: [26, 42], rh: [34, 52], grip: 'pinch' },
        shadow: false,
      },
      { m: 'cat', x: 556, y: 388, s: 1.6 },
      { m: 'notes', x: 112, y: 176, s: 1.5, o: { c: 'butter' }, deco: true },
    ],
  }),
  memory('letter', {
    bg: ['windowDesk', { outside: 'rain' }],
    items: [
      { fx: 'glow', x: 92, y: 210, r: 150, c: 'straw', op: 0.6 },
      { fx: 'rain', n: 10, seed: 40 },
      { m: 'cat', x: 520, y: 292, s: 2.1 },
      { m: 'typewriter', x: 300, y: 352, s: 3.9 },
      { m: 'candle', x: 84, y: 300, s: 2.2 },
      { m: 'letter', x: 108, y: 382, s: 2, r: -12 },
      { m: 'photo', x: 500, y: 388, s: 1.45, r: 10, o: { pic: 'sea', c: 'sea' } },
      { m: 'handTyping', x: 212, y: 394, r: -10, d: 'hand' },
      { m: 'handTyping', x: 388, y: 394, r: 10, flip: true, d: 'hand' },
    ],
  }),
]
