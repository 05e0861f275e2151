import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ALBUM } from '../album/index.ts'
import { cardSvg } from '../card.ts'
import type { Card } from '../scene.ts'
import { compressedBytes, delivered } from './delivery.ts'
import { findings } from './findings.ts'
import { pngOf } from './raster.ts'
import { backgroundSheet, contactSheet, motifSheet, peopleSheet, sheetWidth } from './sheet.ts'
import { watch } from './watch.ts'

const FOLDER = join('reports', 'cards')
const PORT = 4321

const USAGE = `npm run cards                       sheets of all cards, and what is wrong with them
npm run cards -- goat storm         only these cards
npm run cards -- --motifs           sheets of motifs, people and backgrounds: the vocabulary
npm run cards -- --svg              the files that phones get
npm run cards -- --watch            a live page: a card at three sizes, items to drag, motifs to look for`

function write(name: string, content: string | Uint8Array): void {
  const path = join(FOLDER, name)
  writeFileSync(path, content)
  console.log(path)
}

function vocabulary(): void {
  write('motifs.png', pngOf(motifSheet(), 1440))
  write('people.png', pngOf(peopleSheet(), 1440))
  write('backgrounds.png', pngOf(backgroundSheet(), 1550))
}

const fileName = ({ n, id }: Card) => `${String(n).padStart(3, '0')}-${id}`

function sheets(cards: readonly Card[]): void {
  write('sheet-160.png', pngOf(contactSheet(cards, 6), sheetWidth(6, 160)))
  write('sheet-320.png', pngOf(contactSheet(cards, 4), sheetWidth(4, 320)))
  for (const card of cards) write(`${fileName(card)}.png`, pngOf(cardSvg(card), 1256))
}

function files(cards: readonly Card[]): void {
  let total = 0
  for (const card of cards) {
    const file = delivered(card)
    total += compressedBytes(file)
    write(`${fileName(card)}.svg`, file)
  }
  console.log(`${cards.length} cards, ${(total / 1024).toFixed(1)} KB compressed`)
}

function chosen(ids: readonly string[]): readonly Card[] {
  const unknown = ids.filter(id => !ALBUM.some(card => card.id === id))
  if (unknown.length > 0) console.log(`Not drawn yet: ${unknown.join(', ')}`)
  return ids.length === 0 ? ALBUM : ALBUM.filter(card => ids.includes(card.id))
}

function look(cards: readonly Card[]): void {
  sheets(cards)
  const wrong = cards.flatMap(findings)
  console.log(wrong.length === 0 ? 'Nothing wrong that can be measured. Now look at them.' : wrong.join('\n'))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    motifs: { type: 'boolean' },
    svg: { type: 'boolean' },
    watch: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
mkdirSync(FOLDER, { recursive: true })
if (values.help) console.log(USAGE)
else if (values.motifs) vocabulary()
else if (values.watch) watch(PORT)
else if (values.svg) files(chosen(positionals))
else look(chosen(positionals))
