import type { AlbumLeaf, EveningAlbum } from './evening-album.ts'

/** The album drawn on a canvas: all of it on one page, and leaf by leaf for a clip. */

const INK = '#2B2A3A'
const SOFT = '#5A4F5C'
const RED = '#A63E30'
const PAPER = '#FFFAF0'
const LEAF = '#5B4136'
const RIM = '#FBF3E0'
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Nunito, sans-serif'
/** Of a photo, height by breadth. */
const SHAPE = 428 / 628

export type Pictures = ReadonlyMap<string, CanvasImageSource>

/** What cannot be fetched is left out: the words tell it too. */
export async function picturesOf({ leaves }: EveningAlbum): Promise<Pictures> {
  const needed = leaves.flatMap(({ picture, taken = [], drawings = [] }) => [picture, taken, drawings].flat())
  const fetched = await Promise.all(
    [...new Set(needed)].map(async address => {
      const image = new Image()
      image.src = address
      return image.decode().then(
        () => [address, image] as const,
        () => null,
      )
    }),
  )
  return new Map(fetched.filter(one => one !== null))
}

/** Where a line may break: not at the spaces that keep a mark with its word. */
const BREAKS = /[^\S\u00a0\u202f]+/

/** Words in lines of this breadth; no more lines than there is room for. */
export function linesIn(
  text: string,
  { breadth, most }: { readonly breadth: number; readonly most: number },
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(BREAKS)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > breadth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
}

interface Written {
  readonly font: string
  readonly ink: string
  readonly lineHeight: number
  readonly most: number
}

interface Paragraph extends Written {
  readonly lines: readonly string[]
  /** What is left free above it. */
  readonly above?: number
}

/** As many lines as it takes, and those as alike as can be: no word alone on the last one. */
export function alikeIn(
  text: string,
  room: { readonly breadth: number; readonly most: number },
  measure: (text: string) => number,
): readonly string[] {
  const lines = linesIn(text, room, measure)
  const narrower = Array.from({ length: 9 }, (_, i) => (room.breadth * (i + 11)) / 20)
  const fitting = narrower
    .map(breadth => linesIn(text, { breadth, most: lines.length + 1 }, measure))
    .find(one => one.length === lines.length && one.every(line => measure(line) <= room.breadth))
  return fitting ?? lines
}

const broken = (
  pen: CanvasRenderingContext2D,
  text: string,
  breadth: number,
  written: Written,
): Paragraph => {
  pen.font = written.font
  const { most } = written
  return { ...written, lines: alikeIn(text, { breadth, most }, one => pen.measureText(one).width) }
}

const heightOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { lines, lineHeight, above = 0 }) => sum + above + lines.length * lineHeight, 0)

/** Centred, one below the other; the first line stands on y. */
function writes(
  pen: CanvasRenderingContext2D,
  paragraphs: readonly Paragraph[],
  at: { readonly x: number; readonly y: number; readonly breadth: number },
): void {
  pen.textAlign = 'center'
  let { y } = at
  for (const { font, ink, lineHeight, lines, above = 0 } of paragraphs) {
    y += above
    pen.font = font
    pen.fillStyle = ink
    for (const line of lines) {
      pen.fillText(line, at.x, y, at.breadth)
      y += lineHeight
    }
  }
}

/** Title, what came of it, and what is said of it by whoever lived it. */
function captionOf(
  pen: CanvasRenderingContext2D,
  { title, words, quote }: Pick<AlbumLeaf, 'title' | 'words' | 'quote'>,
  breadth: number,
  { size, ink, soft }: { readonly size: number; readonly ink: string; readonly soft: string },
): readonly Paragraph[] {
  const serif = (part: number, style: string) => `${style} ${Math.round(size * part)}px ${SERIF}`
  const told = { font: `600 ${size}px ${SANS}`, ink: soft, lineHeight: size * 1.28, most: 4 }
  const paragraphs = [
    broken(pen, title, breadth, { font: serif(1.4, '600'), ink, lineHeight: size * 1.62, most: 2 }),
    broken(pen, words, breadth, told),
  ]
  if (quote) {
    const said = { font: serif(1.06, 'italic 500'), ink, lineHeight: size * 1.36, most: 5 }
    paragraphs.push({ ...broken(pen, quote, breadth, said), above: size * 0.4 })
  }
  return paragraphs
}

interface Place {
  readonly x: number
  readonly y: number
  readonly breadth: number
  /** How much closer one has come. */
  readonly closer?: number
}

