import { svgOf } from '../card.ts'
import { handShapes } from '../hand/hand.ts'
import { UNTURNED } from '../hand/stage.ts'
import { beam, glow } from '../light.ts'
import { mixed } from '../palette.ts'
import { type Drawing, disc, each, filled, line, path, put, rect, shaded } from '../shape.ts'

const SIZE = 512

const SHADE_SHAPE = 'M206 62Q256 44 306 62L352 138Q256 168 160 138Z'

/** The lamp of the evening, red as Léon’s scarf. */
const lamp: Drawing =
  line('M256 -140V58', 'butter', 8) +
  disc(256, 142, 26, 'white') +
  filled(
    SHADE_SHAPE,
    'red',
    path('M160 122Q256 152 352 122V146Q256 176 160 146Z', 'brick') + shaded('M270 40H370V170H290Z', 0.18),
  )

/** An open hand in its light. */
const palm: Drawing = put(
  each(handShapes(UNTURNED), d => path(d, mixed('skin2', 'butter', 0.3))) +
    line('M196 486Q300 470 380 500Q420 512 470 506M214 500Q300 560 300 700', 'skinD', 16, { opacity: 0.8 }),
  { x: 92, y: 168, scale: 0.52 },
)

const picture: Drawing =
  glow(256, 150, 330, 'straw', 0.75) +
  beam('M170 146L342 146L452 520H60Z', 'butter', 'top', 0.5) +
  palm +
  lamp

const CORNER = 112

/** The app’s icon: one lamp, one open hand. */
export const iconSvg = (): string =>
  svgOf(
    `<clipPath id="@icon"><rect width="${SIZE}" height="${SIZE}" rx="${CORNER}"/></clipPath><g clip-path="url(#@icon)">${rect(0, 0, SIZE, SIZE, mixed('aubergine', 'midnight', 0.55))}${picture}</g>`,
    SIZE,
    SIZE,
    'icon',
  )

/** The same for phones that cut icons to their own shape: whatever matters is within four fifths. */
export const maskableIconSvg = (): string =>
  svgOf(
    rect(0, 0, SIZE, SIZE, mixed('aubergine', 'midnight', 0.55)) +
      put(picture, { x: 51, y: 103, scale: 0.8 }),
    SIZE,
    SIZE,
    'maskable',
  )
