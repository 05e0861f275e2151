// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { Score } from './score.tsx'
import { TABLE } from './testing.tsx'

test('[TALE-18] in the middle of a match the pad says how long the story is', () => {
  set('language', 'en')
  const view = { phase: 'tell', step: 4, table: { ...TABLE, words: 3 } } as const
  render(<Score match={{ ...JUST_BEGUN, game: 'extraordinary-story', view }} />, document.body)
  expect(document.body.textContent).toBe('3 words in the story')
})
