import { expect, type Page } from '@playwright/test'
import { type Phone, test } from './house.ts'

const shows = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`)
const sheet = (page: Page, name: string) => page.locator(`[data-sheet="${name}"]`)

/** Pictures to look at, where a folder is named for them. */
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** In the page: which names, or other words, a greeting lies on once it has risen. */
async function covered(): Promise<readonly string[]> {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const moving = document.getAnimations().filter(ends)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const boxOf = (one: Element) => one.getBoundingClientRect()
  const news = [...document.querySelectorAll('.news p')].map(boxOf).filter(({ width }) => width > 0)
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return [...document.querySelectorAll('.table-name, .television-seats li, h1, .tv-come p, .tv-sound')]
    .filter(one => news.some(box => meets(box, boxOf(one))))
    .map(one => one.textContent ?? '')
}

test('[ROOM-36] on the shared screen a greeting covers no name, before a match and in it', async ({
  house,
}) => {
  const names = ['Ana', 'Maximilienne', 'Zoé', 'Papi Jean', 'Inès', 'Tom']
  const phones = await house.sits({ game: 'extraordinary-story', names })
  const { code } = phones[0]!.wire.welcome!
  const screen = await house.screen(code, 'fr')
  const greets = async (name: string) => {
    await house.program.joins(code, name)
    await expect(screen.locator('.news p:visible').last()).toContainText(`Bonsoir ${name}`)
    await shot(screen, `greeted-${name}`)
    expect(await screen.evaluate(covered)).toEqual([])
  }
  await expect(screen.locator('.tv-lobby')).toBeVisible()
  await greets('Mamie Odette')
  await greets('Bartholomée')
  await house.starts(phones)
  await expect(screen.locator('.television-seats[data-rows="2"]')).toBeVisible()
  await greets('Nour')
})

test('[ROOM-36] a late-comer learns what they are, is greeted, and begins at the table after the match', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'extraordinary-story', names: ['Ana', 'Tom'] })
  const [ana] = phones as [Phone]
  const { code } = ana.wire.welcome!
  await house.starts(phones)
  const screen = await house.screen(code, 'fr')
  await expect(screen.locator('.television')).toBeVisible()
  const zoe = await house.newPhone('fr')
  await zoe.goto(`/join/${code}`)
  await zoe.getByLabel('Comment tu t’appelles').fill('Zoé')
  await zoe.getByRole('button', { name: 'M’asseoir à table' }).tap()
  await expect(sheet(zoe, 'seat')).toContainText('Tu regardes cette partie')
  await expect(sheet(zoe, 'seat')).toContainText('ta place est déjà gardée')
  for (const page of [ana.page, screen]) await expect(page.locator('.news')).toContainText('Bonsoir Zoé')
  await shot(zoe, 'late-watcher')
  await shot(ana.page, 'late-greeted')
  await shot(screen, 'late-greeted-tv')

  await test.step('somebody who comes after the end sees the table, not the result', async () => {
    await ana.asks({ do: 'endEarly', match: 1 })
    await house.starts(phones)
    await ana.asks({ do: 'endEarly', match: 2 })
    const lea = await house.newPhone('fr')
    await lea.goto(`/join/${code}`)
    await lea.getByLabel('Comment tu t’appelles').fill('Léa')
    await lea.getByRole('button', { name: 'M’asseoir à table' }).tap()
    await expect(shows(lea, 'lobby')).toBeVisible()
  })
})

test('[ROOM-33] whoever plays is asked about their hand, even if the match has begun without their answer', async ({
  house,
}) => {
  const [ana, tom] = (await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'] })) as [Phone, Phone]
  await ana.asks({ do: 'answerPalm', lends: 'palm' })
  await ana.asks({ do: 'start', match: 1 })
  await expect(shows(tom.page, 'lobby-palm')).toBeVisible()
  await expect(ana.page.locator('[data-screen^="palm-"]')).toBeVisible()
  await shot(tom.page, 'hand-question')
  await tom.page.getByRole('button', { name: /Ma paume/ }).tap()
  await expect(tom.page.locator('[data-screen^="palm-"]')).toBeVisible()
  expect(tom.wire.phone.lends).toEqual([{ person: 1, lends: 'palm' }])
})
