import { expect, test } from 'vitest'
import { Party } from '../testing.ts'
import { type PhoneView, phoneView } from '../view.ts'
import { BRIEF_WORDING } from './brief-wording.ts'
import { NO_WORDS } from './wording.ts'

/** In the middle of a match, so that every phone shows a seat. */
function shownView(): PhoneView {
  const party = Party.of(4)
  party.starts()
  return phoneView(party.room, 0)
}

test('whatever field of a phone’s view changes, it is told; and nothing where none does', () => {
  const before = shownView()
  expect(before.seats).toHaveLength(1)
  expect(BRIEF_WORDING.phone(before, { ...before }, false)).toBe(NO_WORDS)
  for (const field of Object.keys(before).filter(one => one !== 'seats')) {
    const after = { ...before, [field]: 'something else' }
    expect(BRIEF_WORDING.phone(before, after as PhoneView, false).changes, field).toBe(
      `,"phone":{"${field}":"something else"}`,
    )
  }
})
