// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { lobbyOf, phoneOf, ScreenTest, show } from '../game-kit/testing.tsx'
import { PhotosSheet } from './photos-sheet.tsx'

// What a phone makes of a file is looked at in a browser.
vi.mock('../device/cut-photo.ts', async original => ({
  ...(await original<object>()),
  cutPhoto: async ({ name }: File) => (name.endsWith('.heic') ? undefined : 'AQID'),
}))

beforeEach(() => set('language', 'en'))

const lobby = (photos: number) => lobbyOf(['Ana', 'Tom'], { game: 'in-the-palm', photos })
const opened = (room: ScreenTest) => show(<PhotosSheet onClose={() => undefined} />, room)

async function chooses(sheet: HTMLElement, ...names: readonly string[]): Promise<void> {
  const input = sheet.querySelector<HTMLInputElement>('input[type="file"]')!
  Object.defineProperty(input, 'files', { value: names.map(name => new File(['x'], name)) })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  })
}

/** The room takes the one that is on its way. */
async function takes(room: ScreenTest, count: number): Promise<void> {
  const brought = Array.from({ length: count }, (_, i) => ({ card: 101 + i, title: `Our photo ${i + 1}` }))
  await act(async () => room.sees({ lobby: lobby(count), phone: phoneOf({ brought }) }))
  await room.answers('addPhoto', 'done')
}

test('[ROOM-39] what this phone could not read is named, and the others are brought and counted without it', async () => {
  const room = new ScreenTest({ lobby: lobby(0) })
  const sheet = opened(room)
  await chooses(sheet, 'a.jpg', 'IMG_0001.heic', 'b.jpg')
  await takes(room, 1)
  expect(room.requests.map(({ wish }) => wish.title)).toEqual(['Our photo 1', 'Our photo 2'])
  await takes(room, 2)
  expect(sheet.textContent).toContain('2 photos of ours')
  expect(sheet.textContent).toContain('This phone could not read IMG_0001.heic. A screenshot always works.')
})

test('[ROOM-39] whoever closes the sheet meanwhile finds how far they have come, and no button that begins again', async () => {
  const room = new ScreenTest({ lobby: lobby(0) })
  await chooses(opened(room), 'a.jpg', 'b.jpg', 'c.jpg')
  await takes(room, 1)
  const sheet = opened(room)
  expect(sheet.textContent).toContain('2 / 3…')
  expect(sheet.textContent).not.toContain('Choose photographs')
  await takes(room, 2)
  await takes(room, 3)
  expect(sheet.textContent).toContain('Choose photographs')
})

test('[ROOM-39] what the room refuses ends it, in words; another room knows nothing of it', async () => {
  const room = new ScreenTest({ lobby: lobby(0) })
  const sheet = opened(room)
  await chooses(sheet, 'a.jpg', 'b.jpg')
  await room.answers('addPhoto', { en: 'Enough for today.', fr: 'Assez pour aujourd’hui.' })
  expect(sheet.textContent).toContain('Enough for today.')
  expect(room.requests).toHaveLength(1)
  expect(opened(new ScreenTest({ lobby: lobby(0) })).textContent).not.toContain('Enough for today.')
})

test('[ROOM-8] [ROOM-39] without a network the sheet says that it comes back by itself', async () => {
  vi.useFakeTimers()
  const room = new ScreenTest({ lobby: lobby(0) })
  const sheet = opened(room)
  await chooses(sheet, 'a.jpg')
  await act(async () => room.loses())
  await act(async () => void vi.advanceTimersByTime(2_000))
  expect(sheet.textContent).toContain('Bringing you back…')
  vi.useRealTimers()
})

test('[ROOM-39] the host chooses another game while somebody looks at them: the sheet is gone, and back with its game', async () => {
  const room = new ScreenTest({ lobby: lobby(8) })
  const sheet = opened(room)
  await act(async () => room.sees({ lobby: lobbyOf(['Ana', 'Tom'], { game: 'palm-reader', photos: 8 }) }))
  expect(sheet.textContent).toBe('')
  await act(async () => room.sees({ lobby: lobby(8) }))
  expect(sheet.textContent).toContain('8 photos of ours')
})
