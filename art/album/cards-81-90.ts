import type { Card } from '../scene.ts'
import { memory } from './memory.ts'

export const CARDS_81_90: readonly Card[] = [
  memory('airmail', {
    bg: ['desk', { table: 'oak', lightX: 480 }],
    items: [
      { m: 'shell', x: 66, y: 376, s: 2.3, r: -14 },
      { m: 'envelope', x: 212, y: 256, s: 2.6, r: -8 },
      { m: 'photo', x: 436, y: 204, s: 2.1, r: 7, o: { c: 'dusk', pic: 'rocket' } },
      { m: 'cup', x: 544, y: 372, s: 1.9, o: { c: 'red' } },
      { m: 'pencil', x: 480, y: 286, s: 1.9, r: 58 },
      { m: 'glasses', x: 368, y: 322, s: 2, r: -6 },
      { m: 'magnifier', x: 206, y: 300, s: 2 },
      { m: 'handHold', x: 262, y: 430, s: 1.3, r: -32, o: { sleeve: 'olive' }, d: 'hand' },
    ],
  }),
  memory('rocket', {
    items: [
      { m: 'gantry', x: 404, y: 310, s: 1.1, o: { h: 210 } },
      { m: 'flame', x: 312, y: 214, s: 1.2, o: { h: 96 } },
      { m: 'rocket', x: 312, y: 218, s: 1.22, o: { h: 170 } },
      { m: 'smoke', x: 308, y: 328, s: 1.1, o: { w: 130, h: 66, seed: 4 } },
      { m: 'smoke', x: 424, y: 324, o: { w: 50, h: 40, seed: 9 }, deco: true },
      { m: 'gull', x: 196, y: 70, s: 1.4 },
      { m: 'gull', x: 452, y: 84, s: 1.2, flip: true },
      { p: 'leop', pose: 'pointUp', x: 196, y: 394, s: 2.15, face: 'laugh', d: 'point' },
      {
        p: 'leonGrey',
        pose: 'armsup',
        x: 76,
        y: 396,
        s: 2.05,
        face: 'laugh',
        joints: { head: -12, lean: -8 },
      },
      { m: 'strawhat', x: 112, y: 116, s: 1.7, r: -24 },
      { fx: 'swoosh', way: 'M112 146q-2 14 -8 22M94 140q-6 12 -14 18', c: 'white' },
      {
        p: 'meiGrey',
        pose: 'hug',
        x: 530,
        y: 396,
        s: 2.05,
        flip: true,
        face: 'laugh',
        joints: { lh: [30, 84], rh: [34, 78], head: -8 },
      },
      { m: 'countdown', x: 432, y: 380, s: 1.1 },
      { m: 'suitcase', x: 288, y: 394, s: 1.4 },
    ],
  }),
]