function mounts(
  pen: CanvasRenderingContext2D,
  leaf: AlbumLeaf,
  pictures: Pictures,
  { x, y, breadth, closer = 1 }: Place,
): void {
  const height = breadth * SHAPE
  const rim = breadth * 0.02
  pen.save()
  pen.shadowColor = 'rgba(43, 42, 58, 0.3)'
  pen.shadowBlur = breadth * 0.03
  pen.shadowOffsetY = breadth * 0.008
  pen.fillStyle = RIM
  pen.fillRect(x - rim, y - rim, breadth + 2 * rim, height + 2 * rim)
  pen.shadowColor = 'transparent'
  pen.beginPath()
  pen.rect(x, y, breadth, height)
  pen.clip()
  const [w, h] = [breadth * closer, height * closer]
  const picture = pictures.get(leaf.picture)
  if (picture) pen.drawImage(picture, x - (w - breadth) / 2, y - (h - height) / 2, w, h)
  pen.restore()
  glues(pen, leaf.drawings ?? [], pictures, { x, y, breadth })
  const taken = leaf.taken && pictures.get(leaf.taken)
  if (taken) pins(pen, taken, { x, y, breadth })
}

/** Drawings side by side on the upper half. */
function glues(
  pen: CanvasRenderingContext2D,
  drawings: readonly string[],
  pictures: Pictures,
  { x, y, breadth }: Place,
): void {
  const size = breadth * drawingShare(drawings.length)
  const left = x + (breadth - drawings.length * size) / 2
  for (const [i, one] of drawings.entries()) {
    const picture = pictures.get(one)
    if (picture) pen.drawImage(picture, left + i * size, y + breadth * 0.05, size * 0.94, size * 0.94)
  }
}

/** How broad each of so many drawings is, of a leaf. */
export const drawingShare = (count: number): number => Math.min(0.3, 0.88 / count)

/** A small photo on the lower corner, askew and crossed out. */
function pins(pen: CanvasRenderingContext2D, picture: CanvasImageSource, { x, y, breadth }: Place): void {
  const small = breadth * 0.36
  const [w, h, rim] = [small, small * SHAPE, small * 0.05]
  pen.save()
  pen.translate(x + breadth - w * 0.5, y + breadth * SHAPE - h * 0.42)
  pen.rotate(0.09)
  pen.shadowColor = 'rgba(43, 42, 58, 0.45)'
  pen.shadowBlur = breadth * 0.02
  pen.fillStyle = PAPER
  pen.fillRect(-w / 2 - rim, -h / 2 - rim, w + 2 * rim, h + 2 * rim)
  pen.shadowColor = 'transparent'
  pen.drawImage(picture, -w / 2, -h / 2, w, h)
  crosses(pen, w / 2 - rim, -h / 2 + rim, small * 0.13)
  pen.restore()
}

function crosses(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.fillStyle = PAPER
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = RED
  pen.lineWidth = radius * 0.3
  pen.lineCap = 'round'
  const arm = radius * 0.45
  pen.beginPath()
  pen.moveTo(x - arm, y - arm)
  pen.lineTo(x + arm, y + arm)
  pen.moveTo(x + arm, y - arm)
  pen.lineTo(x - arm, y + arm)
  pen.stroke()
}

function ribbon(pen: CanvasRenderingContext2D, words: string, x: number, y: number, size: number): void {
  pen.font = `800 ${size}px ${SANS}`
  pen.textAlign = 'left'
  const breadth = pen.measureText(words).width + size * 1.2
  pen.fillStyle = RED
  pen.beginPath()
  pen.roundRect(x, y, breadth, size * 1.7, size * 0.4)
  pen.fill()
  pen.fillStyle = PAPER
  pen.fillText(words, x + size * 0.6, y + size * 1.2)
}

const BREADTH = 1_080
const MARGIN = 70
const GAP = 56
/** From the last line to the next row. */
const BELOW_TEXT = 48
/** From a picture to the first line below it, which is larger than the others. */
const aboveText = (breadth: number, size: number): number => breadth * 0.02 + size * 2

/** Two side by side; what is wide, by itself. */
function rowsOf(leaves: readonly AlbumLeaf[]): readonly (readonly AlbumLeaf[])[] {
  const rows: AlbumLeaf[][] = []
  const perRow = leaves.length <= 2 ? 1 : leaves.length <= 14 ? 2 : 3
  for (const leaf of leaves) {
    const last = rows.at(-1)
    if (!last || leaf.isWide || last[0]!.isWide || last.length === perRow) rows.push([leaf])
    else last.push(leaf)
  }
  return rows
}

interface Row {
  readonly leaves: readonly AlbumLeaf[]
  readonly captions: readonly (readonly Paragraph[])[]
  readonly breadth: number
  /** Of the picture, and what is free below it. */
  readonly textAt: number
  readonly height: number
}

const LARGEST = 700

function laid(pen: CanvasRenderingContext2D, leaves: readonly AlbumLeaf[], widest: number): Row {
  const isAlone = leaves[0]!.isWide || widest === 1
  const breadth = isAlone
    ? leaves[0]!.isWide
      ? BREADTH - 2 * MARGIN
      : LARGEST
    : (BREADTH - 2 * MARGIN - (widest - 1) * GAP) / widest
  const size = isAlone ? 28 : 23
  const captions = leaves.map(leaf => captionOf(pen, leaf, breadth, { size, ink: INK, soft: SOFT }))
  const textAt = breadth * SHAPE + aboveText(breadth, size)
  const height = textAt + Math.max(...captions.map(heightOf)) + BELOW_TEXT
  return { leaves, captions, breadth, textAt, height }
}

