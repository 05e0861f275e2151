import type { Theme } from '../game-kit/theme.ts'

/** A slow waltz, as an old music box would have it. */
export const theme: Theme = {
  beatMs: 420,
  tune: `E4:1 A4:1 C#5:1 E5:2 C#5:1 B4:1 A4:1 F#4:1 E4:3
    E4:1 A4:1 C#5:1 F#5:2 E5:1 C#5:1 B4:1 G#4:1 A4:3`,
  bass: `A3:1 E4:1 E4:1 A3:1 E4:1 E4:1 D3:1 A3:1 A3:1 E3:1 B3:1 B3:1
    A3:1 E4:1 E4:1 D3:1 A3:1 A3:1 E3:1 B3:1 B3:1 A3:3`,
}
