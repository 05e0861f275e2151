import type { Chance } from '@veillee/kernel'
import { STORYTELLER } from '@veillee/touch'
import { type BotLevel, happens } from '../bot.ts'
import type { Card } from './card.ts'

/** A card of the story, and what has become of it in somebody's head. */
export interface Remembered {
  readonly card: Card
  readonly isOwn: boolean
  /** How well it is tied to the card before it. */
  readonly link: number
  /** When it was heard, in seconds of the story. */
  readonly heard: readonly number[]
}

/** tip: on the tip of the tongue. */
export type Recall = 'sure' | 'hesitant' | 'tip' | 'blank'

const WORDS = 2 ** 32
const anyShare = (chance: Chance): number => (chance.below(WORDS) + 0.5) / WORDS

export const newCard = (
  card: Card,
  isOwn: boolean,
  level: BotLevel,
  second: number,
  chance: Chance,
): Remembered => ({
  card,
  isOwn,
  link: STORYTELLER.memory[level].mostLink * anyShare(chance),
  heard: [second],
})

/** The longer the story, the more goes in at one ear and out at the other. */
const confusionOf = (cards: number): number => Math.min(1, cards / STORYTELLER.longStory)

export function heardAgain(
  one: Remembered,
  cards: number,
  level: BotLevel,
  second: number,
  chance: Chance,
): Remembered {
  const isMissed = happens(STORYTELLER.memory[level].missedShare * confusionOf(cards), chance)
  return isMissed ? one : { ...one, heard: [...one.heard, second] }
}

export const isSwapped = (cards: number, level: BotLevel, chance: Chance): boolean =>
  happens(STORYTELLER.memory[level].swappedShare * confusionOf(cards), chance)

/** How well it comes to mind, this time. */
export function recallOf(one: Remembered, level: BotLevel, second: number, chance: Chance): Recall {
  const above = activationOf(one, second) + logistic(chance) - STORYTELLER.memory[level].threshold
  if (above > STORYTELLER.hesitation) return 'sure'
  if (above > 0) return 'hesitant'
  return above > -STORYTELLER.hesitation ? 'tip' : 'blank'
}

function activationOf({ heard, isOwn, link }: Remembered, second: number): number {
  const traces = heard.reduce((sum, at) => sum + Math.max(1, second - at) ** -STORYTELLER.decay, 0)
  return Math.log(traces) + (isOwn ? STORYTELLER.ownCard : 0) + link
}

function logistic(chance: Chance): number {
  const share = anyShare(chance)
  return STORYTELLER.noise * Math.log(share / (1 - share))
}
