// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { told } from '../components/announcer.tsx'
import { Screen } from '../components/screen.tsx'
import { set } from '../device/settings.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { lobbyOf, matchOf, phoneOf, press, SCREENS, ScreenTest, seatOf, show } from '../game-kit/testing.tsx'
import { MatchPage } from './match-page.tsx'

vi.mock('../games/use-game.ts', () => ({
  useGame: () => ({
    ...SCREENS,
    Play: ({ seat }: PlayProps<'palm-reader'>) => (
      <Screen name="play" bar={<Bar />} say={`secret of ${seat?.seat ?? 'nobody'}`} />
    ),
    lit: () => ({ acting: [1], answered: [2] }),
    beats: ({ view }: { view: { phase: string } }) =>
      view.phase === 'gallery' ? [{ name: 'symbol', ms: 2_000 }] : [],
    playedFor: { vote: { fr: 'a voté', en: 'voted' } },
    help: () => ({
      step: 1,
      steps: [
        { fr: 'Pioche', en: 'Draw' },
        { fr: 'Vote', en: 'Vote' },
      ],
      happening: { fr: 'On vote.', en: 'Voting.' },
      youCan: { fr: 'Choisis.', en: 'Choose.' },
      keep: { fr: 'Ton vote.', en: 'Your vote.' },
    }),
    holds: () => ['Un chat.'],
    rules: { fr: 'Un.\n\nDeux.', en: 'One.\n\nTwo.' },
  }),
}))

// The sheets come with the first match that is shown; from then on they are there.
beforeAll(async () => {
  show(<MatchPage />, new ScreenTest({ match: matchOf({}), phone: phoneOf({}) }))
  await vi.dynamicImportSettled()
})

beforeEach(() => {
  localStorage.clear()
  set('language', 'fr')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => vi.useRealTimers())

const shared = (awaits: readonly number[]) =>
  new ScreenTest({
    match: matchOf({ awaits }),
    phone: phoneOf({ seats: [seatOf(0, { vote: [1] }), seatOf(1, { vote: [1] })] }),
  })
const said = (place: HTMLElement) => place.textContent?.replaceAll('\u202f', ' ') ?? ''
const sees = (room: ScreenTest, seen: object) => act(() => room.sees(seen))

function hold(place: HTMLElement, ms: number): void {
  const pad = place.querySelector<HTMLElement>('.hold')!
  act(() => void pad.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })))
  act(() => void vi.advanceTimersByTime(ms))
  act(() => void pad.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true })))
}

test('[ROOM-31] the named one holds the cover for 1.2 seconds; less opens nothing', () => {
  const place = show(<MatchPage />, shared([1]))
  expect(said(place)).toContain('Passe le téléphone à Tom')
  expect(said(place)).not.toContain('secret of')
  hold(place, 1_100)
  expect(said(place)).not.toContain('secret of')
  hold(place, 1_250)
  expect(said(place)).toContain('secret of 1')
})

test('[ROOM-31] what was before is gone from the page, sheets included, as soon as the next one is awaited', () => {
  const room = shared([0, 1])
  const place = show(<MatchPage />, room)
  hold(place, 1_250)
  expect(said(place)).toContain('secret of 0')
  press(place, 'Menu')
  expect(place.querySelector('[data-sheet="menu"]')).not.toBeNull()
  sees(room, { match: matchOf({ awaits: [1] }) })
  expect(said(place)).toContain('Passe le téléphone à Tom')
  expect(place.innerHTML).not.toContain('secret of')
  expect(place.querySelector('dialog')).toBeNull()
})

test('[ROOM-31] a shared phone that was put away is covered for the same person', () => {
  const place = show(<MatchPage />, shared([0]))
  press(place, 'Plutôt Tom')
  hold(place, 1_250)
  expect(said(place)).toContain('secret of 1')
  press(place, 'Menu')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(said(place)).toContain('Passe le téléphone à Tom')
  expect(place.innerHTML).not.toContain('secret of')
  expect(place.querySelector('dialog')).toBeNull()
})

test('a phone of one person is as it was when it comes back', () => {
  const place = show(<MatchPage />, new ScreenTest({ match: matchOf({ awaits: [0] }) }))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(said(place)).toContain('secret of 0')
})

