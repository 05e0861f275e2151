import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameId, games } from '@veillee/games'
import { type NamedLog, WIRE_VERSION } from '@veillee/room'
import { openNatsLog } from '@veillee/server/nats-connect'
import { NatsTestCluster, natsServer } from '@veillee/server/nats-testing'
import { Program } from '@veillee/server/program'
import { TestPhone } from '@veillee/server/test-phone'
import * as testing from '@veillee/server/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Kit, PREVIOUS, type Version, versionOf } from './previous.ts'

const { agree, playsOn, playsToTheEnd, succeeds } = testing
const ours: Kit = { ...testing, TestPhone }
type Phones = InstanceType<Kit['TestPhones']>

const NEWER = 'continued on a newer Veillée'
const RENEWED = 'load the page again'
const MOVES = 12

/** A server of one version, with phones of that version. */
interface Side {
  readonly program: Program
  readonly phones: Phones
  readonly kit: Kit
}

function side(program: Program, kit: Kit): Side {
  const phones = kit === ours ? program : new kit.TestPhones(program.port)
  onTestFinished(async () => {
    phones.drop()
    await program.ends()
  })
  return { program, phones, kit }
}

/** The device of this phone comes to a server with the app that this one has. */
const comesTo = ({ phones }: Side, { welcome }: TestPhone): Promise<TestPhone> =>
  phones.enters({ do: 'resume', room: welcome!.room, token: welcome!.token })

/** What it is told there for good. */
async function byeFrom({ program, kit }: Side, v: number, { welcome }: TestPhone): Promise<string> {
  const phone = await kit.TestPhone.connect(program.port)
  phone.say({ do: 'resume', v, room: welcome!.room, token: welcome!.token })
  await phone.until(() => !phone.isOpen || phone.bye !== undefined)
  phone.drop()
  expect(phone.bye?.why).toBe('newer')
  return phone.bye!.words.en
}

const allSee = async (phones: readonly TestPhone[], isSo: (phone: TestPhone) => boolean): Promise<void> => {
  for (const phone of phones) await phone.until(() => isSo(phone))
}

const namesIn = ({ seen }: TestPhone) => seen.lobby!.people.map(({ name }) => name)
const saidIn = ({ seen }: TestPhone) => seen.talk?.map(({ text }) => text) ?? []
const wordsOf = (text: string) => ({ do: 'say', kind: 'words', text }) as const

/** Some deals leave to the host who begins. */
async function hostDecides(four: readonly TestPhone[]): Promise<void> {
  const { match, phone } = four[0]!
  if (phone.hostOffers === null) return
  const [move, inputs] = Object.entries(phone.hostOffers.choices).find(([, some]) => some.length > 0)!
  const question = { match: match.number, step: match.view.step }
  await succeeds(four[0]!, { do: 'play', seat: 'host', move, input: inputs[0], ...question })
  await allSee(four, one => !one.match.awaits.includes('host'))
}

/** Begun on one side, and played on for a while. */
async function playing(
  { phones, kit }: Side,
  game: GameId,
  setting: string,
  most = MOVES,
): Promise<readonly TestPhone[]> {
  const four = await phones.four(game, setting)
  await hostDecides(four)
  for (let moves = 0; moves < most; moves++) expect(await kit.playsOn(four)).toBeDefined()
  expect(four[0].match.end).toBeNull()
  return four
}

