import type { Said } from '@veillee/kernel'
import { contactsOf, kindOf, movementsAllowed, nameOf, type ObjectId } from '@veillee/touch'

const HOW: Readonly<Record<'lay' | 'open' | 'side' | 'roll' | 'spin' | 'wrap' | 'walk', Said>> = {
  lay: { fr: 'lâche pour poser', en: 'let go to lay it down' },
  open: { fr: 'lâche pour étaler', en: 'let go and it opens out' },
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
  const name = nameOf(kind)
  const [fr, en] = [ways.map(way => way.fr).join(', '), ways.map(way => way.en).join(', ')]
  return { fr: `${capital(name.fr)} : ${fr}.`, en: `${capital(name.en)}: ${en}.` }
}

/** As many as one reads before one goes on. */
const MOST = 4

const capital = (text: string): string => text[0]!.toLocaleUpperCase() + text.slice(1)
