// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Lobby, MatchOf, PadLine, Phone, SeatOf } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import '../game-kit/cues.ts' // fetched by what is staged; a test that is over before they have come would be torn down under them
import { startOf } from '../game-kit/moment.ts'
import { OnTableIs } from '../game-kit/on-table.tsx'
import { MomentIs, useStagedMoment } from '../game-kit/use-moment.tsx'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import { matchAt, scoredWith, seatAt, tableOfFour } from './testing.ts'

const NAMES = ['Ana', 'Tom', 'Jo', 'Nour']
const silent = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} }

let client: RoomClient

/** The screen of somebody at a table of four. */
async function shows(match: MatchOf<'in-the-palm'>, seat: SeatOf<'in-the-palm'> | null): Promise<string> {
  client.match.value = match
  client.phone.value = {
    person: seat?.seat ?? 4,
    isHost: seat?.seat === 0,
    seats: seat ? [seat] : [],
    covered: [],
    hostOffers: null,
    lends: [],
    may: { words: false, faces: false, phrases: [] },
    ...phoneMore,
  } as Phone
  await act(() => {
    render(
      <RoomClientProvider value={client}>
        <OnTableIs value={{ screens, seat } as never}>
          <Staged match={match} seat={seat} />
        </OnTableIs>
      </RoomClientProvider>,
      document.body,
    )
  })
  return document.body.textContent ?? ''
}

const Staged = ({ match, seat }: { match: MatchOf<'in-the-palm'>; seat: SeatOf<'in-the-palm'> | null }) => (
  <MomentIs value={useStagedMoment(match, screens as never)}>
    <screens.Play match={match} seat={seat} />
  </MomentIs>
)

let phoneMore: Partial<Phone> = {}

const pageHas = (part: string): boolean => document.body.innerHTML.includes(part)

beforeEach(() => {
  set('language', 'en')
  phoneMore = {}
  client = new RoomClient({ do: 'join', v: 2, code: 'ABCD', name: '' } as never, () => silent)
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

const child = (more: object = {}) =>
  seatAt(0, {
    hand: { ...seatAt(0).hand, card: 42, ...more },
    offers: { choices: { keep: [true], redraw: [true] }, open: [] },
  })

/** A hand of all that a server must not say to this seat: its screens would not show it even so. */
const toldTooMuch = (seat: number) =>
  seatAt(seat, {
    hand: {
      ...seatAt(seat).hand,
      cards: [11, 12, 13],
      card: 42,
      constraint: 4,
      given: [
        { memory: 1, card: 21 },
        { memory: 2, card: 22 },
      ],
      calls: [{ memory: 1, by: 2 }],
    },
  })

/** By keyboard: the key stays down on the pad, until it is let go. */
async function holds(): Promise<() => Promise<void>> {
  const press = (kind: string) => () =>
    void document.querySelector('.hold')!.dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true }))
  vi.useFakeTimers()
  await act(press('keydown'))
  await act(() => void vi.advanceTimersByTime(400))
  vi.useRealTimers()
  return () => act(press('keyup'))
}

describe('secrets', () => {
  test('[PALM-46] the card is not on the page while nothing is held, and cannot be kept before it was seen', async () => {
    const words = await shows(matchAt('choose'), child())
    expect(pageHas('042.svg')).toBe(false)
    expect(words).toContain('Look at it first')
    expect(document.querySelector('.primary')).toHaveProperty('disabled', true)
    const letGo = await holds()
    expect(pageHas('042.svg')).toBe(true)
    await letGo()
    expect(pageHas('042.svg')).toBe(false)
    expect(document.querySelector('.primary')).toHaveProperty('disabled', false)
  })

  test('[PALM-13] where no redraw is offered, none is shown', async () => {
    expect(await shows(matchAt('choose'), child())).toContain('Take another card')
    await shows(matchAt('choose'), { ...child(), offers: { choices: { keep: [true] }, open: [] } })
    expect(document.body.textContent).not.toContain('Take another card')
  })

  test('[PALM-42] the constraint is under the same finger as the card', async () => {
    const mime = seatAt(0, {
      hand: { ...seatAt(0).hand, card: 42, constraint: 4 },
      offers: { choices: { done: [true] }, open: ['mime'] },
    })
    const words = await shows(matchAt('mime'), mime)
    expect(words).not.toContain('At least the cloth')
    expect(words).toContain('Look at your constraint first')
    expect(pageHas('042.svg')).toBe(false)
    const letGo = await holds()
    expect(document.body.textContent).toContain('At least the cloth')
    expect(pageHas('042.svg')).toBe(true)
    await letGo()
    expect(document.body.textContent).not.toContain('At least the cloth')
    expect(pageHas('042.svg')).toBe(false)
    expect(document.querySelector('.primary')).toHaveProperty('disabled', false)
  })

  test('[PALM-18] Grandfather’s phone is shut in the mime, in between, and in the second choice', async () => {
    for (const match of [
      matchAt('mime'),
      matchAt('interfere'),
      matchAt('choose', { memory: 2 }),
      matchAt('mime', { memory: 2 }),
    ]) {
      await shows(match, toldTooMuch(1))
      expect(document.querySelector('[data-screen="palm-shut"]')).not.toBeNull()
      expect(pageHas('/pictures/')).toBe(false)
    }
    await shows(matchAt('choose'), toldTooMuch(1))
    expect(pageHas('/pictures/cards/')).toBe(false)
    expect(document.querySelector('[data-screen="palm-shut"]')).toBeNull()
  })

  test('[PALM-12] a trio’s other Child sees no card, and lays none', async () => {
    const trio = { active: [0, 1, 2], child: 0, grandfather: 1, otherChild: 2 }
    for (const phase of ['choose', 'mime', 'interfere'] as const) {
      const words = await shows(matchAt(phase, trio), toldTooMuch(2))
      expect(pageHas('/pictures/cards/')).toBe(false)
      expect(words).not.toContain('At least the cloth')
      expect(document.querySelector('.primary')).toBeNull()
    }
  })

  test('[PALM-24] the alternative text of a photo in the album never is its title', async () => {
    await shows(matchAt('album', { album: [1, 2, 3, 4, 5, 6, 7, 8] }), seatAt(1))
    expect(pageHas('The night he was born')).toBe(false)
    expect(document.querySelectorAll('.palm-album .photo')).toHaveLength(8)
  })
})

