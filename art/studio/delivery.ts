import { brotliCompressSync } from 'node:zlib'
import { optimize } from 'svgo'
import { cardSvg } from '../card.ts'
import type { Card } from '../scene.ts'

/** The file that phones get: one decimal, nothing superfluous, ids left alone because they are its own. */
export const trimmed = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 1,
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  }).data

const files = new WeakMap<Card, string>()

/** The file of a card; to trim it takes a while, so that is done once. */
export function delivered(card: Card): string {
  const file = files.get(card) ?? trimmed(cardSvg(card))
  files.set(card, file)
  return file
}

export const compressedBytes = (file: string): number => brotliCompressSync(file).length
