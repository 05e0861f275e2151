import { handView, offersTo, type Seat, tableView } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { BotLevel } from '../bot.ts'
import { SeatedBot } from '../seated-bot.ts'
import { seedOf } from '../test-match.ts'
import { additionOf } from './bot-addition.ts'
import { heardAgain, newCard, recallOf } from './bot-memory.ts'
import { LINKS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { adjective, chance, noun, type StoryTestMatch, storyOf, verb } from './testing.ts'
import { newestIn } from './wording.ts'

const STORY = [noun(0), verb(0), noun(1), verb(1), noun(2)]

/** A bot that has been there from the first card on, and looks whenever it is told to. */
function seated(game: StoryTestMatch, seat: Seat, level: BotLevel = 'keen'): SeatedBot {
  return new SeatedBot(game.match.game.id, { seat, level, seed: seedOf(7) }, [])
}

function look(bot: SeatedBot, game: StoryTestMatch): SeatedBot {
  const { match } = game
  const { seat } = bot.self
  const [hand, offers] = [handView(match, seat), offersTo(match, seat)]
  bot.sees({ ...tableView(match), hand, offers, people: [0], isStandIn: false })
  return bot
}

/** The story grows by itself, card by card, while the bot listens. */
function listens(bot: SeatedBot, story: readonly number[], options: object): StoryTestMatch {
  let game = storyOf([story[0]!], { ...options, storyteller: bot.self.seat })
  for (let count = 1; count <= story.length; count++) {
    game = storyOf(story.slice(0, count), { ...options, storyteller: bot.self.seat })
    look(bot, game)
  }
  return game
}

describe.each(['remote', 'table'] as const)('%s: a bot that tells', setting => {
  const begun = () => {
    const bot = seated(storyOf(STORY, { setting }), 1)
    const game = listens(bot, STORY, { setting, ...newestIn('en') })
    game.takes()
    return { bot: look(bot, game), game }
  }

  test('[TALE-6] says the card first, and turns it four seconds after it has said so', () => {
    const { bot, game } = begun()
    expect(bot.act).toMatchObject({ move: 'say', input: lexicon(newestIn('en')).text(STORY[0]!) })
    game.says(bot.act!.input as string)
    expect(look(bot, game).act).toMatchObject({ move: 'turn', afterMs: 4_000 })
    game.turns()
    expect(look(bot, game).act).toMatchObject({ move: 'say', input: lexicon(newestIn('en')).text(STORY[1]!) })
  })
})

test('[TALE-27] at a table it owns up to what it said wrong', () => {
  const bot = seated(storyOf(STORY), 1)
  const game = listens(bot, STORY, { setting: 'table', ...newestIn('en') })
  game.takes()
  game.says('a piano')
  game.turns()
  expect(look(bot, game).act).toMatchObject({ move: 'ownUp', afterMs: 5_000 })
})

describe('[TALE-20] a bot that listens', () => {
  /** It has heard the whole story, and now somebody else has taken the pile. */
  const helping = (setting: 'remote' | 'table') => {
    const options = { setting, ...newestIn('en') } as const
    const bot = seated(storyOf(STORY, options), 2)
    let game = storyOf(STORY, options)
    for (let count = 1; count <= STORY.length; count++) {
      game = storyOf(STORY.slice(0, count), options)
      look(bot, game)
    }
    game.takes()
    return { bot, evening: game }
  }

  test('mimes the card that is looked for, with two of its actions', () => {
    const { bot, evening: game } = helping('remote')
    game.says('hmm')
    expect(look(bot, game).show?.actions).toEqual(lexicon(newestIn('en')).mimed(STORY[0]!)!.slice(0, 2))
  })

  test('has nothing to show once the right word is said', () => {
    const { bot, evening: game } = helping('remote')
    game.says(game.nextText)
    expect(look(bot, game).show).toBeUndefined()
  })

  test('has no puppet at a real table, and nothing to show', () => {
    const { bot, evening: game } = helping('table')
    game.says('hmm')
    expect(look(bot, game).show).toBeUndefined()
  })
})

describe('what a bot remembers', () => {
  const shareOf = (level: BotLevel, seconds: number): number => {
    const some = chance(3)
    const card = newCard(noun(0), false, level, 0, some)
    const recalls = Array.from({ length: 400 }, () => recallOf(card, level, seconds, some))
    return recalls.filter(how => how === 'sure' || how === 'hesitant').length / recalls.length
  }

  test('fades, and the keener the later', () => {
    for (const level of ['dreamy', 'average', 'keen'] as const)
      expect(shareOf(level, 20)).toBeGreaterThan(shareOf(level, 400))
    expect(shareOf('keen', 120)).toBeGreaterThan(shareOf('average', 120))
    expect(shareOf('average', 120)).toBeGreaterThan(shareOf('dreamy', 120))
  })

  test('comes back with every telling', () => {
    const some = chance(4)
    const once = newCard(noun(0), false, 'keen', 0, some)
    const twice = heardAgain(once, 1, 'keen', 100, some)
    const sure = (card: typeof once) =>
      Array.from({ length: 200 }, () => recallOf(card, 'keen', 160, some)).filter(how => how === 'sure')
        .length
    expect(sure(twice)).toBeGreaterThan(sure(once))
  })
})

describe('[TALE-9] it adds', () => {
  const hand = [verb(0), adjective(0), noun(3)]
  const [plainVerb, plainAdjective] = [verb(0), adjective(0)].map(word => ({ link: null, word }))
  const withNoun = { link: LINKS[2]!, word: noun(3) }
  const around = { hand, links: LINKS, gone: [noun(0)] }

  test('what leaves something to add: without Links, few hold the Verb that an Adjective needs', () => {
    const added = additionOf([plainAdjective!, plainVerb!], { ...around, links: [] }, 'keen', chance(5))
    expect(added).toEqual(plainVerb)
  })

  test('a Link only for want of anything else', () => {
    for (let i = 0; i < 20; i++)
      expect(additionOf([withNoun, plainVerb!], around, 'keen', chance(i))).toEqual(plainVerb)
    expect(additionOf([withNoun], around, 'keen', chance(5))).toEqual(withNoun)
  })
})
