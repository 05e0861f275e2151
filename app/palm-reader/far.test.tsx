// @vitest-environment happy-dom
import { linesOf } from '@veillee/games'
import { readPacket } from '@veillee/room'
import { exampleDrawing, type Rolled, rolled, strokesOf, unrolledDrawing } from '@veillee/touch'
import { type ComponentChildren, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { OnTableIs } from '../game-kit/on-table.tsx'
import type { AnyScreens } from '../games/games.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { PassPhoneIs } from '../room-client/pass-phone.ts'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import type { ReaderMatch, ReaderSeat } from './round.ts'
import { matchWith, scoredWith, seatWith, tableWith } from './testing.ts'

const SIDE = 60
const PAD = 350
const REMOTE = { setting: 'remote', difficulties: ['green'] } as const
const person = (name: string, mark: number) => ({
  ...{ name, mark, status: 'here', isScreen: false, onPhoneOf: null },
})
const NAMES = ['Zoé', 'Ana', 'Tom', 'Jo', 'Inès']

let client: RoomClient
let root: HTMLElement
let sent: Uint8Array[]

function opens(): void {
  const socket = { send() {}, close() {}, readyState: 0 } as unknown as Socket
  client = new RoomClient({ do: 'resume', v: 2, room: '', token: '' }, () => socket)
  ;(client.state as { value: string }).value = 'here'
  client.lobby.value = {
    people: NAMES.map(person),
    seating: NAMES.map((_, i) => ({ person: i })),
    host: 0,
  } as unknown as Lobby
  vi.spyOn(client, 'sendPacket').mockImplementation(packet => void sent.push(packet))
  root = document.createElement('div')
  document.body.replaceChildren(root)
}

beforeEach(() => {
  vi.useFakeTimers()
  set('language', 'en')
  localStorage.removeItem('veillee.drawing')
  localStorage.removeItem('veillee.drawBy')
  sent = []
  opens()
})
afterEach(() => {
  render(null, root)
  client.end()
  vi.useRealTimers()
})

function shows(match: ReaderMatch, seat: ReaderSeat | 'television' | null, others: readonly number[] = []) {
  const isShared = seat === 'television'
  const { Play, Television } = screens
  return showsIn(
    match,
    isShared ? null : seat,
    others,
    isShared ? <Television match={match} /> : <Play match={match} seat={seat} />,
  )
}

function showsIn(
  match: ReaderMatch,
  seat: ReaderSeat | null,
  others: readonly number[],
  inside: ComponentChildren,
) {
  client.match.value = match
  client.phone.value = { person: seat?.seat ?? 0, seats: seat ? [seat] : [], lends: [] } as unknown as Phone
  return act(() =>
    render(
      <RoomClientProvider value={client}>
        <PassPhoneIs value={{ others, pass: () => undefined, isOnly: false, isInMiddle: false }}>
          <OnTableIs value={{ screens: screens as unknown as AnyScreens, seat }}>{inside}</OnTableIs>
        </PassPhoneIs>
      </RoomClientProvider>,
      root,
    ),
  )
}

const drawing = matchWith('draw', tableWith({ options: REMOTE, drawer: 1, feeler: 2 } as never))
const first = seatWith(1, { hand: { side: SIDE, die: 2, vote: null, bet: null } } as Partial<ReaderSeat>)
const primary = () => root.querySelector<HTMLButtonElement>('.primary')!
const owed = () => root.querySelector('.reader-owed')?.textContent ?? ''
const screen = () => root.querySelector('[data-screen]')?.getAttribute('data-screen')

function pad(): HTMLElement {
  const one = root.querySelector<HTMLElement>('.reader-drawpad')!
  one.getBoundingClientRect = () => ({ left: 0, top: 0, width: PAD, height: PAD }) as DOMRect
  return one
}

const pointer = (kind: string, [x, y]: readonly [number, number]) =>
  new PointerEvent(kind, {
    ...{ bubbles: true, pointerId: 1, button: 0, buttons: 1 },
    clientX: PAD / 2 + ((x - 50) / 100) * 0.57 * PAD,
    clientY: PAD / 2 + ((y - 50) / 100) * 0.57 * PAD,
  })

/** A finger along a line of the symbol, 12 ms from point to point. */
async function traces(points: readonly (readonly [number, number])[]): Promise<void> {
  const palm = pad()
  const fires = (event: Event) => act(() => void palm.dispatchEvent(event))
  await fires(pointer('pointerdown', points[0]!))
  for (const [i, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    for (let step = 1; step <= 8; step++) {
      await act(() => void vi.advanceTimersByTime(12))
      const share = step / 8
      palm.dispatchEvent(pointer('pointermove', [fromX + (x - fromX) * share, fromY + (y - fromY) * share]))
    }
  }
  await act(() => void vi.advanceTimersByTime(40))
  await fires(pointer('pointerup', points.at(-1)!))
  await act(() => {})
  await act(() => void vi.advanceTimersByTime(250))
}

describe('the one who draws', () => {
  test('[READ-22] is told which line is missing, and is done when none is', async () => {
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(drawing, first)
    expect(screen()).toBe('reader-draw-far')
    expect(primary().disabled).toBe(true)
    const lines = linesOf(SIDE, 2)
    for (const [i, { points }] of lines.entries()) {
      await traces(points)
      if (i < lines.length - 1) {
        expect(primary().disabled).toBe(true)
        expect(owed()).toMatch(/missing/)
      }
    }
    expect(owed()).toBe('Every line is there.')
    await act(() => primary().click())
    const [seat, move, input] = play.mock.calls[0]!
    expect([seat, move]).toEqual([1, 'drawing'])
    expect(strokesOf(unrolledDrawing(input as Rolled<'drawing'>))).toHaveLength(lines.length)
    expect(localStorage.getItem('veillee.drawing')).toBeNull()
  })

  test('[READ-11] [READ-20] has no undo, no clear, no second try, and the symbol only under a held finger', async () => {
    await shows(drawing, first)
    await traces(linesOf(SIDE, 2)[0]!.points)
    const names = [...root.querySelectorAll('.stage button, .act button')].map(
      one => one.getAttribute('aria-label') ?? one.textContent,
    )
    expect(names).toEqual(['Draw by buttons', 'See the symbol again', 'Drawn'])
    expect(root.querySelectorAll('.reader-symbol')).toHaveLength(0)
  })

  test('[READ-20] sends what the finger does as it does it, and nobody but the first player is checked', async () => {
    await shows(drawing, seatWith(1))
    await traces([
      [20, 50],
      [80, 50],
    ])
    const packets = sent.map(packet => readPacket(packet)!)
    expect(packets.length).toBeGreaterThan(5)
    expect(packets.every(({ seat, isAgain }) => seat === 1 && !isAgain)).toBe(true)
    const samples = packets.flatMap(packet => packet.samples)
    expect(samples[0]!.x).toBeGreaterThan(samples.at(-1)!.x)
    expect(samples.at(-1)!.touching).toBe(false)
    expect(primary().disabled).toBe(false)
  })

  test('[READ-23] [ROOM-8] goes on after a reload from what was drawn, which is said again', async () => {
    await shows(drawing, seatWith(1))
    await traces([
      [20, 50],
      [80, 50],
    ])
    render(null, root)
    const before = sent.flatMap(packet => readPacket(packet)!.samples).length
    sent = []
    opens()
    await shows(drawing, seatWith(1))
    expect(sent.map(packet => readPacket(packet)!.isAgain)).toContain(true)
    expect(sent.flatMap(packet => readPacket(packet)!.samples)).toHaveLength(before)
    expect(primary().disabled).toBe(false)
    await traces([[50, 20]])
    const input = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await act(() => primary().click())
    expect(strokesOf(unrolledDrawing(input.mock.calls[0]![2] as Rolled<'drawing'>))).toHaveLength(2)
  })

  test('[READ-23] waits while the palm is away, and says so', async () => {
    await shows(drawing, first)
    await act(() => {
      client.away.value = [2]
    })
    expect(root.querySelector('.reader-held')?.textContent).toContain('Tom')
    await traces(linesOf(SIDE, 2)[0]!.points)
    expect(sent).toHaveLength(0)
    await act(() => {
      client.away.value = []
    })
    expect(root.querySelector('.reader-held')).toBeNull()
    await traces(linesOf(SIDE, 2)[0]!.points)
    expect(sent.length).toBeGreaterThan(0)
  })

  test('[ROOM-21] draws by keys and by buttons', async () => {
    await shows(drawing, seatWith(1))
    const press = (key: string, code = key) =>
      act(() => void pad().dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })))
    await press('1', 'Digit1')
    await press('9', 'Digit9')
    await press(' ')
    await act(() => void vi.advanceTimersByTime(3_000))
    const byKeys = sent.flatMap(packet => readPacket(packet)!.samples)
    expect(byKeys[0]).toMatchObject({ touching: true })
    expect(byKeys[0]!.y).toBeGreaterThan(byKeys.at(-1)!.y)
    expect(byKeys.at(-1)!.touching).toBe(false)
    sent = []
    await act(() => root.querySelector<HTMLElement>('.reader-switch button')!.click())
    await act(() => root.querySelector<HTMLElement>('.reader-anchors button:nth-of-type(5)')!.click())
    expect(root.querySelector('.reader-compass [data-aloud]')?.textContent).toBe('Finger down, middle.')
    await act(() => root.querySelector<HTMLElement>('.reader-compass [aria-label="up"]')!.click())
    await act(() => root.querySelector<HTMLElement>('.reader-compass .quiet')!.click())
    await act(() => void vi.advanceTimersByTime(3_000))
    expect(sent.flatMap(packet => readPacket(packet)!.samples).at(-1)!.touching).toBe(false)
  })
})

