// @vitest-environment happy-dom
import { games } from '@veillee/games'
import { type Game, isRefusal } from '@veillee/kernel'
import { h, render } from 'preact'
import { describe, expect, test, vi } from 'vitest'
import type { Lobby } from '../connection/server-messages.ts'
import type { AtTable, Level, OptionShown } from '../game-kit/game-manifest.ts'
import { Levels } from '../lobby/levels.tsx'
import { isGame, manifestOf, manifests } from './manifests.ts'

const palm = games['in-the-palm']
const SILENT = { fr: '', en: '' } as const

function lobbyOf(game: Lobby['game'], seated: number, options: Record<string, unknown>): Lobby {
  const read = games[game].options(options, seated)
  if (isRefusal(read)) throw new Error('these options make no sense here')
  const seating = Array.from({ length: 10 }, (_, seat) => (seat < seated ? { person: seat } : null))
  const teams =
    game === 'in-the-palm' && (read as { mode: string }).mode === 'teams'
      ? Array.from({ length: Math.floor(seated / 2) }, (_, team) => [2 * team, 2 * team + 1])
      : []
  return { game, setting: 'table', missing: 0, options: read, seating, teams } as unknown as Lobby
}

const at = (seated: number, isRematch = false): AtTable => ({
  seated,
  nameAt: seat => `P${seat}`,
  isRematch,
})

const optionsOf = (lobby: Lobby, table: AtTable): readonly OptionShown[] =>
  manifestOf(lobby.game).options(lobby, table)

const keys = (options: readonly OptionShown[]) => options.map(({ key }) => key)

describe.each(Object.keys(games).filter(isGame))('%s', id => {
  const [game, manifest] = [games[id], manifests[id]]

  test('[ROOM-3] is shown for as many as its rules seat, and its robots find seats', () => {
    expect(manifest.seats).toEqual({ min: game.seats.min, max: game.seats.max })
    expect(manifest.robots + 1).toBeGreaterThanOrEqual(manifest.seats.min)
    expect(manifest.robots + 1).toBeLessThanOrEqual(manifest.seats.max)
  })

  test('[ROOM-18] says what it is in both languages, which are not the same', () => {
    for (const { fr, en } of [manifest.pitch, manifest.more, manifest.farApart]) {
      expect(fr.length * en.length).toBeGreaterThan(0)
      expect(fr).not.toBe(en)
    }
  })

  test('[ROOM-4] its options say what they are set to, and whatever is turned is read by the game', () => {
    const seated = game.seats.min
    const lobby = lobbyOf(id, seated, {})
    const options = optionsOf(lobby, at(seated))
    expect(new Set(keys(options)).size).toBe(options.length)
    for (const option of options)
      for (const [turned] of everyTurn(option))
        expect(isRefusal(game.options({ ...turned, setting: 'table' }, seated)), option.key).toBe(false)
  })

  test('agrees with its rules: who is offered it, whether hands are touched, whether it speaks', () => {
    const { isForDevelopers, realPalms, speaks }: Game = game
    expect(manifest.isForDevelopers).toBe(isForDevelopers)
    expect(manifest.isFelt).toBe(realPalms !== undefined)
    expect(manifest.languageOf !== undefined).toBe(speaks === true)
  })

  test('three pictures lie in the middle of the table', () => {
    expect(manifest.fan.pictures).toHaveLength(3)
  })
})

test('what is no game has no manifest, whatever an object inherits', () => {
  expect(['in-the-palm', 'chess', 'toString', ''].map(isGame)).toEqual([true, false, false, false])
})

