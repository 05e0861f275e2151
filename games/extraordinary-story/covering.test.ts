import { describe, expect, test } from 'vitest'
import { LINKS } from './card.ts'
import { gapIn } from './gap.ts'
import { lexicon } from './lexicon.ts'
import { coveredBy } from './recite.ts'
import { STORY_LANGUAGES } from './story-language.ts'
import { AND, adjective, noun, storyOf, THEN_ARRIVES, verb, WITH } from './testing.ts'
import { newestIn } from './wording.ts'

const remote = { setting: 'remote', ...newestIn('en') } as const
const { text } = lexicon(newestIn('en'))
const judge = { ...newestIn('en'), comparison: 'forgiving' } as const

/** Seat 1 has the pile, face down. */
const telling = (story: readonly number[], options = {}) => {
  const game = storyOf(story, { ...remote, ...options })
  game.takes()
  return game
}

describe('an attempt that covers several cards', () => {
  test('[TALE-28] counts for each of them in order, and is turned card by card', () => {
    const game = telling([noun(0), THEN_ARRIVES, noun(20), verb(0)])
    game.says(`${text(noun(0))} ${text(THEN_ARRIVES)} ${text(noun(20))}`)
    game.turns()
    expect(game.table).toMatchObject({ said: text(noun(0)), attempt: `along comes ${text(noun(20))}` })
    game.turns()
    expect(game.table).toMatchObject({ inSight: THEN_ARRIVES, said: 'along comes', attempt: text(noun(20)) })
    game.turns()
    expect(game.table).toMatchObject({ inSight: noun(20), attempt: null, attempts: 0 })
    expect([game.phase, game.choices(1, 'turn')]).toEqual(['tell', []])
    game.recites()
    expect(game.phase).toBe('add')
  })

  test('[TALE-28] ends the story at the first card that it gets wrong, and only the rest counts for that', () => {
    const game = telling([noun(0), verb(0), noun(20)])
    game.says(`${text(noun(0))} ${text(verb(1))}`)
    game.turns()
    expect(game.phase).toBe('tell')
    game.turns()
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(game.table).toMatchObject({ inSight: verb(0), said: text(verb(1)) })
  })

  test('[TALE-7] [TALE-28] what is left of it can be said anew', () => {
    const game = telling([noun(0), verb(0)])
    game.says(`${text(noun(0))} ${text(verb(1))}`)
    game.turns()
    game.recites()
    expect(game.phase).toBe('add')
  })

  test('[TALE-28] with words after the last card is right for that card', () => {
    const game = telling([noun(0)])
    game.says(`${text(noun(0))} and so on`)
    game.turns()
    expect(game.phase).toBe('add')
    expect(game.table.attempt).toBeNull()
  })

  test('[TALE-26] [TALE-28] a relative word, which is on no card, is nobody’s mistake', () => {
    const game = telling([noun(0), verb(0)])
    game.says(`${text(noun(0))} that ${text(verb(0))}`)
    game.turns()
    game.turns()
    expect(game.phase).toBe('add')
    const fr = { ...newestIn('fr'), comparison: 'exact' } as const
    const eats = lexicon(newestIn('fr')).text(verb(0))
    expect(coveredBy(`qui ${eats}`, verb(0), fr)).toMatchObject({ said: eats, rest: null })
  })

  test('[TALE-28] forgives slips in each of them, and takes nothing of the next for a slip', () => {
    const [one, other] = [text(noun(4)), text(noun(20))] // of eight letters and more two slips are forgiven
    expect(coveredBy(`${one} and ${other}`, noun(4), judge)).toMatchObject({
      said: one,
      rest: `and ${other}`,
    })
    const slip = one.slice(0, -1)
    expect(coveredBy(`${slip} and ${other}`, noun(4), judge)).toMatchObject({
      said: slip,
      rest: `and ${other}`,
    })
    expect(coveredBy(`${slip} and`, noun(4), { ...judge, comparison: 'exact' })).toBeUndefined()
    expect(coveredBy(`${other} ${one}`, noun(4), judge)).toBeUndefined()
  })

  test('[TALE-28] every two cards of any language are told apart, with their Links', () => {
    for (const language of STORY_LANGUAGES)
      for (const link of LINKS)
        for (const card of [noun(0), noun(20), noun(54), adjective(3), verb(5)]) {
          const [one, two] = [lexicon(newestIn(language)).text(link), lexicon(newestIn(language)).text(card)]
          const said = `${one} ${two}`
          expect(coveredBy(said, link, { ...newestIn(language), comparison: 'exact' })).toMatchObject({
            said: one,
            rest: two,
          })
        }
  })
})

describe('a Link that was left out', () => {
  const dragon = [noun(0), WITH, noun(20), adjective(0), AND, noun(21), verb(0), noun(22)]

  test('[TALE-28] is said before the card is turned, and can be added', () => {
    const game = telling(dragon)
    game.recites()
    game.says(text(noun(20)))
    expect(gapIn(game.table)).toEqual({ links: [WITH, AND], isSure: true })
    expect(game.refusal(1, 'turn')).toBe('It is not for you to do that now.')
    game.says(`${text(WITH)} ${text(noun(20))}`)
    expect(gapIn(game.table)).toBeNull()
    game.turns()
    expect(game.table.inSight).toBe(WITH)
    game.turns()
    expect([game.phase, game.table.inSight]).toEqual(['tell', noun(20)])
  })

  test('[TALE-28] is said in the middle of several cards too', () => {
    const game = telling(dragon)
    game.says(`${text(noun(0))} ${text(noun(20))}`)
    game.turns()
    expect(gapIn(game.table)?.isSure).toBe(true)
    expect(game.choices(1, 'turn')).toEqual([])
  })

  test('[TALE-28] is only asked about where both can be: after a Verb, “with” or nothing', () => {
    const game = telling([noun(0), verb(0), WITH, noun(20)])
    game.recites()
    game.recites()
    game.says(text(noun(20)))
    expect(gapIn(game.table)).toEqual({ links: [WITH], isSure: false })
    expect(game.choices(1, 'turn')).toEqual([true])
  })

  test('[TALE-29] is told by what everybody knows, whatever the pile has: it says nothing of a right word', () => {
    const [right, wrong] = [noun(20), noun(30)].map(said => {
      const game = telling(dragon)
      game.recites()
      game.says(text(said))
      return gapIn(game.table)
    })
    expect(right).toEqual(wrong)
  })

  test('[TALE-28] is not missed where nothing is said that is a card, where a Link is in sight, or none was used', () => {
    const game = telling(dragon)
    game.says('hmm')
    expect(gapIn(game.table)).toBeNull()
    game.recites()
    game.recites()
    game.says(text(noun(20)))
    expect(gapIn(game.table)).toBeNull()
    const without = telling([noun(0), verb(0)])
    without.recites()
    without.says(text(noun(20)))
    expect(gapIn(without.table)).toBeNull()
  })
})
