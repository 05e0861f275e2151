import {
  textOf as joined,
  kindOfWord,
  runningPieces,
  START,
  type StoryLanguage,
  type Wording,
  type WordKind,
} from '@veillee/games'
import type { Language } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import { pictureNameOf } from './own-picture.ts'

/** What is saved of a story (ROOM-24): the page as it was read, who added what, and when. */
export interface Keepsake {
  readonly title: string
  readonly language: StoryLanguage
  readonly pieces: readonly Piece[]
  readonly additions: readonly Addition[]
  /** Everybody who told it, in a line. */
  readonly tellers: string
  readonly day: string
}

interface Piece {
  readonly before: string
  readonly word: string
  readonly after: string
  readonly kind: WordKind
  /** The name of its drawing. */
  readonly drawn?: string | undefined
}

interface Addition {
  readonly name: string
  readonly words: string
}

/** The words of a story in running text, each with what the text puts round it (TALE-26). */
export function piecesOf(cards: readonly number[], wording: Wording): readonly Piece[] {
  return runningPieces([START, ...cards], wording).map(({ card, ...plain }) => {
    const { typeset } = LANGUAGES[wording.language]
    const kind = kindOfWord(card)
    if (kind === 'start' || kind === 'link')
      return { before: typeset(joined(plain)), word: '', after: '', kind }
    return {
      before: typeset(plain.before),
      word: typeset(plain.word),
      after: typeset(plain.after),
      kind,
      drawn: pictureNameOf(card, wording),
    }
  })
}

/** Its drawings by their names, in the order of the story. */
export const drawnIn = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap(({ drawn }) => drawn ?? [])

export const textOf = (pieces: readonly Piece[]): string => pieces.map(joined).join('')

const INKS: Partial<Record<WordKind, string>> = { noun: '#2F6B45', adjective: '#A63026', verb: '#27548A' }
export const inkOf = (kind: WordKind): string => INKS[kind] ?? '#2B2A3A'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign]!)

const STYLE = `
body{margin:0;background:#ebdcc0;color:#2b2a3a;font:19px/1.6 Fraunces,Georgia,'Times New Roman',serif}
main{max-width:34em;margin:6vh auto;padding:2.6em 2.4em 2em;background:#fffaf0;border:1.5px solid #d8b279;outline:10px solid #fffaf0;box-shadow:0 6px 26px #3b22114d}
h1{margin:0 0 .8em;font-size:1.5em;line-height:1.2;color:#a63e30}
.story{font-size:1.16em;text-wrap:pretty}.story::first-letter{float:left;font-size:2.7em;line-height:.86;padding:.06em .08em 0 0;color:#a63e30}
b{font-weight:600}.story img{height:1.25em;width:1.25em;margin:0 .2em 0 0;vertical-align:-.25em}.noun{color:#2f6b45}.adjective{color:#a63026}.verb{color:#27548a}
table{width:100%;border-collapse:collapse;margin-top:2em;font-size:.9em}caption{text-align:left;font-weight:600;padding-bottom:.3em}
th,td{text-align:left;font-weight:400;padding:.25em .5em .25em 0;border-top:1px solid #e6d3ae;vertical-align:top}th{width:34%;color:#5a4f5c}
footer{margin-top:2em;font-size:.85em;color:#5a4f5c}
@media print{body{background:none}main{box-shadow:none;margin:0 auto}}`

const imageOf = (svg: string | undefined): string =>
  svg === undefined ? '' : `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`

/** One file that needs nothing else, now or in twenty years. */
export function pageOf(
  { title, language, pieces, additions, tellers, day }: Keepsake,
  words: { readonly lang: Language; readonly who: string },
  /** Drawings as SVG, by their names. */
  pictures: ReadonlyMap<string, string>,
): string {
  const story = pieces
    .map(({ before, word, after, kind, drawn }) =>
      word === ''
        ? escaped(before + after)
        : `${escaped(before)}${imageOf(pictures.get(drawn ?? ''))}<b class="${kind}">${escaped(word)}</b>${escaped(after)}`,
    )
    .join('')
  const rows = additions
    .map(
      ({ name, words }) =>
        `<tr><th scope="row">${escaped(name)}</th><td lang="${language}">${escaped(words)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${words.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}
</style>
<main>
<h1>${escaped(title)}</h1>
<p class="story" lang="${language}">${story}</p>
<table>
<caption>${escaped(words.who)}</caption>
${rows}
</table>
<footer>${escaped(tellers)} · ${escaped(day)} · Veillée</footer>
</main>
</html>
`
}
