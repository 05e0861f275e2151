import { LANGUAGES, type Language } from '@veillee/kernel'
import { BIOGRAPHY } from './biography.ts'
import { BOX } from './box.ts'
import type { Fonts } from './document.ts'
import { imposed } from './imposition.ts'
import { inLightInk } from './light-ink.ts'
import { LETTERS, paintingScript } from './painted.ts'
import { PAPERS, type PaperId } from './paper.ts'
import { RULES } from './rules.ts'

/** Pages to read or to cut, in one language. A booklet is folded in the middle, two of its pages on each side of paper. */
export interface Leaflet {
  readonly id: string
  readonly isBooklet: boolean
  readonly pages: (language: Language) => readonly string[]
}

export const LEAFLETS: readonly Leaflet[] = [BOX, RULES, BIOGRAPHY]

/** How many sides of paper a leaflet takes. */
export const sidesOf = ({ isBooklet, pages }: Leaflet, language: Language): number =>
  isBooklet ? imposed(pages(language)).length : pages(language).length

const face = (family: string, weight: number, source: string): string =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${source}) format("woff2")}`

const STYLE = `html,body{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact;color:#2B2A3A}
body{font:400 10.5pt/1.42 Nunito,sans-serif}
.side{box-sizing:border-box;overflow:hidden;break-after:page;position:relative;display:flex}
.side:last-child{break-after:auto}
.page{box-sizing:border-box;flex:1;min-width:0;padding:13mm 14mm 14mm;position:relative}
.booklet .page{padding:11mm 12mm 13mm}
.number{position:absolute;bottom:6mm;left:0;right:0;text-align:center;font-size:8pt;color:#6D6E78}
h1{font:700 25pt/1.12 Fraunces,serif;margin:0 0 4mm}
h2{font:700 15pt/1.2 Fraunces,serif;margin:0 0 3mm}
p{margin:0 0 2.6mm}
p,.memory{text-wrap:pretty}
small{font-size:8.5pt;color:#54555F}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:1.1mm 2mm 1.1mm 0;border-bottom:.2mm solid #D8CDB4}
.cover{display:flex;flex-direction:column;justify-content:center;align-items:center;text-align:center;background:#FBF3E0}
.things td{vertical-align:middle}
.named small{display:block;text-align:center}
.step{display:flex;gap:4mm;align-items:flex-start;margin-bottom:4mm;line-height:1.36}
.step>svg{flex:0 0 44mm;width:44mm;height:auto}
.step p{margin:0}
.ranks{font-size:8.5pt;margin-bottom:3mm}
.ranks td{text-align:center;padding:.6mm 1mm;line-height:1.2}
.ranks td:first-child{text-align:left;padding-left:0}
.grid{display:grid;gap:4mm}
.grid svg{width:100%;height:auto;display:block}
.memory{margin-bottom:2.4mm}
.memory b{font-family:Fraunces,serif}
svg.net{display:block;margin:0 auto}
${LETTERS}`

/** With the spaces and apostrophes of its language, wherever it is read. */
const typeset = (html: string, language: Language): string =>
  html.replaceAll(/>[^<]+</g, text => LANGUAGES[language].typeset(text))

/** A leaflet as one page of HTML, ready to be printed. */
export function leafletHtml(leaflet: Leaflet, language: Language, paper: PaperId, fonts: Fonts): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const [width, height] = leaflet.isBooklet ? [heightMm, widthMm] : [widthMm, heightMm]
  const pages = leaflet.pages(language).map(page => inLightInk(typeset(page, language)))
  const sides = leaflet.isBooklet ? imposed(pages) : pages.map((_, i) => [i])
  const page = (i: number | undefined): string => {
    const isCover = leaflet.isBooklet && (i === 0 || i === pages.length - 1)
    const number = i === undefined || isCover ? '' : `<div class="number">${i + 1}</div>`
    return `<section class="page${isCover ? ' cover' : ''}">${i === undefined ? '' : pages[i]}${number}</section>`
  }
  const body = sides.map(side => `<div class="side">${side.map(page).join('')}</div>`).join('\n')
  const style = `${face('Fraunces', 700, fonts.fraunces)}${face('Nunito', 700, fonts.nunito)}${face('Nunito', 400, fonts.nunitoText)}
@page{size:${width}mm ${height}mm;margin:0}
.side{width:${width}mm;height:${height}mm}
${STYLE}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Veillée: ${leaflet.id}</title><style>${style}</style></head><body class="${leaflet.isBooklet ? 'booklet' : ''}">${body}${paintingScript('.step > svg, .grid > svg')}</body></html>`
}
