import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Phone, test } from './house.ts'
import { overlaps } from './overlaps.ts'
import { playToEnd } from './playing-out.ts'
import { shot } from './shot.ts'
import { talking } from './talking.ts'

const playing = (page: Page) => page.locator('[data-screen^="palm-"]')
const menu = async (page: Page, item: string | RegExp) => {
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: item }).click()
}

async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`)).toEqual([])
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider)).toBe(false)
}

test('[ROOM-31] two people on one phone: the named one opens it, and nothing of the other is on the page', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana'], options: { first: 0 } })
  const { page, wire } = phones[0]!
  await phones[0]!.asks({ do: 'share', name: 'Zoé' })
  await house.starts(phones)
  await expect(page.getByRole('heading', { name: 'Passe le téléphone à Ana' })).toBeVisible()
  await isSound(page)
  const pad = (await page.locator('.hold').boundingBox())!
  await page.mouse.move(pad.x + 40, pad.y + 40)
  await page.mouse.down()
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(playing(page)).toHaveCount(0)
  await page.mouse.down()
  await expect(playing(page)).toBeVisible()
  await page.mouse.up()
  await menu(page, 'Passer le téléphone à Zoé')
  await expect(page.getByRole('heading', { name: 'Passe le téléphone à Zoé' })).toBeVisible()
  await expect(playing(page)).toHaveCount(0)
  expect(wire.phone.seats).toHaveLength(2)
})

test('[ROOM-31] [READ-13] two who share the narrowest phone vote on symbols that do not lie over each other', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'palm-reader', names: ['Ana', 'Tom', 'Jo'] })
  const [{ page, wire }] = phones as [Phone]
  await phones[0]!.asks({ do: 'share', name: 'Papi Jean' })
  await house.starts(phones)
  await reachesVote(phones)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const [seat, other] of wire.phone.seats.entries()) {
    const cover = page.locator('.hold')
    await cover.hover()
    await page.mouse.down()
    await expect(page.locator('[data-screen="reader-vote"]')).toBeVisible()
    await page.mouse.up()
    await expect(page.locator('.play-note')).toBeVisible()
    expect(await page.evaluate(overlaps, '.screen')).toEqual([])
    await shot(page, `vote-shared-${seat}`)
    if (other !== wire.phone.seats.at(-1)) await menu(page, /^Passer le téléphone/)
  }
})

/** A round of Palm Reader by wire, by all who sit at these phones. */
async function reachesVote(phones: readonly Phone[]): Promise<void> {
  const { wire } = phones[0]!
  while (wire.match.view.phase !== 'vote')
    for (const phone of phones)
      for (const { seat } of phone.wire.phone.seats) {
        await phone.wire.caughtUp()
        const { choices } = phone.wire.phone.seats.find(one => one.seat === seat)!.offers
        const move = ['look', 'done', 'noSecondLap'].find(one => choices[one])
        if (!move) continue
        const { number, view } = phone.wire.match
        const input = choices[move]![0]
        await phone.asks({ do: 'play', seat, move, input, match: number, step: view.step })
        await wire.caughtUp()
      }
}

test('[ROOM-17] what is written is unread until it is read, and a face floats past', async ({ house }) => {
  const [ana, ben] = await talking(house)
  const { page } = ana!
  await page.bringToFront()
  await expect(page.locator('.bar')).toBeVisible()
  await ben!.asks({ do: 'say', kind: 'words', text: '<b>Bonsoir</b>' })
  await expect(page.getByRole('button', { name: 'Menu, 1 nouveau message' })).toBeVisible()
  await ben!.asks({ do: 'say', kind: 'faces', text: 'laugh' })
  await expect(page.locator('.play-float')).toBeVisible()
  await menu(page, /Discussion/)
  await expect(page.getByText('<b>Bonsoir</b>')).toBeVisible()
  await expect(page.locator('.play-float')).toHaveCount(0)
  await isSound(page)
  await page.getByRole('button', { name: 's’endort' }).click()
  await ben!.wire.until(() => ben!.wire.seen.talk?.at(-1)?.text === 'sleep')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('[ROOM-15] the phone checks the shuffle when the match is over; the score pad has it', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'], languages: ['en'] })
  const [ana] = phones
  await ana!.wire.until(() => ana!.wire.seen.lobby?.seal?.by.length === 2)
  await house.starts(phones)
  const { page } = ana!
  await menu(page, /The sealed shuffle/)
  await expect(page.getByText('When the match is over, your phone will check')).toBeVisible()
  await expect(page.getByText('Ana (yours)')).toBeVisible()
  await isSound(page)
  await page.keyboard.press('Escape')
  await playToEnd(phones)
  await menu(page, /The sealed shuffle/)
  await expect(page.getByText('Checked on your phone: nothing has changed')).toBeVisible()
  await expect(page.getByText('Your number is in it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await menu(page, 'Score pad')
  await expect(page.getByText(/\d (points?|rockets?)/).first()).toBeVisible()
  await isSound(page)
})

test('[ROOM-10] a table goes on without somebody who is away: after 30 seconds it votes', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'], languages: ['en'] })
  await house.starts(phones)
  const [ana, ben] = phones
  const awaited = ana!.wire.match.awaits[0] === ana!.seat ? ana! : ben!
  const other = awaited === ana ? ben! : ana!
  await awaited.page.close()
  awaited.wire.drop()
  const { page } = other
  await expect(page.getByText(`Waiting for ${awaited.name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Go on without ${awaited.name}` })).toBeVisible({
    timeout: 45_000,
  })
  await isSound(page)
  const { step } = other.wire.match.view
  await page.getByRole('button', { name: `Go on without ${awaited.name}` }).click()
  await other.wire.until(() => other.wire.match.standIns.length > 0 || other.wire.match.view.step !== step)
})

test('ten seats fit a phone of 320 pixels, the largest text too', async ({ house }) => {
  const [ana] = await house.sits({ game: 'palm-reader', names: ['Ana'] })
  const { page, wire } = ana!
  const names = ['Maximilienne', 'Ben', 'Chloé', 'Dodo', 'Eve', 'Farid', 'Gus', 'Hana', 'Ivo']
  for (const name of names) await house.program.enters({ do: 'join', name, code: wire.welcome!.code })
  await page.setViewportSize({ width: 320, height: 568 })
  await wire.until(() => wire.seen.lobby?.people.length === 10)
  await house.starts([ana!])
  await expect(page.locator('.play-strip [role="img"]')).toHaveCount(10)
  const boxes = await page
    .locator('.bar > *, .play-strip > li')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))
  for (const [left, right] of boxes) expect(left! >= 0 && right! <= 320).toBe(true)
  await page.evaluate(() => {
    document.documentElement.dataset.text = 'larger'
  })
  for (const item of [/Discussion/, 'Carnet de scores', /Réglages/, /Pour l’hôte/, 'Quitter la table']) {
    await menu(page, item)
    await isSound(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Que se passe' }).click()
  await isSound(page)
})
