import { composed, type Said } from '@veillee/kernel'

type Degrees = number

const NUMBERS = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['sans', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
} as const

// Clockwise from the top in steps of 45 degrees, as `turned` turns.
const PLACES: readonly Said[] = [
  say('at the top', 'en haut'),
  say('at the top right', 'en haut à droite'),
  say('on the right', 'à droite'),
  say('at the bottom right', 'en bas à droite'),
  say('at the bottom', 'en bas'),
  say('at the bottom left', 'en bas à gauche'),
  say('on the left', 'à gauche'),
  say('at the top left', 'en haut à gauche'),
]

const WAYS: readonly Said[] = [
  say('up', 'vers le haut'),
  say('up to the right', 'vers le haut à droite'),
  say('to the right', 'vers la droite'),
  say('down to the right', 'vers le bas à droite'),
  say('down', 'vers le bas'),
  say('down to the left', 'vers le bas à gauche'),
  say('to the left', 'vers la gauche'),
  say('up to the left', 'vers le haut à gauche'),
]

/** What a plain variant adds: no words at all. */
export const NOTHING = say('', '')

export const CLOCKWISE = say('clockwise', 'sens des aiguilles d’une montre')
export const ANTICLOCKWISE = say('anticlockwise', 'sens inverse des aiguilles')

export const UP = 0
export const RIGHT = 90
export const BOTTOM_RIGHT = 135
export const DOWN = 180
export const BOTTOM_LEFT = 225
export const LEFT = 270

export function say(en: string, fr: string): Said {
  return { en, fr }
}

/** One after the other, with commas. */
export function listed(...parts: readonly Said[]): Said {
  return together(parts, ', ')
}

/** One after the other, as words of one clause. */
export function spaced(...parts: readonly Said[]): Said {
  return together(parts, ' ')
}

export function place(degrees: Degrees): Said {
  return PLACES[eighth(degrees)]!
}

export function way(degrees: Degrees): Said {
  return WAYS[eighth(degrees)]!
}

/** Seen from a thing's middle: over, beside or under it. */
export function besideIt(degrees: Degrees): Said {
  const sides = {
    0: say('above it', 'au-dessus'),
    2: say('to its right', 'à sa droite'),
    4: say('below it', 'en dessous'),
    6: say('to its left', 'à sa gauche'),
  }
  return sides[eighth(degrees) as keyof typeof sides]
}

/** Which way a thing looks that has a front. */
export function towards(side: 'left' | 'right'): Said {
  return side === 'left' ? say('left', 'vers la gauche') : say('right', 'vers la droite')
}

export function headingOf(side: 'left' | 'right'): Degrees {
  return side === 'left' ? LEFT : RIGHT
}

/** The singular comes with its article, because French has two; none at all is “no”. */
export function counted(count: number, one: Said, many: Said): Said {
  if (count === 1) return one
  return spaced(say(NUMBERS.en[count]!, NUMBERS.fr[count]!), many)
}

/** As a whole thing stands: a lean of 45 degrees moves its top to the right. */
export function pose(lean: 0 | 45 | 90 | 135, gender: 'masculine' | 'feminine'): Said {
  const ending = gender === 'feminine' ? 'e' : ''
  const poses = {
    0: say('upright', 'debout'),
    45: say('leaning right', `penché${ending} à droite`),
    90: say('lying flat', `couché${ending}`),
    135: say('leaning left', `penché${ending} à gauche`),
  }
  return poses[lean]
}

function together(parts: readonly Said[], mark: string): Said {
  return composed(say =>
    parts
      .filter(part => part.en !== '')
      .map(say)
      .join(mark),
  )
}

function eighth(degrees: Degrees): number {
  return (((degrees / 45) % 8) + 8) % 8
}
