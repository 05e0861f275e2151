import type { Colour } from '../palette.ts'
import type { Age } from './skeleton.ts'

export type Hair = 'crop' | 'bald' | 'bun' | 'bunLow' | 'curly' | 'long' | 'spiky' | 'plaits' | 'grey'
export type Hat =
  | 'flatcap'
  | 'bachi'
  | 'straw'
  | 'top'
  | 'bowler'
  | 'captain'
  | 'nurse'
  | 'pompom'
  | 'mortarboard'
  | 'souwester'
  | 'beekeeper'
  | 'party'
type Top =
  | 'shirt'
  | 'stripes'
  | 'leotard'
  | 'dress'
  | 'coat'
  | 'cardigan'
  | 'jersey'
  | 'swimsuit'
  | 'nightshirt'
  | 'overalls'

/** What somebody looks like, today. */
export interface Look {
  readonly age: Age
  readonly skin?: Colour
  readonly hair: Hair
  readonly hairC: Colour
  readonly hat?: Hat | null
  readonly hatC?: Colour
  readonly top: Top
  readonly topC: Colour
  readonly stripeC?: Colour
  readonly botC?: Colour
  readonly shoe?: Colour
  readonly sockC?: Colour
  readonly scarf?: Colour | null
  readonly ribbon?: Colour | null
  readonly shorts?: boolean
  readonly barefoot?: boolean
  readonly tutu?: Colour | null
  readonly long?: boolean
  readonly sleeves?: boolean
  readonly apron?: boolean
  readonly braces?: boolean
  readonly moustache?: boolean
  readonly beard?: boolean
  readonly glasses?: boolean
  readonly clown?: boolean
  readonly veil?: boolean
  readonly satchel?: Colour
  /** What a face keeps from the cradle to ninety: a round red nose and a tuft, lashes, a mole, freckles, heavy brows. */
  readonly roundNose?: boolean
  readonly tuft?: boolean
  readonly lashes?: boolean
  readonly mole?: boolean
  readonly freckles?: boolean
  readonly browed?: boolean
}

const leon = { hair: 'crop', hairC: 'walnut', scarf: 'red', roundNose: true, tuft: true } as const
const mei = {
  age: 'adult',
  skin: 'skin2',
  hair: 'bun',
  hairC: 'ink',
  ribbon: 'mustard',
  lashes: true,
  mole: true,
} as const
const leop = { skin: 'skin2', hair: 'curly', hairC: 'dark', lashes: true } as const

/**
 * Everybody in the album. Each has one sign that never changes and is seen at 40 px: Léon’s red scarf, Mei’s bun
 * with the mustard ribbon, Léopoldine’s dark cloud of curls, the grandchild’s spiky hair and teal stripes. Close up,
 * the face has one too: Léon’s round red nose and the tuft that no comb tames, Mei’s mole, the grandchild’s freckles,
 * the father’s brows.
 */
