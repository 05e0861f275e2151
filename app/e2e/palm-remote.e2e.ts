import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { PACKET } from '@veillee/room'
import { readFelt } from '@veillee/touch'
import { Finger } from './finger.ts'
import { Phone, type TestHouse, test } from './house.ts'
import { Network } from './network.ts'
import { overhears } from './overhearing.ts'
import { constraintOf, mimeBy, type Plan, peeksAtStage, planOf, sees, slot, spotOn } from './palm-far.ts'
import { button, PalmTable } from './palm-table.ts'

const SHOTS = process.env.PALM_SHOTS

test.describe.configure({ timeout: 300_000 })

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

/** Nothing of the stage lies on the hand or on anything else, on the smallest phones too. */
async function fits(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(150)
    await shot(page, `${name}-${width}`)
    const over = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.palm-stage button, .act button, .act select')]
        .map(one => ({
          name: one.textContent || one.getAttribute('aria-label'),
          box: one.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0)
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      const { clientWidth, clientHeight } = document.documentElement
      return [
        ...boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap(b => (meets(a.box, b.box) ? [`${a.name} on ${b.name}`] : [])),
        ),
        ...boxes.flatMap(({ name, box }) =>
          box.width < 47.5 || box.height < 47.5 ? [`${name} is ${box.width} x ${box.height}`] : [],
        ),
        ...boxes.flatMap(({ name, box }) =>
          box.left < -1 || box.right > clientWidth + 1 || box.bottom > clientHeight + 1
            ? [`${name} is out`]
            : [],
        ),
      ]
    })
    expect({ name, width, over }).toEqual({ name, width, over: [] })
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Draw, look, keep, by touch; again from the start if the constraint is one that has no room for three objects. */
async function reachesMimeOfThree(
  house: TestHouse,
  phones: readonly Phone[],
  table: PalmTable,
): Promise<Plan> {
  for (;;) {
    await house.starts(phones)
    await button(table.child.page, 'draw').tap()
    await table.until('choose')
    await table.chooses()
    await table.child.wire.caughtUp()
    const plan = planOf(constraintOf(table.child))
    if (plan.steps.length === 3 && plan.held !== 'upright') return plan
    const [host] = phones as [Phone]
    await host.asks({ do: 'endEarly', match: host.wire.match.number })
    for (const { wire } of phones) await wire.until(() => wire.match.end !== null)
  }
}

const times = (packets: readonly Buffer[]): readonly number[] =>
  packets.flatMap(bytes => readFelt(bytes.subarray(8), 64)!.map(({ tMs }) => tMs))

