import type { Theme } from '../game-kit/theme.ts'

/** One figure that goes round from step to step, as a symbol does from palm to palm, and a second voice that goes along. */
export const theme: Theme = {
  beatMs: 340,
  tune: `A4:0.5 C#5:0.5 B4:1 E5:1 -:1 B4:0.5 D5:0.5 C#5:1 F#5:1 -:1
    C#5:0.5 E5:0.5 D5:1 A5:1 -:1 G#5:0.5 F#5:0.5 E5:1 C#5:0.5 B4:0.5 A4:1`,
  bass: `-:4 G#3:0.5 B3:0.5 A3:1 D3:2 -:4 E3:0.5 B3:0.5 A3:1 A2:2`,
}
