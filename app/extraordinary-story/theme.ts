import type { Theme } from '../game-kit/theme.ts'

/** A tale that sets out on tiptoe, stumbles, and runs off. */
export const theme: Theme = {
  beatMs: 300,
  tune: `F#4:1 -:0.5 G#4:0.5 A4:1 F#4:1 C#5:1.5 B4:0.5 A4:1 -:1 G#4:1 -:0.5 A4:0.5 B4:1 G#4:1 C#4:2 -:2
    F#4:0.5 G#4:0.5 A4:0.5 B4:0.5 C#5:1 F#5:1 E5:0.5 D5:0.5 C#5:0.5 B4:0.5 A4:1 G#4:1 F#4:2 -:1 F#5:1`,
  bass: `F#2:2 C#3:2 F#2:2 C#3:2 C#3:2 G#3:2 C#3:2 F3:2 F#2:2 A2:2 B2:2 C#3:2 F#2:2 -:1 F#2:1`,
}