test('[ROOM-31] the phone can be passed by hand', () => {
  const place = show(<MatchPage />, shared([0]))
  hold(place, 1_250)
  press(place, 'Passer à Tom')
  expect(said(place)).toContain('Passe le téléphone à Tom')
  press(place, 'Plutôt Ana')
  expect(said(place)).toContain('Passe le téléphone à Ana')
})

test('[ROOM-5] who has no seat watches, and can ask for a bot’s or for one that was left', async () => {
  const room = new ScreenTest({
    lobby: lobbyOf(['Ana', 'Tom', 'Lou*']),
    phone: phoneOf({ seats: [], isHost: false }),
  })
  const place = show(<MatchPage />, room)
  expect(said(place)).toContain('secret of nobody')
  expect(said(place)).toContain('Tu regardes')
  press(place, 'Prendre une place')
  press(place, 'La place du robot')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'takeSeat', match: 1, seat: 2 })
  await room.answers('takeSeat', { fr: 'Entre deux tours, tu pourras t’asseoir là.', en: '' })
  expect(said(place)).toContain('tu t’assieds dès que ce tour est fini')
  press(place, 'Je regarde')
  expect(said(place)).toContain('Tu t’assieds au prochain tour')
  const asked = room.requests.length
  sees(room, { match: matchOf({ view: { phase: 'vote', step: 6, table: { seats: 3 } } }) })
  expect(room.requests.slice(asked).map(({ wish }) => wish)).toEqual([{ do: 'takeSeat', match: 1, seat: 2 }])
})

const JOINS = { do: 'join', v: 2, code: 'KMF4', name: 'Zoé', isScreen: false } as const
const watching = { phone: phoneOf({ person: 2, seats: [], isHost: false }) }

test('[ROOM-36] a late-comer is told what they have become, once; who was here before is not', () => {
  const late = show(<MatchPage />, new ScreenTest(watching, JOINS))
  expect(late.querySelector('[data-sheet="seat"]')).not.toBeNull()
  expect(said(late)).toContain('À la prochaine partie, tu joues : ta place est déjà gardée.')
  press(late, 'Je regarde')
  const back = show(<MatchPage />, new ScreenTest(watching))
  expect(back.querySelector('[data-sheet="seat"]')).toBeNull()
})

test('[ROOM-36] the table greets who comes, and hears who leaves, is played for and is back', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  const news = () => said(place.querySelector('.news')!)
  const { people } = lobbyOf(['Ana', 'Tom', 'Jo', 'Zoé'])
  expect(news()).toBe('')
  sees(room, { lobby: lobbyOf(['Ana', 'Tom', 'Jo', 'Zoé']) })
  expect(news()).toContain('Bonsoir Zoé, bon')
  act(() => void vi.advanceTimersByTime(6_100))
  expect(news()).toBe('')
  sees(room, { match: matchOf({ standIns: [1] }) })
  expect(news()).toContain('Un robot joue pour Tom.')
  sees(room, { match: matchOf({ standIns: [] }) })
  expect(news()).toContain('Tom est de retour.')
  const gone = people.map((person, i) => (i === 2 ? { ...person, status: 'left' } : person))
  sees(room, { lobby: lobbyOf(['Ana', 'Tom', 'Jo', 'Zoé'], { people: gone }) })
  expect(news()).toContain('Jo a quitté la table.')
})

test('[ROOM-36] news that come together are told one after the other', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  const news = () => said(place.querySelector('.news')!)
  sees(room, { lobby: lobbyOf(['Ana', 'Tom', 'Jo', 'Zoé', 'Max']) })
  expect(news()).toContain('Bonsoir Zoé')
  act(() => void vi.advanceTimersByTime(2_600))
  expect(news()).not.toContain('Zoé')
  expect(news()).toContain('Bonsoir Max')
  act(() => void vi.advanceTimersByTime(6_100))
  expect(news()).toBe('')
})

test('[ROOM-36] whoever comes back learns what was done for them', () => {
  const playedFor = [{ seat: 0, phases: ['vote', 'lap'] }]
  const place = show(<MatchPage />, new ScreenTest({ phone: phoneOf({ playedFor }) }))
  expect(place.querySelector('[data-sheet="back"]')).not.toBeNull()
  expect(said(place)).toContain('Pendant ton absence, un robot a joué pour toi :a voté')
  press(place, 'je reprends')
  expect(place.querySelector('[data-sheet="back"]')).toBeNull()
})

