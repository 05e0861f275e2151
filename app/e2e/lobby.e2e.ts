import { expect, type Locator, type Page } from '@playwright/test'
import { Finger } from './finger.ts'
import { type Phone, test } from './house.ts'

/** Pictures to look at, where a folder is named for them. */
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const sheet = (page: Page, name: string) => page.locator(`[data-sheet="${name}"]`)
const lobbyOf = (page: Page) => page.locator('[data-screen="lobby"]')
const namesAt = ({ wire }: Phone) =>
  wire.seen.lobby!.seating.map(holder =>
    holder && 'person' in holder ? wire.seen.lobby!.people[holder.person]!.name : holder && 'robot',
  )

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.locator('.table-token').boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** By a finger, as on a phone. */
async function drags(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const finger = await Finger.on(page)
  const at = (part: number) =>
    [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part] as const
  await finger.down(at(0))
  for (const part of [0.1, 0.3, 0.6, 0.9, 1]) await finger.moves(at(part))
  await shot(page, 'dragging')
  await finger.up()
}

test('[ROOM-3] people change places by dragging and by buttons, each with their own seat nearest', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Nour'],
    languages: ['fr', 'en'],
  })
  const [ana, tom] = phones as [Phone, Phone]
  await expect(lobbyOf(ana.page)).toBeVisible()
  await expect(lobbyOf(tom.page)).toBeVisible()
  for (const [{ page }, own] of [
    [ana, /^Ana \(toi\)/],
    [tom, /^Tom \(you\)/],
  ] as const) {
    const places = page.locator('.table-place')
    await expect(places).toHaveCount(5) // and a free one
    await expect(places.first().getByRole('button')).toHaveAccessibleName(own)
    const [near, left] = [await middleOf(places.nth(0)), await middleOf(places.nth(1))]
    expect(left.x).toBeLessThan(near.x)
  }
  await expect(ana.page.locator('.table-runner')).toHaveText(['Coquillage', 'Phare'])

  await test.step('the host drags Tom to Nour’s seat', async () => {
    await drags(
      ana.page,
      ana.page.locator('.table-place', { hasText: 'Tom' }),
      ana.page.locator('.table-place', { hasText: 'Nour' }),
    )
    await expect.poll(() => namesAt(ana).slice(0, 4)).toEqual(['Ana', 'Nour', 'Jo', 'Tom'])
    await expect(sheet(ana.page, 'place')).toHaveCount(0) // a drag is no tap
  })
  await test.step('Tom changes places with Jo by buttons', async () => {
    await button(tom.page, /^Jo, team Lighthouse/).click()
    await button(tom.page, 'Change places with me').click()
    await expect.poll(() => namesAt(tom).slice(0, 4)).toEqual(['Ana', 'Nour', 'Tom', 'Jo'])
  })
  await test.step('Tom cannot drag somebody else', async () => {
    await drags(
      tom.page,
      tom.page.locator('.table-place', { hasText: 'Ana' }),
      tom.page.locator('.table-place', { hasText: 'free' }),
    )
    await tom.wire.caughtUp()
    expect(namesAt(tom)[0]).toBe('Ana')
    await tom.page.keyboard.press('Escape')
  })
  await test.step('Tom stands up, watches, and sits down again', async () => {
    await button(tom.page, /^Tom \(you\)/).click()
    await button(tom.page, 'Stand up and watch').click()
    await expect(tom.page.getByText('You are watching.')).toBeVisible()
    await shot(tom.page, 'watching')
    await button(tom.page, 'Free seat').click()
    await button(tom.page, 'I sit here').click()
    await expect.poll(() => namesAt(tom)).toContain('Tom')
  })
})

