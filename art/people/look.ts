import type { Colour } from '../palette.ts'
import type { Age } from './skeleton.ts'

export type Hair =
  | 'crop'
  | 'bald'
  | 'tonsure'
  | 'bun'
  | 'bunLow'
  | 'curly'
  | 'long'
  | 'spiky'
  | 'plaits'
  | 'grey'
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
  readonly hairColour: Colour
  readonly hat?: Hat | null
  readonly hatColour?: Colour
  readonly top: Top
  readonly topColour: Colour
  readonly stripeColour?: Colour
  readonly bottomColour?: Colour
  readonly shoe?: Colour
  readonly sockColour?: Colour
  readonly scarf?: Colour | null
  readonly ribbon?: Colour | null
  readonly shorts?: boolean
  readonly barefoot?: boolean
  readonly tutu?: Colour | null
  readonly long?: boolean
  readonly sleeves?: boolean
  /** Sleeves rolled up: 1 is the elbow, 2 the wrist. What is bare below is an arm with a wrist. */
  readonly rolled?: number
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
  /** Something large is being chewed. */
  readonly fullCheek?: boolean
  readonly freckles?: boolean
  readonly browed?: boolean
}

const leon = { hair: 'crop', hairColour: 'walnut', scarf: 'red', roundNose: true, tuft: true } as const
const mei = {
  age: 'adult',
  skin: 'skin2',
  hair: 'bun',
  hairColour: 'ink',
  ribbon: 'mustard',
  lashes: true,
  mole: true,
} as const
const leop = { skin: 'skin2', hair: 'curly', hairColour: 'dark', lashes: true } as const

/**
 * Everybody in the album. Each has one sign that never changes and is seen at 40 px: Léon’s red scarf, Mei’s bun
 * with the mustard ribbon, Léopoldine’s dark cloud of curls, the grandchild’s spiky hair and teal stripes. Close up,
 * the face has one too: Léon’s round red nose and the tuft that no comb tames, Mei’s mole, the grandchild’s freckles,
 * the father’s brows.
 */
