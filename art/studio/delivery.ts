import { brotliCompressSync } from 'node:zlib'
import { optimize } from 'svgo'
import { cardSvg } from '../card.ts'
import type { Card } from '../scene.ts'

/** The file that phones get: one decimal, nothing superfluous, ids left alone because they are the card’s own. */
export function delivered(card: Card): string {
  return optimize(cardSvg(card), {
    floatPrecision: 1,
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  }).data
}

export const compressedBytes = (file: string): number => brotliCompressSync(file).length
