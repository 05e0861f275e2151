import { composed, type Said } from '@veillee/kernel'
import { contactsOf, kindOf, movementsAllowed, nameOf, type ObjectId } from '@veillee/touch'

const HOW: Readonly<Record<'lay' | 'open' | 'side' | 'roll' | 'spin' | 'wrap' | 'walk', Said>> = {
  lay: { fr: 'fais glisser pour poser', en: 'drag to lay it down' },
  open: { fr: 'lâche sur la main pour étaler', en: 'let go on the hand and it opens out' },
  side: { fr: 'tape deux fois pour dresser ou coucher', en: 'tap twice to stand it up or lay it flat' },
  roll: { fr: 'tire sur la tranche pour rouler', en: 'pull it on its edge to roll' },
  spin: { fr: 'un coup sec pour faire tourner', en: 'flick to spin' },
  wrap: { fr: 'passe autour d’un doigt pour enrouler', en: 'lead it round a finger to wrap' },
  walk: { fr: 'de petites tapes pour marcher', en: 'little taps to walk' },
}

/** What fingers can do with this object, said when one takes it for the first time. */
export function movesWords(object: ObjectId): Said {
  const kind = kindOf(object)
  const moves = movementsAllowed(kind)
  const ways = [
    kind === 'cloth' ? HOW.open : HOW.lay,
    ...(contactsOf(kind).length > 1 ? [HOW.side] : []),
    ...(['roll', 'spin', 'wrap', 'walk'] as const).flatMap(move => (moves.includes(move) ? [HOW[move]] : [])),
  ].slice(0, MOST)
  return composed(say => `${capital(say(nameOf(kind)))}${say(COLON)}${ways.map(say).join(', ')}.`)
}

const COLON: Said = { fr: ' : ', en: ': ' }

/** As many as one reads before one goes on. */
const MOST = 4

const capital = (text: string): string => text[0]!.toLocaleUpperCase() + text.slice(1)
