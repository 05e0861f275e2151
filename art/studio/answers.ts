import { ALBUM } from '../album/index.ts'
import { CARD, cardSvg } from '../card.ts'
import { DETAILS } from '../details.ts'
import { MOTIF_IDS, motif } from '../motifs/index.ts'
import type { Card, Item } from '../scene.ts'
import { findings } from './findings.ts'
import { fittedSvg } from './sheet.ts'

/** What the live page asks. */
export type Question =
  | { readonly ask: 'album' }
  | { readonly ask: 'motifs' }
  | {
      readonly ask: 'card'
      readonly id: string
      readonly moved?: readonly [item: number, x: number, y: number]
    }

const nameOf = (item: Item): string => {
  if ('motif' in item) return item.motif
  if ('person' in item) return `${item.person}, ${item.pose}`
  return 'pair' in item ? item.pair : item.effect
}

const hasPlace = (item: Item): item is Item & { readonly x: number; readonly y: number } =>
  'x' in item && 'y' in item

/** The same card with one item elsewhere. */
const withMoved = (card: Card, [which, x, y]: readonly [number, number, number]): Card => ({
  ...card,
  items: card.items.map((item, i) => (i === which && hasPlace(item) ? { ...item, x, y } : item)),
})

function cardAnswer(id: string, moved?: readonly [number, number, number]) {
  const drawn = ALBUM.find(card => card.id === id)!
  const card = moved ? withMoved(drawn, moved) : drawn
  const items = card.items.flatMap((item, i) =>
    hasPlace(item) ? [{ i, name: nameOf(item), x: item.x, y: item.y }] : [],
  )
  const { width, height, border } = CARD
  return { svg: cardSvg(card), size: { width, height, border }, items, wrong: moved ? [] : findings(card) }
}

/** Each motif with whatever somebody might look for it by. */
export const motifIndex = () =>
  MOTIF_IDS.map(id => {
    const detail = Object.entries(DETAILS).find(([name]) => name === id)?.[1]
    const cards = ALBUM.filter(({ items }) => items.some(item => 'motif' in item && item.motif === id))
    return { id, names: detail ? [detail.name.fr, detail.name.en] : [], cards: cards.map(card => card.id) }
  })

const motifsAnswer = () => motifIndex().map(found => ({ ...found, svg: fittedSvg(motif(found.id)) }))

export function answerTo(question: Question): unknown {
  if (question.ask === 'album') return ALBUM.map(({ n, id, title }) => ({ n, id, title: title.en }))
  return question.ask === 'motifs' ? motifsAnswer() : cardAnswer(question.id, question.moved)
}
