import type { Game, GameText } from '@veillee/kernel'
import { example } from './example/game.ts'
import { text as exampleText } from './example/text.ts'
import { extraordinaryStory } from './extraordinary-story/game.ts'
import { text as storyText } from './extraordinary-story/text.ts'
import { inThePalm } from './in-the-palm/game.ts'
import { text as palmText } from './in-the-palm/text.ts'
import { palmReader } from './palm-reader/game.ts'
import { text as readerText } from './palm-reader/text.ts'

export type { Act, BotLevel, BotView, Show, Thought } from './bot.ts'
export type { CardMimes } from './bots.ts'
export type { Table as ExampleTable } from './example/state.ts'
export {
  type Kind as WordKind,
  kindOf as kindOfWord,
  LINKS,
  mayFollow,
  START,
  type Way,
  WORDS,
  waysOf,
} from './extraordinary-story/card.ts'
export { gapIn } from './extraordinary-story/gap.ts'
export type { Guess, GuessedKind } from './extraordinary-story/guess.ts'
export { guessers } from './extraordinary-story/guesses.ts'
export { cardsFor, type Unplaced } from './extraordinary-story/instead.ts'
export * from './extraordinary-story/lexicon.ts'
export { LONGEST_WORD } from './extraordinary-story/own-shapes.ts'
export {
  isOwnLanguage,
  OWN_LANGUAGES,
  type OwnLanguage,
  type OwnWord,
  type OwnWords,
  textsOf,
} from './extraordinary-story/own-word.ts'
export { readOwnWords } from './extraordinary-story/own-words.ts'
export * from './extraordinary-story/puppet-acts.ts'
export * from './extraordinary-story/running-text.ts'
export { samplesOf } from './extraordinary-story/samples.ts'
export { type Rank, rankOf } from './extraordinary-story/score.ts'
export type { Table as StoryTable } from './extraordinary-story/state.ts'
export * from './extraordinary-story/story-language.ts'
export * from './extraordinary-story/word-deck.ts'
export { newestIn, type Wording } from './extraordinary-story/wording.ts'
export { mimeOf } from './in-the-palm/bot-child.ts'
export { likenessOf } from './in-the-palm/bot-likeness.ts'
export { type Done, deedsSeen, doneFelt, type Percept, perceptsFelt } from './in-the-palm/bot-percept.ts'
export type { Phrase as ThoughtPhrase } from './in-the-palm/bot-thoughts.ts'
export * from './in-the-palm/constraint-text.ts'
export { CONSTRAINTS } from './in-the-palm/constraints.ts'
export * from './in-the-palm/practice.ts'
export { verdictOf as palmVerdictOf } from './in-the-palm/score.ts'
export type { Table as PalmTable } from './in-the-palm/state.ts'
export { FIRST_OWN_CARD, isOwnCard, MOST_OWN_CARDS } from './own-cards.ts'
export { drawingAgain, feltAs, likeliest, numberFrom } from './palm-reader/bot.ts'
export { rankOf as readerRankOf } from './palm-reader/score.ts'
export { spokenSymbol } from './palm-reader/spoken.ts'
export {
  CARDS,
  CARDS_NOW,
  DIFFICULTIES,
  type Difficulty,
  difficultyOf,
  linesOf,
  type Side,
} from './palm-reader/symbols.ts'
export * from './puppetry.ts'
export * from './seated-bot.ts'
export * from './setting.ts'
export { exampleText, extraordinaryStory, inThePalm, palmReader, palmText, readerText, storyText }

/** All of them, by their id. */
export const games = {
  'in-the-palm': inThePalm,
  'extraordinary-story': extraordinaryStory,
  'palm-reader': palmReader,
  example,
} as const

export type GameId = keyof typeof games

/** The rules of each as players read them. */
export const texts: Readonly<Record<GameId, GameText<string>>> = {
  'in-the-palm': palmText,
  'extraordinary-story': storyText,
  'palm-reader': readerText,
  example: exampleText,
}

export const GAME_IDS = Object.keys(games) as readonly GameId[]

const isForDevelopers = (id: GameId): boolean => (games[id] as Game).isForDevelopers === true

/** Those that everybody is offered, in this order. */
export const OFFERED: readonly GameId[] = GAME_IDS.filter(id => !isForDevelopers(id))

/** What a room plays as long as nobody has said anything. */
export const USUAL_GAME: GameId = 'palm-reader'