test('[PALM-10] a team-mate may change who is Grandfather before the draw', async () => {
  const offers = { choices: { grandfather: [0], draw: [true] as [true] }, open: [] }
  const words = await shows(matchAt('roles', { eligible: [0] }), seatAt(0, { offers }))
  expect(words).toContain('Make Tom feel two memories')
  expect(words).toContain('Use Ana’s hand instead')
})

test('[PALM-18] [PALM-48] the Child has the set phrases that may be said, and the host’s reminder is not among them', async () => {
  const wish = vi.spyOn(client, 'request').mockResolvedValue({ is: 'done', link: null })
  const phrases = ['palm-up', 'back-up', 'upright', 'fingers-spread', 'fingers-closed', 'second-memory']
  phoneMore = { may: { words: false, faces: false, phrases: [...phrases, 'hush'] } }
  const mime = { ...child(), offers: { choices: { done: [true] as [true] }, open: ['mime'] as ['mime'] } }
  await shows(matchAt('mime'), mime)
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.play-phrases button')]
  expect(buttons.map(one => one.textContent)).toEqual([
    'Palm up',
    'Back of the hand',
    'Hand upright',
    'Fingers spread',
    'Fingers closed',
    'Second memory',
  ])
  for (const [i, text] of phrases.entries()) {
    buttons[i]!.click()
    expect(wish).toHaveBeenLastCalledWith({ do: 'say', kind: 'phrases', text })
  }
})

describe('what is pressed is what is played', () => {
  const played = () => vi.spyOn(client, 'play').mockResolvedValue({ is: 'done', link: null })
  const press = (selector: string, place = 0) =>
    act(() => document.querySelectorAll<HTMLButtonElement>(selector)[place]!.click())
  const pageSays = (words: string) => expect(document.querySelector('.primary')!.textContent).toBe(words)

  test('[PALM-12] [PALM-13] the card that was seen is kept, or changed', async () => {
    const play = played()
    await shows(matchAt('choose'), child())
    await (await holds())()
    pageSays('I’ll keep this card')
    await press('.primary')
    expect(play).toHaveBeenLastCalledWith(0, 'keep', true)
    await press('.act .plain')
    expect(play).toHaveBeenLastCalledWith(0, 'redraw', true)
  })

  test('[PALM-20] the photo that was tapped is slipped in', async () => {
    const play = played()
    const offers = { choices: { lay: [11, 12, 13] }, open: [] }
    await shows(matchAt('interfere'), seatAt(2, { offers } as never))
    await press('.palm-grid .photo', 1)
    pageSays('Slip this photo in')
    await press('.primary')
    expect(play).toHaveBeenLastCalledWith(2, 'lay', 12)
  })

  test('[PALM-24] the first memory is the one that was tapped first', async () => {
    const play = played()
    const album = [1, 2, 3]
    const pick = album.flatMap(a => album.filter(b => b !== a).map(b => [a, b]))
    const offers = { choices: { pick }, open: [] }
    await shows(matchAt('album', { album }), seatAt(1, { offers } as never))
    await press('.palm-album .photo', 2)
    await press('.palm-album .photo', 0)
    pageSays('That’s my last word')
    await press('.primary')
    expect(play).toHaveBeenLastCalledWith(1, 'pick', [3, 1])
  })
})

test('[PALM-14] everyone is told that everything was shuffled anew', async () => {
  for (const seat of [child(), seatAt(1), seatAt(2), null])
    expect(await shows(matchAt('choose', { reshuffled: true }), seat)).toContain('The deck was empty')
})

