import { kindOfWord } from '@veillee/games'
import type { StoryTable } from './story-match.ts'

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
