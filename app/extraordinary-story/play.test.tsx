// @vitest-environment happy-dom
import { LINKS } from '@veillee/games'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { screens } from './index.ts'
import type { StoryMatch, StorySeat, StoryTable } from './story-match.ts'
import {
  all,
  client,
  DRAGON,
  EATS,
  layPhoneOut,
  one,
  type Phase,
  PIRATE,
  sees,
  TABLE,
  text,
} from './testing.tsx'

layPhoneOut()

describe('telling', () => {
  const turning = { turn: [true], ownUp: [true] }

  test('[TALE-6] only the last card is face up, all others are backs', () => {
    sees({ phase: 'tell', seat: 1, table: { pileSize: 8, turned: 4 }, choices: turning })
    expect(all('main .word').map(card => card.dataset.card)).toEqual([String(DRAGON)])
    expect(all('.story-path i')).toHaveLength(7)
    expect(one('.story-count').textContent).toBe('3 sur 7 cartes')
  })

  test('[TALE-10] before the first card the Start line is there to be said, and nothing is told yet', () => {
    sees({ phase: 'tell', seat: 1, table: { turned: 0, inSight: null }, choices: { turn: [true] } })
    expect(one('.story-line').textContent).toBe('Ce soir, sous la lampe, tout commence par…')
    expect(one('.story-count').textContent).toBe('0 sur 3 cartes')
  })

  test('[ROOM-11] one hold turns one card, also while the answer is on its way', () => {
    vi.mocked(client.play).mockReturnValue(new Promise(() => {}))
    sees({ phase: 'tell', seat: 1, choices: turning })
    for (let i = 0; i < 2; i++) {
      act(() => void one('.hold.lit').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
      act(() => void vi.advanceTimersByTime(750))
      act(() => void one('.hold.lit').dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
    }
    expect(client.play).toHaveBeenCalledTimes(1)
    expect(client.play).toHaveBeenCalledWith(1, 'turn')
  })

  test('[TALE-27] owning up is asked once more before it ends the story', () => {
    sees({ phase: 'tell', seat: 1, choices: turning })
    act(() => one('.act .plain').click())
    expect(client.play).not.toHaveBeenCalled()
    act(() => one('dialog .primary').click())
    expect(client.play).toHaveBeenCalledWith(1, 'ownUp')
  })

  test('[TALE-27] a listener may object while it is offered, and not otherwise', () => {
    sees({ phase: 'tell', choices: { object: [true] } })
    act(() => one('.act .quiet').click())
    expect(client.play).toHaveBeenCalledWith(0, 'object')
    sees({ phase: 'tell', table: { count: { right: 3, wrong: 1 } } })
    expect(one('.act .quiet')).toBeNull()
    expect(one('.story-counted').textContent).toContain(
      '3 pour «\u202fjuste\u202f», 1 pour «\u202ffaux\u202f»',
    )
  })

  test('[TALE-27] a bot’s line is shown, for somebody to read aloud', () => {
    sees({ phase: 'tell', table: { seats: 5, storyteller: 4, attempt: 'un violon' } })
    expect(one('.story-bubble').textContent).toBe('«\u202fun violon\u202f»')
    expect(one('.story-bubble [lang]').getAttribute('lang')).toBe('fr')
    expect(text()).toContain('Lisez à voix haute ce que dit Lou (robot).')
  })

  test('[TALE-28] somebody who cannot speak may write, also at a table', async () => {
    sees({ phase: 'tell', seat: 1, choices: turning })
    act(() => all('.act .plain')[1]!.click())
    const field = one('dialog input') as HTMLInputElement
    act(() => {
      field.value = ' un dragon '
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => one('dialog .primary').click())
    expect(client.play).toHaveBeenCalledWith(1, 'say', 'un dragon')
    expect(one('dialog')).toBeNull()
  })

  test('[TALE-20] somebody who watches has nothing to press, and no hand to peek at', () => {
    sees({ phase: 'tell', seat: 0, choices: { object: [true] } })
    expect(all('.act button')).not.toHaveLength(0)
    sees({ phase: 'tell', seat: null })
    expect(all('.act button')).toHaveLength(0)
    expect(one('.story-peek')).toBeNull()
  })
})

describe('the own hand', () => {
  test('[TALE-9] the action repeats the words that are to be said', () => {
    sees({
      phase: 'add',
      seat: 1,
      choices: {
        add: [
          { link: null, word: EATS },
          { link: LINKS[2], word: PIRATE },
        ],
        ownUp: [true],
      },
    })
    expect(document.documentElement.dataset.ground).toBe('dusk')
    expect((one('.primary') as HTMLButtonElement).disabled).toBe(true)
    act(() => one(`.story-hand [data-card="${EATS}"]`).click())
    expect(one('.primary').textContent).toBe('Ajouter\u202f: mange')
    act(() => one('.primary').click())
    expect(client.play).toHaveBeenCalledWith(1, 'add', { link: null, word: EATS })
  })

  test('[TALE-32] a Link and its Word lie open beside each other, the Link with the shapes before and after it', () => {
    sees({ phase: 'pass', table: { added: { link: LINKS[2]!, word: PIRATE, by: 0 } } })
    expect(all('.story-added .word').map(card => Number(card.dataset.card))).toEqual([LINKS[2], PIRATE])
    const shapes = all('.story-added .ways b').map(shape => shape.className)
    expect(shapes).toEqual(['noun', 'adjective', 'verb', 'noun'])
  })

  test('[TALE-29] a listener’s hand shows while a finger is down, on evening ground, and is gone with it', () => {
    sees({ phase: 'pass', table: { added: { link: null, word: DRAGON, by: 0 } } })
    expect(text()).not.toContain('mange')
    const finger = (type: string) =>
      act(() => void one('.story-peek .hold').dispatchEvent(new PointerEvent(type, { bubbles: true })))
    finger('pointerdown')
    act(() => void vi.advanceTimersByTime(250))
    expect(text()).toContain('mange')
    expect(one('.eyes')).not.toBeNull()
    expect(document.documentElement.dataset.ground).toBe('dusk')
    finger('pointerup')
    expect(text()).not.toContain('mange')
    expect(document.documentElement.dataset.ground).toBe('paper')
  })
})

describe('a doubt', () => {
  const doubt: StoryTable['doubt'] = { by: 2, ballots: ['awaited', 'in', 'awaited', 'excused'] }

  test('[TALE-27] two answers, neither of them lit, and who has voted but not how', () => {
    const match = sees({ phase: 'doubt', table: { doubt }, choices: { vote: ['right', 'wrong'] } })
    expect(one('.primary')).toBeNull()
    expect(one('.lit.hold')).toBeNull()
    expect(all('.story-ballots li')).toHaveLength(3)
    expect(screens.lit(match).answered).toEqual([1])
    const [yes, no] = all('.story-vote .quiet')
    expect([yes!.textContent, no!.textContent]).toEqual(['Oui, c’était juste', 'Non, c’était faux'])
    act(() => yes!.click())
    expect(client.play).toHaveBeenLastCalledWith(0, 'vote', 'right')
    act(() => no!.click())
    expect(client.play).toHaveBeenLastCalledWith(0, 'vote', 'wrong')
  })

  test('[TALE-27] whoever has no ballot is told that the others judge, and not that a vote is in', () => {
    const excused: StoryTable['doubt'] = { by: 2, ballots: ['excused', 'awaited', 'awaited', 'in'] }
    const match = sees({ phase: 'doubt', table: { doubt: excused } })
    expect(text()).toContain('Cette fois, les autres en jugent')
    expect(text()).not.toContain('Ton vote')
    expect(screens.help(match, { seat: 0 } as StorySeat).youCan.en).toContain('judge without you')
  })

  test('[TALE-27] what one has voted is nowhere on the page', () => {
    const pages = (['right', 'wrong'] as const).map(ballot => {
      sees({
        phase: 'doubt',
        table: { doubt: { by: 2, ballots: ['in', 'in', 'awaited', 'excused'] } },
        ballot,
      })
      expect(one('.story-vote')).toBeNull()
      expect(text()).not.toMatch(/juste|faux|right|wrong/)
      return one('main').parentElement!.innerHTML
    })
    expect(pages[0]).toBe(pages[1])
  })
})

/** What is happening, and what one can do, by a few words of each. */
type Told = readonly [happening: string, youCan: string]

test.each<[Phase, step: string, en: Told, fr: Told]>([
  [
    'gather',
    'Teams',
    ['about to be shown', 'Say that you are here'],
    ['vont se montrer', 'Dis que tu es là'],
  ],
  ['teams', 'Teams', ['cards are face up', 'who is on your side'], ['cartes Équipe sont', 'dans ton camp']],
  ['first', 'Start', ['open who begins', 'the host, name one'], ['savoir qui commence', 'nomme l’une']],
  ['open', 'Start', ['opens the story', 'choose a noun'], ['ouvre l’histoire', 'choisis un nom']],
  ['pass', 'Pass', ['until the next storyteller', 'take the pile'], ['La nouvelle carte', 'prends la pile']],
  ['tell', 'Tell', ['from its beginning', 'help by mime'], ['depuis le début', 'aide par le mime']],
  ['doubt', 'Tell', ['Somebody doubts', 'what you heard'], ['Quelqu’un doute', 'ce que tu as entendu']],
  ['add', 'Add', ['one more word', 'add a word'], ['un mot de plus', 'ajoute un mot']],
  ['over', 'End', ['The story is over', 'Read it aloud'], ['est finie', 'Lis-la à voix haute']],
])('[ROOM-19] %s: what is happening, and what one can do', (phase, step, en, fr) => {
  const options = { ...TABLE.options, teams: true }
  const help = screens.help({ view: { phase, table: { ...TABLE, options } } } as StoryMatch, null)
  expect(help.steps[help.step]!.en).toBe(step)
  for (const [at, said] of [help.happening, help.youCan].entries()) {
    expect(said.en).toContain(en[at])
    expect(said.fr).toContain(fr[at])
  }
})

test.each<[Phase, seat: number, keep: string | undefined]>([
  ['teams', 0, 'Who is with whom'],
  ['tell', 0, 'Not a word'],
  ['tell', 1, 'Your hand'],
  ['pass', 0, 'Your hand'],
  ['doubt', 0, 'Your vote'],
  ['over', 0, undefined],
])('[ROOM-19] in %s seat %s is told what to keep to oneself', (phase, seat, keep) => {
  const help = screens.help({ view: { phase, table: TABLE } } as StoryMatch, { seat } as StorySeat)
  expect(help.keep?.en.split(/[:,]/)[0]).toBe(keep)
})
