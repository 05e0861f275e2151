import type { Card } from '../scene.ts'
import { memory } from './memory.ts'

export const CARDS_41_50: readonly Card[] = [
  memory('whale', {
    items: [
      { m: 'whale', x: 410, y: 306, s: 1.75 },
      { m: 'splash', x: 548, y: 322, s: 1.3 },
      {
        p: 'leonSailor',
        pose: 'look',
        x: 116,
        y: 346,
        s: 1.75,
        shadow: false,
        face: 'wow',
        look: { hat: null },
        hold: ['spyglass', { s: 0.7, dx: 18, dy: -2, r: -12 }],
      },
      { p: 'captain', pose: 'row', x: 204, y: 336, s: 1.6, flip: true, shadow: false, face: 'wow' },
      { m: 'rowboat', x: 140, y: 354, s: 1.95, o: { c: 'mustard' } },
      { m: 'wave', x: 0, y: 376, o: { h: 22, c: 'dusk', seed: 5, n: 7 } },
      { m: 'gull', x: 226, y: 84, s: 1.6 },
      { m: 'strawhat', x: 322, y: 126, s: 1.7, r: -20 },
      { fx: 'swoosh', way: 'M352 150q14 12 10 26M330 154q8 12 4 24', c: 'white' },
    ],
  }),
  memory('port', {
    items: [
      { m: 'ship', x: 190, y: 264, s: 1.5 },
      { m: 'palm', x: 560, y: 306, s: 1.6 },
      { m: 'crate', x: 398, y: 344, s: 1.6, deco: true },
      { m: 'parrot', x: 398, y: 268, s: 1.6 },
      { m: 'barrel', x: 58, y: 382, s: 1.6 },
      { m: 'anchor', x: 132, y: 392, s: 1.5 },
      { m: 'suitcase', x: 206, y: 392, s: 1.6 },
      { p: 'leonSailor', pose: 'wave', x: 300, y: 394, s: 2.2, face: 'laugh' },
      {
        p: 'trader',
        pose: 'carry',
        x: 512,
        y: 394,
        s: 2.05,
        flip: true,
        hold: ['basket', { s: 0.8, dx: 2, dy: 8 }],
      },
      { m: 'catWalk', x: 420, y: 394, s: 1.4, o: { c: 'cream' }, flip: true, d: 'cat' },
    ],
  }),
]
