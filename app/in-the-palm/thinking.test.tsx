// @vitest-environment happy-dom
import { DETAILS, OUTLINE } from '@veillee/art'
import { expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { lobbyOf, phoneOf, ScreenTest, show } from '../game-kit/testing.tsx'
import { screens } from './index.ts'
import { matchAt, seatAt } from './testing.ts'
import { thoughtWords } from './thoughts.ts'

const ALBUM = [11, 12, 13, 14, 15, 16, 17, 18]

/** Grandfather sits in seat 1; Ana is his Child, and Jo bets. */
function album(names: readonly string[], seat = 0) {
  const match = matchAt('album', { album: ALBUM })
  const own = seatAt(seat)
  const room = new ScreenTest({ lobby: lobbyOf(names), match, phone: phoneOf({ seats: [own] }) })
  const place = show(<screens.Play match={match} seat={own} />, room, { screens, seat: own } as never)
  return { room, place }
}

const thinks = (phrase: string, about: readonly number[] = [], step = 1) => ({
  ...{ say: 'thought', match: 1, step, seat: 1, phrase, about },
})

const bubble = (place: HTMLElement) => place.querySelector('.palm-bubble')

test('[PALM-53] what a robot thinks stands beside its token, and its token on the photos that it speaks of', async () => {
  set('language', 'en')
  const { room, place } = album(['Ana', '*', 'Jo', 'Nour'])
  expect(bubble(place)?.getAttribute('aria-hidden')).toBe('true')
  await room.answersWith(thinks('doubt-1', [12, 16]))
  expect(bubble(place)?.textContent).toContain('B… or F?')
  const photos = [...place.querySelectorAll('.photo')]
  expect(photos.map(photo => photo.querySelector('.palm-considered') !== null)).toEqual(
    ALBUM.map(card => [12, 16].includes(card)),
  )
  expect(place.querySelector('.say[data-aloud] .palm-bubble')).not.toBeNull()
})

test('[PALM-53] a thought about another question is not shown, and a person has no bubble', async () => {
  set('language', 'en')
  const { room, place } = album(['Ana', '*', 'Jo', 'Nour'])
  await room.answersWith(thinks('doubt-1', [12, 16], 9))
  expect(place.textContent).not.toContain('B… or F?')
  expect(bubble(album(['Ana', 'Tom', 'Jo', 'Nour']).place)).toBeNull()
})

test('[PALM-53] a detail is named, never a title; what a newer server says is left out', () => {
  const about = { ...thinks('detail-1'), say: 'thought' as const, about: [11, 0] }
  const { details, title } = OUTLINE[10]!
  expect(thoughtWords(about, ALBUM)!.fr).toContain(`Sur la A, ${DETAILS[details[0]!].name.fr}`)
  expect(thoughtWords(about, ALBUM)!.fr).not.toContain(title.fr)
  expect(thoughtWords({ ...about, phrase: 'sings' }, ALBUM)).toBeUndefined()
})
