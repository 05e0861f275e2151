// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { Score } from './stars.tsx'
import { matchWith, tableWith } from './testing.ts'

test('[READ-18] in the middle of a match the pad has the stars of every round so far, and their sum', () => {
  set('language', 'en')
  render(<Score match={matchWith('vote', tableWith({ round: 3, stars: [4, -1] }))} />, document.body)
  const rounds = [...document.querySelectorAll('li b')].map(one => one.textContent)
  expect(rounds.slice(0, 4)).toEqual(['4', '−1', '·', '·'])
  expect(document.querySelector('p')!.textContent).toContain('3')
})