test('[PALM-47] [PALM-43] [PALM-50] [ROOM-24] a match of four far apart: three objects under a constraint by touch, phones that drop and come back, the mime once more, an album to keep, and the end in both languages', {
  tag: '@long',
}, async ({ house }) => {
  const names = ['Ana', 'Tom', 'Jo', 'Nour']
  const phones = await house.sits({
    game: 'in-the-palm',
    names,
    setting: 'remote',
    options: { first: 0, expert: true },
    languages: ['fr', 'en'],
  })
  const dealt = new PalmTable(phones)
  const plan = await reachesMimeOfThree(house, phones, dealt)
  const { child, grandfather } = dealt
  const [opponent] = dealt.opponents as [Phone]
  // Those who watch come first: they are the ones who never drop.
  const table = new PalmTable([...dealt.opponents, child, grandfather])
  const network = await Network.of(child.page)
  const felt: Buffer[] = []
  await overhears(grandfather.page, {
    received: frame => {
      if (typeof frame !== 'string') felt.push(frame)
    },
  })
  await grandfather.page.reload()
  await expect(child.page.locator('[data-screen="palm-stage"]')).toBeVisible()
  await expect(grandfather.page.locator('[data-screen="palm-shut"] .sns-hand')).toBeVisible()

  // PALM-43: nothing is done before the constraint was looked at, under the same finger as the card.
  const done = child.page.locator('.act .primary')
  await expect(done).toBeDisabled()
  await peeksAtStage(child.page, async () => {
    await expect(child.page.locator('.palm-constraint')).toBeVisible()
    await shot(child.page, 'stage-peek')
  })
  await shot(child.page, 'stage-empty')
  const [first, second, third] = plan.steps as [Plan['steps'][0], Plan['steps'][0], Plan['steps'][0]]
  const puts = async (finger: Finger, { object, place }: Plan['steps'][0]) => {
    await slot(child.page, object).tap()
    await finger.goes([await spotOn(child.page, place)], 500)
    await sees(child.page, object)
  }
  const finger = await Finger.on(child.page)
  await puts(finger, first)
  await sees(opponent.page, first.object)
  if (['three-objects', 'at-least-object'].includes(constraintOf(child)?.ask ?? ''))
    await expect(done).toBeDisabled()

  // The Child's connection drops in the middle; the mime is held, and goes on where it was.
  child.wire.drop()
  await network.goes()
  await expect(child.page.getByText(/On te ramène|Bringing you back/)).toBeVisible()
  await sees(opponent.page, first.object)
  network.comes()
  await expect(child.page.locator('.play-table.held')).toHaveCount(0)
  await sees(child.page, first.object)
  await puts(finger, second)
  await sees(opponent.page, second.object)
  await shot(child.page, 'stage-two')
  await shot(opponent.page, 'watching')
  await shot(grandfather.page, 'feeling')
  await fits(child.page, 'stage')

  // PALM-47: an opponent who comes anew gets it from its start; Grandfather feels only what comes next.
  const before = Math.max(...times(felt))
  felt.length = 0
  await Promise.all([opponent.page.reload(), grandfather.page.reload(), child.page.reload()])
  await sees(opponent.page, first.object)
  await sees(opponent.page, second.object)
  await sees(child.page, first.object)

  // Held while Grandfather is away.
  await expect(grandfather.page.locator('.sns-hand')).toBeVisible()
  const url = grandfather.page.url()
  grandfather.wire.drop()
  await grandfather.page.goto('about:blank')
  await expect(child.page.getByText(/On attend|Waiting for/).first()).toBeVisible()
  await shot(child.page, 'stage-held')
  await grandfather.page.goto(url)
  await expect(child.page.locator('.palm-stage-told').getByText(/On attend|Waiting for/)).toHaveCount(0)
  const again = await Finger.on(child.page)
  await puts(again, third)
  await sees(opponent.page, third.object)
  await peeksAtStage(child.page)
  await expect(done).toBeEnabled()
  await done.tap()
  await table.until('interfere')
  expect(new Set(felt.map(bytes => bytes[0]))).toEqual(new Set([PACKET.felt]))
  // A mime's time stands still while nothing touches: the next moment may have the time of the last.
  expect(Math.min(...times(felt))).toBeGreaterThanOrEqual(before)
  await table.interferes()

  // The second memory, by touch too.
  await table.chooses()
  await expect(child.page.locator('[data-screen="palm-stage"]')).toBeVisible()
  const back = await resumed(house, child)
  const next = planOf(constraintOf(new Phone(child.name, child.page, back, child.token)))
  await peeksAtStage(child.page)
  for (const { object, place } of next.steps) {
    await slot(child.page, object).tap()
    await again.goes([await spotOn(child.page, place)], 300)
  }
  await done.tap()
  await table.until('interfere')
  await table.interferes()
  await table.picks(0, 1)

  // PALM-50: beside what was felt, at any moment of it, and only when somebody asks.
  const { page } = grandfather
  await expect(page.locator('[data-screen="palm-score"]')).toBeVisible()
  await page.getByRole('button', { name: /Revoir le mime|See the mime again/ }).tap()
  await expect(page.locator('.palm-replay .pair')).toHaveCount(2)
  const trail = page.locator('.palm-replay .trail')
  const whole = await trail.count()
  expect(whole).toBeGreaterThanOrEqual(3)
  await shot(page, 'replay')
  await page.locator('.palm-seek').first().fill('0')
  await expect.poll(() => trail.count()).toBeLessThan(whole)
  await page.getByRole('button', { name: /Fermer|Close/ }).tap()
  await keepsAlbum(house, page)

  // The other turns go quickly, by wire.
  const wired = [
    phones[2]!,
    phones[3]!,
    new Phone(grandfather.name, page, await resumed(house, grandfather), grandfather.token),
    new Phone(child.name, child.page, back, child.token),
  ]
  const others = new PalmTable(wired)
  await others.goesOn()
  while (others.view.phase !== 'over') await turnByWire(others)
  for (const phone of wired) {
    const result = phone.page.getByRole('button', {
      name: /Voir le résultat|See the result|^(Continuer|Go on)$/,
    })
    await expect(async () => {
      if (await result.isVisible()) await result.tap({ timeout: 1_000 })
      await expect(phone.page.locator('[data-screen="palm-over"]')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
  const spoken = await Promise.all(wired.map(({ page }) => page.locator('html').getAttribute('lang')))
  expect(new Set(spoken)).toEqual(new Set(['fr', 'en']))
})

const resumed = (house: TestHouse, { wire }: Phone) => {
  const { room, token } = wire.welcome!
  return house.program.enters({ do: 'resume', room, token })
}

/** ROOM-24: one file, opened by a browser that knows nothing of the evening. */
async function keepsAlbum(house: TestHouse, page: Page): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /Garder cet album|Keep this album/ }).tap()
  const file = test.info().outputPath('album.html')
  await (await coming).saveAs(file)
  const html = readFileSync(file, 'utf8')
  expect(html.length).toBeLessThan(3_000_000)
  const other = await house.newPhone()
  const asked: string[] = []
  other.on('request', request => asked.push(request.url()))
  const failed: string[] = []
  other.on('pageerror', error => failed.push(error.message))
  await other.goto(`file://${file}`)
  await expect(other.locator('.album li')).toHaveCount(8)
  await expect(other.locator('.reel')).toHaveCount(2)
  const trail = () => other.locator('.trail').first().getAttribute('d')
  const whole = (await trail())!
  expect(whole.match(/M/g)!.length).toBeGreaterThanOrEqual(3)
  await other.locator('.reel input').first().fill('0')
  expect((await trail())!.length).toBeLessThan(whole.length)
  await other.locator('.reel button').first().tap()
  await expect.poll(trail).toBe(whole)
  if (SHOTS) await other.screenshot({ path: `${SHOTS}/album.png`, fullPage: true })
  expect(asked.filter(url => !/^(data|file|about):/.test(url))).toEqual([])
  expect(failed).toEqual([])
}

/** A move past the screens, and until those who watch know of it. */
async function wires(table: PalmTable, phone: Phone, move: string, input: unknown = true): Promise<void> {
  const { wire } = table.phones[0]!
  const { step } = wire.match.view
  await phone.plays(move, input)
  await wire.until(() => wire.match.view.step > step)
  for (const one of table.phones) await one.wire.caughtUp()
}

const offered = ({ wire }: Phone, move: string): unknown => wire.phone.seats[0]!.offers.choices[move]![0]

async function turnByWire(table: PalmTable): Promise<void> {
  const isAt = (phase: string) => table.view.phase === phase
  if (isAt('roles')) await wires(table, table.child, 'draw')
  while (!isAt('album')) {
    if (isAt('choose')) await wires(table, table.child, 'keep')
    else if (isAt('mime')) await wires(table, table.child, 'mime', mimeBy(planOf(constraintOf(table.child))))
    else await wires(table, table.opponents[0]!, 'lay', offered(table.opponents[0]!, 'lay'))
  }
  await wires(table, table.grandfather, 'pick', offered(table.grandfather, 'pick'))
  await wires(table, table.at(table.view.table.next[0]!), 'on')
}