test('[ROOM-36] who has left for good is never waited for, and going on is the main thing', () => {
  const people = lobbyOf(['Ana', 'Tom', 'Jo']).people.map((person, i) =>
    i === 1 ? { ...person, status: 'left' } : person,
  )
  const room = new ScreenTest({
    lobby: lobbyOf(['Ana', 'Tom', 'Jo'], { people }),
    match: matchOf({ awaits: [1], robotFor: [1] }),
  })
  const place = show(<MatchPage />, room)
  expect(place.querySelector('[data-sheet="away"]')).not.toBeNull()
  expect(said(place)).toContain('Tom a quitté la table')
  expect(said(place)).not.toContain('attend')
  expect(place.querySelector('dialog .primary')?.textContent).toContain('Laisser un robot jouer pour Tom')
})

test('[ROOM-5] where no seat is free, it says from when on', () => {
  const place = show(<MatchPage />, new ScreenTest({ phone: phoneOf({ seats: [], isHost: false }) }))
  press(place, 'Tu regardes')
  expect(said(place)).toContain('À la prochaine partie')
})

test('a refusal is said in words and goes by itself after five seconds, or by a tap', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  const refuse = () =>
    act(() => {
      room.client.refusal.value = { fr: 'Pas encore.', en: 'Not yet.' }
    })
  refuse()
  expect(place.querySelector('.play-toast')?.textContent).toContain('Pas encore.')
  act(() => void vi.advanceTimersByTime(5_100))
  expect(place.querySelector('.play-toast')).toBeNull()
  refuse()
  press(place, 'Pas encore.')
  expect(place.querySelector('.play-toast')).toBeNull()
})

test('[ROOM-8] a short absence is nobody’s business; a longer one says so, and goes without a word', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  act(() => room.loses())
  act(() => void vi.advanceTimersByTime(500))
  expect(said(place)).not.toContain('On te ramène')
  act(() => void vi.advanceTimersByTime(200))
  expect(said(place)).toContain('On te ramène')
  expect(said(place)).toContain('secret of 0')
  act(() => void vi.advanceTimersByTime(6_400))
  expect(said(place)).toContain('On te garde ta place')
  act(() => room.tells({ say: 'welcome', v: 2, room: 'R', code: 'KMF4', person: 0, at: Date.now() }))
  expect(said(place)).not.toContain('On te')
})

test('[ROOM-10] on a phone that is cut off nobody else is named as missing', () => {
  const room = new ScreenTest({ match: matchOf({ awaits: [1] }), away: [1] })
  const place = show(<MatchPage />, room)
  expect(said(place)).toContain('On attend Tom')
  act(() => room.loses())
  expect(said(place)).not.toContain('On attend Tom')
})

test('[ROOM-10] everybody sees who is awaited and away, and for how long; then a vote is put to them', () => {
  const room = new ScreenTest({ match: matchOf({ awaits: [1] }) })
  const place = show(<MatchPage />, room)
  sees(room, { away: [1] })
  act(() => void vi.advanceTimersByTime(12_000))
  expect(said(place)).toContain('On attend Tom · 12 s')
  expect(place.querySelector('[data-sheet="away"]')).toBeNull()
  act(() => void vi.advanceTimersByTime(19_000))
  expect(place.querySelector('[data-sheet="away"]')).not.toBeNull()
  press(place, 'Continuer sans Tom')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'askWithout', absent: 1, match: 1, step: 5 })
  sees(room, { match: matchOf({ awaits: [1], votes: [{ by: 2, absent: 1 }] }) })
  expect(said(place)).toContain('2 voix sur 2 pour décider.')
  expect(said(place)).toContain('Pour continuer : Jo')
  sees(room, { away: [] })
  expect(place.querySelector('dialog')).toBeNull()
})

