import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { GameId } from '@veillee/games'
import { READ_IN } from '@veillee/kernel'
import { findChromium, NO_CHROMIUM, printToPdf } from './chromium.ts'
import { DECKS } from './deck.ts'
import { documentOf } from './document.ts'
import { loadFonts } from './fonts.ts'
import { LEAFLETS, leafletHtml, sidesOf } from './leaflet.ts'
import { PAPERS, type PaperId } from './paper.ts'
import { pagesOf } from './sheet.ts'
import { SWELL_DECKS, type SwellDeck, swellHtml, swellSides } from './swell.ts'
import { gameOf } from './whose.ts'

const USAGE = `npm run print                          the whole box, on A4 and on Letter
npm run print -- words-fr symbols      only these files
npm run print -- --paper a4            only this paper
npm run print -- --html                the pages as HTML too
npm run print -- --into FOLDER         somewhere else than reports/print`

/** One file of the box. */
interface Print {
  readonly id: string
  readonly sides: (paper: PaperId) => number
  readonly html: (paper: PaperId) => string
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

const fonts = loadFonts()

const PRINTS: readonly Print[] = [
  ...LEAFLETS.flatMap(leaflet =>
    READ_IN.map(language => ({
      id: `${leaflet.id}-${language}`,
      sides: () => sidesOf(leaflet, language),
      html: (paper: PaperId) => leafletHtml(leaflet, language, paper, fonts),
    })),
  ),
  ...DECKS.map(make => make()).map(deck => ({
    id: deck.id,
    sides: (paper: PaperId) => pagesOf(deck, paper).length,
    html: (paper: PaperId) => documentOf(deck, paper, fonts),
  })),
  ...SWELL_DECKS.map(({ id, make }) => {
    let made: SwellDeck | undefined
    const deck = (): SwellDeck => (made ??= make())
    return {
      id,
      sides: (paper: PaperId) => swellSides(deck(), paper),
      html: (paper: PaperId) => swellHtml(deck(), paper, fonts),
    }
  }),
]

function chosen(ids: readonly string[]): readonly Print[] {
  const unknown = ids.filter(id => !PRINTS.some(print => print.id === id))
  if (unknown.length > 0)
    stop(`There is nothing called ${unknown.join(', ')}. There are ${PRINTS.map(({ id }) => id).join(', ')}.`)
  return ids.length === 0 ? PRINTS : PRINTS.filter(({ id }) => ids.includes(id))
}

const isPaper = (id: string): id is PaperId => id in PAPERS

function chosenPapers(id: string | undefined): readonly PaperId[] {
  if (id === undefined) return Object.keys(PAPERS).filter(isPaper)
  return isPaper(id)
    ? [id]
    : stop(`There is no paper called ${id}. There are ${Object.keys(PAPERS).join(', ')}.`)
}

/** What the app lists: which file, for which game, on which paper, how many sides, how large. */
interface Listed {
  readonly id: string
  readonly game: GameId | undefined
  readonly paper: PaperId
  readonly sides: number
  readonly bytes: number
}

function write(print: Print, paper: PaperId, into: string, chromium: string, keepsHtml: boolean): Listed {
  const folder = resolve(into, paper)
  mkdirSync(folder, { recursive: true })
  const [html, pdf] = [join(folder, `${print.id}.html`), join(folder, `${print.id}.pdf`)]
  writeFileSync(html, print.html(paper))
  printToPdf(chromium, html, pdf)
  if (!keepsHtml) rmSync(html)
  const listed = {
    id: print.id,
    game: gameOf(print.id),
    paper,
    sides: print.sides(paper),
    bytes: statSync(pdf).size,
  }
  console.log(
    `${join(into, paper, `${print.id}.pdf`)}: ${listed.sides} sides, ${Math.ceil(listed.bytes / 1e3)} kB`,
  )
  return listed
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    paper: { type: 'string' },
    into: { type: 'string' },
    html: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(USAGE)
else {
  const chromium = findChromium() ?? stop(NO_CHROMIUM)
  const into = values.into ?? join('reports', 'print')
  const prints = chosen(positionals)
  const listed = chosenPapers(values.paper).flatMap(paper =>
    prints.map(print => write(print, paper, into, chromium, values.html ?? false)),
  )
  if (prints === PRINTS && values.paper === undefined)
    writeFileSync(resolve(into, 'index.json'), JSON.stringify(listed))
}