const PEOPLE_KNOWN = {
  leonKid: {
    ...leon,
    age: 'kid',
    top: 'shirt',
    topColour: 'cream',
    bottomColour: 'dusk',
    shorts: true,
    shoe: 'walnut',
  },
  leonBeach: {
    ...leon,
    age: 'kid',
    top: 'stripes',
    topColour: 'white',
    stripeColour: 'dusk',
    bottomColour: 'dusk',
    shorts: true,
    barefoot: true,
  },
  leonNight: { ...leon, age: 'kid', top: 'nightshirt', topColour: 'ice', barefoot: true },
  leonTeen: {
    ...leon,
    age: 'teen',
    hat: 'flatcap',
    hatColour: 'slate',
    top: 'shirt',
    topColour: 'cream',
    bottomColour: 'walnut',
    braces: true,
    shoe: 'dark',
  },
  leonSailor: {
    ...leon,
    age: 'adult',
    top: 'stripes',
    topColour: 'white',
    stripeColour: 'dusk',
    bottomColour: 'navy',
    hat: 'bachi',
    shoe: 'dark',
  },
  leonMan: {
    ...leon,
    age: 'adult',
    top: 'shirt',
    topColour: 'mustard',
    bottomColour: 'navy',
    braces: true,
    shoe: 'dark',
    moustache: true,
  },
  leonGroom: {
    ...leon,
    age: 'adult',
    top: 'coat',
    topColour: 'navy',
    bottomColour: 'navy',
    shoe: 'ink',
    moustache: true,
  },
  leonGrey: {
    ...leon,
    age: 'adult',
    hair: 'grey',
    hairColour: 'stone',
    top: 'cardigan',
    topColour: 'olive',
    bottomColour: 'walnut',
    shoe: 'dark',
    moustache: true,
    glasses: true,
  },
  leonOld: {
    ...leon,
    age: 'old',
    hair: 'bald',
    hairColour: 'cream',
    top: 'cardigan',
    topColour: 'olive',
    bottomColour: 'walnut',
    shoe: 'dark',
    moustache: true,
    glasses: true,
  },

  meiKid: { ...mei, age: 'teen', top: 'leotard', topColour: 'teal', tutu: 'mist', shoe: 'cream' },
  meiGirl: { ...mei, age: 'teen', top: 'dress', topColour: 'coral', shoe: 'walnut' },
  mei: { ...mei, top: 'leotard', topColour: 'teal', tutu: 'mist', shoe: 'cream' },
  meiDay: { ...mei, top: 'dress', topColour: 'coral', shoe: 'walnut' },
  meiBride: { ...mei, top: 'dress', topColour: 'white', shoe: 'cream', veil: true, long: true },
  meiGrey: { ...mei, hairColour: 'slate', top: 'dress', topColour: 'coral', shoe: 'dark', long: true },
  meiOld: {
    ...mei,
    age: 'old',
    hairColour: 'stone',
    top: 'dress',
    topColour: 'plum',
    shoe: 'dark',
    long: true,
  },

  leopKid: { ...leop, age: 'kid', top: 'dress', topColour: 'mustard', shoe: 'red' },
  leopTeen: { ...leop, age: 'teen', top: 'jersey', topColour: 'mustard', bottomColour: 'dusk', shoe: 'dark' },
  leop: { ...leop, age: 'adult', top: 'coat', topColour: 'white', bottomColour: 'dusk', shoe: 'dark' },
  leopDay: { ...leop, age: 'adult', top: 'jersey', topColour: 'mustard', bottomColour: 'dusk', shoe: 'dark' },
  grand: {
    age: 'kid',
    skin: 'skin2',
    hair: 'spiky',
    hairColour: 'dark',
    top: 'stripes',
    stripeColour: 'teal',
    topColour: 'butter',
    bottomColour: 'denim',
    shorts: true,
    shoe: 'red',
    freckles: true,
  },

  mother: {
    age: 'adult',
    lashes: true,
    hair: 'bunLow',
    hairColour: 'walnut',
    top: 'dress',
    topColour: 'dusk',
    apron: true,
    shoe: 'dark',
    long: true,
  },
  father: {
    age: 'adult',
    browed: true,
    hair: 'crop',
    hairColour: 'dark',
    hat: 'flatcap',
    hatColour: 'walnut',
    top: 'shirt',
    topColour: 'stone',
    bottomColour: 'dark',
    braces: true,
    moustache: true,
    shoe: 'dark',
  },
  nurse: {
    age: 'adult',
    hair: 'bunLow',
    hairColour: 'wood',
    hat: 'nurse',
    top: 'dress',
    topColour: 'white',
    long: true,
    shoe: 'cream',
  },
  doctor: {
    age: 'adult',
    hair: 'grey',
    hairColour: 'slate',
    top: 'coat',
    topColour: 'slate',
    bottomColour: 'ink',
    glasses: true,
    beard: true,
    shoe: 'ink',
  },
  teacher: {
    age: 'adult',
    hair: 'crop',
    hairColour: 'dark',
    top: 'coat',
    topColour: 'slate',
    bottomColour: 'dark',
    glasses: true,
    moustache: true,
    shoe: 'ink',
  },
  keeper: {
    age: 'adult',
    hair: 'grey',
    hairColour: 'stone',
    hat: 'souwester',
    hatColour: 'mustard',
    top: 'coat',
    topColour: 'mustard',
    bottomColour: 'navy',
    beard: true,
    shoe: 'ink',
  },
  captain: {
    age: 'adult',
    hair: 'crop',
    hairColour: 'stone',
    hat: 'captain',
    top: 'coat',
    topColour: 'navy',
    bottomColour: 'navy',
    beard: true,
    shoe: 'ink',
  },
  sailor: {
    age: 'adult',
    skin: 'skinDeep',
    hair: 'crop',
    hairColour: 'ink',
    top: 'jersey',
    topColour: 'dusk',
    bottomColour: 'stone',
    shoe: 'dark',
  },
  trader: {
    age: 'adult',
    skin: 'skinTan',
    hair: 'long',
    hairColour: 'dark',
    hat: 'straw',
    top: 'dress',
    topColour: 'teal',
    long: true,
    shoe: 'dark',
  },
  clown: {
    age: 'adult',
    hair: 'curly',
    hairColour: 'coral',
    top: 'coat',
    topColour: 'mustard',
    bottomColour: 'red',
    clown: true,
    hat: 'bowler',
    shoe: 'red',
  },
  ringmaster: {
    age: 'adult',
    hair: 'crop',
    hairColour: 'dark',
    hat: 'top',
    top: 'coat',
    topColour: 'red',
    bottomColour: 'ink',
    moustache: true,
    shoe: 'ink',
  },
  strongman: {
    age: 'adult',
    skin: 'skinTan',
    hair: 'bald',
    hairColour: 'dark',
    top: 'swimsuit',
    topColour: 'dusk',
    stripeColour: 'mustard',
    moustache: true,
    shoe: 'walnut',
  },
  boy: {
    age: 'kid',
    skin: 'skin2',
    hair: 'crop',
    hairColour: 'straw',
    top: 'jersey',
    topColour: 'sage',
    bottomColour: 'walnut',
    shorts: true,
    shoe: 'dark',
  },
  girl: { age: 'kid', hair: 'plaits', hairColour: 'ginger', top: 'dress', topColour: 'denim', shoe: 'dark' },
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
