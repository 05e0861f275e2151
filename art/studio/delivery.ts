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

export const delivered = (card: Card): string => trimmed(cardSvg(card))

export const compressedBytes = (file: string): number => brotliCompressSync(file).length
