import { hexOf } from '../palette.ts'

/** Things to be cut out, folded and glued, in millimetres. */

const netSvg = (widthMm: number, heightMm: number, drawing: string): string =>
  `<svg class="net" xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">${drawing}</svg>`

const cut = (d: string, ink: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width=".35" stroke-linejoin="round"/>`

const fold = (d: string, ink: string): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".25" stroke-dasharray="1.2 1.2"/>`

const figure = (text: string, x: number, y: number, size: number, ink: string): string =>
  `<text x="${x}" y="${y + size * 0.36}" text-anchor="middle" font-family="Fraunces, serif" font-weight="700" font-size="${size}" fill="${ink}">${text}</text>`

const TAB = hexOf('slate')
const PAPER = hexOf('cream')

// The die (READ-3): 1 to 5, and a question mark

const EDGE_MM = 28
const TAB_MM = 8

/** A cross of six faces; what lies opposite adds up to six, the question mark has 3. */
const FACES: readonly (readonly [text: string, column: number, row: number])[] = [
  ['1', 1, 0],
  ['2', 0, 1],
  ['3', 1, 1],
  ['4', 2, 1],
  ['?', 3, 1],
  ['5', 1, 2],
]

/** Beside each open edge, which way a tab sticks out. */
const TABS: readonly (readonly [column: number, row: number, side: 'left' | 'right' | 'top'])[] = [
  [1, 0, 'left'],
  [1, 0, 'right'],
  [1, 0, 'top'],
  [1, 2, 'left'],
  [1, 2, 'right'],
  [3, 1, 'right'],
  [3, 1, 'top'],
]

function tab(column: number, row: number, side: 'left' | 'right' | 'top'): string {
  const [x, y] = [column * EDGE_MM + TAB_MM, row * EDGE_MM + TAB_MM]
  const slant = TAB_MM * 0.7
  if (side === 'left') return `M${x} ${y}l${-TAB_MM} ${slant}v${EDGE_MM - 2 * slant}l${TAB_MM} ${slant}Z`
  if (side === 'top') return `M${x} ${y}l${slant} ${-TAB_MM}h${EDGE_MM - 2 * slant}l${slant} ${TAB_MM}Z`
  return `M${x + EDGE_MM} ${y}l${TAB_MM} ${slant}v${EDGE_MM - 2 * slant}l${-TAB_MM} ${slant}Z`
}

export function dieNet(ink: string): string {
  const tabs = TABS.map(one => cut(tab(...one), ink, TAB)).join('')
  const faces = FACES.map(([text, column, row]) => {
    const [x, y] = [column * EDGE_MM + TAB_MM, row * EDGE_MM + TAB_MM]
    return (
      cut(`M${x} ${y}h${EDGE_MM}v${EDGE_MM}h${-EDGE_MM}Z`, ink, PAPER) +
      figure(text, x + EDGE_MM / 2, y + EDGE_MM / 2, 15, ink)
    )
  })
  const inner = [
    fold(`M${EDGE_MM + TAB_MM} ${EDGE_MM + TAB_MM}h${EDGE_MM}m0 ${EDGE_MM}h${-EDGE_MM}`, 'white'),
    fold(
      `M${EDGE_MM + TAB_MM} ${EDGE_MM + TAB_MM}v${EDGE_MM}m${EDGE_MM} 0v${-EDGE_MM}m${EDGE_MM} 0v${EDGE_MM}`,
      'white',
    ),
  ]
  return netSvg(4 * EDGE_MM + 2 * TAB_MM, 3 * EDGE_MM + 2 * TAB_MM, tabs + faces.join('') + inner.join(''))
}

// A box that is closed by a flap: as wide and high as a symbol card with some air, as deep as the deck and the die

const BOX_MM = { width: 63, height: 88, depth: 22 } as const
const GLUE_MM = 10

export function boxNet(ink: string): string {
  const { width, height, depth } = BOX_MM
  const top = depth + GLUE_MM
  const [a, b, c, d] = [GLUE_MM, GLUE_MM + width, GLUE_MM + width + depth, GLUE_MM + 2 * width + depth]
  const right = d + depth
  const bottom = top + height
  const slant = 4
  const parts = [
    cut(`M${a} ${top}l${-GLUE_MM} ${slant}v${height - 2 * slant}l${GLUE_MM} ${slant}Z`, ink, TAB),
    // the two lids: the front one has a tongue, the back one is glued underneath
    cut(`M${a} ${top}v${-depth}h${width}v${depth}Z`, ink, PAPER),
    cut(`M${a} ${top - depth}l${slant} ${-GLUE_MM}h${width - 2 * slant}l${slant} ${GLUE_MM}Z`, ink, PAPER),
    cut(`M${c} ${bottom}v${depth}h${width}v${-depth}Z`, ink, PAPER),
    cut(`M${c} ${bottom + depth}l${slant} ${GLUE_MM}h${width - 2 * slant}l${slant} ${-GLUE_MM}Z`, ink, TAB),
    // dust flaps of the two sides
    ...[b, d].flatMap(x => [
      cut(`M${x} ${top}l${slant} ${-depth * 0.7}h${depth - 2 * slant}l${slant} ${depth * 0.7}Z`, ink, PAPER),
      cut(`M${x} ${bottom}l${slant} ${depth * 0.7}h${depth - 2 * slant}l${slant} ${-depth * 0.7}Z`, ink, TAB),
    ]),
    cut(`M${a} ${top}H${right}V${bottom}H${a}Z`, ink, PAPER),
    fold(
      `M${b} ${top}V${bottom}M${c} ${top}V${bottom}M${d} ${top}V${bottom}M${a} ${top}H${b}M${c} ${bottom}H${d}`,
      ink,
    ),
    figure('Veillée', a + width / 2, top + height / 2, 13, ink),
    figure('Palm Reader', c + width / 2, top + height / 2, 8, ink),
  ]
  return netSvg(right + 1, bottom + depth + GLUE_MM + 1, parts.join(''))
}