/** All of it on one page; the canvas is as high as it has to be. */
export function drawPage(
  pen: CanvasRenderingContext2D,
  { title, leaves }: EveningAlbum,
  foot: string,
  pictures: Pictures,
): void {
  const inside = BREADTH - 2 * MARGIN
  const split = rowsOf(leaves)
  const widest = Math.max(1, ...split.map(row => row.length))
  const rows = split.map(row => laid(pen, row, widest))
  const heading = [
    broken(pen, title, inside, { font: `600 58px ${SERIF}`, ink: RED, lineHeight: 66, most: 2 }),
  ]
  const last = [broken(pen, foot, inside, { font: `600 26px ${SANS}`, ink: SOFT, lineHeight: 34, most: 2 })]
  const top = 116 + heightOf(heading)
  pen.canvas.width = BREADTH
  pen.canvas.height = top + rows.reduce((sum, { height }) => sum + height, 0) + heightOf(last) + 50
  const { width, height } = pen.canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#D8B279'
  pen.lineWidth = 3
  pen.strokeRect(24, 24, width - 48, height - 48)
  writes(pen, heading, { x: width / 2, y: 116, breadth: inside })
  let y = top
  for (const row of rows) {
    drawRow(pen, row, y, pictures)
    y += row.height
  }
  writes(pen, last, { x: width / 2, y: y + 10, breadth: inside })
}

/** A row that is not full stands in the middle. */
function drawRow(
  pen: CanvasRenderingContext2D,
  { leaves, captions, breadth, textAt }: Row,
  y: number,
  pictures: Pictures,
): void {
  const left = (BREADTH - leaves.length * breadth - (leaves.length - 1) * GAP) / 2
  for (const [i, leaf] of leaves.entries()) {
    const x = left + i * (breadth + GAP)
    mounts(pen, leaf, pictures, { x, y, breadth })
    if (leaf.honour) ribbon(pen, leaf.honour, x - 14, y - 22, 26)
    writes(pen, captions[i]!, { x: x + breadth / 2, y: y + textAt, breadth })
  }
}

/** What a clip begins and ends with. */
export interface Cover {
  readonly title: string
  readonly words: string
  /** Fanned out above the title. */
  readonly fan: readonly AlbumLeaf[]
}

/** One moment of a clip: a leaf that comes slowly closer, on which what it was taken for falls after a while; or the cover. */
export function drawLeaf(
  pen: CanvasRenderingContext2D,
  leaf: AlbumLeaf | Cover,
  share: number,
  pictures: Pictures,
): void {
  const { width, height } = pen.canvas
  pen.fillStyle = LEAF
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = Math.min(1, share * 8)
  if ('fan' in leaf) drawCover(pen, leaf, pictures)
  else {
    const { taken, ...bare } = leaf
    const breadth = width * 0.8
    const at = {
      x: (width - breadth) / 2,
      y: height * 0.07,
      breadth,
      closer: leaf.drawings?.length ? 1 : 1 + share * 0.08,
    }
    mounts(pen, taken && share > TAKEN_AT ? leaf : bare, pictures, at)
    if (leaf.honour) ribbon(pen, leaf.honour, width * 0.05, height * 0.04, 34)
    const caption = captionOf(pen, leaf, width * 0.9, { size: 25, ink: RIM, soft: '#E8D9BF' })
    const room = height * 0.34
    const y = height * 0.7 + Math.max(0, (room - heightOf(caption)) / 2 - 34)
    writes(pen, caption, { x: width / 2, y, breadth: width * 0.9 })
  }
  pen.globalAlpha = 1
}

const TAKEN_AT = 0.4

function drawCover(pen: CanvasRenderingContext2D, cover: Cover, pictures: Pictures): void {
  const { width, height } = pen.canvas
  const breadth = width * 0.44
  for (const [i, leaf] of cover.fan.entries()) {
    const turn = i - (cover.fan.length - 1) / 2
    pen.save()
    pen.translate(width / 2 + turn * width * 0.22, height * 0.32 + Math.abs(turn) * height * 0.03)
    pen.rotate(turn * 0.14)
    pen.shadowColor = 'rgba(30, 16, 10, 0.5)'
    pen.shadowBlur = 14
    mounts(pen, leaf, pictures, { x: -breadth / 2, y: (-breadth * SHAPE) / 2, breadth })
    pen.restore()
  }
  const caption = captionOf(pen, cover, width * 0.88, { size: 33, ink: RIM, soft: '#E8D9BF' })
  writes(pen, caption, { x: width / 2, y: height * 0.68, breadth: width * 0.88 })
}
