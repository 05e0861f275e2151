import type { Theme } from '../game-kit/theme.ts'

/** A tale that sets out on tiptoe, stumbles, and runs off. */
export const theme: Theme = {
  beatMs: 300,
  tune: `A4:1 -:0.5 B4:0.5 C5:1 A4:1 E5:1.5 D5:0.5 C5:1 -:1 B4:1 -:0.5 C5:0.5 D5:1 B4:1 E4:2 -:2
    A4:0.5 B4:0.5 C5:0.5 D5:0.5 E5:1 A5:1 G5:0.5 F5:0.5 E5:0.5 D5:0.5 C5:1 B4:1 A4:2 -:1 A5:1`,
  bass: `A2:2 E3:2 A2:2 E3:2 E3:2 B3:2 E3:2 G#3:2 A2:2 C3:2 D3:2 E3:2 A2:2 -:1 A2:1`,
}
