import { type Chance, chanceAt, type Seed } from '@veillee/kernel'
import { type Card, LINKS, mayFollow, START, WORDS } from './card.ts'

/** Stories that the rules allow, for those who test how they are told. */
export const randomStories = (seed: Seed, count: number): readonly (readonly Card[])[] =>
  Array.from({ length: count }, (_, i) => randomStory(chanceAt(seed, i)))

/** Until nothing fits or it is long enough. */
function randomStory(chance: Chance): readonly Card[] {
  const story: Card[] = [START]
  const links = new Set(LINKS)
  const words = chance.shuffled(WORDS)
  const length = 2 + chance.below(40)
  while (story.length < length) {
    const last = story.at(-1)!
    const link = chance.below(3) === 0 && links.size > 0 ? chance.pick([...links]) : null
    const word = words.find(card => mayFollow(last, card, link))
    if (word === undefined) continue
    if (link !== null) story.push(link)
    story.push(word)
    if (link !== null) links.delete(link)
    words.splice(words.indexOf(word), 1)
  }
  return story
}
