import { Resvg } from '@resvg/resvg-js'
import { BG_IDS, type Bg, background } from '../backgrounds/index.ts'
import { CARD, cardSvg } from '../card.ts'
import { MOTIF_IDS, motif } from '../motifs/index.ts'
import { FACE_IDS } from '../people/face.ts'
import { WHO_IDS } from '../people/look.ts'
import { pair } from '../people/pair.ts'
import { PAIR_IDS } from '../people/pair-poses.ts'
import { person } from '../people/person.ts'
import { POSE_IDS } from '../people/poses.ts'
import type { Card } from '../scene.ts'
import { type Drawing, ownIds, put } from '../shape.ts'

interface Cell {
  readonly label: string
  readonly drawing: Drawing
}

interface Grid {
  readonly columns: number
  readonly cellWidth: number
  readonly cellHeight: number
}

const label = (text: string) =>
  `<text y="10" font-size="11" text-anchor="middle" font-family="sans-serif" fill="#40291F">${text}</text>`

/** Cells side by side, each drawn from the middle of its lower edge. */
function gridSvg(cells: readonly Cell[], { columns, cellWidth, cellHeight }: Grid): string {
  const height = Math.ceil(cells.length / columns) * cellHeight
  const placed = cells.map(({ label: text, drawing }, i) => {
    const [x, y] = [
      (i % columns) * cellWidth + cellWidth / 2,
      (Math.floor(i / columns) + 1) * cellHeight - 16,
    ]
    return put(drawing + label(text), { x, y })
  })
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * cellWidth} ${height}" stroke-linecap="round" stroke-linejoin="round">`
  return ownIds(`${open}<rect width="100%" height="100%" fill="#EAD8B4"/>${placed.join('')}</svg>`, 'sheet')
}

/** Scaled so that it fills its cell; glows do not count, they reach far. */
function fitted(drawing: Drawing, width: number, height: number): Drawing {
  const solid = drawing.replace(/<circle[^>]*fill="url[^>]*\/>/g, '')
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="1000" height="1000">'
  const box = new Resvg(`${open}${solid}</svg>`).getBBox()
  if (!box) return drawing
  const s = Math.min(width / box.width, height / box.height)
  return put(put(drawing, { x: -(box.x + box.width / 2), y: -(box.y + box.height) }), { scale: s, y: -4 })
}

/** A motif by itself, as large as its box. */
export const fittedSvg = (drawing: Drawing): string =>
  gridSvg([{ label: '', drawing: fitted(drawing, 104, 96) }], { columns: 1, cellWidth: 120, cellHeight: 120 })

export function motifSheet(): string {
  const cells = MOTIF_IDS.map(id => ({ label: id, drawing: fitted(motif(id), 104, 96) }))
  return gridSvg(cells, { columns: 12, cellWidth: 120, cellHeight: 136 })
}

export function peopleSheet(): string {
  const actors = ['leonMan', 'leonSailor', 'meiDay', 'leonKid', 'grand', 'leopKid'] as const
  const poses = POSE_IDS.map((pose, i) => ({
    label: pose,
    drawing: person({ who: actors[i % actors.length]!, pose }),
  }))
  const people = WHO_IDS.map((who, i) => ({
    label: who,
    drawing: person({ who, pose: (['stand', 'frontStand'] as const)[i % 2]! }),
  }))
  const moods = FACE_IDS.map(face => ({
    label: face,
    drawing: person({ who: 'leonTeen', pose: 'frontStand', face, look: { hat: null } }),
  }))
  const pairs = PAIR_IDS.map(id => ({ label: id, drawing: pair(id, { who: 'leonMan' }, { who: 'leopKid' }) }))
  return gridSvg([...poses, ...people, ...moods, ...pairs], { columns: 12, cellWidth: 120, cellHeight: 170 })
}

const windowed = (drawing: Drawing, width: number, height: number, across: number): Drawing =>
  `<svg x="${-across / 2}" y="${(-across * height) / width - 4}" width="${across}" height="${(across * height) / width}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`

export function backgroundSheet(): string {
  const cells = BG_IDS.map(id => ({
    label: id,
    drawing: windowed(background([id] as Bg), CARD.width, CARD.height, 300),
  }))
  return gridSvg(cells, { columns: 5, cellWidth: 310, cellHeight: 226 })
}

/** The album as one leafs through it on a phone, on a dark page. */
export function contactSheet(cards: readonly Card[], columns: number): string {
  const [width, height] = [CARD.width + 2 * CARD.border, CARD.height + 2 * CARD.border]
  const gap = 20
  const tiles = cards.map((card, i) => {
    const [x, y] = [(i % columns) * (width + gap) + gap, Math.floor(i / columns) * (height + gap) + gap]
    return cardSvg(card).replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
  })
  const rows = Math.ceil(cards.length / columns)
  const box = `0 0 ${columns * (width + gap) + gap} ${rows * (height + gap) + gap}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect width="100%" height="100%" fill="#4A2F24"/>${tiles.join('')}</svg>`
}

/** How wide a sheet has to be for cards of so many pixels. */
export const sheetWidth = (columns: number, cardPx: number): number =>
  Math.round((columns * (CARD.width + 2 * CARD.border + 20) * cardPx) / (CARD.width + 2 * CARD.border))
