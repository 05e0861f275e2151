// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useIsHeardHere } from './heard-here.ts'
import { lobbyOf, phoneOf, ScreenTest, show } from './testing.tsx'

const Heard = () => <b>{String(useIsHeardHere())}</b>

/** Whether it is heard on the device of this person; the last one is a shared screen. */
function isHeardOn(person: number, { setting = 'table', away = [] as readonly number[] } = {}): boolean {
  const seated = lobbyOf(['Ana', 'Tom', 'Jo'])
  const screen = { ...seated.people[0]!, name: '', isScreen: true }
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo'], { setting, people: [...seated.people, screen] })
  return show(<Heard />, new ScreenTest({ lobby, phone: phoneOf({ person }), away })).textContent === 'true'
}

test('[ROOM-6] [ROOM-35] round one table a shared screen is heard, and no phone over it', () => {
  expect([0, 1, 3].map(person => isHeardOn(person))).toEqual([false, false, true])
})

test('[ROOM-35] phones are heard where it is switched off, and far apart', () => {
  expect(isHeardOn(0, { away: [3] })).toBe(true)
  expect([0, 3].map(person => isHeardOn(person, { setting: 'remote' }))).toEqual([true, true])
})
