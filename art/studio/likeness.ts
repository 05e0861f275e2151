import { cardSvg } from '../card.ts'
import { type Card, drawItem } from '../scene.ts'
import { layerOf } from './layer.ts'
import { type Lab, labAt, labDistance, rasterOf } from './raster.ts'

const COLUMNS = 16
const ROWS = 11
const THUMB = 160
const THUMB_HEIGHT = 107

/** What is left of a card at a glance: the mean colour of each of 16 × 11 fields of its thumbnail. */
export type Glance = readonly Lab[]

export function glanceAt(card: Card): Glance {
  const raster = rasterOf(cardSvg(card), THUMB)
  const fields: Lab[] = []
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const sum: [number, number, number] = [0, 0, 0]
      let count = 0
      const [fromX, toX] = [column, column + 1].map(edge => Math.floor((edge * raster.width) / COLUMNS))
      const [fromY, toY] = [row, row + 1].map(edge => Math.floor((edge * raster.height) / ROWS))
      for (let y = fromY!; y < toY!; y++)
        for (let x = fromX!; x < toX!; x++) {
          const lab = labAt(raster, x, y)
          for (const channel of [0, 1, 2] as const) sum[channel] += lab[channel]
          count++
        }
      fields.push([sum[0] / count, sum[1] / count, sum[2] / count])
    }
  return fields
}

/** How different two cards look as thumbnails: 0 is the same picture. */
export const glanceDistance = (a: Glance, b: Glance): number =>
  a.reduce((sum, lab, i) => sum + labDistance(lab, b[i]!), 0) / a.length

/** A card and the one that looks most like it. */
export interface Likeness {
  readonly card: Card
  readonly other: Card
  readonly distance: number
}

/** For each card its nearest, the most alike first. */
export function likenesses(cards: readonly Card[]): readonly Likeness[] {
  const glances = new Map(cards.map(card => [card, glanceAt(card)]))
  return cards
    .map(card => {
      const others = cards.filter(other => other !== card)
      const ranked = others.map(other => ({
        card,
        other,
        distance: glanceDistance(glances.get(card)!, glances.get(other)!),
      }))
      return ranked.sort((a, b) => a.distance - b.distance)[0]
    })
    .filter(likeness => likeness !== undefined)
    .sort((a, b) => a.distance - b.distance)
}

/** Where the things of a card stand, whatever their colours: how full each of 16 × 11 fields is. */
export type Composition = readonly number[]

export function compositionOf(card: Card): Composition {
  const shown = card.items.filter(item => !('effect' in item) && !item.deco)
  const alone = layerOf(shown.map(drawItem).join(''))
  const fields: number[] = []
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      let [full, count] = [0, 0]
      for (let y = Math.floor((row * THUMB_HEIGHT) / ROWS); y < ((row + 1) * THUMB_HEIGHT) / ROWS; y++)
        for (let x = (column * THUMB) / COLUMNS; x < ((column + 1) * THUMB) / COLUMNS; x++) {
          if (alone.alphaAt(x, y) > 120) full++
          count++
        }
      fields.push(full / count)
    }
  return fields
}

/** 0 is the same arrangement. */
export const compositionDistance = (a: Composition, b: Composition): number =>
  a.reduce((sum, share, i) => sum + Math.abs(share - b[i]!), 0) / a.length
