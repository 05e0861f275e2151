import './words-print.css'
import { wordCardSvg } from '@veillee/art'
import { kindOfWord, lexicon, newestIn, type OwnLanguage, type OwnWords } from '@veillee/games'

/** TALE-36: the cards as the box has them, to be cut out and put in the place of those that they replace. */
export function printDeck(language: OwnLanguage, own: OwnWords): void {
  const { printed, label } = lexicon({ ...newestIn(language), own })
  const sheet = document.createElement('div')
  sheet.className = 'words-print'
  for (const { card } of own) {
    const image = document.createElement('img')
    const kind = kindOfWord(card)
    const svg = wordCardSvg({ card, kind, language, label: label(kind), forms: printed(card) })
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    image.alt = printed(card)[0]!
    sheet.append(image)
  }
  document.body.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  void Promise.all([...sheet.querySelectorAll('img')].map(image => image.decode())).then(() => print())
}