describe('a palm that is not open yet', () => {
  const closed = matchWith('open', tableWith({ options: REMOTE, drawer: 1, feeler: 2 } as never))
  const opened = { ...drawing, view: { ...drawing.view, step: 2 } }
  const thumb = () => root.querySelector<HTMLElement>('.reader-open-palm')!
  const touches = (kind: string) => act(() => void thumb().dispatchEvent(pointer(kind, [50, 50])))

  test('[READ-23] takes no line; whoever draws sees it grow warm, and is told who is there', async () => {
    await shows(closed, seatWith(1))
    expect(screen()).toBe('reader-draw-far')
    expect(root.querySelector('.reader-held')?.textContent).toBe('Tom’s palm is not open yet.')
    expect(root.querySelector('.reader-far-pad')?.classList).toContain('cold')
    await traces([
      [20, 50],
      [80, 50],
    ])
    expect(sent).toHaveLength(0)
    expect(primary().disabled).toBe(true)
    await shows(opened, seatWith(1))
    expect(root.querySelector('.reader-held')).toBeNull()
    expect(root.querySelector('.reader-far-pad')?.classList).toContain('warm')
    expect(owed()).toBe('Tom is there. Put your finger down and draw.')
    await traces([[50, 20]])
    expect(sent.length).toBeGreaterThan(0)
  })

  test('[READ-23] is opened by a thumb that rests on it, not by one that lets go early', async () => {
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(closed, seatWith(2))
    expect(screen()).toBe('reader-open-far')
    await touches('pointerdown')
    await act(() => void vi.advanceTimersByTime(500))
    await touches('pointerup')
    await act(() => void vi.advanceTimersByTime(2_000))
    expect(play).not.toHaveBeenCalled()
    await touches('pointerdown')
    await act(() => void vi.advanceTimersByTime(800))
    expect(play.mock.calls).toEqual([[2, 'open', undefined]])
    await shows(opened, seatWith(2))
    expect(screen()).toBe('reader-feel-far')
  })

  test('[READ-23] [ROOM-34] is opened by two taps by whoever does not hold', async () => {
    set('hold', 'tap')
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(closed, seatWith(2))
    const taps = () => act(() => void thumb().dispatchEvent(new MouseEvent('click', { detail: 1 })))
    await taps()
    expect(play).not.toHaveBeenCalled()
    await taps()
    expect(play.mock.calls).toEqual([[2, 'open', undefined]])
    set('hold', 'hold')
  })

  test('[READ-23] [ROOM-31] lies under the phone where both share it, and needs no thumb', async () => {
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(closed, seatWith(1), [2])
    expect(play.mock.calls).toEqual([[2, 'open']])
  })

  test('[READ-23] whoever has drawn is told that it was felt', async () => {
    const next = tableWith({ options: REMOTE, drawer: 2, feeler: 3, palm: 1 } as never)
    await shows(matchWith('open', next), seatWith(1))
    expect(root.querySelector('.say')?.textContent).toContain('Tom felt it.')
    await shows(matchWith('open', next), seatWith(4))
    expect(root.querySelector('.say')?.textContent).not.toContain('felt it')
    await shows(matchWith('lap', tableWith({ options: REMOTE, palm: 5 } as never)), seatWith(0))
    expect(root.querySelector('.say')?.textContent).toContain('Ana felt it.')
  })

  test('[READ-23] calls whoever lingers in the gallery of the round before', async () => {
    const scored = scoredWith(2, [4, null, 2, 2, 4])
    const gallery = tableWith({ options: REMOTE, side: SIDE, stars: [1], scored } as never)
    await shows(matchWith('gallery', gallery), seatWith(3))
    const later = tableWith({ options: REMOTE, round: 2, first: 2, drawer: 2, feeler: 3 } as never)
    await shows(matchWith('open', { ...later, chain: [2, 3, 4, 0, 1] }), seatWith(3))
    expect(screen()).toBe('reader-gallery')
    expect(root.querySelector('.act')?.textContent).toContain('Tom is waiting for your palm.')
    await act(() => primary().click())
    expect(screen()).toBe('reader-open-far')
  })
})

