import { kindOfWord, START, type Wording } from '@veillee/games'
import type { StoryTable } from './story-match.ts'
import { wordOf } from './word-card.tsx'

export type Told = NonNullable<StoryTable['ending']>['story'][number]

/** A Word with the Link that was laid before it, as one addition. */
export function additionsOf(story: readonly Told[]): readonly (readonly Told[])[] {
  const additions: Told[][] = []
  for (const told of story) {
    const last = additions.at(-1)
    if (last && kindOfWord(last.at(-1)!.card) === 'link') last.push(told)
    else additions.push([told])
  }
  return additions
}

/** Its words as the story has them: each in the form that its place asks for. */
export function wordsOfAddition(addition: readonly Told[], story: readonly Told[], wording: Wording): string {
  const cards = [START, ...story.map(({ card }) => card)]
  const first = story.indexOf(addition[0]!) + 1
  return addition.map(({ card }, i) => wordOf(card, wording, ...cards.slice(0, first + i))).join(' ')
}
