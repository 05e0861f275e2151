import type { Hello, WireRequest } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConnectionEvents, ServerConnection, type Socket } from './server-connection.ts'
import { WIRE_VERSION } from './version.ts'

/** A network of the test's own: every socket that the line has opened, and what went through it. */
class Wire implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: { do: string; id?: string; request?: WireRequest; token?: string }[] = []
  isClosed = false

  send(frame: string): void {
    this.sent.push(JSON.parse(frame))
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.onopen?.()
  }

  tells(told: { readonly say: string } & Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }

  welcomes(): void {
    this.opens()
    this.tells({ say: 'welcome', v: 2, room: 'R', code: 'KMF4', person: 0, at: 0 })
  }

  beats(): void {
    this.onmessage?.({ data: new ArrayBuffer(0) })
  }

  breaks(): void {
    this.onclose?.()
  }

  get requests(): readonly (string | undefined)[] {
    return this.sent.filter(message => message.do === 'wish').map(({ id }) => id)
  }
}

const JOIN: Hello = { do: 'join', v: 2, code: 'KMF4', name: 'Ana', isScreen: false, token: 'T'.repeat(43) }
const SIT: WireRequest = { do: 'sit', seat: 1 }

let wires: Wire[]
let renew: ReturnType<typeof vi.fn<(version: number) => boolean>>
let hears: { [K in keyof ConnectionEvents]: ReturnType<typeof vi.fn<ConnectionEvents[K]>> }

const begin = (hello: Hello = JOIN, luck = 0.5, { hasHeart = false } = {}): ServerConnection =>
  new ServerConnection(hello, hears, {
    socket: () => {
      const wire = Object.assign(new Wire(), { hasHeart })
      wires.push(wire)
      return wire
    },
    prefix: 'p',
    luck: () => luck,
    renew: version => renew(version),
  })

const last = (): Wire => wires.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  renew = vi.fn(() => true)
  hears = {
    welcome: vi.fn(),
    see: vi.fn(),
    gesture: vi.fn(),
    felt: vi.fn(),
    photo: vi.fn(),
    thought: vi.fn(),
    packet: vi.fn(),
    turnedAway: vi.fn(),
    bye: vi.fn(),
  }
})
afterEach(() => vi.useRealTimers())

describe('coming in', () => {
  test('[ROOM-8] the first hello is said again, with the same token, until there is a welcome', () => {
    const line = begin()
    last().opens()
    last().breaks()
    vi.advanceTimersByTime(3_000)
    last().opens()
    expect(wires).toHaveLength(2)
    expect(wires.map(({ sent }) => sent[0])).toEqual([JOIN, JOIN])
    expect(line.state.value).toBe('connecting')
  })

  test('[ROOM-8] whoever was welcomed comes back as who they are', () => {
    const line = begin()
    last().welcomes()
    expect(line.state.value).toBe('here')
    last().breaks()
    expect(line.state.value).toBe('away')
    vi.advanceTimersByTime(0)
    last().opens()
    expect(last().sent[0]).toEqual({ do: 'resume', v: 2, room: 'R', token: JOIN.token })
    expect(line.state.value).toBe('away')
    last().tells({ say: 'welcome', v: 2, room: 'R', code: 'KMF4', person: 0, at: 0 })
    expect(line.state.value).toBe('here')
  })

  test('a token that the server made is told on, and used from then on', () => {
    const { token: _, ...withoutToken } = JOIN as Extract<Hello, { do: 'join' }>
    begin(withoutToken)
    last().opens()
    last().tells({ say: 'welcome', v: 2, room: 'R', code: 'KMF4', person: 0, at: 0, token: 'S' })
    expect(hears.welcome).toHaveBeenCalledWith(expect.objectContaining({ token: 'S' }))
    last().breaks()
    vi.advanceTimersByTime(0)
    last().opens()
    expect(last().sent[0]).toMatchObject({ do: 'resume', token: 'S' })
  })

  test('a page of another version than its server is loaded anew; if that has been tried, the words are shown', () => {
    const words = { en: 'Load the page again.', fr: 'Recharge la page.' }
    begin()
    last().opens()
    last().tells({ say: 'refused', refusal: words, v: WIRE_VERSION + 1 })
    expect(renew).toHaveBeenCalledWith(WIRE_VERSION + 1)
    expect(hears.turnedAway).not.toHaveBeenCalled()
    renew.mockReturnValue(false)
    last().tells({ say: 'refused', refusal: words, v: WIRE_VERSION + 1 })
    expect(hears.turnedAway).toHaveBeenCalledWith(words)
  })

  test('whoever is refused at the door hears why, and does not knock for ever', () => {
    const line = begin()
    last().opens()
    last().tells({ say: 'refused', refusal: { en: 'No such room.', fr: 'Pas de veillée.' } })
    expect(hears.turnedAway).toHaveBeenCalledWith({ en: 'No such room.', fr: 'Pas de veillée.' })
    expect(line.state.value).toBe('ended')
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
  })

  test('[ROOM-8] whoever was in tries again when the door is in trouble, and gives up in the end', () => {
    const line = begin()
    last().welcomes()
    for (let time = 0; time < 3; time++) {
      last().breaks()
      vi.advanceTimersByTime(3_000)
      last().opens()
      last().tells({ say: 'refused', refusal: { en: 'Try again.', fr: 'Réessaie.' } })
      expect(line.state.value).toBe('away')
      vi.advanceTimersByTime(3_000)
    }
    last().opens()
    last().tells({ say: 'refused', refusal: { en: 'Try again.', fr: 'Réessaie.' } })
    expect(line.state.value).toBe('ended')
    expect(hears.turnedAway).toHaveBeenCalledTimes(1)
  })
})

