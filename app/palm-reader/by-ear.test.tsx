// @vitest-environment happy-dom
import { type DrawingSample, rolled } from '@veillee/touch'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordsOf } from '../components/words-of.ts'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { OnTableIs } from '../game-kit/on-table.tsx'
import type { AnyScreens } from '../games/games.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import { RevealPicture } from './reveal.tsx'
import type { ReaderMatch, ReaderSeat, ReaderTable } from './round.ts'
import { matchWith, scoredWith, seatWith, tableWith } from './testing.ts'

const SIDE = 60
const NAMES = ['Zoé', 'Ana', 'Tom', 'Jo', 'Inès']
const person = (name: string, mark: number) => ({
  ...{ name, mark, status: 'here', isScreen: false, onPhoneOf: null },
})

let client: RoomClient
let root: HTMLElement

beforeEach(() => {
  set('language', 'en')
  const socket = { send() {}, close() {}, readyState: 0 } as unknown as Socket
  client = new RoomClient({ do: 'resume', v: 2, room: '', token: '' }, () => socket)
  client.lobby.value = {
    people: NAMES.map(person),
    seating: NAMES.map((_, i) => ({ person: i })),
    host: 0,
  } as unknown as Lobby
  root = document.createElement('div')
  document.body.replaceChildren(root)
})
afterEach(() => {
  render(null, root)
  client.end()
  set('byEar', false)
})

function shows(match: ReaderMatch, seat: ReaderSeat | null, reveal?: Parameters<typeof RevealPicture>[0]) {
  client.match.value = match
  client.phone.value = { person: seat?.seat ?? 0, seats: seat ? [seat] : [], lends: [] } as unknown as Phone
  const { Play } = screens
  return act(() =>
    render(
      <RoomClientProvider value={client}>
        <OnTableIs value={{ screens: screens as unknown as AnyScreens, seat }}>
          {reveal ? <RevealPicture {...reveal} /> : <Play match={match} seat={seat} />}
        </OnTableIs>
      </RoomClientProvider>,
      root,
    ),
  )
}

const aloud = () => [...root.querySelectorAll('[data-aloud]')].map(wordsOf).filter(words => words !== '')
const settles = () => act(async () => void (await new Promise(resolve => setTimeout(resolve, 20))))

/** From the left to the right of what is seen: a right palm with its fingers up has its thumb on our right. */
const across: readonly DrawingSample[] = Array.from({ length: 41 }, (_, i) => ({
  ...{ x: 0.85 - i * 0.0175, y: 0.55, face: 'palm', object: 'finger', angle: 0, press: 1, contact: 'tip' },
  tMs: i * 17,
  touching: i < 40,
})) as readonly DrawingSample[]

const draws = (samples: readonly DrawingSample[] = across) =>
  vi
    .spyOn(client, 'gesture')
    .mockResolvedValue({ input: rolled({ kind: 'drawing', samples: [...samples] }) } as never)

const REMOTE = { options: { setting: 'remote', difficulties: ['green'], bets: true } } as const
const scoredFar = (number: 1 | 3) => ({
  ...scoredWith(number, [4, null, 3, 3, 4]),
  drawings: ([2, 3, 4, 0, 1] as const).map(into => ({ into, lap: 1, drawing: { gesture: 10 + into } })),
})
const galleryOf = (scored: ReturnType<typeof scoredWith>, more: Partial<ReaderTable> = {}) =>
  matchWith('gallery', tableWith({ side: SIDE, stars: [2], scored, ...more }))

test('[READ-21] the drawings of a round are told in words to whoever asks for it, palm by palm, and not before', async () => {
  const gesture = draws()
  await shows(galleryOf(scoredFar(3) as never, REMOTE as never), seatWith(2))
  await settles()
  expect(root.querySelector('.reader-in-words')).toBeNull()
  const fold = [...root.querySelectorAll('summary')].find(
    one => one.textContent === 'The drawings, in words',
  )!
  const before = aloud()
  await act(() => fold.click())
  await settles()
  const titles = [...root.querySelectorAll('.reader-in-words h3')].map(one => one.textContent)
  expect(titles).toEqual([
    'Ana drew for Tom',
    'Tom drew for Jo',
    'Jo drew for Inès',
    'Inès drew for Zoé',
    'Zoé drew for Ana',
  ])
  const told = [...root.querySelectorAll('.reader-in-words section:first-child li')].map(wordsOf)
  expect(told).toEqual(['a finger in the middle, left', 'right 7', 'lifted'])
  expect(aloud()).toEqual(before)
  expect(gesture).toHaveBeenCalled()
})

test('[READ-19] [READ-21] at a table it is what people drew of what they had felt; without any there is nothing to tell', async () => {
  draws()
  const sketches = [{ by: 2, sketch: { gesture: 7 } }]
  await shows(galleryOf({ ...scoredWith(3, [4, null, 3, 3, 4]), sketches } as never), seatWith(2))
  await act(() => [...root.querySelectorAll('summary')].at(-1)!.click())
  await settles()
  expect(root.querySelector('.reader-in-words h3')?.textContent).toBe('Tom’s drawing')
  expect(root.querySelectorAll('.reader-in-words li')).toHaveLength(3)
  await shows(galleryOf(scoredWith(3, [4, null, 3, 3, 4])), seatWith(2))
  expect(root.querySelector('.fold')).toBeNull()
})

test('[READ-14] of an answer only another symbol is news; what comes back is told by what it looks like', async () => {
  draws()
  const match = galleryOf(scoredFar(3) as never, REMOTE as never)
  const tells = async (i: number) => {
    await shows(match, null, { match, beat: { step: 'answer', i } as never })
    await settles()
    return aloud()
  }
  expect(await tells(0)).toEqual([]) // right
  expect((await tells(2))[0]).toMatch(/^4\. /) // the break
  expect((await tells(4))[0]).toMatch(/^The drawing (still looks|looks more) like [1-5]\.$/)
})

test('[READ-13] over the symbols nobody is told who is still to come, except that it hangs on them alone', async () => {
  const offers = { choices: { vote: [1, 2, 3, 4, 5] }, open: [] }
  const votes = (voted: readonly boolean[], seat: ReaderSeat) =>
    shows(matchWith('vote', tableWith({ side: SIDE, voted: [...voted] })), seat)
  const choosing = seatWith(2, { offers } as Partial<ReaderSeat>)
  const waiting = seatWith(1)
  const says = (words: string) => aloud().some(line => line.includes(words))
  await votes([false, false, false, false, false], choosing)
  expect(says('still to come') || says('Still to come')).toBe(false)
  await votes([true, false, false, true, true], choosing)
  expect(says('Only yours is still to come.')).toBe(true)
  await votes([false, false, false, true, false], waiting)
  expect(says('Still to come')).toBe(false)
  await votes([true, false, false, true, false], waiting)
  expect(says('Still to come: Tom and Inès.')).toBe(true)
})

test('[ROOM-21] whoever plays by ear is not told to look elsewhere, nor for whose eyes it is', async () => {
  set('byEar', true)
  await shows(matchWith('look', tableWith()), seatWith(3))
  expect(root.textContent).toContain('Not a word.')
  expect(root.textContent).not.toMatch(/look elsewhere/i)
  const offers = { choices: { vote: [1, 2, 3, 4, 5] }, open: [] }
  await shows(matchWith('vote', tableWith({ side: SIDE })), seatWith(2, { offers } as Partial<ReaderSeat>))
  expect(root.textContent).toContain('For you alone')
  expect(root.textContent).not.toContain('For your eyes only')
})
