// @vitest-environment happy-dom

import { LINKS, numberOf } from '@veillee/games'
import { PACKET, writePacket } from '@veillee/room'
import { PUPPET_AT_REST, readPuppet, writePuppet } from '@veillee/touch'
import { act } from 'preact/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { screens } from './index.ts'
import type { StorySeat, StoryTable } from './story-match.ts'
import { all, client, layPhoneOut, one, PIRATE, sees, TABLE, text } from './testing.tsx'

layPhoneOut()

const FAR: Partial<StoryTable> = { options: { ...TABLE.options, setting: 'remote' } }

let hear: (packet: Uint8Array) => void
const sent: Uint8Array[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(client, 'sendPacket').mockImplementation(packet => void sent.push(packet))
  vi.spyOn(client, 'onPacket').mockImplementation(listener => {
    hear = listener
    return () => undefined
  })
})

const types = (words: string) => {
  const field = one('.far-field input') as HTMLInputElement
  field.value = words
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
}
const says = () =>
  act(
    async () =>
      void one('.far-field').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
const turnPad = () => one('.act .hold') as HTMLButtonElement

describe('typed attempts', () => {
  test('[TALE-28] what is typed is said, and the field is free for the next attempt', async () => {
    sees({ phase: 'tell', seat: 1, table: FAR })
    expect(turnPad().disabled).toBe(true)
    expect(text()).toContain('dis d’abord la carte')
    types(' un violon ')
    await says()
    expect(client.play).toHaveBeenCalledWith(1, 'say', 'un violon')
    expect((one('.far-field input') as HTMLInputElement).value).toBe('')
  })

  test('[TALE-28] whoever begins with the line of the Start card says what comes after it', async () => {
    sees({ phase: 'tell', seat: 1, table: { ...FAR, turned: 0, inSight: null } })
    types('Ce soir, sous la lampe, tout commence par un violon')
    await says()
    expect(client.play).toHaveBeenLastCalledWith(1, 'say', 'un violon')
    types('ce soir sous la lampe tout commence par')
    await says()
    expect(client.play).toHaveBeenCalledTimes(1)
    expect((one('.far-field input') as HTMLInputElement).value).toBe('')
  })

  test('[TALE-28] whoever goes on where the field begins says the card', async () => {
    sees({ phase: 'tell', seat: 1, table: FAR })
    expect((one('.far-field input') as HTMLInputElement).placeholder).toBe('La suivante, c’est…')
    types('C’est un violon')
    await says()
    expect(client.play).toHaveBeenLastCalledWith(1, 'say', 'un violon')
  })

  test('[TALE-7] [TALE-28] the last one counts: it is the bubble, and the one before is struck out', () => {
    sees({
      phase: 'tell',
      seat: 1,
      table: { ...FAR, attempt: 'un facteur', attempts: 1 },
      choices: { turn: [true] },
    })
    expect(one('.far-bubble').textContent).toBe('«\u202fun facteur\u202f»')
    sees({
      phase: 'tell',
      seat: 1,
      table: { ...FAR, attempt: 'un violon', attempts: 2 },
      choices: { turn: [true] },
    })
    expect(one('.far-bubble').textContent).toBe('«\u202fun violon\u202f»')
    expect(one('.far-before s').textContent).toBe('«\u202fun facteur\u202f»')
    expect(turnPad().disabled).toBe(false)
    sees({ phase: 'tell', seat: 1, table: { ...FAR, turned: 3, said: 'un violon', attempts: 0 } })
    expect(text()).not.toContain('un facteur')
    expect(one('.far-right').textContent).toContain('C’est juste')
    // The words were said when they were tried.
    expect(one('.far-right [data-aloud]').textContent).toMatch(/^Carte 2\s: c’est juste\s!$/)
    expect(all('.far-said [data-aloud]')).toHaveLength(1)
    expect(one('.far-right').closest('[data-aloud]')).toBeNull()
  })

  test('[TALE-28] what is typed and not said cannot be turned by mistake', () => {
    const said = { ...FAR, attempt: 'un facteur', attempts: 1 }
    sees({ phase: 'tell', seat: 1, table: said, choices: { turn: [true] } })
    types('un vio')
    expect(turnPad().disabled).toBe(true)
    types('')
    expect(turnPad().disabled).toBe(false)
    expect(all('.act .lit').length).toBe(1)
  })

  test('[TALE-28] all see the attempt; whether slips are forgiven is said before the first card', () => {
    sees({ phase: 'tell', seat: 0, table: { ...FAR, attempt: 'un violon', attempts: 1 } })
    expect(one('.far-bubble').textContent).toContain('un violon')
    expect(one('.far-field')).toBeNull()
    sees({ phase: 'tell', seat: null, table: { ...FAR, attempt: 'un violon', attempts: 1 } })
    expect(one('.far-bubble').textContent).toContain('un violon')
    sees({ phase: 'tell', seat: 1, table: FAR })
    expect(text()).not.toContain('pardonnée')
    sees({ phase: 'tell', seat: 1, table: { ...FAR, turned: 0 } })
    expect(text()).toContain('Une faute de frappe est pardonnée')
    const options = { ...FAR.options!, comparison: 'exact' as const }
    sees({ phase: 'tell', seat: 1, table: { options, turned: 0 } })
    expect(text()).toContain('chaque lettre compte')
  })

  test('[TALE-28] a Link that was left out is said before the card is turned', () => {
    // A Noun is in sight, and “avec” and “et” are somewhere in the story.
    const links = LINKS.filter((_, i) => i !== 2 && i !== 3)
    const table = { ...FAR, links, attempt: 'un pingouin', attempts: 1 }
    sees({ phase: 'tell', seat: 1, table })
    expect(one('.far-missing').textContent).toBe(
      'Il manque une Liaison juste avant\u202f: «\u202favec\u202f» ou «\u202fet\u202f»\u202f?',
    )
    expect(turnPad().disabled).toBe(true)
    expect(turnPad().textContent).toContain('ajoute d’abord la Liaison')
    sees({ phase: 'tell', seat: 0, table })
    expect(one('.far-missing')).not.toBeNull()
    const added = { ...table, attempt: 'avec un pingouin', attempts: 2 }
    sees({ phase: 'tell', seat: 1, table: added, choices: { turn: [true] } })
    expect([one('.far-missing'), turnPad().disabled]).toEqual([null, false])
  })

  test('[TALE-28] what is left of an attempt is ready for the next card', () => {
    const table = { ...FAR, turned: 3, said: 'avec', attempt: 'un pingouin', attempts: 1 }
    sees({ phase: 'tell', seat: 1, table, choices: { turn: [true] } })
    expect(one('.far-bubble').textContent).toContain('un pingouin')
    expect(turnPad().disabled).toBe(false)
  })

  test('[TALE-18] [TALE-6] the count is of cards in the telling, and of words and Links in the length', () => {
    sees({ phase: 'tell', seat: 1, table: { ...FAR, pileSize: 4, words: 2, turned: 0 } })
    expect(one('.story-count').textContent).toBe('0 sur 3 cartes')
    const added = { link: LINKS[2]!, word: PIRATE, by: 0 }
    sees({ phase: 'pass', seat: 1, table: { ...FAR, pileSize: 4, words: 2, added } })
    expect(text()).toContain('2 mots et 1 Liaison déjà')
    // Where it leads is drawn on the card; it is said where a Link is chosen.
    expect(one('.word.link').textContent).toMatch(/^Liaison\S+→$/)
  })

  test('[TALE-29] the keyboard is not asked to remember or to guess', () => {
    sees({ phase: 'tell', seat: 1, table: FAR })
    const field = one('.far-field input')
    expect(field.getAttribute('autocomplete')).toBe('off')
    expect(field.getAttribute('name')).toBeNull()
    expect(all('datalist, .story-hand')).toHaveLength(0)
  })

  test('[ROOM-26] dictation is offered where a browser has it, and fills the field only', async () => {
    let heard: ((event: object) => void) | null = null
    const abort = vi.fn()
    class Listens {
      lang = ''
      set onresult(listener: ((event: object) => void) | null) {
        heard = listener
      }
      start() {}
      abort = abort
    }
    sees({ phase: 'tell', seat: 1, table: FAR })
    expect(one('.far-field .round')).toBeNull()
    vi.stubGlobal('webkitSpeechRecognition', Listens)
    sees({ phase: 'tell', seat: 1, table: { ...FAR, words: 4 } })
    act(() => one('.far-field .round').click())
    // Once, before anything is heard: where the voice may go.
    expect(heard).toBeNull()
    expect(one('[data-sheet="dictation"]').textContent).toContain('entreprise')
    act(() => one('[data-sheet="dictation"] .primary').click())
    expect(one('[data-sheet="dictation"]')).toBeNull()
    act(() => heard?.({ results: [[{ transcript: 'un violon' }]] }))
    expect((one('.far-field input') as HTMLInputElement).value).toBe('un violon')
    expect(client.play).not.toHaveBeenCalled()
    await says()
    act(() => heard?.({ results: [[{ transcript: 'un violon rouge' }]] }))
    expect([abort.mock.calls.length, (one('.far-field input') as HTMLInputElement).value]).toEqual([1, ''])
    vi.unstubAllGlobals()
  })
})

describe('puppets', () => {
  test('[TALE-30] whoever listens has one, who tells and who watches has none', () => {
    sees({ phase: 'tell', seat: 0, table: FAR })
    expect(all('.far-pad')).toHaveLength(1)
    expect(all('.far-act')).toHaveLength(24)
    expect(all('.far-puppet').map(({ dataset }) => dataset.seat)).toEqual(['2', '3'])
    sees({ phase: 'tell', seat: 1, table: FAR })
    expect(all('.far-pad')).toHaveLength(0)
    expect(all('.far-puppet').map(({ dataset }) => dataset.seat)).toEqual(['0', '2', '3'])
    sees({ phase: 'tell', seat: null, table: FAR })
    expect([all('.far-pad').length, all('.far-puppet').length]).toEqual([0, 3])
  })

  test('[TALE-30] a button makes it act, and it goes out by live touch', () => {
    sees({ phase: 'tell', seat: 0, table: FAR })
    act(() => void vi.advanceTimersByTime(100))
    act(() => one('[data-action="fly"]').click())
    act(() => void vi.advanceTimersByTime(500))
    expect(one('[data-action="fly"]').getAttribute('aria-pressed')).toBe('true')
    const packet = sent.at(-1)!
    expect([...packet.subarray(0, 6)]).toEqual([PACKET.puppet, 0, 0, 1, 0, 7])
    expect(readPuppet(packet.subarray(8))!.acts).toBe(numberOf('fly'))
    expect(sent.length).toBeGreaterThan(8)
  })

  test('[ROOM-21] by keys a limb is chosen and moved, and the floor is tapped', () => {
    sees({ phase: 'tell', seat: 0, table: FAR })
    act(() => void vi.advanceTimersByTime(100))
    const presses = (key: string) =>
      act(() => void one('.far-pad').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    presses('1')
    expect(text()).toContain('main gauche')
    for (let i = 0; i < 5; i++) presses('ArrowUp')
    presses(' ')
    act(() => void vi.advanceTimersByTime(100))
    const { hands, isTapping } = readPuppet(sent.at(-1)!.subarray(8))!
    expect(hands[0].y).toBeCloseTo(PUPPET_AT_REST.hands[0].y + 0.4, 1)
    expect(isTapping).toBe(true)
  })

  test('[TALE-30] [ROOM-21] another’s is seen as it moves, and told to those who only listen', () => {
    sees({ phase: 'tell', seat: 1, table: FAR })
    const pose = { ...PUPPET_AT_REST, acts: numberOf('swim') }
    act(() =>
      hear(writePacket(PACKET.puppetSeen, { seat: 3, match: 1, step: 7, first: 4 }, writePuppet(pose))),
    )
    act(() => void vi.advanceTimersByTime(400))
    expect(one('.far-puppet[data-seat="3"]').dataset.acts).toBe(String(numberOf('swim')))
    expect(one('.far-theatre [data-aloud]').textContent).toContain('Nour\u202f: nager')
  })

  test('[TALE-30] seven helpers at once: four are large, and the one that taps the floor is among them', () => {
    const eight = { ...FAR, seats: 8, handSizes: [6, 6, 6, 6, 6, 6, 6, 6] }
    sees({ phase: 'tell', seat: 1, table: eight })
    expect(all('.far-puppet')).toHaveLength(7)
    const large = () => all('.far-puppet:not(.small)').map(({ dataset }) => dataset.seat)
    expect(large()).toEqual(['0', '2', '3', '4'])
    for (const seat of [0, 2, 3, 4, 5, 6, 7]) {
      const pose = { ...PUPPET_AT_REST, acts: numberOf('walk'), isTapping: seat === 6 }
      act(() =>
        hear(writePacket(PACKET.puppetSeen, { seat, match: 1, step: 7, first: 4 }, writePuppet(pose))),
      )
    }
    act(() => void vi.advanceTimersByTime(400))
    expect(all('.far-puppet').map(({ dataset }) => dataset.acts)).toEqual(
      Array(7).fill(String(numberOf('walk'))),
    )
    expect(large()).toEqual(['0', '2', '3', '6'])
    act(() => one('.far-puppet[data-seat="7"]').click())
    expect(large()).toContain('7')
  })

  test('[TALE-23] in secret teams the storyteller sees who mimes, and a helper may pretend', () => {
    const teams = { options: { ...FAR.options!, teams: true } }
    sees({ phase: 'tell', seat: 1, table: teams })
    expect(all('.far-name').map(name => name.textContent)).toEqual(['Ana', 'Zoé', 'Nour'])
    sees({ phase: 'tell', seat: 0, table: teams })
    expect(text()).toContain('fais semblant')
  })

  test('[ROOM-19] help says how it goes far apart, to who tells and to who helps', () => {
    const match = sees({ phase: 'tell', seat: 0, table: FAR })
    const canDo = (seat: number) => screens.help(match, { seat } as StorySeat).youCan.en
    expect(canDo(0)).toContain('Help with your puppet')
    expect(canDo(1)).toContain('Type one card or several')
    expect(screens.help(match, null).happening.fr).toContain('écrite')
  })

  test('[ROOM-18] all of it in English too', () => {
    set('language', 'en')
    sees({ phase: 'tell', seat: 0, table: { ...FAR, attempt: 'un violon', attempts: 1 } })
    expect(text()).toContain('Help with your puppet, without a word.')
    expect(text()).toContain('swim')
    sees({ phase: 'tell', seat: 1, table: { ...FAR, turned: 0 } })
    expect(text()).toContain('A slip of the keyboard is forgiven.')
  })
})
