import { type Colour, darker, mixed, type Paint } from '../palette.ts'

export const TONES = ['fair', 'golden', 'brown', 'deep'] as const
/** What a player chooses for their own hand. */
export type Tone = (typeof TONES)[number]

export interface Skin {
  readonly base: Paint
  readonly shade: Paint
  readonly light: Paint
  readonly blush: Paint
  readonly crease: Paint
  readonly nail: Paint
}

const BACKS: Readonly<Record<Tone, Paint>> = {
  fair: mixed('skin2', 'skin', 0.4),
  golden: mixed('skin', 'skinD', 0.7),
  brown: mixed('skinTan', 'skinDeep', 0.45),
  deep: mixed('skinDeep', 'dark', 0.45),
}

/** A palm is rosier than the back of the same hand, and the darker the hand, the lighter by comparison. */
const PALMS: Readonly<Record<Tone, readonly [paint: Colour, share: number]>> = {
  fair: ['blush', 0.16],
  golden: ['blush', 0.2],
  brown: ['blush', 0.34],
  deep: ['skinTan', 0.55],
}

export function skinOf(tone: Tone, face: 'palm' | 'back'): Skin {
  const base = face === 'back' ? BACKS[tone] : mixed(BACKS[tone], ...PALMS[tone])
  return {
    base,
    shade: darker(base, 0.82),
    light: mixed(base, 'cream', 0.5),
    blush: mixed(base, 'red', 0.45),
    crease: darker(base, 0.66),
    nail: mixed(base, 'cream', tone === 'deep' ? 0.45 : 0.6),
  }
}
