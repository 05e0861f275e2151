import type { AnyBot } from './bot.ts'
import { exampleBot } from './example/bot.ts'
import { storyBot } from './extraordinary-story/bot.ts'
import { palmBot } from './in-the-palm/bot.ts'
import type { CardMimes } from './in-the-palm/bot-likeness.ts'
import type { GameId } from './index.ts'
import { readerBot } from './palm-reader/bot.ts'

export type { CardMimes }

/** Who plays which game. What can be mimed of the memories comes from whoever drew them. */
export const bots: Readonly<Record<GameId, (mimes: CardMimes) => AnyBot>> = {
  'in-the-palm': palmBot,
  'extraordinary-story': () => storyBot,
  'palm-reader': () => readerBot,
  example: () => exampleBot,
}
