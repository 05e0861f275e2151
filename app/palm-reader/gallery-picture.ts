import { hexOf, SEAT_MARKS, STAGE } from '@veillee/art'
import { linesOf, type Side } from '@veillee/games'
import { type Drawing, strokesOf } from '@veillee/touch'
import type { Shown } from '../components/seat.tsx'
import type { Link } from './chain.ts'
import { onPalm, PALM_BOX } from './palm-box.ts'
import type { SymbolNumber } from './round.ts'

/** One palm of the picture. */
interface Print {
  readonly from: Shown
  readonly into: Shown
  readonly drawing: Drawing | undefined
  readonly vote: SymbolNumber | null
  readonly end: Link['end']
  /** “right”, “wrong”, “knew”. */
  readonly word: string
  /** Said of the first drawing that took another way than the symbol. */
  readonly changed: string | null
}

export interface GalleryShown {
  readonly title: string
  readonly more: string
  readonly foot: string
  readonly side: Side
  readonly number: SymbolNumber
  /** The ground of the card. */
  readonly colour: string
  readonly laps: readonly Lap[]
}

/** One way along the chain; titled where there were two. */
interface Lap {
  readonly title: string | null
  readonly prints: readonly Print[]
}

type Canvas = CanvasRenderingContext2D

const WIDTH = 1080
const MARGIN = 48
const HEAD = 250
/** As high as broad: nothing of a palm is cut off. */
const PRINT = { width: 468, height: 468, label: 136 } as const
const LAP = 74
const FOOT = 90
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Nunito, system-ui, sans-serif'

const ROW = PRINT.height + PRINT.label

const heightOfLap = ({ title, prints }: Lap): number =>
  (title === null ? 0 : LAP) + Math.ceil(prints.length / 2) * ROW

export const sizeOfGallery = ({ laps }: Pick<GalleryShown, 'laps'>) => ({
  width: WIDTH,
  height: HEAD + laps.reduce((sum, lap) => sum + heightOfLap(lap), 0) + MARGIN + FOOT,
})

/** ROOM-24: the whole round on one leaf, drawn by ourselves: symbol, every palm's drawing, every guess. */
export function drawGallery(canvas: Canvas, shown: GalleryShown, hand: CanvasImageSource | null): void {
  const { width, height } = sizeOfGallery(shown)
  rect(canvas, '#F6EBD3', 0, 0, width, height)
  head(canvas, shown)
  round(canvas, '#5B4136', MARGIN / 2, HEAD - 30, width - MARGIN, height - HEAD - FOOT + 30, 20)
  let top = HEAD
  for (const lap of shown.laps) {
    drawLap(canvas, lap, shown, hand, top)
    top += heightOfLap(lap)
  }
  text(canvas, shown.foot, WIDTH / 2, height - 36, `600 26px ${SANS}`, '#5A4F5C', 'center')
}

function drawLap(
  canvas: Canvas,
  { title, prints }: Lap,
  shown: GalleryShown,
  hand: CanvasImageSource | null,
  top: number,
): void {
  if (title !== null) text(canvas, title, WIDTH / 2, top + 36, `600 40px ${SERIF}`, '#FBF3E0', 'center')
  const first = top + (title === null ? 0 : LAP)
  for (const [i, print] of prints.entries()) {
    const x = MARGIN + (i % 2) * (WIDTH - 2 * MARGIN - PRINT.width)
    const y = first + Math.floor(i / 2) * ROW
    palm(canvas, print, hand, x, y)
    label(canvas, print, shown, x, y + PRINT.height + 14)
  }
}

function head(canvas: Canvas, { title, more, side, number, colour }: GalleryShown): void {
  tile(canvas, { side, number, colour }, MARGIN, 30, 160)
  wrapped(canvas, title, MARGIN + 200, 92, WIDTH - 2 * MARGIN - 200, `600 46px ${SERIF}`, '#2B2A3A', 54)
  text(canvas, more, MARGIN + 200, 186, `600 27px ${SANS}`, '#5A4F5C')
}

function palm(
  canvas: Canvas,
  { drawing, changed }: Print,
  hand: CanvasImageSource | null,
  x: number,
  y: number,
): void {
  rect(canvas, '#FBF3E0', x - 8, y - 8, PRINT.width + 16, PRINT.height + 16)
  canvas.save()
  canvas.beginPath()
  canvas.rect(x, y, PRINT.width, PRINT.height)
  canvas.clip()
  rect(canvas, '#F2DDB6', x, y, PRINT.width, PRINT.height)
  const scale = PRINT.width / PALM_BOX.size
  const middleY = PALM_BOX.y + PALM_BOX.size / 2
  canvas.translate(x - PALM_BOX.x * scale, y + PRINT.height / 2 - middleY * scale)
  canvas.scale(scale, scale)
  if (hand) canvas.drawImage(hand, 0, 0, STAGE.width, STAGE.height)
  const strokes = drawing ? strokesOf(drawing).map(stroke => stroke.map(onPalm)) : []
  lines(canvas, strokes, 'rgba(255, 243, 220, 0.8)', 22)
  lines(canvas, strokes, '#7A2B26', 12)
  canvas.restore()
  if (changed === null) return
  rect(canvas, '#5B4136', x, y + PRINT.height - 52, PRINT.width, 52)
  text(canvas, changed, x + PRINT.width / 2, y + PRINT.height - 17, `700 27px ${SANS}`, '#FFFAF0', 'center')
}

