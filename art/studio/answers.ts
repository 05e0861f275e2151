import { ALBUM } from '../album/index.ts'
import { CARD, cardSvg } from '../card.ts'
import { DETAILS } from '../details.ts'
import { MOTIF_IDS, type MotifId, motif } from '../motifs/index.ts'
import type { Card, Item } from '../scene.ts'
import { findings } from './findings.ts'
import { fittedSvg } from './sheet.ts'

type Moved = readonly [item: number, x: number, y: number]

/** What the live page asks. */
export type Question =
  | { readonly ask: 'album' }
  | { readonly ask: 'motifs' }
  | { readonly ask: 'card'; readonly id: string; readonly moved: readonly Moved[] }

const nameOf = (item: Item): string => {
  if ('motif' in item) return item.motif
  if ('person' in item) return `${item.person}, ${item.pose}`
  return 'pair' in item ? item.pair : item.effect
}

const hasPlace = (item: Item): item is Item & { readonly x: number; readonly y: number } =>
  'x' in item && 'y' in item

/** The same card with one item elsewhere. */
const withMoved = (card: Card, [which, x, y]: Moved): Card => ({
  ...card,
  items: card.items.map((item, i) => (i === which && hasPlace(item) ? { ...item, x, y } : item)),
})

function cardAnswer(id: string, moved: readonly Moved[]) {
  const drawn = ALBUM.find(card => card.id === id)
  if (!drawn) return { trouble: `There is no card called “${id}”.` }
  const card = moved.reduce(withMoved, drawn)
  const items = card.items.flatMap((item, i) =>
    hasPlace(item) ? [{ i, name: nameOf(item), x: item.x, y: item.y }] : [],
  )
  const { width, height, border } = CARD
  return {
    svg: cardSvg(card),
    size: { width, height, border },
    items,
    wrong: moved.length > 0 ? [] : findings(card),
  }
}

const heldBy = (item: Item): readonly MotifId[] => {
  if ('person' in item) return [item.hold, item.holdFar].flatMap(held => held?.[0] ?? [])
  return 'pair' in item ? [item.one, item.other].flatMap(({ hold }) => hold?.[0] ?? []) : []
}

const namesOf = (detail: string): readonly string[] => {
  const name = Object.entries(DETAILS).find(([id]) => id === detail)?.[1].name
  return name ? [name.fr, name.en] : []
}

/** Each motif with whatever somebody might look for it by: what it is and shows, in both languages, and its cards. */
export const motifIndex = () =>
  MOTIF_IDS.map(id => {
    const uses = ALBUM.flatMap(card => card.items.map(item => ({ card, item })))
    const alone = uses.filter(({ item }) => 'motif' in item && item.motif === id)
    const held = uses.filter(({ item }) => heldBy(item).includes(id))
    const shown = alone.flatMap(({ item }) => item.shows ?? [])
    const cards = new Set([...alone, ...held].map(({ card }) => card))
    return {
      id,
      names: [...new Set([id, ...shown].flatMap(namesOf))],
      cards: [...cards].map(card => card.id),
      titles: [...cards].flatMap(({ title }) => [title.fr, title.en]),
    }
  })

const motifsAnswer = () => motifIndex().map(found => ({ ...found, svg: fittedSvg(motif(found.id)) }))

export function answerTo(question: Question): unknown {
  if (question.ask === 'album') return ALBUM.map(({ n, id, title }) => ({ n, id, title: title.en }))
  return question.ask === 'motifs' ? motifsAnswer() : cardAnswer(question.id, question.moved)
}
