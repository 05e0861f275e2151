import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { type Card, kindOf, LINKS, START } from './card.ts'
import { firstStorytellers } from './deal.ts'
import { lexicon } from './lexicon.ts'
import { AND, noun, StoryEvening, startingIn, storyOf, verb } from './testing.ts'

const remote = { setting: 'remote' } as const

const tie = (): StoryEvening => startingIn('first')
const noTie = (): StoryEvening => startingIn('open')

describe('setting up', () => {
  test('[TALE-3] six cards each, the rest is the draw pile, the Links lie open', () => {
    const { table } = new StoryEvening(4)
    expect(table.handSizes).toEqual([6, 6, 6, 6])
    expect(table.deckSize).toBe(126 - 24)
    expect(table.links).toEqual(LINKS)
  })

  test('[TALE-3] everybody sees their own six cards', () => {
    const evening = new StoryEvening(4)
    expect(evening.hand(2).cards).toEqual(evening.state.hands[2])
  })

  test('[TALE-4] the only one with the most Nouns and Adjectives begins', () => {
    const evening = noTie()
    expect([evening.storyteller]).toEqual(firstStorytellers(evening.state.hands))
    expect(awaits(evening.match)).toEqual([evening.storyteller])
  })

  test('[TALE-4] those still equal are shown, and the host picks one of them', () => {
    const evening = tie()
    const { tied } = evening.table
    expect(tied).toEqual(firstStorytellers(evening.state.hands))
    expect(evening.table.storyteller).toBeNull()
    expect(awaits(evening.match)).toEqual(['host'])
    expect(evening.choices('host', 'pick')).toEqual(tied)
    expect(evening.choices(tied[0]!, 'pick')).toEqual([])
    evening.does('host', 'pick', tied.at(-1))
    expect(evening.storyteller).toBe(tied.at(-1))
    expect(evening.phase).toBe('open')
  })

  test('[TALE-4] or the host leaves it to chance', () => {
    const evening = tie()
    const { tied } = evening.table
    expect(evening.choices(0, 'byChance')).toEqual([])
    evening.does('host', 'byChance')
    expect(tied).toContain(evening.storyteller)
  })

  test('[TALE-4] chance may choose any of them', () => {
    const chosen = [...Array(300).keys()].flatMap(seed => {
      const evening = new StoryEvening(3, {}, seed)
      if (evening.phase !== 'first') return []
      evening.does('host', 'byChance')
      return [evening.table.tied.indexOf(evening.storyteller)]
    })
    expect(chosen).toContain(0)
    expect(chosen).toContain(1)
    expect(chosen).not.toContain(-1)
  })

  test.each([1, 9])('[TALE-3] %i players are refused', seats => {
    expect(() => new StoryEvening(seats)).toThrow('This game is for 2 to 8 players.')
  })
})

describe('opening', () => {
  test('[TALE-5] the Start card lies face up, and any Noun of the hand can be played on it', () => {
    const evening = noTie()
    const { storyteller } = evening
    expect(evening.table.inSight).toBe(START)
    const nouns = evening.hand(storyteller).cards.filter(card => kindOf(card) === 'noun')
    expect(evening.choices(storyteller, 'add')).toEqual(nouns.map(word => ({ link: null, word })))
    expect(evening.choices((storyteller + 1) % 3, 'add')).toEqual([])
  })

  test('[TALE-5] then draws a card, and the pile goes to the left', () => {
    const evening = noTie()
    const { storyteller } = evening
    const top = evening.state.deck.at(-1)
    const word = evening.hand(storyteller).cards.find(card => kindOf(card) === 'noun')!
    evening.adds(word)
    expect(evening.hand(storyteller).cards).toHaveLength(6)
    expect(evening.hand(storyteller).cards.at(-1)).toBe(top)
    expect(evening.hand(storyteller).cards).not.toContain(word)
    expect(evening.storyteller).toBe((storyteller + 1) % 3)
    expect(evening.table.words).toBe(1)
  })

  test('[TALE-9] what was added lies open until the next storyteller takes the pile', () => {
    const evening = noTie()
    const { storyteller } = evening
    const word = evening.hand(storyteller).cards.find(card => kindOf(card) === 'noun')!
    evening.adds(word)
    expect(evening.phase).toBe('pass')
    expect(evening.table.added).toEqual({ link: null, word, by: storyteller })
    expect(evening.choices(storyteller, 'take')).toEqual([])
    evening.takes()
    expect(evening.table.added).toBeNull()
    expect(evening.table.inSight).toBeNull()
  })

  test('[TALE-9] seat 0 sits to the left of the last one', () => {
    const evening = storyOf([noun(0)], { storyteller: 2, ...remote })
    evening.tells()
    evening.does(2, 'add', evening.choices(2, 'add')[0])
    expect(evening.storyteller).toBe(0)
  })
})

