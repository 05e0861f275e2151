import type { Theme } from '../game-kit/theme.ts'

/** The lamp is lit, and people come in one after the other. */
export const theme: Theme = {
  beatMs: 480,
  tune: `E4:1 F#4:1 A4:2 B4:1 A4:1 F#4:2 E4:1 F#4:1 A4:1 C#5:1 B4:4
    C#5:1 B4:1 A4:2 F#4:1 E4:1 F#4:2 E4:1 A4:1 B4:1 G#4:1 A4:4`,
  bass: `A3:4 D3:4 A3:2 F#3:2 E3:4 A3:4 D3:4 E3:4 A3:4`,
}
