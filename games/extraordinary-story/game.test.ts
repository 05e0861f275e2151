import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { type Card, kindOf, LINKS, START } from './card.ts'
import { firstStorytellers } from './deal.ts'
import { lexicon } from './lexicon.ts'
import { AND, noun, StoryTestMatch, startingIn, storyOf, verb } from './testing.ts'
import { newestIn } from './wording.ts'

const remote = { setting: 'remote' } as const

const tie = (): StoryTestMatch => startingIn('first')
const noTie = (): StoryTestMatch => startingIn('open')

describe('setting up', () => {
  test('[TALE-3] six cards each, the rest is the draw pile, the Links lie open', () => {
    const { table } = new StoryTestMatch(4)
    expect(table.handSizes).toEqual([6, 6, 6, 6])
    expect(table.deckSize).toBe(126 - 24)
    expect(table.links).toEqual(LINKS)
  })

  test('[TALE-3] everybody sees their own six cards', () => {
    const game = new StoryTestMatch(4)
    expect(game.hand(2).cards).toEqual(game.state.hands[2])
  })

  test('[TALE-4] the only one with the most Nouns and Adjectives begins', () => {
    const game = noTie()
    expect([game.storyteller]).toEqual(firstStorytellers(game.state.hands))
    expect(awaits(game.match)).toEqual([game.storyteller])
  })

  test('[TALE-4] those still equal are shown, and the host picks one of them', () => {
    const game = tie()
    const { tied } = game.table
    expect(tied).toEqual(firstStorytellers(game.state.hands))
    expect(game.table.storyteller).toBeNull()
    expect(awaits(game.match)).toEqual(['host'])
    expect(game.choices('host', 'pick')).toEqual(tied)
    expect(game.choices(tied[0]!, 'pick')).toEqual([])
    game.does('host', 'pick', tied.at(-1))
    expect(game.storyteller).toBe(tied.at(-1))
    expect(game.phase).toBe('open')
  })

  test('[TALE-4] or the host leaves it to chance', () => {
    const game = tie()
    const { tied } = game.table
    expect(game.choices(0, 'byChance')).toEqual([])
    game.does('host', 'byChance')
    expect(tied).toContain(game.storyteller)
  })

  test('[TALE-4] chance may choose any of them', () => {
    const chosen = [...Array(300).keys()].flatMap(seed => {
      const game = new StoryTestMatch(3, {}, seed)
      if (game.phase !== 'first') return []
      game.does('host', 'byChance')
      return [game.table.tied.indexOf(game.storyteller)]
    })
    expect(chosen).toContain(0)
    expect(chosen).toContain(1)
    expect(chosen).not.toContain(-1)
  })

  test.each([1, 9])('[TALE-3] %i players are refused', seats => {
    expect(() => new StoryTestMatch(seats)).toThrow('This game is for 2 to 8 players.')
  })
})

describe('opening', () => {
  test('[TALE-5] the Start card lies face up, and any Noun of the hand can be played on it', () => {
    const game = noTie()
    const { storyteller } = game
    expect(game.table.inSight).toBe(START)
    const nouns = game.hand(storyteller).cards.filter(card => kindOf(card) === 'noun')
    expect(game.choices(storyteller, 'add')).toEqual(nouns.map(word => ({ link: null, word })))
    expect(game.choices((storyteller + 1) % 3, 'add')).toEqual([])
  })

  test('[TALE-5] then draws a card, and the pile goes to the left', () => {
    const game = noTie()
    const { storyteller } = game
    const top = game.state.deck.at(-1)
    const word = game.hand(storyteller).cards.find(card => kindOf(card) === 'noun')!
    game.adds(word)
    expect(game.hand(storyteller).cards).toHaveLength(6)
    expect(game.hand(storyteller).cards.at(-1)).toBe(top)
    expect(game.hand(storyteller).cards).not.toContain(word)
    expect(game.storyteller).toBe((storyteller + 1) % 3)
    expect(game.table.words).toBe(1)
  })

  test('[TALE-9] what was added lies open until the next storyteller takes the pile', () => {
    const game = noTie()
    const { storyteller } = game
    const word = game.hand(storyteller).cards.find(card => kindOf(card) === 'noun')!
    game.adds(word)
    expect(game.phase).toBe('pass')
    expect(game.table.added).toEqual({ link: null, word, by: storyteller })
    expect(game.choices(storyteller, 'take')).toEqual([])
    game.takes()
    expect(game.table.added).toBeNull()
    expect(game.table.inSight).toBeNull()
  })

  test('[TALE-9] seat 0 sits to the left of the last one', () => {
    const game = storyOf([noun(0)], { storyteller: 2, ...remote })
    game.tells()
    game.does(2, 'add', game.choices(2, 'add')[0])
    expect(game.storyteller).toBe(0)
  })
})

