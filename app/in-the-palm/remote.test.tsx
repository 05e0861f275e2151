// @vitest-environment happy-dom
import { signal } from '@preact/signals'
import { PACKET, seenPackets } from '@veillee/room'
import { type MimeSample, parseMime, rolled, unrolledMime } from '@veillee/touch'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lobby, MatchOf, Phone, SeatOf } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { drawer } from '../device/stored.ts'
import { OnTableIs } from '../game-kit/on-table.tsx'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import { keptMime } from './stage/kept-mime.ts'
import { matchAt, scoredWith, seatAt, tableOfFour } from './testing.ts'

const NAMES = ['Ana', 'Tom', 'Jo', 'Nour']
const silent = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} }
const far = { options: { ...tableOfFour.options, setting: 'remote' as const } }
const child = (constraint: number | null = null): SeatOf<'in-the-palm'> =>
  seatAt(0, { hand: { ...seatAt(0).hand, card: 42, constraint }, offers: { choices: {}, open: ['mime'] } })

let client: RoomClient
let packets: Uint8Array[]

async function shows(match: MatchOf<'in-the-palm'>, seat: SeatOf<'in-the-palm'> | null): Promise<void> {
  client.match.value = match
  client.phone.value = {
    person: seat?.seat ?? 4,
    isHost: false,
    seats: seat ? [seat] : [],
    hostOffers: null,
    lends: [],
    may: { words: false, faces: false, phrases: [] },
  } as unknown as Phone
  await act(() => {
    render(
      <RoomClientProvider value={client}>
        <OnTableIs value={{ screens, seat } as never}>
          <screens.Play match={match} seat={seat} />
        </OnTableIs>
      </RoomClientProvider>,
      document.body,
    )
  })
}

const passes = (ms: number) => act(() => new Promise<void>(resolve => setTimeout(resolve, ms)))

const pressed = (name: string) =>
  act(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button')]
    all.find(one => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name))!.click()
  })

const chosen = (label: string, value: string) =>
  act(() => {
    const labels = [...document.querySelectorAll('label')]
    const select = labels.find(one => one.textContent!.startsWith(label))!.querySelector('select')!
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

const primary = () => document.querySelector<HTMLButtonElement>('.primary')!

beforeEach(() => {
  set('language', 'en')
  keptMime.forget()
  packets = []
  client = new RoomClient({ do: 'join', v: 2, code: 'ABCD', name: '' } as never, () => silent as never)
  Object.defineProperty(client, 'state', { value: signal('here') })
  vi.spyOn(client, 'sendPacket').mockImplementation(packet => void packets.push(packet))
  client.lobby.value = {
    game: 'in-the-palm',
    people: [...NAMES, 'Zoé'].map((name, mark) => ({
      name,
      mark,
      status: 'here',
      isScreen: false,
      onPhoneOf: null,
    })),
    host: 0,
    seating: NAMES.map((_, person) => ({ person })),
    nextMatch: 2,
  } as unknown as Lobby
})

afterEach(() => {
  render(null, document.body)
  client.end()
})

describe('[ROOM-21] a mime by keyboard and by ear', () => {
  test('is chosen, made and finished with named controls alone', async () => {
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(matchAt('mime', far), child())
    expect(primary().disabled).toBe(true)
    await pressed('By buttons')
    await chosen('Object', 'pawn')
    await chosen('Movement', 'walk')
    await pressed('Make this movement')
    await passes(2_000)
    expect(packets.length).toBeGreaterThan(2)
    expect(primary().textContent).toContain('The mime is done')
    await act(() => primary().click())
    const [seat, move, input] = play.mock.calls[0]!
    expect([seat, move]).toEqual([0, 'mime'])
    const mime = unrolledMime(parseMime(input)!)
    expect(new Set(mime.samples.map(({ object }) => object))).toEqual(new Set(['pawn']))
  })
})

test.each([
  ['glimmer', 'Watch the dark: light is touch.'],
  ['sound', 'Shut your eyes and listen. A sound tells you when to open them.'],
  ['searching', 'Shut your eyes and search with a finger. A sound tells you when to open them.'],
  ['words', 'Shut your eyes: you are read what touches you, and told when to open them.'],
] as const)('[PALM-47] whoever feels by %s is told what is true of it', async (sense, words) => {
  set('sense', sense)
  await shows(matchAt('mime', far), seatAt(1))
  expect(document.querySelector('.say')?.textContent).toContain(words)
  set('sense', 'glimmer')
})

describe('the first touch', () => {
  test('[PALM-18] is told to the room, once; and each object shows its moves when it is taken first', async () => {
    const request = vi.spyOn(client, 'request').mockResolvedValue({ is: 'done' } as never)
    await shows(matchAt('mime', far), child())
    const slot = document.querySelector<HTMLElement>('.palm-tray [data-object="coin"]')!
    await act(
      () => void slot.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, bubbles: true })),
    )
    expect(document.querySelector('.palm-stage-told')?.textContent).toBe(
      'The coin: drag to lay it down, tap twice to stand it up or lay it flat, pull it on its edge to roll, flick to spin.',
    )
    expect([...document.querySelectorAll('.palm-tool')].map(one => one.textContent)).toEqual([
      'On edge',
      'Turn',
      'Spin',
      'Put back',
    ])
    await pressed('By buttons')
    await chosen('Object', 'pawn')
    await chosen('Movement', 'walk')
    await pressed('Make this movement')
    await passes(2_000)
    const begun = request.mock.calls.filter(([asked]) => 'move' in asked && asked.move === 'begin')
    expect(begun).toHaveLength(1)
  })
})

