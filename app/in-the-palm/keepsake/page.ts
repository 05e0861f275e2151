import { hand, handShapes, STAGE, svgOf, type Tone, uprightHand } from '@veillee/art'
import type { Language } from '@veillee/kernel'
import type { Held } from '@veillee/touch'
import { poseOf, SIDE } from '../stage/look.ts'
import { PLAYER } from './player.ts'
import type { Reel } from './reel.ts'
import { STYLE } from './style.ts'

/** A photo of the saved album, with all its words. */
export interface KeptPhoto {
  /** The whole picture as an SVG file. */
  readonly svg: string
  readonly letter: string
  readonly title: string
  /** What is to be seen on it, for those who do not see it. */
  readonly spoken: string
  readonly whose: string
  /** 1 or 2, if Grandfather took it for that memory, and whether he was right. */
  readonly pick: { readonly memory: 1 | 2; readonly isRight: boolean; readonly words: string } | null
}

/** One of the two memories. */
export interface KeptMemory {
  readonly heading: string
  readonly title: string
  readonly constraint: string | null
  readonly reel: Reel | null
}

/** All that is saved of a turn, in the words of whoever saves it. */
export interface KeptTurn {
  readonly language: Language
  readonly title: string
  readonly cast: string
  readonly memories: readonly KeptMemory[]
  readonly photos: readonly KeptPhoto[]
  /** Who called out, who has how many points. */
  readonly lines: readonly string[]
  readonly footer: string
  readonly tone: Tone
  readonly words: {
    readonly album: string
    readonly run: string
    readonly moment: string
    readonly made: string
    readonly felt: string
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign]!)

/** As an image of its own, so that its ids and the page's never meet. */
const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const VIEW = `viewBox="0 0 ${STAGE.width} ${STAGE.height}"`
const HELDS: readonly Held[] = ['palm-up', 'back-up', 'upright']

/** One file that needs nothing else, now or in twenty years. */
export function pageOf(turn: KeptTurn): string {
  const { language, title, cast, memories, photos, lines, footer, words } = turn
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p class="cast">${escaped(cast)}</p>
${memories.map((memory, i) => memoryHtml(memory, turn, i + 1)).join('\n')}
<h2>${escaped(words.album)}</h2>
<ul class="album">
${photos.map(photoHtml).join('\n')}
</ul>
${lines.map(line => `<p>${escaped(line)}</p>`).join('\n')}
<footer>${escaped(footer)}</footer>
</main>
${memories.some(({ reel }) => reel) ? `<script>${PLAYER}</script>` : ''}
</html>
`
}

function photoHtml({ svg, letter, title, spoken, whose, pick }: KeptPhoto): string {
  const mark = pick
    ? `<b class="pick${pick.isRight ? ' right' : ''}">${pick.memory} ${pick.isRight ? '✓' : '✗'} ${escaped(pick.words)}</b>`
    : ''
  return `<li><img src="${imageOf(svg)}" alt="${escaped(spoken)}" width="628" height="428"><p><b>${escaped(letter)}. ${escaped(title)}</b><br>${escaped(whose)}</p>${mark}</li>`
}

function memoryHtml(
  { heading, title, constraint, reel }: KeptMemory,
  turn: KeptTurn,
  number: number,
): string {
  return `<section>
<h2>${escaped(heading)} <em>${escaped(title)}</em></h2>
${constraint === null ? '' : `<p>${escaped(constraint)}</p>`}
${reel ? reelHtml(reel, turn, `reel-${number}`) : ''}
</section>`
}

function reelHtml(reel: Reel, { tone, words, language }: KeptTurn, id: string): string {
  const seen = HELDS.filter(held => reel.pictures.some(picture => picture.held === held))
  const hands = seen.map(held => `<img data-held="${held}" src="${imageOf(handSvg(held, tone))}" alt="">`)
  const skins = seen.map(
    held =>
      `<g data-held="${held}">${handShapes(poseOf(held))
        .map(d => `<path class="skin" d="${d}"/>`)
        .join('')}</g>`,
  )
  return `<div class="reel" data-reel="${id}" lang="${language}">
<div class="pair">
<figure><div class="box">${hands.join('')}<svg ${VIEW} aria-hidden="true"><path class="trail"/><g class="laid" stroke-linecap="round" stroke-linejoin="round"></g></svg></div><figcaption>${escaped(words.made)}</figcaption></figure>
<figure><div class="box dark"><svg ${VIEW} aria-hidden="true">${skins.join('')}<path class="way"/><g class="glow"></g></svg></div><figcaption>${escaped(words.felt)}</figcaption></figure>
</div>
<button type="button">▶ ${escaped(words.run)}</button>
<input type="range" min="0" value="0" aria-label="${escaped(words.moment)}">
<script type="application/json" id="${id}">${JSON.stringify(reel).replaceAll('<', '\\u003c')}</script>
</div>`
}

function handSvg(held: Held, tone: Tone): string {
  const drawing = held === 'upright' ? uprightHand({ side: SIDE, tone }) : hand({ ...poseOf(held), tone })
  return svgOf(drawing, STAGE.width, STAGE.height, held)
}
