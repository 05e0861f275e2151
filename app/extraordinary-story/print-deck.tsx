import { wordCardSvg } from '@veillee/art'
import { kindOfWord, lexicon, newestIn, type OwnLanguage, type OwnWords } from '@veillee/games'
import { Drawn, printCards } from '../components/printed-cards.tsx'

/** TALE-36: the cards as the box has them, to be cut out and put in the place of those that they replace. */
export function printDeck(language: OwnLanguage, own: OwnWords): Promise<void> {
  const { printed, label } = lexicon({ ...newestIn(language), own })
  const faces = own.map(({ card }) => {
    const kind = kindOfWord(card)
    const svg = wordCardSvg({ card, kind, language, label: label(kind), forms: printed(card) })
    return <Drawn key={card} svg={svg} />
  })
  return printCards({ faces, back: 'word', widthMm: 72, heightMm: 44 })
}