test('[ROOM-10] where all together can have a stand-in sooner, whoever looks is told so', () => {
  const room = new ScreenTest({ match: matchOf({ awaits: [1], soonerIfAll: true }) })
  const place = show(<MatchPage />, room)
  sees(room, { away: [1] })
  act(() => void vi.advanceTimersByTime(4_000))
  expect(place.querySelector('[data-sheet="away"]')).toBeNull()
  press(place, 'On attend Tom')
  expect(said(place)).toContain('Il faut toutes vos voix.')
  press(place, 'Laisser un robot jouer pour Tom')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'askWithout', absent: 1, match: 1, step: 5 })
  act(() => void vi.advanceTimersByTime(27_000))
  expect(said(place)).toContain('2 voix sur 2 pour décider.')
})

test('[ROOM-10] a vote does not come over the screen of somebody who has to act', () => {
  const phone = phoneOf({ seats: [seatOf(0, { vote: [1] })] })
  const room = new ScreenTest({ match: matchOf({ awaits: [0, 1] }), away: [1], phone })
  const place = show(<MatchPage />, room)
  act(() => void vi.advanceTimersByTime(40_000))
  expect(place.querySelector('[data-sheet="away"]')).toBeNull()
  press(place, 'On attend Tom')
  expect(said(place)).toContain('Continuer sans Tom')
})

test('[ROOM-13] a timer is seen on every phone, and can be lengthened or stopped', () => {
  const room = new ScreenTest({ match: matchOf({ timerEndsAt: Date.now() + 65_000 }) })
  const place = show(<MatchPage />, room)
  expect(said(place)).toContain('Il reste 1:05')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(said(place)).toContain('Il reste 1:00')
  press(place, 'Il reste')
  press(place, 'Le retourner')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'lengthenTimer', match: 1, step: 5 })
  press(place, 'L’arrêter')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'stopTimer', match: 1, step: 5 })
})

test('[ROOM-19] “?” says what is happening, what one can do, what to keep to oneself, and all the rules', () => {
  const place = show(<MatchPage />, new ScreenTest())
  press(place, 'Que se passe')
  for (const words of ['On vote.', 'Choisis.', 'Ton vote.', 'Deux.']) expect(said(place)).toContain(words)
  expect(place.querySelector('[aria-current="step"]')?.textContent).toContain('Vote')
  act(() => set('language', 'en'))
  expect(said(place)).toContain('What you can do')
})

const asks = (digit: number, more: KeyboardEventInit = {}) =>
  act(
    () => void dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: `Digit${digit}`, ...more })),
  )
const heard = () => told.value.map(({ words }) => words.replaceAll('\u202f', ' '))

test('[ROOM-19] a key for each question answers from what is drawn', () => {
  told.value = []
  show(<MatchPage />, new ScreenTest())
  for (const digit of [1, 2, 3]) asks(digit)
  expect(heard()).toEqual([
    'On vote.',
    'On attend Tom. C’est fait pour Jo.',
    'Choisis. À garder pour toi : Ton vote.',
  ])
  asks(5)
  asks(1, { ctrlKey: true })
  expect(heard()).toHaveLength(3)
})

test('[ROOM-14] what one holds is said on the second press, and to nobody under a cover', () => {
  told.value = []
  show(<MatchPage />, new ScreenTest())
  asks(4)
  expect(heard().join()).toContain('encore une fois')
  asks(4)
  expect(heard().at(-1)).toBe('Un chat.')
  show(<MatchPage />, shared([0]))
  expect(heard()).toEqual([])
  asks(4)
  expect(heard()).toEqual(['Tu n’as rien en main.'])
})

test('[ROOM-19] one button for all questions comes first on the page', () => {
  const place = show(<MatchPage />, new ScreenTest())
  const [first] = place.querySelectorAll<HTMLElement>('button, a, [tabindex]')
  act(() => first!.click())
  for (const words of ['À qui le tour', 'On attend Tom.', 'Ce que tu tiens'])
    expect(said(place)).toContain(words)
  expect(said(place)).not.toContain('Un chat.')
  act(() => place.querySelector<HTMLElement>('dialog .hold')!.click())
  expect(said(place)).toContain('Un chat.')
})