describe('In the Palm of Your Hand', () => {
  test.each([
    [2, {}, ['expert', 'album', 'redraw', 'first']],
    [3, {}, ['expert', 'bets', 'first']],
    [4, {}, ['expert', 'mode', 'redraw', 'bets', 'first']],
    [4, { individually: true }, ['expert', 'mode', 'bets', 'first']],
    [5, {}, ['expert', 'mode', 'redraw', 'bets', 'first', 'trio', 'thirdRound']],
    [6, {}, ['expert', 'redraw', 'bets', 'first']],
    [7, {}, ['expert', 'redraw', 'bets', 'first', 'trio', 'thirdRound']],
    [8, {}, ['expert', 'redraw', 'bets', 'first']],
  ])(
    '[PALM-5] [PALM-34] [PALM-51] at a table of %i only what makes sense is offered',
    (seated, options, expected) => {
      expect(keys(optionsOf(lobbyOf('in-the-palm', seated, options), at(seated)))).toEqual(expected)
    },
  )

  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [4, { individually: true }],
    [5, {}],
    [5, { individually: true, expert: true }],
    [7, { trio: 1, thirdRound: false, redraw: false, first: 2 }],
    [8, {}],
  ])(
    '[ROOM-4] whatever is turned at a table of %i is read by the game, and turns nothing else',
    (seated, options) => {
      const lobby = lobbyOf('in-the-palm', seated, options)
      for (const option of optionsOf(lobby, at(seated))) {
        for (const [turned, isNew] of everyTurn(option)) {
          const read = palm.options({ ...turned, setting: 'table' }, seated)
          expect(isRefusal(read), `${option.key} ${JSON.stringify(turned)}`).toBe(false)
          const changed = Object.entries(read).filter(
            ([key, value]) => value !== (lobby.options as Record<string, unknown>)[key],
          )
          if (option.key === 'mode' && isNew) expect(changed.map(([key]) => key)).toContain('mode')
          else expect(changed, `${option.key} ${JSON.stringify(turned)}`).toHaveLength(isNew ? 1 : 0)
        }
      }
    },
  )

  test('[PALM-29] turning something else leaves whose turn it is to begin a rematch', () => {
    const lobby = lobbyOf('in-the-palm', 4, { first: 1 })
    const [expert] = optionsOf(lobby, at(4, true))
    expect(everyTurn(expert!)[0]![0]).not.toHaveProperty('first')
  })
})

test('[TALE-28] how typed words are judged is a question for remote tables alone', () => {
  const lobby = lobbyOf('extraordinary-story', 4, {})
  expect(keys(optionsOf(lobby, at(4)))).toEqual(['teams'])
  expect(keys(optionsOf({ ...lobby, setting: 'remote' } as Lobby, at(4)))).toEqual(['teams', 'comparison'])
})

describe('one difficulty or more', () => {
  const levels = ['blue', 'green', 'red', 'purple'].map(
    (value): Level => ({ value, label: SILENT, more: SILENT, paint: '' }),
  )
  const boxes = (chosen: readonly string[]) => {
    const onChange = vi.fn()
    render(h(Levels, { legend: '', levels, chosen, onChange }), document.body)
    const box = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)!
    return { box, onChange }
  }

  test('[READ-4] green alone to begin with, and the game reads all that are chosen', () => {
    const [option] = optionsOf(lobbyOf('palm-reader', 4, {}), at(4))
    expect(option).toMatchObject({
      is: 'levels',
      levels: [
        { value: 'blue', label: { en: 'blue' } },
        { value: 'green', label: { en: 'green' } },
        { value: 'red', label: { en: 'red' } },
        { value: 'purple', label: { en: 'purple' } },
      ],
      chosen: ['green'],
    })
    const read = games['palm-reader'].options({ ...everyTurn(option!)[0]![0], setting: 'table' }, 4)
    expect(read).toMatchObject({ difficulties: ['blue', 'red'] })
  })

  test('[READ-4] a tap adds a colour to the others, or takes it from them', () => {
    const { box, onChange } = boxes(['green', 'red'])
    box('purple').click()
    expect(onChange).toHaveBeenLastCalledWith(['green', 'red', 'purple'])
    box('green').click()
    expect(onChange).toHaveBeenLastCalledWith(['red'])
  })

  test('[READ-4] the last colour stays', () => {
    const { box, onChange } = boxes(['green'])
    box('green').click()
    expect(onChange).not.toHaveBeenCalled()
    expect(box('green').checked).toBe(true)
  })
})

/** What can be made of it, and whether that is something else than it is now. */
function everyTurn(option: OptionShown): readonly (readonly [Record<string, unknown>, isNew: boolean])[] {
  if (option.is === 'switch') return [[option.turned(!option.isOn), true]]
  if (option.is === 'choice')
    return option.choices.map(({ value }) => [option.turned(value), value !== option.chosen])
  return [[option.turned([option.levels[0]!.value, option.levels[2]!.value]), true]]
}
