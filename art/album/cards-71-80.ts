import type { Card } from '../scene.ts'
import { memory } from './memory.ts'

export const CARDS_71_80: readonly Card[] = [
  memory('house', {
    items: [
      { m: 'cat', x: 404, y: 98, s: 1.5, o: { c: 'ginger' } },
      { m: 'ladder', x: 226, y: 386, s: 1.6, o: { h: 150, w: 40 }, r: 6 },
      {
        p: 'leonMan',
        pose: 'reach',
        x: 222,
        y: 314,
        s: 1.9,
        shadow: false,
        face: 'laugh',
        look: { hat: 'straw' },
        joints: { lh: [8, 66], rh: [36, 84], lf: [6, 4], rf: [-6, 18] },
        hold: ['paintbrush', { s: 1.2, r: 10, dx: 2, dy: 2, o: { c: 'sea' } }],
      },
      {
        p: 'leopKid',
        pose: 'carry',
        x: 66,
        y: 392,
        s: 1.8,
        face: 'laugh',
        hold: ['bricks', { s: 0.5, dx: 14, dy: 4 }],
      },
      { m: 'bricks', x: 152, y: 396, s: 1.3 },
      { m: 'paint', x: 322, y: 394, s: 1.9, o: { c: 'sea' } },
      { m: 'crate', x: 412, y: 394, s: 1.5, deco: true },
      {
        p: 'meiDay',
        pose: 'hammer',
        x: 500,
        y: 394,
        s: 2.05,
        flip: true,
        hold: ['hammer', { s: 1.05, r: -30, dy: 4 }],
        joints: { lh: [36, 30] },
      },
    ],
  }),
  memory('well', {
    items: [
      { m: 'well', x: 330, y: 390, s: 2.1 },
      { p: 'leonMan', pose: 'pull', x: 188, y: 392, s: 2.2, face: 'laugh', look: { hat: 'straw' } },
      { m: 'rope', x: 0, y: 0, o: { d: 'M256 256L330 228', w: 6 } },
      { m: 'puddle', x: 492, y: 396, s: 1.7 },
      { m: 'splash', x: 478, y: 388, s: 1.2 },
      { p: 'leopKid', pose: 'jump', x: 470, y: 396, s: 1.75, flip: true, shadow: false, face: 'laugh' },
      { m: 'frog', x: 560, y: 388, s: 1.7, o: { c: 'butter', d: 'mustard' } },
      { m: 'bucket', x: 78, y: 392, s: 1.8 },
      { m: 'butterfly', x: 236, y: 118, s: 1.9, deco: true },
    ],
  }),
]
