export { extraordinaryStory } from './extraordinary-story/game.ts'
export { type Lexicon, lexicon } from './extraordinary-story/lexicon.ts'
export type { Table as StoryTable } from './extraordinary-story/state.ts'
export { palmReader } from './palm-reader/game.ts'
