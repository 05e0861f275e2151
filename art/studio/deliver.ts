import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OBJECT_KINDS } from '@veillee/touch'
import { ALBUM } from '../album/index.ts'
import { svgOf } from '../card.ts'
import { objectIcon } from '../hand/object.ts'
import { TONES } from '../hand/skin.ts'
import { NOUN_IDS, nounSvg } from '../nouns/index.ts'
import { BACKS, backSvg } from '../pieces/back.ts'
import { HOME_PHOTOS, homePhotoSvg } from '../pieces/home-photo.ts'
import { iconSvg, maskableIconSvg } from '../pieces/icon.ts'
import { rocketSvg } from '../pieces/rocket.ts'
import { toneHandSvg } from '../pieces/tone-hand.ts'
import { delivered, trimmed } from './delivery.ts'
import { pngOf } from './raster.ts'

/** Draws all pictures that the app hands out as files, into the folder that its build copies. Only when art has changed. */

const FOLDER = join('app', 'public')
const STAMP = join('.stamps', 'pictures')

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sourcesIn(join('art', 'dist')).filter(name => name.endsWith('.js')))
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

function write(name: string, content: string | Uint8Array): void {
  const path = join(FOLDER, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function draw(): void {
  for (const folder of ['pictures']) rmSync(join(FOLDER, folder), { recursive: true, force: true })
  for (const card of ALBUM) write(`pictures/cards/${String(card.n).padStart(3, '0')}.svg`, delivered(card))
  for (const kind of OBJECT_KINDS)
    write(
      `pictures/objects/${kind}.svg`,
      svgOf(`<g transform="translate(48 48)">${objectIcon(kind, 92)}</g>`, 96, 96, kind),
    )
  for (const id of NOUN_IDS) write(`pictures/nouns/${id}.svg`, trimmed(nounSvg(id)))
  for (const value of [1, 3] as const) write(`pictures/rocket-${value}.svg`, rocketSvg(value))
  for (const back of BACKS) write(`pictures/back-${back}.svg`, backSvg(back))
  for (const game of HOME_PHOTOS) write(`pictures/home-${game}.svg`, trimmed(homePhotoSvg(game)))
  for (const tone of TONES) write(`pictures/hand-${tone}.svg`, trimmed(toneHandSvg(tone)))
  write('icon.svg', iconSvg())
  write('icon-180.png', pngOf(maskableIconSvg(), 180))
  write('icon-192.png', pngOf(iconSvg(), 192))
  write('icon-512.png', pngOf(iconSvg(), 512))
  write('icon-maskable-512.png', pngOf(maskableIconSvg(), 512))
}

const now = fingerprint()
const isDrawn =
  existsSync(join(FOLDER, 'pictures')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now
if (!isDrawn) {
  draw()
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, now)
}
