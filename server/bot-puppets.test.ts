import { ACTIONS, actionOf, lexicon, newestIn } from '@veillee/games'
import { stateOf } from '@veillee/kernel/inside'
import { PACKET, writePacket } from '@veillee/room'
import { PUPPET_AT_REST, readPuppet, writePuppet } from '@veillee/touch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveRoom } from './live-room.ts'
import { kept, passes, phaseOf, type TestSubscriber, tableNow, until } from './test-subscriber.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Story {
  readonly pile: readonly number[]
  readonly turned: number
}

/** The card that is looked for. */
const nextCard = (live: LiveRoom): number => {
  const { pile, turned } = stateOf(live.room.playing!.match) as Story
  return pile[Math.max(turned, 1)]!
}

const tellerIs = (live: LiveRoom, isSo: (seat: number) => boolean) => () =>
  phaseOf(live) === 'tell' && isSo(tableNow(live).storyteller)

/** What its phone has seen of others' puppets, by action. */
const seenBy = ({ packets }: TestSubscriber) =>
  packets
    .filter(({ kind }) => kind === PACKET.puppetSeen)
    .map(({ content, seat, atMs }) => ({ seat, atMs, action: actionOf(readPuppet(content)!.acts) }))

test('[TALE-30] bots that listen help a silent storyteller with their puppets, twenty poses a second', async () => {
  const { live, phones } = await kept('extraordinary-story', { people: 1, bots: 3 }, 4)
  await until(
    phones,
    tellerIs(live, seat => seat === 0),
  )
  const word = lexicon(newestIn('fr')).mimed(nextCard(live))!
  await passes(5_000)
  expect(seenBy(phones[0]!)).toEqual([])
  await passes(5_000)
  const seen = seenBy(phones[0]!)
  const shown = [...new Set(seen.map(({ action }) => action))]
  expect(shown).toEqual(word.slice(0, 2))
  const one = seen.filter(({ seat }) => seat === seen[0]!.seat)
  expect(one.length).toBeGreaterThan(50)
  expect(one.length).toBeLessThan(85)
  await passes(15_000)
  expect(seenBy(phones[0]!).at(-1)!.action).toBeUndefined() // they hang still again
  live.close()
})

test('[TALE-30] and stop as soon as the right word is said', async () => {
  const { live, phones } = await kept('extraordinary-story', { people: 1, bots: 3 }, 4)
  await until(
    phones,
    tellerIs(live, seat => seat === 0),
  )
  await passes(8_000)
  const { number, match } = live.room.playing!
  const input = lexicon(newestIn('fr')).text(nextCard(live))
  const say = { do: 'play', seat: 0, move: 'say', input, match: number, step: match.step }
  expect(await phones[0]!.asks({ ...say, id: 'the word' })).toBeUndefined()
  await passes(100)
  const before = seenBy(phones[0]!).length
  expect(seenBy(phones[0]!).at(-1)!.action).toBeUndefined()
  await passes(3_000)
  expect(seenBy(phones[0]!).length).toBe(before)
  live.close()
})

test('[TALE-30] a bot that tells makes something of a person’s puppet', async () => {
  const { live, phones } = await kept('extraordinary-story', { people: 1, bots: 2 }, 4)
  await until(
    phones,
    tellerIs(live, seat => seat > 0),
  )
  const noticed = vi.spyOn((await import('@veillee/room/bots')).SeatedBots.prototype, 'watch')
  const { number, match } = live.room.playing!
  const header = { seat: 0, match: number, step: match.step, first: 0 }
  for (const action of lexicon(newestIn('fr')).mimed(nextCard(live))!.slice(0, 2)) {
    const pose = writePuppet({ ...PUPPET_AT_REST, acts: ACTIONS.indexOf(action) + 1 })
    for (let i = 0; i < 12; i++) live.relay(0, writePacket(PACKET.puppet, header, pose))
  }
  const word = lexicon(newestIn('fr')).mimed(nextCard(live))!
  expect(noticed.mock.calls).toEqual([
    [0, word.slice(0, 1)],
    [0, word.slice(0, 2)],
  ])
  live.close()
})
