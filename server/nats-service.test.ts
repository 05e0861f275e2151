import { setTimeout as pause } from 'node:timers/promises'
import { FIRST_OWN_CARD } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { type Bus, type Entry, entryOf, PACKET } from '@veillee/room'
import { pictureOf } from '@veillee/room/testing'
import { exampleMime, writeSamples } from '@veillee/touch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openNatsLog } from './nats-connect.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'
import type { TestPhone } from './test-phone.ts'
import { answerOf, playsOn, playsToTheEnd, succeeds, TestServer } from './testing.ts'

const CANNOT = /^Veillée cannot write that down right now\. Nothing is lost: try again in a moment\.$/

/** Whoever is awaited takes the first thing that leads on. */
async function playsRoles(players: readonly TestPhone[]): Promise<void> {
  const { match } = players[0]!
  const acts = players[match.awaits[0] as number]!
  const { step } = match.view
  await acts.until(() => acts.match.view.step === step)
  const { seat, offers } = acts.phone.seats[0]!
  const [move, inputs] = Object.entries(offers.choices).find(
    ([name]) => !['grandfather', 'redraw'].includes(name),
  )!
  await succeeds(acts, { do: 'play', seat, move, input: inputs[0], match: match.number, step })
  for (const phone of players) await phone.until(() => phone.match.view.step > step)
}

