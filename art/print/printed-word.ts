import { kindOfWord, LINKS, lexicon, newestIn, type StoryLanguage, waysOf } from '@veillee/games'
import { NOUN_IDS, nounSvg } from '../nouns/index.ts'
import { wordCardSvg } from '../pieces/word-card.ts'
import type { Drawing } from '../shape.ts'

const PICTURE = { x: 286, y: 10, size: 54 } as const

/** A noun’s, in the upper right of its card, above the highest line of words. */
function pictureOf(drawn: string | undefined): Drawing {
  const id = NOUN_IDS.find(one => one === drawn)
  const { x, y, size } = PICTURE
  return id ? nounSvg(id).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `) : ''
}

/** A card of the story as the box has it: with its drawing, and with its shapes if it is a Link. */
export function printedWord(card: number, language: StoryLanguage): string {
  const { label, printed, drawn } = lexicon(newestIn(language))
  const kind = kindOfWord(card)
  return wordCardSvg({
    card,
    kind,
    language,
    label: label(kind),
    forms: printed(card),
    picture: pictureOf(drawn(card)),
    ...(LINKS.includes(card) && { ways: waysOf(card) }),
  })
}
