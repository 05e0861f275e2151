// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { asksForSense } from './sense-row.tsx'

beforeEach(() => set('knowsSenses', false))

const ANA = { person: 0 } as unknown as Phone
const lobby = (part: Partial<Lobby> = {}): Lobby =>
  ({
    game: 'palm-reader',
    setting: 'remote',
    people: [{ name: 'Ana', status: 'here', onPhoneOf: null }],
    seating: [{ person: 0 }, null],
    ...part,
  }) as unknown as Lobby

test('[ROOM-34] whoever sits down far apart for the first time is asked how they feel, and only once', () => {
  expect(asksForSense(lobby(), ANA)).toBe(true)
  expect(asksForSense(lobby({ game: 'in-the-palm' } as Partial<Lobby>), ANA)).toBe(true)
  set('knowsSenses', true)
  expect(asksForSense(lobby(), ANA)).toBe(false)
})

test('[ROOM-34] nobody is asked where nothing is felt: at a real table, in a story, without a seat', () => {
  expect(asksForSense(lobby({ setting: 'table' } as Partial<Lobby>), ANA)).toBe(false)
  expect(asksForSense(lobby({ game: 'extraordinary-story' } as Partial<Lobby>), ANA)).toBe(false)
  expect(asksForSense(lobby({ seating: [null, null] } as Partial<Lobby>), ANA)).toBe(false)
})