test('[ROOM-17] [ROOM-32] only what may be said is offered, and silence has a kind word', () => {
  const room = new ScreenTest({
    phone: phoneOf({ may: { words: false, faces: false, phrases: ['palm-up', 'hush'] } }),
  })
  const place = show(<MatchPage />, room)
  press(place, 'Menu')
  press(place, 'Discussion')
  expect(place.querySelector('.play-typing')).toBeNull()
  expect(place.querySelector('.play-faces')).toBeNull()
  expect(said(place)).toContain('la règle demande le silence')
  expect(said(place)).toContain('on garde le silence')
  press(place, 'Paume en l’air')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'say', kind: 'phrases', text: 'palm-up' })
  sees(room, { lobby: lobbyOf(['Ana', 'Tom', 'Jo'], { isChatOn: false }) })
  expect(said(place)).toContain('L’hôte a coupé la discussion')
})

test('[ROOM-17] what is written is counted until it is read, and is text and nothing else', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  const at = Date.now() + 1
  sees(room, {
    talk: [
      { at, by: 1, kind: 'words', text: '<img src=x onerror=alert(1)>' },
      { at: at + 1, by: 2, kind: 'faces', text: 'laugh' },
    ],
  })
  expect(place.querySelector('.play-unread')?.textContent).toBe('1')
  expect(place.querySelector('.play-float')?.textContent).toContain('rit aux éclats')
  act(() => void vi.advanceTimersByTime(2_100))
  expect(place.querySelector('.play-float')).toBeNull()
  press(place, 'Menu')
  press(place, 'Discussion')
  expect(place.querySelector('.play-line img')).toBeNull()
  expect(said(place)).toContain('<img src=x onerror=alert(1)>')
  expect(place.querySelector('.play-unread')).toBeNull()
})

test('[ROOM-4] the host can end a match early, after a second thought; others are not offered it', () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  press(place, 'Menu')
  press(place, 'Pour l’hôte')
  press(place, 'Finir la partie maintenant')
  expect(room.requests.map(({ wish: request }) => request.do)).not.toContain('endEarly')
  press(place, 'Oui, finir')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'endEarly', match: 1 })
  const guest = show(<MatchPage />, new ScreenTest({ phone: phoneOf({ isHost: false }) }))
  press(guest, 'Menu')
  expect(said(guest)).not.toContain('Pour l’hôte')
})

test('[ROOM-9] a link that works once takes the seat to another phone', async () => {
  const room = new ScreenTest()
  const place = show(<MatchPage />, room)
  press(place, 'Menu')
  press(place, 'Continuer sur un autre téléphone')
  press(place, 'Préparer le lien')
  const { id } = room.requests.at(-1)!
  await room.answersWith({ say: 'done', id, link: 'L1' })
  expect(place.querySelector<HTMLInputElement>('input[readonly]')?.value).toContain('/room/R#seat=L1')
})

test('the seats are said: who acts, who has answered, who is away, for whom a bot plays', () => {
  const room = new ScreenTest({ match: matchOf({ standIns: [2] }), away: [1] })
  const place = show(<MatchPage />, room)
  const seats = [...place.querySelectorAll('.play-strip [role="img"]')].map(one =>
    one.getAttribute('aria-label'),
  )
  expect(seats).toEqual(['Ana, c’est toi', 'Tom, à son tour, pas là', 'Jo\u00a0(robot), a répondu'])
})

test('[ROOM-23] alone among robots, whoever waits for one can hurry it; among people nobody can', () => {
  const alone = new ScreenTest({ lobby: lobbyOf(['Ana', 'Lou*', 'Ida*']), match: matchOf({ awaits: [1] }) })
  const hurry = vi.spyOn(alone.client, 'hurry')
  press(show(<MatchPage />, alone), 'Plus vite')
  expect(hurry).toHaveBeenCalledTimes(1)
  const staged = matchOf({ awaits: [1], stepAt: Date.now() }, 'gallery')
  const watching = new ScreenTest({ lobby: lobbyOf(['Ana', 'Lou*', 'Ida*']), match: staged })
  const place = show(<MatchPage />, watching)
  expect(said(place)).not.toContain('Plus vite') // it looks on, too
  act(() => void vi.advanceTimersByTime(2_010))
  expect(said(place)).toContain('Plus vite')
  const among = new ScreenTest({ lobby: lobbyOf(['Ana', 'Lou*', 'Jo']), match: matchOf({ awaits: [1] }) })
  expect(said(show(<MatchPage />, among))).not.toContain('Plus vite')
})
