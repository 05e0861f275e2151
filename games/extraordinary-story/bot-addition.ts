import type { Chance } from '@veillee/kernel'
import { STORYTELLER } from '@veillee/touch'
import type { BotLevel } from '../bot.ts'
import { type Card, type Kind, kindOf, mayFollow, WORDS } from './card.ts'
import { HAND_SIZE } from './deal.ts'
import type { Addition } from './state.ts'

/** What somebody who adds can see. */
interface KnownCards {
  readonly hand: readonly Card[]
  readonly links: readonly Card[]
  /** All the Word cards that it knows to be somewhere else than in another's hand or the deck. */
  readonly gone: readonly Card[]
}

/** One that leaves whoever is next something to add, as far as that can be seen from here. */
export function additionOf(
  additions: readonly Addition[],
  known: KnownCards,
  level: BotLevel,
  chance: Chance,
): Addition {
  const unseen = WORDS.filter(card => !known.gone.includes(card) && !known.hand.includes(card))
  const best = chance
    .shuffled(additions)
    .map(addition => ({ addition, worth: worthOf(addition, known, unseen) }))
    .sort((one, other) => other.worth - one.worth)
  return chance.pick(best.slice(0, STORYTELLER.bestAdditions[level])).addition
}

function worthOf({ link, word }: Addition, { hand, links }: KnownCards, unseen: readonly Card[]): number {
  const linksLeft = links.filter(one => one !== link)
  const alike = hand.filter(card => kindOf(card) === kindOf(word)).length
  return (
    goesOnShare(word, linksLeft, unseen) +
    STORYTELLER.varietyWorth * alike -
    (link === null ? 0 : STORYTELLER.linkWorth)
  )
}

/** How likely somebody with six unseen cards is to have one that may follow. */
function goesOnShare(last: Card, links: readonly Card[], unseen: readonly Card[]): number {
  const kinds = new Set<Kind>(
    unseen.filter(card => [null, ...links].some(link => mayFollow(last, card, link))).map(kindOf),
  )
  const others = unseen.filter(card => !kinds.has(kindOf(card))).length
  let noneShare = 1
  for (let i = 0; i < Math.min(HAND_SIZE, unseen.length); i++)
    noneShare *= Math.max(0, others - i) / (unseen.length - i)
  return 1 - noneShare
}
