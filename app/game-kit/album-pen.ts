import type { AlbumLeaf, EveningAlbum } from './evening-album.ts'

/** The album drawn on a canvas: all of it on one page, and leaf by leaf for a clip. */

const INK = '#2B2A3A'
const SOFT = '#5A4F5C'
const RED = '#A63E30'
const PAPER = '#FFFAF0'
const LEAF = '#5B4136'
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Nunito, sans-serif'
/** Of a photo, height by breadth. */
const SHAPE = 428 / 628

export type Pictures = ReadonlyMap<string, CanvasImageSource>

/** What cannot be fetched is left out: the words tell it too. */
export async function picturesOf({ leaves }: EveningAlbum): Promise<Pictures> {
  const fetched = await Promise.all(
    leaves.map(async ({ picture }) => {
      const image = new Image()
      image.src = picture
      return image.decode().then(
        () => [picture, image] as const,
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

/** Centred; gives back where the next may stand. */
function writes(
  pen: CanvasRenderingContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly breadth: number },
  { font, ink, lineHeight, most }: Written,
): number {
  pen.font = font
  pen.fillStyle = ink
  pen.textAlign = 'center'
  const lines = linesIn(text, { breadth: at.breadth, most }, one => pen.measureText(one).width)
  for (const [i, line] of lines.entries()) pen.fillText(line, at.x, at.y + i * lineHeight, at.breadth)
  return at.y + lines.length * lineHeight
}

function mounts(
  pen: CanvasRenderingContext2D,
  leaf: AlbumLeaf,
  pictures: Pictures,
  { x, y, breadth, closer = 1 }: { x: number; y: number; breadth: number; closer?: number },
): void {
  const height = breadth * SHAPE
  const rim = breadth * 0.025
  pen.fillStyle = '#FBF3E0'
  pen.fillRect(x - rim, y - rim, breadth + 2 * rim, height + 2 * rim)
  const picture = pictures.get(leaf.picture)
  if (!picture) return
  pen.save()
  pen.beginPath()
  pen.rect(x, y, breadth, height)
  pen.clip()
  const [w, h] = [breadth * closer, height * closer]
  pen.drawImage(picture, x - (w - breadth) / 2, y - (h - height) / 2, w, h)
  pen.restore()
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
const MARGIN = 60
const GAP = 40
const BELOW = 190
const TOP = 190

const columnsFor = (leaves: number): number => (leaves <= 2 ? 1 : leaves <= 8 ? 2 : 3)

/** All of it on one page; the canvas is as high as it has to be. */
export function drawPage(
  pen: CanvasRenderingContext2D,
  { title, leaves }: EveningAlbum,
  foot: string,
  pictures: Pictures,
): void {
  const columns = columnsFor(leaves.length)
  const breadth = (BREADTH - 2 * MARGIN - (columns - 1) * GAP) / columns
  const rowHeight = breadth * SHAPE + BELOW
  const rows = Math.ceil(leaves.length / columns)
  pen.canvas.width = BREADTH
  pen.canvas.height = TOP + rows * rowHeight + 90
  const { width, height } = pen.canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#D8B279'
  pen.lineWidth = 3
  pen.strokeRect(24, 24, width - 48, height - 48)
  const middle = width / 2
  writes(
    pen,
    title,
    { x: middle, y: 110, breadth: width - 2 * MARGIN },
    { font: `600 58px ${SERIF}`, ink: RED, lineHeight: 60, most: 1 },
  )
  for (const [i, leaf] of leaves.entries()) {
    const [x, y] = [MARGIN + (i % columns) * (breadth + GAP), TOP + Math.floor(i / columns) * rowHeight]
    mounts(pen, leaf, pictures, { x, y, breadth })
    if (leaf.honour) ribbon(pen, leaf.honour, x - 8, y - 16, 26)
    const at = { x: x + breadth / 2, breadth }
    const below = writes(
      pen,
      leaf.title,
      { ...at, y: y + breadth * SHAPE + 50 },
      { font: `600 30px ${SERIF}`, ink: INK, lineHeight: 34, most: 1 },
    )
    writes(
      pen,
      leaf.words,
      { ...at, y: below },
      { font: `600 22px ${SANS}`, ink: SOFT, lineHeight: 27, most: 4 },
    )
  }
  writes(
    pen,
    foot,
    { x: middle, y: height - 50, breadth: width - 2 * MARGIN },
    { font: `600 26px ${SANS}`, ink: SOFT, lineHeight: 30, most: 1 },
  )
}

/** One moment of a clip: a leaf that comes slowly closer, or the cover. */
export function drawLeaf(
  pen: CanvasRenderingContext2D,
  leaf: AlbumLeaf | { readonly title: string; readonly words: string },
  share: number,
  pictures: Pictures,
): void {
  const { width, height } = pen.canvas
  pen.fillStyle = LEAF
  pen.fillRect(0, 0, width, height)
  pen.globalAlpha = Math.min(1, share * 6)
  const middle = width / 2
  if ('picture' in leaf) {
    const breadth = width * 0.84
    mounts(pen, leaf, pictures, {
      x: (width - breadth) / 2,
      y: height * 0.1,
      breadth,
      closer: 1 + share * 0.1,
    })
    if (leaf.honour) ribbon(pen, leaf.honour, width * 0.06, height * 0.07, 34)
  }
  const y = 'picture' in leaf ? height * 0.77 : height * 0.46
  const below = writes(
    pen,
    leaf.title,
    { x: middle, y, breadth: width * 0.88 },
    { font: `600 46px ${SERIF}`, ink: '#FBF3E0', lineHeight: 52, most: 2 },
  )
  writes(
    pen,
    leaf.words,
    { x: middle, y: below + 4, breadth: width * 0.86 },
    { font: `600 28px ${SANS}`, ink: '#E8D9BF', lineHeight: 35, most: 4 },
  )
  pen.globalAlpha = 1
}
