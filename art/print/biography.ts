import type { Language } from '@veillee/kernel'
import { ALBUM } from '../album/index.ts'
import { cardSvg } from '../card.ts'
import type { Leaflet } from './leaflet.ts'
import { say } from './saying.ts'

const WORDS = {
  title: { fr: 'La vie de Léon', en: 'Léon’s life' },
  more: {
    fr: 'Cent souvenirs, à lire à voix haute quand la partie est finie.',
    en: 'A hundred memories, to be read aloud when the game is over.',
  },
} as const

/** On the cover a run, a towel, the sea; on the back the merry-go-round of today. */
const [COVER, BACK] = [9, 100]
const ON_A_PAGE = 10

/** PALM-45: sentence by sentence, ten to a page, under the numbers of the cards. */
function pages(language: Language): readonly string[] {
  const cover = `<div class="grid" style="width:86mm">${cardSvg(ALBUM[COVER - 1]!)}</div><h1 style="margin-top:9mm">${say(WORDS.title, language)}</h1><p>${say(WORDS.more, language)}</p>`
  const tens = Array.from({ length: Math.ceil(ALBUM.length / ON_A_PAGE) }, (_, i) =>
    ALBUM.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
  )
  const told = tens.map(memories =>
    memories
      .map(
        ({ n, title, story }) =>
          `<div class="memory"><b>${n}. ${say(title, language)}</b><br>${say(story, language)}</div>`,
      )
      .join(''),
  )
  const back = `<div class="grid" style="width:60mm">${cardSvg(ALBUM[BACK - 1]!)}</div>`
  return [cover, ...told, back]
}

export const BIOGRAPHY: Leaflet = { id: 'biography', isBooklet: true, pages }
