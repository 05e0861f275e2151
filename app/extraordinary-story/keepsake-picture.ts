import { inkOf, type Keepsake } from './keepsake.ts'

/** A page for a phone's album, drawn stroke by stroke. */
const WIDTH = 1080
const MARGIN = 110
const LINE = 66
const PAPER = '#FFFAF0'
const FONT = '600 44px Fraunces, Georgia, serif'
const SMALL = '600 30px Nunito, sans-serif'
const SMALL_LINE = 42
const RED = '#A63E30'

interface Run {
  readonly text: string
  readonly ink: string
}

/** A picture of words: what is measured and what is laid down, apart from any canvas. */
export interface Laid extends Run {
  readonly x: number
  readonly line: number
}

/** Words in lines of this breadth, each in the ink of its kind; a word is never broken. */
export function laidOut(
  runs: readonly Run[],
  breadth: number,
  measure: (text: string) => number,
): readonly Laid[] {
  const laid: Laid[] = []
  let [x, line] = [0, 0]
  for (const { text, ink } of runs)
    for (const word of text.split(/(?<= )/)) {
      const width = measure(word)
      if (x > 0 && x + measure(word.trimEnd()) > breadth) [x, line] = [0, line + 1]
      if (word.trim() !== '') laid.push({ text: word, ink, x, line })
      x += width
    }
  return laid
}

const INK = '#2B2A3A'
const SOFT = '#5A4F5C'

const storyOf = ({ pieces }: Keepsake): readonly Run[] =>
  pieces.flatMap(({ before, word, after, kind }) => [
    { text: before, ink: INK },
    { text: word, ink: inkOf(kind) },
    { text: after, ink: INK },
  ])

/** Who added what, one after the other. */
const authorsOf = ({ additions }: Keepsake): readonly Run[] =>
  additions.flatMap(({ name, words }, i) => [
    { text: `${i > 0 ? '· ' : ''}${name} `, ink: INK },
    { text: `${words} `, ink: SOFT },
  ])

const footOf = ({ tellers, day }: Keepsake): readonly Run[] => [
  { text: `${tellers} · ${day} · Veillée`, ink: SOFT },
]

interface Block {
  readonly words: readonly Laid[]
  readonly font: string
  readonly line: number
  /** Where its first line stands. */
  readonly top: number
}

const TOP = 240
const GAP = 44

/** One below the other, as far down as they go. */
function blocksOf(keepsake: Keepsake, pen: CanvasRenderingContext2D): readonly Block[] {
  const blocks: Block[] = []
  let top = TOP
  for (const [runs, font, line] of [
    [storyOf(keepsake), FONT, LINE],
    [authorsOf(keepsake), SMALL, SMALL_LINE],
    [footOf(keepsake), SMALL, SMALL_LINE],
  ] as const) {
    pen.font = font
    const words = laidOut(runs, WIDTH - 2 * MARGIN, text => pen.measureText(text).width)
    blocks.push({ words, font, line, top })
    top += ((words.at(-1)?.line ?? 0) + 1) * line + (blocks.length < 3 ? GAP - line / 3 : 0)
  }
  return blocks
}

/** As a PNG; null where a browser draws none. */
export async function pictureOf(
  keepsake: Keepsake,
  pictures: ReadonlyMap<string, string>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  await document.fonts?.ready
  const images = await loaded([...pictures.values()])
  const blocks = blocksOf(keepsake, pen)
  const last = blocks.at(-1)!
  const foot = last.top + (last.words.at(-1)?.line ?? 0) * last.line + GAP
  canvas.width = WIDTH
  canvas.height = foot + Math.ceil(images.length / IN_ROW) * CELL + MARGIN - GAP
  paint(pen, keepsake.title, blocks)
  images.forEach((image, i) => {
    const [x, y] = [MARGIN + (i % IN_ROW) * CELL, foot + Math.floor(i / IN_ROW) * CELL]
    pen.drawImage(image, x, y, CELL - 12, CELL - 12)
  })
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

/** The drawings of its nouns stand below the words, in the order of the story. */
const IN_ROW = 8
const CELL = (WIDTH - 2 * MARGIN) / IN_ROW

const loaded = async (svgs: readonly string[]): Promise<readonly HTMLImageElement[]> => {
  const images = await Promise.all(svgs.map(imageFrom))
  return images.filter(image => image !== null)
}

function imageFrom(svg: string): Promise<HTMLImageElement | null> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  return new Promise<HTMLImageElement | null>(resolve => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = source
  }).finally(() => URL.revokeObjectURL(source))
}

function paint(pen: CanvasRenderingContext2D, title: string, blocks: readonly Block[]): void {
  const { width, height } = pen.canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#D8B279'
  pen.lineWidth = 3
  pen.strokeRect(36, 36, width - 72, height - 72)
  hangLamp(pen, width - MARGIN - 40)
  pen.fillStyle = RED
  pen.font = '600 58px Fraunces, Georgia, serif'
  pen.fillText(title, MARGIN, 150, width - 2 * MARGIN - 110)
  for (const { words, font, line, top } of blocks) {
    pen.font = font
    for (const one of words) {
      pen.fillStyle = one.ink
      pen.fillText(one.text, MARGIN + one.x, top + one.line * line)
    }
  }
}

/** The lamp under which all stories begin, from the upper rim. */
function hangLamp(pen: CanvasRenderingContext2D, x: number): void {
  pen.strokeStyle = '#744A2B'
  pen.lineWidth = 5
  pen.stroke(new Path2D(`M${x} 36V96`))
  pen.fillStyle = '#F0C566'
  pen.fill(new Path2D(`M${x - 13} 150a13 13 0 0 0 26 0Z`))
  pen.fillStyle = RED
  pen.fill(new Path2D(`M${x - 16} 94h32l30 56h-92Z`))
}