test('[PALM-49] everybody but Grandfather sees a call before the score', async () => {
  const hand = { ...seatAt(3).hand, calls: toldTooMuch(3).hand.calls }
  for (const phase of ['mime', 'interfere'] as const) {
    for (const seat of [0, 2, 3])
      expect(await shows(matchAt(phase), seatAt(seat, { hand }))).toContain('Jo: “Not allowed!”')
    expect(await shows(matchAt(phase), toldTooMuch(1))).not.toContain('Not allowed')
  }
  const album = { album: [1, 2, 3, 4, 5, 6, 7, 8] }
  expect(await shows(matchAt('album', album), toldTooMuch(1))).not.toContain('Not allowed')
})

test('[PALM-49] a call is news for a while, and then lies in nobody’s way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await shows(matchAt('interfere'), toldTooMuch(0))
  const isTold = () => document.body.textContent!.includes('Jo: “Not allowed!”')
  expect(isTold()).toBe(true)
  await act(() => void vi.advanceTimersByTime(8_100))
  expect(isTold()).toBe(false)
})

test('[PALM-42] with the score everybody sees constraints and calls', async () => {
  const scored = {
    ...scoredWith([1, 3]).scored!,
    constraints: [4, 9],
    calls: [{ memory: 2 as const, by: 3 }],
  }
  const table = { ...scoredWith([1, 3]), scored }
  for (const seat of [seatAt(0), seatAt(1), seatAt(2), null]) {
    const words = await shows(matchAt('score', table), seat)
    expect(words).toContain('At least the cloth')
    expect(words).toContain('Only on the fingers')
    expect(words).toContain('Nour, at the second memory: “Not allowed!”')
  }
})

describe('[PALM-50] the album of the turn', () => {
  test('stays on a phone until it is left, although others have gone on', async () => {
    await shows(matchAt('score', scoredWith([1, 2]), 7), seatAt(1))
    const words = await shows(matchAt('roles', { active: [2, 3], child: 2, grandfather: 3 }, 8), seatAt(1))
    expect(words).toContain('Both memories found!')
    await act(() => document.querySelector<HTMLButtonElement>('.primary')!.click())
    expect(document.body.textContent).toContain('Jo will make Nour feel two memories')
  })

  test('gives way to the next mime, which nobody should miss', async () => {
    await shows(matchAt('score', scoredWith([1, 2]), 7), seatAt(1))
    await shows(matchAt('mime', { active: [2, 3], child: 2, grandfather: 3, opponents: [0] }, 9), seatAt(1))
    expect(document.querySelector('[data-screen="palm-watch"]')).not.toBeNull()
  })
})

describe('the end', () => {
  const endsWith = (result: object) => {
    client.pad.value = {
      lines: [{ number: 1, game: 'in-the-palm', result } as unknown as PadLine],
      best: [],
    }
    return shows({ ...matchAt('over'), end: 'finished' }, seatAt(0))
  }

  test('[PALM-29] all who tie are named, and the rematch comes first', async () => {
    const words = await endsWith({ mode: 'teams', scores: [3, 3], winners: [0, 1], verdict: null, rounds: 2 })
    expect(words).toContain('A tie: Seashell and Lighthouse')
    expect(document.querySelector('.act .primary')?.textContent).toContain('rematch')
  })

  test('[ROOM-35] it is night while fireworks are seen, and the rocket of whoever has lost fizzles out', async () => {
    const teams = tableOfFour.teams.map((team, i) => ({ ...team, points: 3 - i }))
    const match = { ...matchAt('over', { teams }), end: 'finished' } as const
    const stepAt = Date.now() - startOf(screens.beats!(match), screens.beats!(match).length - 1)
    const staged = async (seat: number) => {
      await shows({ ...match, stepAt }, seatAt(seat))
      expect(document.documentElement.dataset.ground).toBe('dusk')
      return document.querySelectorAll('.fizzle').length
    }
    expect([await staged(0), await staged(2)]).toEqual([0, 1])
    await shows(match, seatAt(2))
    expect(document.documentElement.dataset.ground).toBe('paper')
  })

  test('[PALM-33] two have a verdict in five steps', async () => {
    for (const verdict of [1, 2, 3, 4, 5]) {
      await endsWith({ mode: 'two', scores: [0], winners: null, verdict, rounds: 2 })
      const steps = [...document.querySelectorAll('.palm-ladder li')]
      expect(steps).toHaveLength(5)
      expect(steps.reverse().findIndex(step => step.hasAttribute('aria-current')) + 1).toBe(verdict)
    }
  })

  test('[PALM-4] points are shown as the fewest rockets', async () => {
    const teams = tableOfFour.teams.map((team, i) =>
      i === 0 ? { ...team, points: 7, rockets: { threes: 2, ones: 1 } } : team,
    )
    await shows({ ...matchAt('over', { teams }), end: 'finished' }, seatAt(0))
    const tokens = [...document.querySelectorAll('.palm-ranking li:first-child .palm-rockets img')]
    expect(tokens.map(img => img.getAttribute('src'))).toEqual([
      '/pictures/rocket-3.svg',
      '/pictures/rocket-3.svg',
      '/pictures/rocket-1.svg',
    ])
  })
})
