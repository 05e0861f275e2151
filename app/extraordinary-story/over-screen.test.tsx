// @vitest-environment happy-dom
import { LINKS, START } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { all, DRAGON, EATS, IN_LOVE, layPhoneOut, one, PIRATE, sees, text } from './testing.tsx'

layPhoneOut()

describe('the end', () => {
  const story = [
    { card: DRAGON, by: 0 },
    { card: IN_LOVE, by: 1 },
    { card: LINKS[2]!, by: 2 },
    { card: PIRATE, by: 2 },
  ]

  test('[TALE-19] [TALE-26] a rank on the ladder, and the story as running text with who added what', () => {
    sees({
      phase: 'over',
      table: { words: 20, ending: { end: { why: 'wrong', by: 1 }, story, stuck: null } },
    })
    expect(one('h1').textContent).toBe('Une fable\u202f!')
    expect(one('.say p').textContent).toBe('20 mots. Encore 3, et c’était un poème.')
    expect(all('.story-ladder .below')).toHaveLength(3)
    expect(one('.story-page > p').textContent).toBe(
      'Ce soir, sous la lampe, tout commence par un dragon amoureux avec un pirate.',
    )
    expect(all('.story-authors li').map(line => line.textContent)).toEqual([
      'AAna«\u202fun dragon\u202f»',
      'TTom«\u202famoureux\u202f»',
      'ZZoé«\u202favec un pirate\u202f»',
    ])
  })

  test('[ROOM-18] the page is in the room’s language, and says so to those who hear it', () => {
    set('language', 'en')
    sees({ phase: 'over', table: { words: 3, ending: { end: { why: 'wrong', by: 1 }, story, stuck: null } } })
    expect(one('h1').textContent).toBe('A budding work!')
    expect(one('.story-page > p').getAttribute('lang')).toBe('fr')
  })

  test('[TALE-17] a hand that was stuck is shown to all', () => {
    sees({
      phase: 'over',
      table: { ending: { end: { why: 'stuck', by: 0 }, story, stuck: [EATS, START - 6] } },
    })
    expect(all('.story-stuck .word')).toHaveLength(2)
    expect(one('.story-stuck').textContent).toContain('dans la main d’Ana')
  })

  test('[TALE-31] an unfinished story has a length and no loser', () => {
    sees({
      phase: 'over',
      table: {
        teamCards: [60, 100, 61, 101],
        ending: { end: { why: 'unfinished', by: null }, story, stuck: null },
      },
    })
    expect(one('h1').textContent).toBe('Une histoire à suivre')
    expect(text()).toContain('Personne n’a perdu')
  })
})