/** What somebody takes home. */
async function takenHome({ program }: Side, { welcome }: TestPhone): Promise<Taken> {
  const answer = await fetch(`${program.home}/evenings/${welcome!.room}`, {
    headers: { Authorization: `Bearer ${welcome!.token}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Taken
}

interface Taken {
  readonly entries: readonly Readonly<Record<string, unknown>>[]
}

/** What has happened in it; how its first entry names the format is its version's own. */
const happened = ({ entries: [first, ...others] }: Taken) => [{ ...first, format: undefined }, ...others]

const bringsTo = async ({ program }: Side, taken: Taken): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${program.home}/evenings`, {
    method: 'POST',
    headers,
    body: JSON.stringify(taken),
  })
  return status
}

describe.each(PREVIOUS)('from a version %s', (_, commit) => {
  let version: Version
  beforeAll(async () => {
    version = await versionOf(commit)
  }, 600_000)

  /** Whether the newer goes on with a match that the older began, and the older with one that the newer did. */
  const isKnownToNewer = (game: GameId): boolean => version.rules[game] >= games[game].replaysFrom
  const isKnownToOlder = (game: GameId): boolean => version.rules[game] === games[game].rules
  const runsOld = async (env: NodeJS.ProcessEnv) =>
    side(await Program.as([process.execPath, version.program], env), version.kit)
  const runsNew = async (env: NodeJS.ProcessEnv) => side(await Program.runs(env), ours)

  /** A room of which the newer server has made something newer: the older one says so, in the words that it has. */
  async function isShutOn(older: Side, device: TestPhone): Promise<void> {
    if (version.knowsFormats) expect(await byeFrom(older, version.wire, device)).toMatch(NEWER)
    else expect((await comesTo(older, device)).seen.lobby!.closed).toMatchObject({ why: 'rules' })
  }

  describe.skipIf(!natsServer)('on one NATS', () => {
    let nats: NatsTestCluster
    let log: NamedLog
    beforeAll(async () => {
      nats = await NatsTestCluster.up(1)
      log = await openNatsLog({ servers: [new URL(nats.nodes[0]!.url)] })
    })
    afterAll(async () => {
      await log?.close()
      await nats.ends()
    })
    const both = async (): Promise<readonly [Side, Side]> => {
      const env = { VEILLEE_LOG: nats.nodes[0]!.url }
      return [await runsOld(env), await runsNew(env)]
    }
    const lengthOf = async ({ welcome }: TestPhone) => (await log.read(welcome!.room, 0)).length

    test('[ROOM-8] [ROOM-28] a room lives on both, whichever opened it: people, seats, talk, absences, what is taken home', async () => {
      const [older, newer] = await both()
      for (const [one, other] of [
        [older, newer],
        [newer, older],
      ] as const) {
        const ana = await one.phones.opens('palm-reader', 'remote')
        const ben = await other.phones.joins(ana.welcome!.code, 'Ben')
        const cleo = await one.phones.joins(ana.welcome!.code, 'Cleo')
        const all = [ana, ben, cleo]
        await succeeds(ben, { do: 'rename', name: 'Benoît' })
        await succeeds(ben, { do: 'sit', seat: 5 })
        await succeeds(ana, { do: 'choose', setting: 'table' })
        await allSee(
          all,
          phone =>
            namesIn(phone).join() === 'Ana,Benoît,Cleo' &&
            JSON.stringify(phone.seen.lobby!.seating[5]) === '{"person":1}' &&
            phone.seen.lobby!.setting === 'table',
        )
        await succeeds(ana, wordsOf('Bonsoir'))
        await succeeds(ben, wordsOf('Salut'))
        await allSee(all, phone => saidIn(phone).join() === 'Bonsoir,Salut')
        ben.drop()
        await allSee([ana, cleo], ({ seen }) => seen.away!.includes(1))
        const back = await comesTo(one, ben)
        await allSee([ana, cleo, back], ({ seen }) => !seen.away!.includes(1))
        expect(back.seen.lobby!.seating[5]).toEqual({ person: 1 })
        expect(saidIn(back)).toEqual(['Bonsoir', 'Salut'])
        const home = await takenHome(one, ana)
        expect(home.entries.length).toBeGreaterThan(6)
        expect(happened(await takenHome(other, ana))).toEqual(happened(home))
        expect(await bringsTo(other, home)).toBe(201)
      }
    })

    test.each([
      ['palm-reader', 'table', MOVES],
      ['extraordinary-story', 'remote', 1], // whoever says the first thing that comes to mind is soon out
      ['in-the-palm', 'remote', MOVES],
    ] as const)('[ROOM-28] [ROOM-37] %s, %s: a match that the older began', async (game, setting, most) => {
      const [older, newer] = await both()
      const four = await playing(older, game, setting, most)
      const [ana, ben] = four as [TestPhone, TestPhone]
      if (isKnownToNewer(game)) {
        const mixed = [ana, await comesTo(newer, ben), ...four.slice(2)]
        await agree(mixed, ana)
        for (let moves = 0; moves < most; moves++) expect(await playsOn(mixed)).toBeDefined()
        return
      }
      const eve = await newer.phones.joins(ana.welcome!.code, 'Eve')
      expect(eve.seen.match).toBeNull()
      expect(eve.seen.lobby!.closed).toEqual({ number: 1, game, why: 'rules' })
      for (let moves = 0; moves < most; moves++) expect(await older.kit.playsOn(four)).toBeDefined()
      expect(await eve.asks(wordsOf('À tout à l’heure'))).toBeUndefined()
      await allSee(four, phone => namesIn(phone).includes('Eve'))
    })

    test('[ROOM-16] [ROOM-37] what the older has played to its end stands on the pad of the newer', async () => {
      const [older, newer] = await both()
      const four = await playing(older, 'palm-reader', 'table')
      const eve = await newer.phones.joins(four[0]!.welcome!.code, 'Eve')
      await older.kit.playsToTheEnd(four)
      const lines = (phone: TestPhone) =>
        JSON.stringify(phone.seen.pad?.lines.map(({ number, game, result }) => [number, game, result]))
      await eve.until(() => (eve.seen.pad?.lines.length ?? 0) === 1)
      expect(lines(eve)).toBe(lines(four[0]!))
    })

    test('[ROOM-28] [ROOM-37] a match that the newer began', async () => {
      const [older, newer] = await both()
      const zoe = await older.phones.opens('in-the-palm', 'table', 'Zoé')
      const eve = await older.phones.opens('palm-reader', 'table', 'Eve')
      const { code } = eve.welcome!
      const three: TestPhone[] = []
      for (const name of ['Ana', 'Ben', 'Cleo']) three.push(await newer.phones.joins(code, name))
      await succeeds(eve, { do: 'passHost', to: 1 })
      await three[0]!.until(() => three[0]!.seen.lobby!.host === 1)
      await succeeds(three[0]!, { do: 'start', match: 1 })
      await allSee(three, ({ seen }) => seen.match != null)
      if (isKnownToOlder('palm-reader')) {
        await eve.until(() => eve.seen.match != null)
        await agree([...three, eve], eve)
        await playsToTheEnd([...three, eve])
        return
      }
      if (version.knowsFormats) await eve.until(() => eve.bye?.why === 'newer')
      else await eve.until(() => eve.seen.lobby!.closed?.why === 'rules')
      const length = await lengthOf(eve)
      await isShutOn(older, eve)
      expect(await lengthOf(eve)).toBe(length)
      await succeeds(zoe, { do: 'rename', name: 'Zo' })
      const four = [await comesTo(newer, eve), ...three]
      await agree(four, three[0]!)
      await playsToTheEnd(four)
    })

    test('[ROOM-8] [ROOM-12] an evening while the older server gives way to the newer', async () => {
      const [older, newer] = await both()
      const four = await playing(older, 'palm-reader', 'table')
      await older.program.ends()
      if (version.wire !== WIRE_VERSION) {
        const { room, token } = four[0]!.welcome!
        const page = newer.phones.enters({ do: 'resume', v: version.wire, room, token })
        await expect(page).rejects.toThrow(RENEWED)
      }
      const back = await Promise.all(four.map(phone => comesTo(newer, phone)))
      await allSee(back, ({ seen }) => seen.away!.length === 0)
      expect(back.map(({ welcome }) => welcome!.person)).toEqual([0, 1, 2, 3])
      expect(namesIn(back[0]!)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan'])
      if (!isKnownToNewer('palm-reader')) {
        expect(back.map(({ seen }) => seen.lobby!.closed?.why)).toEqual(Array(4).fill('rules'))
        await succeeds(back[0]!, { do: 'start', match: 2 })
        await allSee(back, ({ seen }) => seen.match != null)
      }
      await playsToTheEnd(back)
      expect(back[0]!.seen.pad!.lines).toHaveLength(1)
    })

    test('[ROOM-37] what is newer than both shuts its room alone', async () => {
      const [older, newer] = await both()
      const ana = await older.phones.opens()
      const zoe = await older.phones.opens('in-the-palm', 'table', 'Zoé')
      const ben = await newer.phones.joins(ana.welcome!.code, 'Ben')
      const { room } = ana.welcome!
      const length = await lengthOf(ana)
      await log.append(room, length, [{ did: 'light', at: Date.now(), by: 0 }])
      await ben.until(() => ben.bye?.why === 'newer')
      await expect(newer.phones.joins(room, 'Eve')).rejects.toThrow(NEWER)
      expect(await byeFrom(newer, WIRE_VERSION, ana)).toMatch(NEWER)
      if (version.knowsFormats) {
        await ana.until(() => ana.bye?.why === 'newer')
        await expect(older.phones.joins(room, 'Eve')).rejects.toThrow(NEWER)
      } else {
        // It cannot be taught any more: it apologises, as often as it is asked.
        await expect(older.phones.joins(room, 'Eve')).rejects.toThrow()
        expect(await ana.asks({ do: 'setChat', isOn: false })).toMatch('Something went wrong at our end')
      }
      expect(await lengthOf(ana)).toBe(length + 1)
      await succeeds(zoe, { do: 'rename', name: 'Zo' })
    })
  })

  test('[ROOM-12] [ROOM-37] one file: the old one plays, the new one goes on, and both once more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const DATA = join(folder, 'veillee.sqlite')
    const isSame = isKnownToNewer('palm-reader')
    const first = await runsOld({ DATA })
    const four = await playing(first, 'palm-reader', 'remote')
    const zoe = await first.phones.opens('extraordinary-story', 'table', 'Zoé')
    await first.program.ends()
    const allBack = (to: Side) => Promise.all(four.map(phone => comesTo(to, phone)))

    const second = await runsNew({ DATA })
    const onNew = await allBack(second)
    if (isSame) expect(onNew[0]!.match.view).toEqual(four[0]!.match.view)
    else {
      expect(onNew[0]!.seen.lobby!.closed?.why).toBe('rules')
      await succeeds(onNew[0]!, { do: 'start', match: 2 })
      await allSee(onNew, ({ seen }) => seen.match != null)
    }
    for (let moves = 0; moves < MOVES; moves++) expect(await playsOn(onNew)).toBeDefined()
    await succeeds(await comesTo(second, zoe), { do: 'rename', name: 'Zo' })
    await second.program.ends()

    const third = await runsOld({ DATA })
    if (isSame) expect((await allBack(third))[0]!.match.view).toEqual(onNew[0]!.match.view)
    else await isShutOn(third, four[0]!)
    const onOld = await comesTo(third, zoe)
    expect(namesIn(onOld)).toEqual(['Zo'])
    await succeeds(onOld, wordsOf('Bonsoir'))
    await third.program.ends()

    const fourth = await runsNew({ DATA })
    expect(saidIn(await comesTo(fourth, zoe))).toEqual(['Bonsoir'])
    const last = await allBack(fourth)
    expect(last[0]!.match.view).toEqual(onNew[0]!.match.view)
    await playsToTheEnd(last)
  })
})
