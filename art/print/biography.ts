import type { Written } from '@veillee/kernel'
import { ALBUM } from '../album/index.ts'
import { cardSvg } from '../card.ts'
import type { Leaflet } from './leaflet.ts'

const WORDS = {
  title: { fr: 'La vie de Léon', en: 'Léon’s life' },
  more: {
    fr: 'Cent souvenirs, à lire à voix haute quand la partie est finie.',
    en: 'A hundred memories, to be read aloud when the game is over.',
  },
} as const

/** The one that is on the cover: a run, a towel, the sea. */
const COVER = 9
const ON_A_PAGE = 10

/** PALM-45: sentence by sentence, ten to a page, under the numbers of the cards. */
function pages(language: Written): readonly string[] {
  const cover = `<div class="grid" style="width:86mm">${cardSvg(ALBUM[COVER - 1]!)}</div><h1 style="margin-top:9mm">${WORDS.title[language]}</h1><p>${WORDS.more[language]}</p>`
  const tens = Array.from({ length: Math.ceil(ALBUM.length / ON_A_PAGE) }, (_, i) =>
    ALBUM.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
  )
  const told = tens.map(memories =>
    memories
      .map(
        ({ n, title, story }) =>
          `<div class="memory"><b>${n}. ${title[language]}</b><br>${story[language]}</div>`,
      )
      .join(''),
  )
  return [cover, ...told]
}

export const BIOGRAPHY: Leaflet = { id: 'biography', isBooklet: true, pages }
