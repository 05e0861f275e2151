/**
 * One muted, warm palette for everything that is drawn. Scenes name colours; only this file says what they are.
 * Red is precious: Léon’s scarf first, then one or two accents.
 */
const PALETTE = {
  paper: '#F6EBD3',
  cream: '#FBF3E0',
  white: '#FFFAF0',
  light: '#FFFFFF',
  ink: '#2B2A3A',
  shade: '#2B1A3A',

  red: '#D4493A',
  coral: '#E77F66',
  blush: '#F0A48C',
  brick: '#9E3B2E',
  rust: '#C9622F',

  mustard: '#E3A63A',
  straw: '#EFC76A',
  butter: '#F8E3A8',
  brass: '#C98A22',
  ember: '#F2B14A',

  olive: '#7C8B3F',
  sage: '#A9B67C',
  moss: '#94A65C',
  forest: '#43614A',
  deep: '#2C4538',
  pinewood: '#25402F',

  teal: '#2C7A82',
  sea: '#57A3A5',
  mist: '#A8CFC7',
  ice: '#DCEBDF',
  sky: '#BFDDDD',
  azure: '#8FC3CC',
  navy: '#22384F',
  midnight: '#16243B',
  abyss: '#183547',
  dusk: '#3A5678',
  denim: '#5F81A6',

  plum: '#673B59',
  mauve: '#A5718E',
  wine: '#5A2340',
  aubergine: '#3A1733',

  wood: '#B0763F',
  walnut: '#744A2B',
  dark: '#40291F',
  honey: '#C99761',
  sand: '#EDD2A2',
  sandD: '#D8B279',
  dune: '#B98B55',
  ginger: '#B4652F',
  earth: '#8E6239',
  stone: '#C2B7A4',
  slate: '#6D6E78',
  steel: '#AEB9BD',
  grey: '#8E97A6',
  lead: '#7A8394',

  skin: '#F1BF98',
  skin2: '#F3CFA8',
  skinD: '#D9966D',
  skinTan: '#C98B5E',
  skinDeep: '#8E5A3C',
  lash: '#33222A',
} as const satisfies Readonly<Record<string, `#${string}`>>

export type Colour = keyof typeof PALETTE

/** What drawing code may fill with: a name, or a shade that was mixed from one. */
export type Paint = Colour | `#${string}`

export const COLOURS = Object.keys(PALETTE) as readonly Colour[]

export const hexOf = (paint: Paint): `#${string}` =>
  paint.startsWith('#') ? (paint as `#${string}`) : PALETTE[paint as Colour]

const channelsOf = (paint: Paint): readonly number[] => {
  const number = Number.parseInt(hexOf(paint).slice(1), 16)
  return [16, 8, 0].map(shift => (number >> shift) & 255)
}

const fromChannels = (channels: readonly number[]): `#${string}` =>
  `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The same paint on the side that the light does not reach. */
export const darker = (paint: Paint, share = 0.84): `#${string}` =>
  fromChannels(channelsOf(paint).map(channel => channel * share))

/** Two paints stirred together: 0 is all the first, 1 all the second. */
export function mixed(first: Paint, second: Paint, share: number): `#${string}` {
  const other = channelsOf(second)
  return fromChannels(channelsOf(first).map((channel, i) => channel + (other[i]! - channel) * share))
}