describe('telling', () => {
  const story = [noun(0), verb(0), AND, verb(1), noun(1)]

  test('[TALE-6] says a card, then turns it; only the last one turned is in sight', () => {
    const game = storyOf(story, remote)
    game.takes()
    const seen: (Card | null)[] = []
    while (game.phase === 'tell') {
      game.recites()
      seen.push(game.table.inSight)
    }
    expect(seen).toEqual(story)
    expect(game.phase).toBe('add')
    expect(game.table.inSight).toBe(noun(1))
  })

  test('[TALE-6] every turned card is a new step', () => {
    const game = storyOf(story, remote)
    game.takes()
    const { step } = game.match
    game.says('un dragon')
    expect(game.match.step).toBe(step)
    game.recites()
    expect(game.match.step).toBe(step + 1)
  })

  test('[TALE-10] the Start card is turned together with the first attempt', () => {
    const game = storyOf(story, remote)
    game.takes()
    expect(game.table.turned).toBe(0)
    game.recites()
    expect(game.table.turned).toBe(2)
    expect(game.table.inSight).toBe(noun(0))
    game.recites()
    expect(game.table.turned).toBe(3)
  })

  test('[TALE-7] as many attempts as one likes, and only the last one counts', () => {
    const game = storyOf(story, remote)
    game.takes()
    for (const text of ['un chameau', 'une baleine']) game.says(text)
    expect(game.table.attempt).toBe('une baleine')
    expect(game.table.attempts).toBe(2)
    const right = game.nextText
    game.recites()
    expect(game.phase).toBe('tell')
    expect(game.table.said).toBe(right)
    expect(game.table.attempt).toBeNull()
    expect(game.table.attempts).toBe(0)
  })

  test('[TALE-7] a right attempt does not count once something else was said', () => {
    const game = storyOf(story, remote)
    game.takes()
    game.says(game.nextText)
    game.says('un chameau')
    game.turns()
    expect(game.phase).toBe('over')
  })

  test('[TALE-28] nothing can be turned before something was said', () => {
    const game = storyOf(story, remote)
    game.takes()
    expect(game.choices(1, 'turn')).toEqual([])
    game.recites()
    expect(game.choices(1, 'turn')).toEqual([])
    game.says('x')
    expect(game.choices(1, 'turn')).toEqual([true])
    expect(game.choices(0, 'turn')).toEqual([])
  })

  test('[TALE-28] only the storyteller says something, and in bounds', () => {
    const game = storyOf(story, remote)
    game.takes()
    expect(game.refusal(0, 'say', 'un dragon')).toBe('Only the storyteller speaks now. You may mime.')
    expect(game.refusal(1, 'say', '  ')).toBe('There was no word in that.')
    expect(game.refusal(1, 'say', 'a'.repeat(161))).toContain('at most 160 characters')
    expect(game.refusal(1, 'say', 7)).toBe('Veillée could not read that.')
    expect(game.refusal(1, 'say', ' un dragon ')).toBeUndefined()
  })

  test('[TALE-8] a wrong word ends the game at once, and all see what was said and what it was', () => {
    const game = storyOf(story, remote)
    game.takes()
    game.recites()
    game.says('chante')
    game.turns()
    expect(game.phase).toBe('over')
    expect(game.result).toMatchObject({ words: 4, end: { why: 'wrong', by: 1 } })
    expect(game.table.said).toBe('chante')
    expect(game.table.inSight).toBe(verb(0))
  })

  test('[TALE-8] the words of another language are wrong', () => {
    const game = storyOf(story, { ...remote, language: 'en' })
    game.takes()
    game.says(lexicon(newestIn('fr')).text(noun(0)))
    game.turns()
    expect(game.phase).toBe('over')
  })

  test('[TALE-8] a mistake in the very last card ends it, too', () => {
    const game = storyOf([noun(0)], remote)
    game.takes()
    game.says('et')
    game.turns()
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
  })

  test('[TALE-28] a slip is forgiven in the forgiving comparison only', () => {
    const slip = (text: string) => `${text}x`
    for (const [comparison, phase] of [
      ['forgiving', 'tell'],
      ['exact', 'over'],
    ] as const) {
      const game = storyOf(story, { ...remote, comparison })
      game.takes()
      game.says(slip(game.nextText))
      game.turns()
      expect(game.phase).toBe(phase)
    }
  })
})
