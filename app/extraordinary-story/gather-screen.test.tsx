// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { screens } from './index.ts'
import { all, client, DRAGON, layPhoneOut, NAMES, one, sees, TABLE, text } from './testing.tsx'

layPhoneOut()

describe('secret teams', () => {
  const teamCards = [60, 100, 61, 101]

  test('[TALE-22] the cards are seen until the server’s clock says five, and then not, though nothing more is heard', () => {
    const shownUntil = client.now() + 5_000
    sees({ phase: 'teams', table: { teamCards, shownUntil } })
    expect(all('.story-team li')).toHaveLength(4)
    expect(one('.story-countdown').textContent).toBe('5')
    act(() => void vi.advanceTimersByTime(4_100))
    expect(one('.story-countdown').textContent).toBe('1')
    act(() => void vi.advanceTimersByTime(1_000))
    expect(all('.story-team')).toHaveLength(0)
    for (const name of NAMES) expect(one('main').textContent).not.toContain(name)
  })

  test('[TALE-22] somebody says to be there, and sees who is', () => {
    const match = sees({
      phase: 'gather',
      table: { here: [false, true, false, false] },
      choices: { here: [true] },
    })
    expect(all('.story-people .good')).toHaveLength(1)
    expect(screens.lit(match).answered).toEqual([1])
    one('.primary').click()
    expect(client.play).toHaveBeenCalledWith(0, 'here')
  })

  test('[TALE-23] whoever listens may help, or pretend to', () => {
    sees({ phase: 'tell', table: { options: { ...TABLE.options, teams: true } } })
    expect(text()).toContain('ou fais semblant')
    sees({ phase: 'tell' })
    expect(text()).not.toContain('ou fais semblant')
  })

  test('[TALE-21] [TALE-24] at the end the cards are up, and length has no rank', () => {
    const story = [{ card: DRAGON, by: 0 }]
    sees({
      phase: 'over',
      table: { teamCards, words: 1, ending: { end: { why: 'wrong', by: 0 }, story, stuck: null } },
    })
    expect(one('h1').textContent).toBe('L’équipe Carré gagne\u202f!')
    expect(all('.story-team li')).toHaveLength(4)
    expect(one('.story-ladder')).toBeNull()
  })
})

describe('who begins', () => {
  test('[TALE-4] a tie is shown, and the host picks one or leaves it to chance', () => {
    sees({
      phase: 'first',
      table: { tied: [1, 3], storyteller: null },
      hostOffers: { pick: [1, 3], byChance: [true] },
    })
    expect(all('.story-pick').map(button => button.textContent)).toEqual(['TTom', 'NNour'])
    all('.story-pick')[1]!.click()
    expect(client.play).toHaveBeenLastCalledWith('host', 'pick', 3)
    one('.primary').click()
    expect(client.play).toHaveBeenLastCalledWith('host', 'byChance')
  })

  test('[TALE-4] the others see the tie, and have nothing to press', () => {
    sees({ phase: 'first', table: { tied: [1, 3], storyteller: null } })
    expect(all('.story-people li')).toHaveLength(2)
    expect(all('.story-pick, .act button')).toHaveLength(0)
  })
})