describe('the others', () => {
  test('[READ-20] whoever feels has a dark palm and no line, nor any symbol', async () => {
    await shows(drawing, seatWith(2))
    expect(screen()).toBe('reader-feel-far')
    expect(root.querySelectorAll('.reader-symbol, .reader-unrolled, .stage path[stroke]')).toHaveLength(0)
  })

  test('[READ-21] whoever waits sees two seats and a pulse in one place', async () => {
    await shows(drawing, seatWith(3))
    expect(screen()).toBe('reader-draw')
    expect(root.querySelectorAll('.reader-two figure')).toHaveLength(2)
    expect(root.querySelector('.reader-touch')?.getAttribute('style')).toBeNull()
  })
})

test('[READ-21] [READ-10] after the score everybody has every drawing of both laps, and where it changed', async () => {
  const gestures = [1, 2, 3, 4, 0].map((from, i) => ({ from, into: [2, 3, 4, 0, 1][i]!, gesture: i }))
  const drawings = gestures.map(({ from, into, gesture }) => ({ lap: 1, from, into, drawing: { gesture } }))
  const again = drawings
    .slice(0, 4)
    .map(one => ({ ...one, lap: 2, drawing: { gesture: one.drawing.gesture + 5 } }))
  vi.spyOn(client, 'gesture').mockImplementation(async gesture => ({
    ...{ say: 'gesture', gesture },
    // The third palm of the second lap is given another symbol.
    input: rolled(exampleDrawing(linesOf(SIDE, gesture >= 7 ? 4 : 2), () => 0)),
  }))
  const scored = { ...scoredWith(2, [4, null, 2, 2, 4]), drawings: [...drawings, ...again] }
  const table = tableWith({ options: REMOTE, lap: 2, side: SIDE, stars: [1], scored } as never)
  await shows(matchWith('gallery', table), seatWith(3))
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(root.querySelectorAll('.reader-unrolled')).toHaveLength(4)
  expect(root.querySelector('.reader-names')?.textContent).toBe('Ana drew for Tom')
  expect(root.querySelectorAll('.reader-unrolled .ink').length).toBeGreaterThan(3)
  expect(root.querySelector('.reader-changed')?.textContent).toContain('4')
  expect(root.querySelectorAll('.reader-chain li')[2]?.querySelector('.reader-changed')).not.toBeNull()
  await act(() => root.querySelector<HTMLInputElement>('.segments input')!.click())
  expect(root.querySelectorAll('.reader-unrolled')).toHaveLength(5)
  expect(root.querySelector('.reader-changed')).toBeNull()
  // The shared screen has the lap that counted, and nothing to be touched.
  await shows(matchWith('gallery', table), 'television')
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(root.querySelectorAll('.reader-unrolled')).toHaveLength(4)
  expect(root.querySelectorAll('input, button')).toHaveLength(0)
})