function label(canvas: Canvas, print: Print, shown: GalleryShown, x: number, y: number): void {
  seat(canvas, print.from, x + 32, y + 30)
  text(canvas, '›', x + 70, y + 44, `600 44px ${SANS}`, '#FBF3E0')
  seat(canvas, print.into, x + 122, y + 30)
  const isRight = print.end === 'star' || print.end === 'late'
  const ground = print.end === 'knew' ? '#6B5A70' : isRight ? '#3D6A48' : '#B0382A'
  const mark = print.end === 'knew' ? '' : isRight ? '✓ ' : '✗ '
  round(canvas, ground, x + 170, y + 4, 190, 52, 12)
  text(canvas, `${mark}${print.word}`, x + 265, y + 40, `800 28px ${SANS}`, '#FFFAF0', 'center')
  if (print.vote !== null) tile(canvas, { ...shown, number: print.vote }, x + PRINT.width - 74, y - 6, 70)
  const names = `${print.from.name} › ${print.into.name}`
  text(canvas, names, x + 4, y + 94, `700 28px ${SANS}`, '#FBF3E0')
}

function seat(canvas: Canvas, { mark, initial }: Shown, x: number, y: number): void {
  const { paint, letter, shape, y: down } = SEAT_MARKS[mark % SEAT_MARKS.length]!
  canvas.save()
  canvas.translate(x, y)
  canvas.lineWidth = 6
  canvas.strokeStyle = '#FBF3E0'
  canvas.fillStyle = hexOf(paint)
  const path = new Path2D(shape)
  canvas.stroke(path)
  canvas.fill(path)
  canvas.restore()
  text(canvas, initial, x, y + down + 9, `800 26px ${SANS}`, hexOf(letter), 'center')
}

/** A symbol on the colour of its card, with its number. */
function tile(
  canvas: Canvas,
  { side, number, colour }: Pick<GalleryShown, 'side' | 'number' | 'colour'>,
  x: number,
  y: number,
  size: number,
): void {
  round(canvas, '#FBF3E0', x, y, size, size, size * 0.2)
  round(canvas, colour, x + size * 0.05, y + size * 0.05, size * 0.9, size * 0.9, size * 0.16)
  canvas.save()
  canvas.translate(x + size * 0.16, y + size * 0.16)
  canvas.scale(size * 0.0068, size * 0.0068)
  lines(
    canvas,
    linesOf(side, number).map(({ points }) => points),
    '#FFF8E8',
    7,
  )
  canvas.restore()
  round(canvas, '#FBF3E0', x - size * 0.1, y - size * 0.1, size * 0.34, size * 0.34, size * 0.17)
  const at = size * 0.07
  text(canvas, String(number), x + at, y + at * 2.1, `800 ${size * 0.24}px ${SANS}`, '#2B2A3A', 'center')
}

function lines(
  canvas: Canvas,
  strokes: readonly (readonly (readonly [number, number])[])[],
  colour: string,
  width: number,
): void {
  canvas.strokeStyle = colour
  canvas.lineWidth = width
  canvas.lineCap = 'round'
  canvas.lineJoin = 'round'
  canvas.beginPath()
  for (const [[x, y] = [0, 0], ...others] of strokes) {
    canvas.moveTo(x, y)
    if (others.length === 0) canvas.lineTo(x + 0.1, y)
    for (const point of others) canvas.lineTo(...point)
  }
  canvas.stroke()
}

function rect(canvas: Canvas, colour: string, x: number, y: number, width: number, height: number): void {
  canvas.fillStyle = colour
  canvas.fillRect(x, y, width, height)
}

function round(
  canvas: Canvas,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  canvas.fillStyle = colour
  canvas.beginPath()
  canvas.roundRect(x, y, width, height, radius)
  canvas.fill()
}

function text(
  canvas: Canvas,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
): void {
  canvas.font = font
  canvas.fillStyle = colour
  canvas.textAlign = align
  canvas.fillText(words, x, y)
}

/** At most two lines. */
function wrapped(
  canvas: Canvas,
  words: string,
  x: number,
  y: number,
  width: number,
  font: string,
  colour: string,
  line: number,
): void {
  canvas.font = font
  const all = words.split(' ')
  let first = all.length
  while (first > 1 && canvas.measureText(all.slice(0, first).join(' ')).width > width) first--
  text(canvas, all.slice(0, first).join(' '), x, y, font, colour)
  if (first < all.length) text(canvas, all.slice(first).join(' '), x, y + line, font, colour)
}