describe('[PALM-47] by buttons the hand', () => {
  test('is turned too, and an ear is told how it is held, what touches it and what was done', async () => {
    const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
    await shows(matchAt('mime', far), child())
    const told = () => [...document.querySelectorAll('[data-aloud]')].map(one => one.textContent).join('\n')
    await pressed('By buttons')
    await pressed('Turn the hand')
    expect(told()).toContain('The back of the hand is up.')
    await chosen('Object', 'dart')
    expect(told()).toContain('the dart, with its tip')
    await pressed('Flight')
    expect(told()).toContain('the dart, with its flight')
    await pressed('Lay down')
    expect(told()).toContain('the dart, lying down')
    await chosen('Movement', 'press')
    const makes = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
      one => one.textContent === 'Make this movement',
    )!
    makes.focus()
    await pressed('Make this movement')
    expect(makes.getAttribute('aria-disabled')).toBe('true')
    await passes(1_200)
    expect(told()).toContain('Done: the dart, press and leave it there.')
    expect(document.activeElement).toBe(makes)
    await act(() => primary().click())
    const mime = unrolledMime(parseMime(play.mock.calls[0]![2])!)
    expect(new Set(mime.samples.map(({ held, face }) => `${held} ${face}`))).toEqual(
      new Set(['back-up back']),
    )
  })
})

describe('[PALM-43] the constraint', () => {
  test('is seen before the mime can be finished, under the same hold as the card', async () => {
    await shows(matchAt('mime', far), child(4))
    expect(primary().textContent).toContain('Look at your constraint first')
    expect(document.body.innerHTML).not.toContain('/pictures/cards/')
    const press = (kind: string) => () =>
      void document
        .querySelector('.hold')!
        .dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true }))
    await act(press('keydown'))
    await passes(400)
    expect(document.body.innerHTML).toContain('/pictures/cards/042.svg')
    expect(document.body.textContent).toContain('At least the cloth')
    await act(press('keyup'))
    expect(document.body.innerHTML).not.toContain('/pictures/cards/')
    expect(document.body.textContent).not.toContain('Look at your constraint first')
  })
})

