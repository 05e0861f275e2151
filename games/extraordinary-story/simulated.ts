import { type Match, resultOf, type Seat, tableOf } from '@veillee/kernel'
import type { Memory, Outcome, SimulatedGame } from '../simulated-game.ts'
import { extraordinaryStory } from './game.ts'
import { lexicon } from './lexicon.ts'
import type { OwnWords } from './own-word.ts'
import type { Result } from './score.ts'
import type { Table } from './state.ts'
import { STORY_LANGUAGES, type StoryLanguage } from './story-language.ts'
import { NEWEST_EDITION } from './wording.ts'

const YES_OR_NO = [true, false]
const FORGETS_ONE_IN = 60

const tableIn = (match: Match): Table => tableOf(match as Match<Table>)

/** TALE-33: of every kind, some with two forms and some without an article. */
export const OWN_WORDS: OwnWords = [
  { card: 41, text: 'Mamie', gender: 'f' },
  { card: 50, text: 'une caravane', gender: 'f' },
  { card: 0, text: 'Rex', gender: 'm' },
  { card: 60, m: 'tout mou', f: 'toute molle' },
  { card: 91, m: 'au camping', f: 'au camping' },
  { card: 92, text: 'chouchoute' },
]

/** The same in languages that change a word by its place. */
const OWN_ELSEWHERE: readonly { readonly language: StoryLanguage; readonly own: OwnWords }[] = [
  {
    language: 'de',
    own: [
      { card: 41, text: 'Oma', gender: 'f' },
      { card: 50, text: 'ein Wohnwagen', gender: 'm' },
      { card: 0, text: 'ein Nachbarsjunge', gender: 'm', oblique: 'Nachbarsjungen' },
      { card: 60, text: 'ganz zittrig', apart: true },
      { card: 92, text: 'knuddelt' },
    ],
  },
  {
    language: 'es',
    own: [
      { card: 41, text: 'la yaya', gender: 'f', alive: true },
      { card: 50, text: 'una autocaravana', gender: 'f' },
      { card: 60, m: 'medio dormido', f: 'medio dormida' },
      { card: 92, text: 'achucha' },
    ],
  },
]

/** The cards by their place in the pile, from what was in sight: without, nobody would get past the second card. */
function memory(): Memory {
  const cards = new Map<number, number>()
  return {
    watch(match) {
      const { inSight, turned, added, pileSize } = tableIn(match)
      if (inSight !== null) cards.set(turned - 1, inSight)
      if (added?.link != null) cards.set(pileSize - 2, added.link)
    },
    recall(match, meant, chance) {
      const { turned, options } = tableIn(match)
      const card = cards.get(Math.max(turned, 1))
      if (meant.move !== 'say' || card === undefined || chance.below(FORGETS_ONE_IN) === 0) return meant
      return { ...meant, input: lexicon(options).text(card) }
    },
  }
}

/** Where teams play, who won; else who ended the story, if anybody did. */
function outcomeOf(match: Match, first: Seat): Outcome {
  const { words, end, winners } = resultOf(match) as Result
  const who = winners ?? (end.by === null ? [] : [end.by])
  const marked = { how: winners ? 'wins' : 'ends', sides: match.seats, who, first } as const
  return { score: words, end: end.why, ...(who.length > 0 && { marked }) }
}

export const simulated: SimulatedGame = {
  game: extraordinaryStory,
  options: (_, { pick }) => ({
    setting: pick(['table', 'remote']),
    teams: pick(YES_OR_NO),
    language: pick(STORY_LANGUAGES),
    comparison: pick(['forgiving', 'exact']),
    ...pick<object>([
      {},
      { edition: NEWEST_EDITION },
      { language: 'fr', edition: NEWEST_EDITION, own: OWN_WORDS },
      ...OWN_ELSEWHERE.map(words => ({ ...words, edition: NEWEST_EDITION })),
    ]),
  }),
  memory,
  rash: ['ownUp', 'object'],
  /** A bot that has nothing to say yet would have the story for ever. */
  needsWit: true,
  absences: (_, seats) => (seats >= 4 ? [{}, { teams: true }] : [{}]),
  bots: {
    tables: seats => [
      { called: ', no mimes', options: { setting: 'remote' }, withHints: false },
      { called: ', mimes', options: { setting: 'remote' }, withHints: true },
      ...(seats >= 4
        ? [{ called: ', teams', options: { setting: 'remote', teams: true }, withHints: true }]
        : []),
    ],
    scoring() {
      let first: Seat | null = null
      return {
        watch(match) {
          first ??= tableIn(match).storyteller
        },
        outcome: match => outcomeOf(match, first ?? 0),
      }
    },
  },
  golden: {
    seats: 4,
    options: { setting: 'remote', teams: true, language: 'fr', edition: NEWEST_EDITION, own: OWN_WORDS },
    leastEvents: 80,
    evening: { teams: true },
  },
  faults: [
    { setting: 'table', phones: 3, shared: 1, bots: 0 },
    { setting: 'table', phones: 2, shared: 0, bots: 1 },
  ],
  wireSeats: [2, 3, 5],
}
