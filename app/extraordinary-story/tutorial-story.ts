import { kindOfWord, LINKS, mayFollow, WORDS } from '@veillee/games'
import type { Addition } from './grammar.ts'

/** The first card is already laid, a hand of each kind is dealt, and a friend adds one card. */
export const OPENED = 0
export const HAND: readonly number[] = [93, 22, 57, 107, 12, 58]
const FRIENDS: readonly number[] = [94, 5]

/** All that may be laid on this card from this hand. */
export const additionsTo = (last: number, hand: readonly number[]): readonly Addition[] =>
  hand.flatMap(word =>
    [null, ...LINKS].filter(link => mayFollow(last, word, link)).map(link => ({ link, word })),
  )

/** What the friend adds: a verb, or a noun after a verb. */
export const friendAdds = (last: number): number => FRIENDS.find(word => mayFollow(last, word, null))!

/** The story that is to be told from memory. */
export function storyOf({ link, word }: Addition): readonly number[] {
  const yours = link === null ? [word] : [link, word]
  return [OPENED, ...yours, friendAdds(word)]
}

/** Three cards of one kind to choose from, the right one at a place that changes. */
export function optionsAt(story: readonly number[], place: number): readonly number[] {
  const right = story[place]!
  const kind = kindOfWord(right)
  const others = (kind === 'link' ? LINKS : WORDS.filter(word => kindOfWord(word) === kind)).filter(
    card => !story.includes(card),
  )
  const wrong = [others[3 + place] ?? others[0]!, others[7 + place] ?? others[1]!]
  return wrong.toSpliced((place + 1) % 3, 0, right)
}