const PEOPLE_KNOWN = {
  leonKid: { ...leon, age: 'kid', top: 'shirt', topC: 'cream', botC: 'dusk', shorts: true, shoe: 'walnut' },
  leonBeach: {
    ...leon,
    age: 'kid',
    top: 'stripes',
    topC: 'white',
    stripeC: 'dusk',
    botC: 'dusk',
    shorts: true,
    barefoot: true,
  },
  leonNight: { ...leon, age: 'kid', top: 'nightshirt', topC: 'ice', barefoot: true },
  leonTeen: {
    ...leon,
    age: 'teen',
    hat: 'flatcap',
    hatC: 'slate',
    top: 'shirt',
    topC: 'cream',
    botC: 'walnut',
    braces: true,
    shoe: 'dark',
  },
  leonSailor: {
    ...leon,
    age: 'adult',
    top: 'stripes',
    topC: 'white',
    stripeC: 'dusk',
    botC: 'navy',
    hat: 'bachi',
    shoe: 'dark',
  },
  leonMan: {
    ...leon,
    age: 'adult',
    top: 'shirt',
    topC: 'mustard',
    botC: 'navy',
    braces: true,
    shoe: 'dark',
    moustache: true,
  },
  leonGroom: { ...leon, age: 'adult', top: 'coat', topC: 'navy', botC: 'navy', shoe: 'ink', moustache: true },
  leonGrey: {
    ...leon,
    age: 'adult',
    hair: 'grey',
    hairC: 'stone',
    top: 'cardigan',
    topC: 'olive',
    botC: 'walnut',
    shoe: 'dark',
    moustache: true,
    glasses: true,
  },
  leonOld: {
    ...leon,
    age: 'old',
    hair: 'bald',
    hairC: 'cream',
    top: 'cardigan',
    topC: 'olive',
    botC: 'walnut',
    shoe: 'dark',
    moustache: true,
    glasses: true,
  },

  meiKid: { ...mei, age: 'teen', top: 'leotard', topC: 'teal', tutu: 'mist', shoe: 'cream' },
  meiGirl: { ...mei, age: 'teen', top: 'dress', topC: 'coral', shoe: 'walnut' },
  mei: { ...mei, top: 'leotard', topC: 'teal', tutu: 'mist', shoe: 'cream' },
  meiDay: { ...mei, top: 'dress', topC: 'coral', shoe: 'walnut' },
  meiBride: { ...mei, top: 'dress', topC: 'white', shoe: 'cream', veil: true, long: true },
  meiGrey: { ...mei, hairC: 'slate', top: 'dress', topC: 'coral', shoe: 'dark', long: true },
  meiOld: { ...mei, age: 'old', hairC: 'stone', top: 'dress', topC: 'plum', shoe: 'dark', long: true },

  leopKid: { ...leop, age: 'kid', top: 'dress', topC: 'mustard', shoe: 'red' },
  leopTeen: { ...leop, age: 'teen', top: 'jersey', topC: 'mustard', botC: 'dusk', shoe: 'dark' },
  leop: { ...leop, age: 'adult', top: 'coat', topC: 'white', botC: 'dusk', shoe: 'dark' },
  leopDay: { ...leop, age: 'adult', top: 'jersey', topC: 'mustard', botC: 'dusk', shoe: 'dark' },
  grand: {
    age: 'kid',
    skin: 'skin2',
    hair: 'spiky',
    hairC: 'dark',
    top: 'stripes',
    stripeC: 'teal',
    topC: 'butter',
    botC: 'denim',
    shorts: true,
    shoe: 'red',
    freckles: true,
  },

  mother: {
    age: 'adult',
    lashes: true,
    hair: 'bunLow',
    hairC: 'walnut',
    top: 'dress',
    topC: 'dusk',
    apron: true,
    shoe: 'dark',
    long: true,
  },
  father: {
    age: 'adult',
    browed: true,
    hair: 'crop',
    hairC: 'dark',
    hat: 'flatcap',
    hatC: 'walnut',
    top: 'shirt',
    topC: 'stone',
    botC: 'dark',
    braces: true,
    moustache: true,
    shoe: 'dark',
  },
  nurse: {
    age: 'adult',
    hair: 'bunLow',
    hairC: 'wood',
    hat: 'nurse',
    top: 'dress',
    topC: 'white',
    long: true,
    shoe: 'cream',
  },
  doctor: {
    age: 'adult',
    hair: 'grey',
    hairC: 'slate',
    top: 'coat',
    topC: 'slate',
    botC: 'ink',
    glasses: true,
    beard: true,
    shoe: 'ink',
  },
  teacher: {
    age: 'adult',
    hair: 'crop',
    hairC: 'dark',
    top: 'coat',
    topC: 'slate',
    botC: 'dark',
    glasses: true,
    moustache: true,
    shoe: 'ink',
  },
  keeper: {
    age: 'adult',
    hair: 'grey',
    hairC: 'stone',
    hat: 'souwester',
    hatC: 'mustard',
    top: 'coat',
    topC: 'mustard',
    botC: 'navy',
    beard: true,
    shoe: 'ink',
  },
  captain: {
    age: 'adult',
    hair: 'crop',
    hairC: 'stone',
    hat: 'captain',
    top: 'coat',
    topC: 'navy',
    botC: 'navy',
    beard: true,
    shoe: 'ink',
  },
  sailor: {
    age: 'adult',
    skin: 'skinDeep',
    hair: 'crop',
    hairC: 'ink',
    top: 'jersey',
    topC: 'dusk',
    botC: 'stone',
    shoe: 'dark',
  },
  trader: {
    age: 'adult',
    skin: 'skinTan',
    hair: 'long',
    hairC: 'dark',
    hat: 'straw',
    top: 'dress',
    topC: 'teal',
    long: true,
    shoe: 'dark',
  },
  clown: {
    age: 'adult',
    hair: 'curly',
    hairC: 'coral',
    top: 'coat',
    topC: 'mustard',
    botC: 'red',
    clown: true,
    hat: 'bowler',
    shoe: 'red',
  },
  ringmaster: {
    age: 'adult',
    hair: 'crop',
    hairC: 'dark',
    hat: 'top',
    top: 'coat',
    topC: 'red',
    botC: 'ink',
    moustache: true,
    shoe: 'ink',
  },
  strongman: {
    age: 'adult',
    skin: 'skinTan',
    hair: 'bald',
    hairC: 'dark',
    top: 'swimsuit',
    topC: 'dusk',
    stripeC: 'mustard',
    moustache: true,
    shoe: 'walnut',
  },
  boy: {
    age: 'kid',
    skin: 'skin2',
    hair: 'crop',
    hairC: 'straw',
    top: 'jersey',
    topC: 'sage',
    botC: 'walnut',
    shorts: true,
    shoe: 'dark',
  },
  girl: { age: 'kid', hair: 'plaits', hairC: 'ginger', top: 'dress', topC: 'denim', shoe: 'dark' },
} as const satisfies Readonly<Record<string, Look>>

export type WhoId = keyof typeof PEOPLE_KNOWN

export const PEOPLE: Readonly<Record<WhoId, Look>> = PEOPLE_KNOWN

export const WHO_IDS = Object.keys(PEOPLE) as readonly WhoId[]

export const isBareLegged = (look: Look): boolean =>
  look.top === 'dress' ||
  look.top === 'leotard' ||
  look.top === 'swimsuit' ||
  look.top === 'nightshirt' ||
  look.shorts === true

export const isBareArmed = (look: Look): boolean =>
  look.top === 'leotard' || look.top === 'swimsuit' || (look.top === 'dress' && !look.sleeves)
