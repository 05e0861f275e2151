import { inkOf, type Keepsake } from './keepsake.ts'

/** A page for a phone's album, drawn stroke by stroke: nothing has to be fetched for it. */
const WIDTH = 1080
const MARGIN = 110
const LINE = 66
const PAPER = '#FFFAF0'
const FONT = '600 44px Fraunces, Georgia, serif'
const SMALL = '600 30px Nunito, sans-serif'

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

const runsOf = ({ pieces }: Keepsake): readonly Run[] =>
  pieces.flatMap(({ before, word, after, kind }) => [
    { text: before, ink: '#2B2A3A' },
    { text: word, ink: inkOf(kind) },
    { text: after, ink: '#2B2A3A' },
  ])

/** As a PNG; null where a browser draws none. */
export async function pictureOf(keepsake: Keepsake): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  await document.fonts?.ready
  pen.font = FONT
  const breadth = WIDTH - 2 * MARGIN
  const words = laidOut(runsOf(keepsake), breadth, text => pen.measureText(text).width)
  const lines = (words.at(-1)?.line ?? 0) + 1
  pen.font = SMALL
  const foot = laidOut(
    [{ text: `${keepsake.tellers} · ${keepsake.day} · Veillée`, ink: '#5A4F5C' }],
    breadth,
    text => pen.measureText(text).width,
  )
  canvas.width = WIDTH
  canvas.height = 330 + lines * LINE + ((foot.at(-1)?.line ?? 0) + 1) * 42
  paint(pen, keepsake.title, words, foot, 250 + lines * LINE)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

function paint(
  pen: CanvasRenderingContext2D,
  title: string,
  words: readonly Laid[],
  foot: readonly Laid[],
  footAt: number,
): void {
  const { width, height } = pen.canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#D8B279'
  pen.lineWidth = 3
  pen.strokeRect(36, 36, width - 72, height - 72)
  pen.fillStyle = '#A63E30'
  pen.font = '600 58px Fraunces, Georgia, serif'
  pen.fillText(title, MARGIN, 150, width - 2 * MARGIN)
  const lay = (all: readonly Laid[], font: string, top: number, line: number) => {
    pen.font = font
    for (const one of all) {
      pen.fillStyle = one.ink
      pen.fillText(one.text, MARGIN + one.x, top + one.line * line)
    }
  }
  lay(words, FONT, 240, LINE)
  lay(foot, SMALL, footAt, 42)
}