/** Two servers that are one service. */
describe.skipIf(!natsServer)('several servers', () => {
  let nats: NatsTestCluster
  let one: TestServer
  let other: TestServer
  /** Of the last one that was opened. */
  let bus: Bus

  const opens = async (): Promise<TestServer> => {
    const server = new TestServer(0)
    const log = await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
    bus = log.bus
    await server.startsOn(log, { bus })
    return server
  }

  beforeAll(async () => {
    nats = await NatsTestCluster.up(1)
  })
  afterAll(() => nats.ends())

  beforeEach(async () => {
    one = await opens()
    other = await opens()
  })
  afterEach(async () => {
    await one.ends()
    await other.ends()
  })

  /** Ana and Cleo on one server, Ben and Dan on the other, the match begun. */
  async function four(
    game = 'palm-reader',
    setting = 'table',
  ): Promise<[TestPhone, TestPhone, TestPhone, TestPhone]> {
    const ana = await one.opens(game, setting)
    const { code } = ana.welcome!
    const ben = await other.joins(code, 'Ben')
    const cleo = await one.joins(code, 'Cleo')
    const dan = await other.joins(code, 'Dan')
    await succeeds(ana, { do: 'start', match: 1 })
    for (const phone of [ben, cleo, dan]) await phone.until(() => phone.seen.match != null)
    return [ana, ben, cleo, dan]
  }

  const entriesOf = async ({ welcome }: TestPhone): Promise<readonly Entry[]> =>
    (await one.log.read(welcome!.room, 0)).map(entryOf)

  test('[ROOM-28] people of one room on different servers play a whole match together', async () => {
    const players = await four()
    await playsToTheEnd(players)
    for (const phone of players) await phone.until(() => phone.match.end !== null)
  })

  test('[ROOM-37] what a newer server has written to a room shuts that room on an older one, in words', async () => {
    const players = await four()
    const zoe = await one.opens('in-the-palm', 'table', 'Zoé')
    const { room } = players[0].welcome!
    const { length } = await entriesOf(players[0])
    // The log itself takes what it does not understand: only who keeps the room has to.
    expect(await other.log.append(room, length, [{ did: 'light', at: 9e12, by: 0 }])).toBe('stored')
    for (const phone of players) await phone.until(() => phone.bye?.why === 'newer')
    await expect(other.joins(room, 'Eve')).rejects.toThrow('continued on a newer Veillée')
    await succeeds(zoe, { do: 'rename', name: 'Zo' })
    expect(await entriesOf(players[0])).toHaveLength(length + 1)
  })

  test('[ROOM-37] what a server of another version says of who is there harms nobody', async () => {
    const [ana, ben] = await four()
    const { room } = ana.welcome!
    for (const word of ['{', 'null', '{"from":"x"}', '{"from":"x","phones":7}'])
      bus.publish(`here ${room}`, Buffer.from(word))
    ben.drop()
    await ana.until(() => ana.seen.away?.join() === '1')
  })

  test('[ROOM-10] [ROOM-28] who is there is known on every server, and who goes is seen to go', async () => {
    const [ana, ben, cleo, dan] = await four()
    for (const phone of [ana, ben, cleo, dan]) await phone.until(() => phone.seen.away?.length === 0)
    ben.drop()
    for (const phone of [ana, cleo, dan]) await phone.until(() => phone.seen.away?.join() === '1')
    await one.comesBack(ben)
    for (const phone of [ana, cleo, dan]) await phone.until(() => phone.seen.away?.length === 0)
  })

  test('[ROOM-9] a place that moves by one server leaves the device on the other', async () => {
    const [, ben, , dan] = await four()
    await succeeds(ben, { do: 'offerSeat' }, 'offer')
    const moved = await one.enters({ do: 'moveIn', room: ben.welcome!.room, link: ben.linkOf('offer')! })
    await ben.until(() => ben.bye?.why === 'elsewhere')
    expect([moved.welcome!.person, dan.isOpen]).toEqual([1, true])
  })

  test('[ROOM-27] a room that is deleted by one server is gone on the other, and all are told', async () => {
    const [ana, ben] = await four()
    ana.say({ do: 'forget' })
    for (const phone of [ana, ben]) await phone.until(() => phone.bye?.why === 'forgotten')
    await expect(other.comesBack(ben)).rejects.toThrow('no such evening')
  })

  test('[ROOM-39] [ROOM-28] a photograph that came by one server is fetched by the other, by those who see its card, until the evening is deleted', async () => {
    const ana = await one.opens('in-the-palm', 'remote')
    const { code, room } = ana.welcome!
    const ben = await other.joins(code, 'Ben')
    const cleo = await one.joins(code, 'Cleo')
    const dan = await other.joins(code, 'Dan')
    // Every card is one of them: whatever is dealt, it has to be fetched.
    for (let number = 0; number < 100; number++)
      await succeeds(ana, { do: 'addPhoto', title: `Our ${number}`, picture: pictureOf(number) })
    await succeeds(ana, { do: 'start', match: 1 })
    const players = [ana, ben, cleo, dan]
    for (const phone of players) await phone.until(() => phone.seen.match != null)
    while (ben.phone.photos.length + dan.phone.photos.length === 0) await playsRoles(players)
    const [sees, not] = ben.phone.photos.length > 0 ? [ben, dan] : [dan, ben]
    for (const card of sees.phone.photos) {
      const number = card - FIRST_OWN_CARD
      expect(await sees.fetchesPhoto(card)).toEqual({
        say: 'photo',
        card,
        title: `Our ${number}`,
        picture: pictureOf(number),
      })
      if (!not.phone.photos.includes(card)) expect(await not.fetchesPhoto(card)).toHaveProperty('refusal')
    }
    ana.say({ do: 'forget' })
    for (const phone of players) await phone.until(() => phone.bye?.why === 'forgotten')
    await expect(other.comesBack(sees)).rejects.toThrow('no such evening')
    for (const { log } of [one, other]) expect(await log.read(room, 0)).toEqual([])
  })

  test('[PALM-47] [ROOM-28] samples of a gesture go to those who may have them, on whichever server', async () => {
    const players = await four('in-the-palm', 'remote')
    const [ana] = players
    while (ana.match.view.phase !== 'mime') await playsRoles(players)
    const { child, grandfather } = ana.match.view.table as { child: number; grandfather: number }
    const mimes = players[child]!
    const chance = chanceAt('5'.repeat(64), 0)
    const { samples } = exampleMime(undefined, n => chance.below(n))
    const { number, view } = mimes.match
    const head = Buffer.from([PACKET.sent, child, 0, number, 0, view.step, 0, 0])
    mimes.say(Buffer.concat([head, writeSamples(samples.slice(0, 2))]))
    for (const [seat, phone] of players.entries())
      if (seat !== child && seat !== grandfather) await phone.until(() => phone.packets.length > 0)
    expect(players[grandfather]!.packets).toEqual([])
  })

  test('[ROOM-16] [ROOM-28] a bot plays once, however many servers keep its room', async () => {
    const ana = await one.opens('palm-reader', 'remote')
    const ben = await other.joins(ana.welcome!.code, 'Ben')
    const cleo = await one.joins(ana.welcome!.code, 'Cleo')
    await succeeds(ana, { do: 'seatBot', seat: 3, level: 'average' })
    await succeeds(ana, { do: 'start', match: 1 })
    const players = [ana, ben, cleo]
    for (const phone of players) await phone.until(() => phone.seen.match != null)
    const botIds = async () => (await entriesOf(ana)).flatMap(({ id }) => (id?.startsWith('bot') ? [id] : []))
    let ids = await botIds()
    while (ids.length < 3) {
      // Whoever of the three is asked answers; if nobody is, all wait for the bot, which two servers play.
      const acts = players.find(phone => answerOf(phone) !== undefined)
      await (acts ? acts.asks(answerOf(acts)!) : pause(50))
      ids = await botIds()
    }
    for (const phone of players) await phone.until(() => phone.match.view.step >= ana.match.view.step)
    expect(ids.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('[TALE-22] [ROOM-28] the clock strikes once, on whichever server', async () => {
    const ana = await one.enters({
      ...{ do: 'open', name: 'Ana', game: 'extraordinary-story', setting: 'table', language: 'fr' },
      options: { teams: true },
    })
    const { code } = ana.welcome!
    const others = [
      await other.joins(code, 'Ben'),
      await one.joins(code, 'Cleo'),
      await other.joins(code, 'Dan'),
    ]
    await succeeds(ana, { do: 'start', match: 1 })
    const players = [ana, ...others]
    for (const phone of players) await phone.until(() => phone.seen.match != null)
    for (let seat = 0; seat < players.length; seat++) await playsOn(players)
    for (const phone of players) await phone.until(() => phone.match.view.phase === 'teams')
    for (const phone of players) await phone.until(() => phone.match.view.phase !== 'teams')
    await pause(500) // the slower server has had its turn
    expect((await entriesOf(ana)).filter(({ did }) => did === 'tick')).toHaveLength(1)
  })

  test('[ROOM-28] [ROOM-29] a server that closes loses nobody: they go on by another', async () => {
    const [ana, ben, cleo, dan] = await four()
    await playsOn([ana, ben, cleo, dan])
    await other.closes()
    for (const phone of [ben, dan]) await phone.until(() => phone.bye?.why === 'restart')
    const [ben2, dan2] = [await one.comesBack(ben), await one.comesBack(dan)]
    expect(ben2.match.view).toEqual(cleo.match.view)
    expect(await playsOn([ana, ben2, cleo, dan2])).toBeDefined()
  })

  test('[ROOM-12] [ROOM-28] NATS away: moves are refused in words, nothing is lost, and play goes on when it is back', async () => {
    const players = await four()
    const acts = players.find(phone => answerOf(phone) !== undefined)!
    await nats.nodes[0]!.dies()
    expect(await acts.asks(answerOf(acts)!, 'while away')).toMatch(CANNOT)
    await expect(one.opens()).rejects.toThrow(CANNOT)
    const [ana] = players
    await expect(one.comesBack(ana)).rejects.toThrow('the connection is gone') // and may come again
    await nats.nodes[0]!.starts()
    let refusal: string | undefined = 'not yet'
    for (let i = 0; i < 20 && refusal !== undefined; i++)
      refusal = await acts.asks(answerOf(acts) ?? { do: 'setChat', isOn: true }, 'while away')
    expect(refusal).toBeUndefined()
    for (const phone of players) await phone.until(() => phone.match.view.step === acts.match.view.step)
    expect((await entriesOf(ana)).filter(({ id }) => id === 'while away')).toHaveLength(1)
    await playsToTheEnd(players)
  })
})
