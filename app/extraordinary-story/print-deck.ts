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
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    image.alt = printed(card)[0]!
    sheet.append(image)
  }
  document.body.append(sheet)
  const images = [...sheet.querySelectorAll('img')]
  // A phone prints after this has answered, and says when it is done.
  const isDone = () => {
    sheet.remove()
    for (const { src } of images) URL.revokeObjectURL(src)
  }
  addEventListener('afterprint', isDone, { once: true })
  void Promise.all(images.map(image => image.decode().catch(() => undefined))).then(() => print())
}
