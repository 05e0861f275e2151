import './words-print.css'
import { wordCardSvg } from '@veillee/art'
import { kindOfWord, lexicon, newestIn, type OwnLanguage, type OwnWords } from '@veillee/games'

/** TALE-36: the cards as the box has them, to be cut out and put in the place of those that they replace. */
export function printDeck(language: OwnLanguage, own: OwnWords): void {
  const { forms } = lexicon({ ...newestIn(language), own })
  const sheet = document.createElement('div')
  sheet.className = 'words-print'
  for (const { card } of own) {
    const image = document.createElement('img')
    const svg = wordCardSvg({ card, kind: kindOfWord(card), language, forms: forms(card) })
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    image.alt = forms(card)[0]!
    sheet.append(image)
  }
  document.body.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  void Promise.all([...sheet.querySelectorAll('img')].map(image => image.decode())).then(() => print())
}