describe('telling', () => {
  const story = [noun(0), verb(0), AND, verb(1), noun(1)]

  test('[TALE-6] says a card, then turns it; only the last one turned is in sight', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    const seen: (Card | null)[] = []
    while (evening.phase === 'tell') {
      evening.recites()
      seen.push(evening.table.inSight)
    }
    expect(seen).toEqual(story)
    expect(evening.phase).toBe('add')
    expect(evening.table.inSight).toBe(noun(1))
  })

  test('[TALE-6] every turned card is a new step', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    const { step } = evening.match
    evening.says('un dragon')
    expect(evening.match.step).toBe(step)
    evening.recites()
    expect(evening.match.step).toBe(step + 1)
  })

  test('[TALE-10] the Start card is turned together with the first attempt', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    expect(evening.table.turned).toBe(0)
    evening.recites()
    expect(evening.table.turned).toBe(2)
    expect(evening.table.inSight).toBe(noun(0))
    evening.recites()
    expect(evening.table.turned).toBe(3)
  })

  test('[TALE-7] as many attempts as one likes, and only the last one counts', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    for (const text of ['un chameau', 'une baleine']) evening.says(text)
    expect(evening.table.attempt).toBe('une baleine')
    expect(evening.table.attempts).toBe(2)
    const right = evening.nextText
    evening.recites()
    expect(evening.phase).toBe('tell')
    expect(evening.table.said).toBe(right)
    expect(evening.table.attempt).toBeNull()
    expect(evening.table.attempts).toBe(0)
  })

  test('[TALE-7] a right attempt does not count once something else was said', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    evening.says(evening.nextText)
    evening.says('un chameau')
    evening.turns()
    expect(evening.phase).toBe('over')
  })

  test('[TALE-28] nothing can be turned before something was said', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    expect(evening.choices(1, 'turn')).toEqual([])
    evening.recites()
    expect(evening.choices(1, 'turn')).toEqual([])
    evening.says('x')
    expect(evening.choices(1, 'turn')).toEqual([true])
    expect(evening.choices(0, 'turn')).toEqual([])
  })

  test('[TALE-28] only the storyteller says something, and in bounds', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    expect(evening.refusal(0, 'say', 'un dragon')).toBe('Only the storyteller speaks now. You may mime.')
    expect(evening.refusal(1, 'say', '  ')).toBe('There was no word in that.')
    expect(evening.refusal(1, 'say', 'a'.repeat(81))).toContain('at most 80 characters')
    expect(evening.refusal(1, 'say', 7)).toBe('Veillée could not read that.')
    expect(evening.refusal(1, 'say', ' un dragon ')).toBeUndefined()
  })

  test('[TALE-8] a wrong word ends the game at once, and all see what was said and what it was', () => {
    const evening = storyOf(story, remote)
    evening.takes()
    evening.recites()
    evening.says('chante')
    evening.turns()
    expect(evening.phase).toBe('over')
    expect(evening.result).toMatchObject({ words: 4, end: { why: 'wrong', by: 1 } })
    expect(evening.table.said).toBe('chante')
    expect(evening.table.inSight).toBe(verb(0))
  })

  test('[TALE-8] the words of another language are wrong', () => {
    const evening = storyOf(story, { ...remote, language: 'en' })
    evening.takes()
    evening.says(lexicon('fr').text(noun(0)))
    evening.turns()
    expect(evening.phase).toBe('over')
  })

  test('[TALE-8] a mistake in the very last card ends it, too', () => {
    const evening = storyOf([noun(0)], remote)
    evening.takes()
    evening.says('et')
    evening.turns()
    expect(evening.result?.end).toEqual({ why: 'wrong', by: 1 })
  })

  test('[TALE-28] a slip is forgiven in the forgiving comparison only', () => {
    const slip = (text: string) => `${text}x`
    for (const [comparison, phase] of [
      ['forgiving', 'tell'],
      ['exact', 'over'],
    ] as const) {
      const evening = storyOf(story, { ...remote, comparison })
      evening.takes()
      evening.says(slip(evening.nextText))
      evening.turns()
      expect(evening.phase).toBe(phase)
    }
  })
})