describe('wishes', () => {
  test('[ROOM-11] what was not answered is sent again with the same id after the connection was lost', async () => {
    const line = begin()
    last().welcomes()
    const first = line.request(SIT)
    const second = line.request({ do: 'stand' })
    last().tells({ say: 'done', id: 'p-1' })
    last().breaks()
    vi.advanceTimersByTime(0)
    last().welcomes()
    expect(last().requests).toEqual(['p-2'])
    last().tells({ say: 'refused', id: 'p-2', refusal: { en: 'no', fr: 'non' } })
    expect(await first).toEqual({ is: 'done', link: null })
    expect(await second).toEqual({ is: 'refused', why: { en: 'no', fr: 'non' } })
  })

  test('[ROOM-11] a tap while away is kept, and goes out once, in its order', () => {
    const line = begin()
    last().welcomes()
    last().breaks()
    void line.request(SIT)
    void line.request({ do: 'stand' })
    vi.advanceTimersByTime(0)
    last().opens()
    expect(last().requests).toEqual([])
    last().welcomes()
    expect(last().requests).toEqual(['p-1', 'p-2'])
  })

  test('[ROOM-11] an answer that comes twice counts once', async () => {
    const line = begin()
    last().welcomes()
    const sat = line.request(SIT)
    last().tells({ say: 'done', id: 'p-1' })
    last().tells({ say: 'refused', id: 'p-1', refusal: { en: 'late', fr: 'tard' } })
    expect(await sat).toEqual({ is: 'done', link: null })
  })

  test('an offered seat brings its link', async () => {
    const line = begin()
    last().welcomes()
    const offered = line.request({ do: 'offerSeat' })
    last().tells({ say: 'done', id: 'p-1', link: 'L' })
    expect(await offered).toEqual({ is: 'done', link: 'L' })
  })

  test('[ROOM-11] patience ends after five seconds, however often one taps meanwhile', () => {
    const line = begin()
    last().welcomes()
    for (let second = 0; second < 5; second++) {
      void line.request(SIT)
      vi.advanceTimersByTime(1_000)
    }
    expect(wires).toHaveLength(2)
    expect(line.state.value).toBe('away')
    last().welcomes()
    expect(last().requests).toEqual(['p-1', 'p-2', 'p-3', 'p-4', 'p-5'])
  })

  test('[ROOM-39] a photograph has time to get through a slow network, and is sent again in a dead one', () => {
    const line = begin()
    last().welcomes()
    void line.request({ do: 'addPhoto', title: 'Rex', picture: 'x'.repeat(96_000) })
    vi.advanceTimersByTime(28_000)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    expect(wires).toHaveLength(2)
    last().welcomes()
    expect(last().requests).toEqual(['p-1'])
  })

  test('patience begins anew with each answer, and ends with the last', () => {
    const line = begin()
    last().welcomes()
    void line.request(SIT)
    void line.request(SIT)
    vi.advanceTimersByTime(4_000)
    last().tells({ say: 'done', id: 'p-1' })
    vi.advanceTimersByTime(4_000)
    expect(wires).toHaveLength(1)
    last().tells({ say: 'done', id: 'p-2' })
    vi.advanceTimersByTime(6_000)
    expect(wires).toHaveLength(1)
  })
})

