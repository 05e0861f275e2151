import type { Said } from '@veillee/kernel'
import { isBrokenOff, linksOf } from './chain.ts'
import { starsSaid } from './outcomes.ts'
import type { ReaderTable } from './round.ts'

interface RoundWords {
  readonly title: Said
  readonly more: Said | null
}

const NUMBERS = {
  fr: ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
  en: ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
} as const

const BROKEN_OFF = {
  title: { fr: 'La chaîne s’est ouverte : manche blanche', en: 'The chain came apart: a blank round' },
  more: { fr: 'Il ne restait personne à qui dessiner.', en: 'Nobody was left to draw for.' },
} as const

/** What a round was like, in a sentence, and where it broke. */
export function roundWords(table: ReaderTable, name: (seat: number) => string): RoundWords {
  if (isBrokenOff(table)) return BROKEN_OFF
  const links = linksOf(table)
  const right = links.filter(({ end }) => end === 'star').length
  const broken = links.find(({ end }) => end === 'break')
  if (!broken)
    return {
      title: { fr: 'Le tour entier sans se tromper !', en: 'All the way round without a slip!' },
      more: null,
    }
  const [from, into] = [name(broken.from), name(broken.into)]
  const more = {
    fr: `La chaîne a cassé entre ${from} et ${into}.`,
    en: `The chain broke between ${from} and ${into}.`,
  }
  if (right === 0)
    return { title: { fr: 'Perdu dès la première paume', en: 'Lost in the very first palm' }, more }
  const [fr, en] = [NUMBERS.fr[right], NUMBERS.en[right]]
  const title =
    right === 1
      ? { fr: 'Une paume sans se tromper !', en: 'One palm without a slip!' }
      : { fr: `${fr} paumes sans se tromper !`, en: `${en} palms without a slip!` }
  return { title, more }
}

/** READ-16: what a second lap has cost. */
export function lapWords(stars: number): Said {
  const left = String(stars).replace('-', '−')
  const won = starsSaid(stars + 1)
  return {
    fr: `${won}, moins 1 pour le second tour : ${left}`,
    en: `${won}, less 1 for the second lap: ${left}`,
  }
}