test('[ROOM-4] the host seats robots, sets options, closes the door, hands over, and leads without a seat', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo'],
    languages: ['fr', 'en', 'fr'],
  })
  const [ana, tom, jo] = phones as [Phone, Phone, Phone]
  const { page } = ana
  const seen = () => ana.wire.seen.lobby!
  await test.step('a robot, and its level', async () => {
    await button(page, 'Place libre').click()
    await shot(page, 'place-free')
    await button(page, 'rêveur').click()
    await expect.poll(() => seen().seating[3]).toEqual({ bot: 'dreamy' })
    await button(page, /robot/).click()
    await page.getByRole('radio', { name: 'vif' }).check()
    await expect.poll(() => seen().seating[3]).toEqual({ bot: 'keen' })
    await shot(page, 'place-bot')
    await page.keyboard.press('Escape')
    await expect(tom.page.getByText('4 at the table, 2 teams: all set')).toBeVisible()
  })
  await test.step('options in plain words, which the others read', async () => {
    await page.getByRole('switch', { name: /Mode expert/ }).click()
    await button(page, 'Réglages').click()
    await shot(page, 'settings')
    await page.getByRole('radio', { name: 'chacun pour soi' }).check()
    await page.getByRole('radio', { name: '2\u202fmin' }).check()
    await page.getByRole('switch', { name: /Porte ouverte/ }).click()
    await page.getByRole('switch', { name: /Petits mots/ }).click()
    await expect
      .poll(() => [seen().options, seen().timerMs, seen().isOpen, seen().isChatOn])
      .toMatchObject([{ expert: true, mode: 'individual' }, 120_000, false, false])
    await button(page, 'Fermer').click()
    await button(tom.page, 'Settings').click()
    await expect(sheet(tom.page, 'settings')).toContainText('Ana sets how we play.')
    await expect(sheet(tom.page, 'settings')).toContainText('each alone')
    await expect(sheet(tom.page, 'settings').getByRole('switch')).toHaveCount(0)
    await shot(tom.page, 'settings-read')
    await tom.page.keyboard.press('Escape')
  })
  await test.step('leads without a seat, puts Jo out, hands over', async () => {
    await button(page, /^Ana \(toi\)/).click()
    await shot(page, 'place-own')
    await button(page, 'Mener sans jouer').click()
    await expect(page.getByText('Tu mènes la partie sans jouer.')).toBeVisible()
    await button(page, /^Jo/).click()
    await shot(page, 'place-other')
    await button(page, 'Faire sortir de la veillée').click()
    await button(page, 'Oui, et pour de bon').click()
    await expect.poll(() => seen().people[2]!.status).toBe('removed')
    expect(jo.wire.bye?.why).toBe('out')
    await expect(button(page, 'Commencer la partie')).toBeEnabled() // Tom and a robot
    await button(page, /^Tom/).click()
    await button(page, 'Lui confier le rôle d’hôte').click()
    await expect(page.getByText('Tom lance la partie')).toBeVisible()
    await expect(button(tom.page, 'Start the match')).toBeVisible()
  })
})

test('[ROOM-33] [ROOM-31] each is asked apart about their hand, two on one phone behind covers, and the host before a start', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'], languages: ['fr', 'en'] })
  const [ana, tom] = phones as [Phone, Phone]
  await test.step('Tom answers', async () => {
    await button(tom.page, /A question for you/).click()
    await expect(tom.page.locator('html')).toHaveAttribute('data-ground', 'dusk')
    await expect(tom.page.getByText('For your eyes only')).toBeVisible()
    await shot(tom.page, 'palm-question')
    await button(tom.page, /The back of my hand/).click()
    await expect(lobbyOf(tom.page)).toBeVisible()
    expect(tom.wire.phone.lends).toEqual([{ person: 1, lends: 'back' }])
    await expect(button(tom.page, /A question for you/)).toHaveCount(0)
    await ana.wire.caughtUp()
    expect(ana.wire.frames.join()).not.toContain('"back"')
  })
  await test.step('and may change his mind', async () => {
    await button(tom.page, 'My answer about my hand').click()
    await expect(button(tom.page, /The back of my hand/)).toHaveAttribute('aria-pressed', 'true')
    await button(tom.page, /Through the phone/).click()
    await expect.poll(() => tom.wire.phone.lends[0]!.lends).toBe('phone')
  })
  await test.step('Léo comes to Ana’s phone; both are asked before the match, each behind a cover', async () => {
    await button(ana.page, 'Inviter').click()
    await shot(ana.page, 'invite')
    await button(ana.page, 'Quelqu’un d’autre joue sur ce téléphone').click()
    await ana.page.getByLabel('Prénom').fill('Léo')
    await ana.page.keyboard.press('Enter')
    await expect(button(ana.page, /^Léo, sur ton téléphone/)).toBeVisible()
    await button(ana.page, 'Commencer la partie').click()
    for (const [name, answer] of [
      ['Ana', /Ma paume/],
      ['Léo', /Par le téléphone/],
    ] as const) {
      await expect(ana.page.getByText(`Une question pour ${name}`)).toBeVisible()
      await expect(button(ana.page, answer)).toHaveCount(0)
      await shot(ana.page, `palm-cover-${name}`)
      const hold = button(ana.page, `C’est moi, ${name}`)
      await hold.hover()
      await ana.page.mouse.down()
      await expect(button(ana.page, answer)).toBeVisible()
      await ana.page.mouse.up()
      await button(ana.page, answer).click()
    }
    await expect.poll(() => ana.wire.phone.lends.map(({ lends }) => lends)).toEqual(['palm', 'phone'])
    // The last answer starts it: nobody presses twice.
    await expect(ana.page.locator('[data-screen^="lobby"]')).toHaveCount(0)
    expect(ana.wire.match.throughPhone).toEqual([tom.seat, 2])
  })
})

