// @vitest-environment happy-dom
import { games } from '@veillee/games'
import { isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { Lobby } from '../connection/server-messages.ts'
import { type AtTable, type OptionShown, optionsOf } from './options.ts'

const palm = games['in-the-palm']

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

const keys = (options: readonly OptionShown[]) => options.map(({ key }) => key)

describe('In the Palm of Your Hand', () => {
  test.each([
    [2, {}, ['expert', 'album', 'redraw', 'first']],
    [3, {}, ['expert', 'first']],
    [4, {}, ['expert', 'mode', 'redraw', 'first']],
    [4, { individually: true }, ['expert', 'mode', 'first']],
    [5, {}, ['expert', 'mode', 'redraw', 'first', 'trio', 'thirdRound']],
    [6, {}, ['expert', 'redraw', 'first']],
    [7, {}, ['expert', 'redraw', 'first', 'trio', 'thirdRound']],
    [8, {}, ['expert', 'redraw', 'first']],
  ])('[PALM-5] [PALM-34] at a table of %i only what makes sense is offered', (seated, options, expected) => {
    expect(keys(optionsOf(lobbyOf('in-the-palm', seated, options), at(seated)))).toEqual(expected)
  })

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
        for (const turned of everyTurn(option)) {
          const read = palm.options({ ...turned, setting: 'table' }, seated)
          expect(isRefusal(read), `${option.key} ${JSON.stringify(turned)}`).toBe(false)
          const changed = Object.entries(read).filter(
            ([key, value]) => value !== (lobby.options as Record<string, unknown>)[key],
          )
          if (option.key !== 'mode') expect(changed.length).toBeLessThanOrEqual(1)
        }
      }
    },
  )

  test('[PALM-29] turning something else leaves whose turn it is to begin a rematch', () => {
    const lobby = lobbyOf('in-the-palm', 4, { first: 1 })
    const [expert] = optionsOf(lobby, at(4, true))
    expect(everyTurn(expert!)[0]).not.toHaveProperty('first')
  })
})

test('[TALE-28] how typed words are judged is a question for remote tables alone', () => {
  const lobby = lobbyOf('extraordinary-story', 4, {})
  expect(keys(optionsOf(lobby, at(4)))).toEqual(['teams'])
  expect(keys(optionsOf({ ...lobby, setting: 'remote' } as Lobby, at(4)))).toEqual(['teams', 'comparison'])
})

test('[READ-4] one difficulty or more', () => {
  const [option] = optionsOf(lobbyOf('palm-reader', 4, {}), at(4))
  expect(option).toMatchObject({ is: 'difficulties', chosen: ['green'] })
})

function everyTurn(option: OptionShown): readonly Record<string, unknown>[] {
  if (option.is === 'switch') return [option.turned(!option.isOn)]
  if (option.is === 'choice') return option.choices.map(({ value }) => option.turned(value))
  return [option.turned(['blue', 'red'])]
}
