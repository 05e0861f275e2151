import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Config, optimize, VERSION } from 'svgo'
import { cardSvg } from '../card.ts'
import type { Card } from '../scene.ts'

const SETTINGS: Config = {
  floatPrecision: 1,
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { cleanupIds: false, minifyStyles: false, inlineStyles: false } },
    },
  ],
}

/** The file that phones get: one decimal, nothing superfluous; ids and styles are left alone because they are its own. */
export const trimmed = (svg: string): string => optimize(svg, SETTINGS).data

/** art/studio or art/dist/studio: what was trimmed once is kept beside both. */
const KEPT = join(
  import.meta.dirname,
  import.meta.dirname.includes('dist') ? '../../..' : '../..',
  '.stamps/cards',
)

/** The file of a card. To trim all hundred takes 13 s, and the build and the tests want them: it is done once. */
export function delivered(card: Card): string {
  const svg = cardSvg(card)
  const name = createHash('sha256')
    .update(JSON.stringify([svg, SETTINGS, VERSION]))
    .digest('hex')
  const path = join(KEPT, `${name}.svg`)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const file = trimmed(svg)
  keep(path, file)
  return file
}

/** Whole or not at all: others may be reading. */
function keep(path: string, file: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const begun = `${path}.${process.pid}`
  writeFileSync(begun, file)
  renameSync(begun, path)
}

export const compressedBytes = (file: string): number => brotliCompressSync(file).length