test('[ROOM-7] [ROOM-15] after a match the table is there again, with its result, a new seal, and the other games', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    names: ['Ana', 'Tom'],
    languages: ['fr', 'en'],
  })
  const [ana, tom] = phones as [Phone, Phone]
  await expect(button(ana.page, /Cartes bien mélangées/)).toBeVisible()
  await button(ana.page, /Cartes bien mélangées/).click()
  await expect(sheet(ana.page, 'seal')).toContainText('Ana et Tom')
  await expect(sheet(ana.page, 'seal')).toContainText(ana.wire.seen.lobby!.seal!.promise.slice(0, 8))
  await shot(ana.page, 'seal')
  await ana.page.keyboard.press('Escape')
  await house.starts(phones)
  await ana.asks({ do: 'endEarly', match: 1 })
  await expect(button(tom.page, /Last match: An Extraordinary Story, ended early/)).toBeVisible()
  await button(ana.page, /changer de jeu/).click()
  await shot(ana.page, 'game')
  await button(ana.page, /Palm Reader/).click()
  await expect(tom.page.getByText('2 more people')).toBeVisible()
  await ana.page.getByRole('checkbox', { name: 'rouge' }).click()
  await expect.poll(() => ana.wire.seen.lobby!.options).toMatchObject({ difficulties: ['green', 'red'] })
  await ana.page.getByRole('checkbox', { name: 'vert' }).click()
  await ana.page.getByRole('checkbox', { name: 'rouge' }).click() // the last one stays
  await ana.wire.caughtUp()
  expect(ana.wire.seen.lobby!.options).toMatchObject({ difficulties: ['red'] })
  await shot(ana.page, 'reader')
})

const LONG = [
  'Ana',
  'Maximilienne-Charlot',
  'Jo',
  'Wolfgang Amadeus Moz',
  'Sam',
  'Élisabeth-Alexandra',
  'Zoé',
  'Guy',
  'Ida',
  'Kim',
]

test('[ROOM-21] ten people with long names fit on every phone, in every text size, and can be touched', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'palm-reader', names: LONG.slice(0, 1) })
  const [{ page, wire }] = phones as [Phone]
  for (const name of LONG.slice(1)) await house.program.enters({ do: 'join', name, code: wire.welcome!.code })
  await expect(page.locator('.table-place')).toHaveCount(10)
  await page.waitForTimeout(1_000)
  for (const text of ['normal', 'larger'])
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(size => {
        document.documentElement.dataset.text = size
      }, text)
      await page.waitForTimeout(400)
      await shot(page, `ten-${text}-${width}x${height}`)
      const found = await page.evaluate(() => ({
        isWider: document.documentElement.scrollWidth > innerWidth,
        small: [...document.querySelectorAll<HTMLElement>('.screen button')]
          .filter(one => one.offsetHeight < 48 || one.offsetWidth < 48)
          .map(one => one.getAttribute('aria-label') ?? one.textContent),
        tiny: [...document.querySelectorAll('.screen *')]
          .filter(one => one.childElementCount === 0 && one.textContent && !one.closest('svg'))
          .filter(one => Number.parseFloat(getComputedStyle(one).fontSize) < 15)
          .map(one => one.textContent),
      }))
      expect(found, `${width} x ${height}, ${text}`).toEqual({ isWider: false, small: [], tiny: [] })
      await expect(button(page, 'Commencer la partie')).toBeInViewport({ ratio: 1 })
    }
})

test('[ROOM-6] [ROOM-21] whoever comes to look on, and a shared screen, push nothing away from under a finger', async ({
  house,
}) => {
  const [ana] = await house.sits({ game: 'palm-reader', names: ['Ana', 'Tom', 'Jo', 'Nour'] })
  const { page, wire } = ana!
  await expect(lobbyOf(page)).toBeVisible()
  await expect(page.locator('.lobby-ready.good')).toBeVisible()
  const pressed = [/^Inviter$/, /^Réglages$/, /Commencer la partie/].map(name => button(page, name))
  const places = () => Promise.all(pressed.map(one => one.boundingBox()))
  await page.evaluate(() => document.fonts.ready) // words may take another line before
  const before = await places()
  await house.screen(wire.welcome!.code, 'fr')
  await expect(page.locator('.lobby-people')).toBeVisible()
  expect(await places()).toEqual(before)
})