describe('coming back', () => {
  test('[ROOM-8] waking comes anew, whatever the old socket believes, and what it still says counts for nothing', () => {
    const line = begin()
    last().welcomes()
    const old = last()
    vi.advanceTimersByTime(60)
    line.wake()
    expect(old.isClosed).toBe(true)
    expect(line.state.value).toBe('away')
    old.tells({ say: 'see', away: [1] })
    old.tells({ say: 'bye', why: 'out', words: { en: '', fr: '' } })
    old.breaks()
    expect(hears.see).not.toHaveBeenCalled()
    expect(hears.bye).not.toHaveBeenCalled()
    last().welcomes()
    last().tells({ say: 'see', away: [] })
    expect(hears.see).toHaveBeenCalledTimes(1)
    expect(wires).toHaveLength(2)
  })

  test('several signs of waking at once make one connection', () => {
    const line = begin()
    last().welcomes()
    line.wake()
    line.wake()
    vi.advanceTimersByTime(500)
    line.wake()
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(600)
    line.wake()
    expect(wires).toHaveLength(3)
  })

  test('[ROOM-8] at the worst moment and with the worst luck, less than 3 seconds pass between two tries', () => {
    begin(JOIN, 1)
    last().welcomes()
    const tried: number[] = []
    for (let time = 0; time < 12; time++) {
      last().breaks()
      const count = wires.length
      const from = Date.now()
      while (wires.length === count) vi.advanceTimersByTime(10)
      tried.push(Date.now() - from)
    }
    expect(Math.max(...tried)).toBeLessThan(2_700)
    expect(tried[0]).toBeLessThan(20)
    expect(tried.slice(0, 4)).toEqual([...tried.slice(0, 4)].sort((a, b) => a - b))
  })

  test('[ROOM-8] a connection that hangs is given up for a new one', () => {
    begin()
    vi.advanceTimersByTime(4_100)
    expect(wires).toHaveLength(2)
    last().opens()
    vi.advanceTimersByTime(5_000)
    expect(wires).toHaveLength(3)
  })

  test('[ROOM-8] a connection that freezes is noticed within 4 seconds; one that beats, or never did, is left alone', () => {
    const line = begin()
    last().welcomes()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    for (let beats = 0; beats < 10; beats++) {
      last().beats()
      vi.advanceTimersByTime(1_300)
    }
    expect(line.state.value).toBe('here')
    vi.advanceTimersByTime(2_700)
    expect(line.state.value).toBe('away')
    expect(wires).toHaveLength(2)
    expect(hears.packet).not.toHaveBeenCalled()
  })

  test('[ROOM-8] one that freezes before its heart was heard even once is noticed too', () => {
    const line = begin(JOIN, 0.5, { hasHeart: true })
    last().welcomes()
    vi.advanceTimersByTime(2_600)
    expect(line.state.value).toBe('here')
    vi.advanceTimersByTime(1_000)
    expect(line.state.value).toBe('away')
    expect(wires).toHaveLength(2)
  })

  test('a restart is not the end: it comes back by itself', () => {
    const line = begin()
    last().welcomes()
    last().tells({ say: 'bye', why: 'restart', words: { en: '', fr: '' } })
    last().breaks()
    vi.advanceTimersByTime(0)
    expect(hears.bye).toHaveBeenCalledTimes(1)
    expect(line.state.value).toBe('away')
    expect(wires).toHaveLength(2)
  })

  test.each(['out', 'forgotten', 'elsewhere', 'newer', 'damaged'] as const)(
    'after “%s” it does not come back',
    why => {
      const line = begin()
      last().welcomes()
      last().tells({ say: 'bye', why, words: { en: '', fr: '' } })
      last().breaks()
      line.wake()
      vi.advanceTimersByTime(60_000)
      expect(line.state.value).toBe('ended')
      expect(wires).toHaveLength(1)
    },
  )

  test('[ROOM-37] who is told at the door that a room cannot be read there does not try again', () => {
    const line = begin()
    last().tells({ say: 'bye', why: 'newer', words: { en: '', fr: '' } })
    last().breaks()
    vi.advanceTimersByTime(60_000)
    expect([line.state.value, wires.length]).toEqual(['ended', 1])
    expect(hears.bye).toHaveBeenCalledTimes(1)
  })

  test('what ends stays ended', () => {
    const line = begin()
    last().breaks()
    line.end()
    vi.advanceTimersByTime(60_000)
    line.wake()
    expect(wires).toHaveLength(1)
  })

  test('a frame that is not text, or says what we do not know, is left aside', () => {
    begin()
    last().welcomes()
    last().onmessage?.({ data: new ArrayBuffer(4) })
    last().tells({ say: 'sing' })
    expect(hears.see).not.toHaveBeenCalled()
  })
})
