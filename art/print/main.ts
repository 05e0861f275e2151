import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OUTLINE } from '../album/outline.ts'
import { findChromium, NO_CHROMIUM, printToPdf } from './chromium.ts'
import { DECKS, type Deck } from './deck.ts'
import { documentOf } from './document.ts'
import { loadFonts } from './fonts.ts'
import { PAPERS, type PaperId } from './paper.ts'
import { pagesOf } from './sheet.ts'

const FOLDER = join('reports', 'print')

const USAGE = `npm run print                          every deck on A4 and on Letter
npm run print -- words-fr symbols      only these decks
npm run print -- --paper a4            only this paper
npm run print -- --html                the pages as HTML too`

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function chosenDecks(ids: readonly string[]): readonly Deck[] {
  const decks = DECKS.map(deck => deck())
  const unknown = ids.filter(id => !decks.some(deck => deck.id === id))
  if (unknown.length > 0)
    stop(`There is no deck called ${unknown.join(', ')}. There are ${decks.map(({ id }) => id).join(', ')}.`)
  return ids.length === 0 ? decks : decks.filter(({ id }) => ids.includes(id))
}

const isPaper = (id: string): id is PaperId => id in PAPERS

function chosenPapers(id: string | undefined): readonly PaperId[] {
  if (id === undefined) return Object.keys(PAPERS).filter(isPaper)
  return isPaper(id)
    ? [id]
    : stop(`There is no paper called ${id}. There are ${Object.keys(PAPERS).join(', ')}.`)
}

/** A box with cards missing should say so. */
function note(deck: Deck): string {
  return deck.id === 'memories' && deck.cards.length < OUTLINE.length
    ? ` (${OUTLINE.length - deck.cards.length} memories are not drawn yet)`
    : ''
}

function write(deck: Deck, paper: PaperId, chromium: string, keepsHtml: boolean): void {
  const folder = resolve(FOLDER, paper)
  mkdirSync(folder, { recursive: true })
  const [html, pdf] = [join(folder, `${deck.id}.html`), join(folder, `${deck.id}.pdf`)]
  writeFileSync(html, documentOf(deck, paper, fonts))
  printToPdf(chromium, html, pdf)
  if (!keepsHtml) rmSync(html)
  const sheets = pagesOf(deck, paper).length / 2
  console.log(
    `${join(FOLDER, paper, `${deck.id}.pdf`)}: ${deck.cards.length} pieces, sheets: ${sheets}${note(deck)}`,
  )
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { paper: { type: 'string' }, html: { type: 'boolean' }, help: { type: 'boolean' } },
})
const fonts = loadFonts()
if (values.help) console.log(USAGE)
else {
  const chromium = findChromium() ?? stop(NO_CHROMIUM)
  for (const paper of chosenPapers(values.paper))
    for (const deck of chosenDecks(positionals)) write(deck, paper, chromium, values.html ?? false)
}
