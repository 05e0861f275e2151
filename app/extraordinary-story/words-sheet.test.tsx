// @vitest-environment happy-dom
import { type OwnWords, wordDeckOf } from '@veillee/games'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { forgetDeck, keepDeck, keptDecks } from '../device/word-decks.ts'
import { lobbyOf, phoneOf, press, ScreenTest, show } from '../game-kit/testing.tsx'
import { WordsSheet } from './words-sheet.tsx'

const MAMIE: OwnWords = [{ card: 41, text: 'Mamie', gender: 'f' }]
const REX: OwnWords = [{ card: 0, text: 'Rex', gender: 'm' }]

beforeEach(() => {
  set('language', 'en')
  for (const { id } of keptDecks()) forgetDeck(id)
})

const told = (own: OwnWords) => ({
  lobby: lobbyOf(['Ana', 'Tom'], { game: 'extraordinary-story', language: 'fr', options: { own } }),
  phone: phoneOf(),
})
const opened = (room: ScreenTest) => show(<WordsSheet onClose={() => undefined} />, room)

async function brings(sheet: HTMLElement, text: string): Promise<void> {
  const input = sheet.querySelector<HTMLInputElement>('input[type="file"]')!
  Object.defineProperty(input, 'files', { value: [new File([text], 'deck.json')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
}

/** The room lays what was asked for last. */
async function lays(room: ScreenTest): Promise<OwnWords> {
  const words = room.requests.findLast(({ wish }) => wish.do === 'layWords')!.wish.words as OwnWords
  await act(async () => room.sees(told(words)))
  await room.answers('layWords', 'done')
  return words
}

test('[TALE-36] a deck of another language is refused in words, and nothing is laid', async () => {
  const room = new ScreenTest(told(MAMIE))
  const sheet = opened(room)
  await brings(sheet, JSON.stringify(wordDeckOf('es', REX)))
  expect(sheet.textContent).toContain('This deck is in Spanish, and the story is told in French.')
  expect(room.requests).toEqual([])
})

test('[TALE-36] [ROOM-40] whoever takes another deck has the words from before a tap away', async () => {
  keepDeck(wordDeckOf('fr', REX))
  const room = new ScreenTest(told(MAMIE))
  const sheet = opened(room)
  press(sheet, 'Take: Rex')
  expect(await lays(room)).toEqual(REX)
  press(sheet, 'Take: Mamie')
  expect(await lays(room)).toEqual(MAMIE)
})

test('[TALE-36] a deck that comes twice by the same link is kept once', () => {
  const id = keepDeck(wordDeckOf('fr', MAMIE))
  expect(keepDeck(wordDeckOf('fr', MAMIE))).toBe(id)
  expect(keepDeck(wordDeckOf('fr', REX))).not.toBe(id)
  expect(keptDecks()).toHaveLength(2)
})