describe('[PALM-47] a mime under way', () => {
  test('[ROOM-8] is there again when the page is opened anew, and is said again', async () => {
    await shows(matchAt('mime', far), child())
    await pressed('By buttons')
    await pressed('Make this movement')
    await passes(1_500)
    await act(() => render(null, document.body))
    packets = []
    await shows(matchAt('mime', far), child())
    expect(packets[0]![0]).toBe(PACKET.again)
    expect(primary().disabled).toBe(false)
  })

  test('is held while Grandfather is away', async () => {
    client.away.value = [1]
    await shows(matchAt('mime', far), child())
    expect(document.body.textContent).toContain('Waiting for Tom.')
    await pressed('By buttons')
    await pressed('Make this movement')
    await passes(400)
    expect(packets).toEqual([])
  })

  /** How long the coin touches in each half second of a mime in which it comes down again and again. */
  const TAP_MS = 200

  /** The coin lies in the palm, or comes down so many times, as an opponent is sent it. */
  async function aCoinIsLaid(seat: SeatOf<'in-the-palm'>, taps = 0): Promise<void> {
    let hear: (packet: Uint8Array) => void = () => undefined
    vi.spyOn(client, 'onPacket').mockImplementation(listener => {
      hear = listener
      return () => undefined
    })
    await shows(matchAt('mime', far, 3), seat)
    const pose = {
      face: 'palm',
      held: 'palm-up',
      contact: 'face',
      angle: 0,
      press: 1,
      touching: true,
    } as const
    const coin = Array.from({ length: taps * 30 || 12 }, (_, i): MimeSample => {
      const tMs = i * 17
      return { tMs, object: 'coin', x: 0.5, y: 0.5, ...pose, touching: taps === 0 || tMs % 510 < TAP_MS }
    })
    for (const packet of seenPackets({ seat: 0, match: 1, step: 3, first: 0 }, coin)) hear(packet)
    await passes(200 + taps * 510)
  }

  test('[PALM-20] is told to an opponent in words, who may read them again while choosing a photo', async () => {
    await aCoinIsLaid(seatAt(2))
    const choosing = seatAt(2, { offers: { choices: { lay: [7, 8] }, open: [] } })
    await shows(matchAt('interfere', far, 4), choosing)
    await act(() => document.querySelector('summary')!.click())
    await passes(50)
    expect(document.querySelector('details')!.textContent).toContain('a coin in the middle')
    await shows(matchAt('interfere', { ...far, memory: 2 }, 5), choosing)
    expect(document.querySelector('details')).toBeNull()
  })

  test('[PALM-20] is told to an opponent once more when it is done once more', async () => {
    await aCoinIsLaid(seatAt(2), 3)
    await passes(600)
    const told = [...document.querySelectorAll('ul[data-aloud] li')].map(one => one.textContent)
    expect(told).toHaveLength(3)
    expect(new Set(told).size).toBe(3) // what is told twice in the same words is heard once
  })

  test('[PALM-20] [ROOM-8] can be read in words by an opponent whose page was loaded anew meanwhile', async () => {
    await aCoinIsLaid(seatAt(2))
    const choosing = seatAt(2, { offers: { choices: { lay: [7, 8] }, open: [] } })
    await shows(matchAt('interfere', far, 4), choosing)
    const kept = drawer.get('seenMime')!
    // Another mime is all that the page remembers; in the drawer lies the one before.
    await shows(matchAt('mime', { ...far, memory: 2 }, 5), seatAt(2))
    await shows(matchAt('choose', { ...far, memory: 2 }, 6), seatAt(2))
    drawer.set('seenMime', kept)
    await shows(matchAt('interfere', far, 4), choosing)
    await act(() => document.querySelector('summary')!.click())
    await passes(50)
    expect(document.querySelector('details')!.textContent).toContain('a coin in the middle')
  })

  test('is seen by an opponent as it is, and not by somebody without a seat', async () => {
    await aCoinIsLaid(seatAt(2))
    expect(document.querySelector('[data-object="coin"]')!.childNodes.length).toBeGreaterThan(0)
    expect(document.querySelector('[data-object="ring"]')!.childNodes).toHaveLength(0)
    await shows(matchAt('mime', far, 3), null)
    expect(document.querySelector('[data-object]')).toBeNull()
    expect(document.body.textContent).toContain('The mime and the card come with the score.')
  })

  test('leaves nothing on Grandfather’s page but the dark hand', async () => {
    await aCoinIsLaid(seatAt(1, { hand: child(4).hand }))
    expect(document.querySelector('.palm-felt')).not.toBeNull()
    expect(document.querySelector('[data-object], .palm-stage-hand, img')).toBeNull()
    expect(document.body.textContent).not.toContain('At least the cloth')
  })
})

test('[PALM-50] the replay is offered with the score, and never begins by itself', async () => {
  const fetched = vi.spyOn(client, 'gesture').mockReturnValue(new Promise(() => undefined))
  const table = scoredWith([1, 2])
  const mimes = [{ memory: 1 as const, mime: { gesture: 3 } }]
  await shows(matchAt('score', { ...table, ...far, scored: { ...table.scored!, mimes } }), seatAt(1))
  expect(fetched).not.toHaveBeenCalled()
  await pressed('See the mime again')
  expect(fetched).toHaveBeenCalledWith(3)
})

test('[PALM-50] the replay is told in words too, what was done and what was felt, when somebody asks for it', async () => {
  const pose = { ...{ face: 'palm', held: 'palm-up', contact: 'face', angle: 0, press: 1 }, touching: true }
  const samples = Array.from(
    { length: 30 },
    (_, i) => ({ tMs: i * 17, object: 'coin', x: 0.5, y: 0.5, ...pose, touching: i < 29 }) as MimeSample,
  )
  vi.spyOn(client, 'gesture').mockResolvedValue({ input: rolled({ kind: 'mime', samples }) } as never)
  vi.spyOn(client, 'feltOf').mockResolvedValue({ strip: '' } as never)
  const table = scoredWith([1, 2])
  const mimes = [{ memory: 1 as const, mime: { gesture: 3 } }]
  await shows(matchAt('score', { ...table, ...far, scored: { ...table.scored!, mimes } }), seatAt(1))
  await pressed('See the mime again')
  await passes(20)
  const fold = [...document.querySelectorAll('summary')].find(
    one => one.textContent === 'The mime, in words',
  )!
  await act(() => fold.click())
  await passes(20)
  const words = [...document.querySelectorAll('.palm-seen-words li')].map(one => one.textContent)
  expect(words.length).toBeGreaterThan(0)
  expect(words[0]).toMatch(/^a coin in the middle/)
})
