import { expect, type Page } from '@playwright/test'
import { type Phone, test } from './house.ts'

/** Pictures to look at, where a folder is named for them. */
const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

const shows = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`)

test('[ROOM-6] a shared screen shows the table and how to come, and is the same one after a reload', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Nour', 'Sam'],
    languages: ['fr', 'en'],
  })
  const [ana] = phones as [Phone]
  const { code } = ana.wire.welcome!
  const screen = await house.screen(code, 'en')
  await expect(shows(screen, 'screen-lobby')).toBeVisible()
  await expect(screen.locator('.table-place')).toHaveCount(6)
  await expect(screen.locator('.table-runner')).toHaveText(['Seashell', 'Lighthouse'])
  await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(screen.getByText('5 at the table, 2 teams: all set')).toBeVisible()
  await expect(screen.getByRole('button')).toHaveCount(0)
  await shot(screen, 'tv-lobby')

  await test.step('who comes is seen at once', async () => {
    await house.program.enters({ do: 'join', name: 'Zoé', code })
    await expect(screen.getByText('6 at the table, 3 teams: all set')).toBeVisible()
  })
  await test.step('a reload makes no second screen, and takes no place', async () => {
    await screen.reload()
    await expect(shows(screen, 'screen-lobby')).toBeVisible()
    const screens = () => ana.wire.seen.lobby!.people.filter(({ isScreen }) => isScreen)
    await expect.poll(() => screens().length).toBe(1)
    await expect(ana.page.getByRole('button', { name: 'Grand écran' })).toBeVisible()
  })
  await test.step('it shows the match, without any secret, and the table after it', async () => {
    await house.starts(phones)
    await expect(shows(screen, 'screen-lobby')).toHaveCount(0)
    await expect(screen.locator('.television')).toBeVisible()
    await expect(screen.getByRole('button')).toHaveCount(0)
    await ana.asks({ do: 'endEarly', match: 1 })
    await expect(shows(screen, 'screen-lobby')).toContainText('ended early')
    await shot(screen, 'tv-after')
  })
  await test.step('put out, it says so and asks for a code', async () => {
    await ana.page.getByRole('button', { name: 'Grand écran' }).click()
    await ana.page.getByRole('button', { name: 'Débrancher ce grand écran' }).click()
    await expect(shows(screen, 'screen-code')).toBeVisible()
  })
})

test('[ROOM-6] [ROOM-21] without a code it asks for one, by keyboard, by remote control and by finger', async ({
  house,
}) => {
  const [ana] = (await house.sits({ game: 'palm-reader', names: ['Ana'] })) as readonly [Phone]
  const { code } = ana.wire.welcome!
  const screen = await house.newPhone('fr', { width: 1280, height: 720 })
  await screen.goto('/screen')
  await expect(shows(screen, 'screen-code')).toBeVisible()
  const letters = screen.getByLabel('Code', { exact: true })

  await test.step('the arrows of a remote control', async () => {
    await expect(screen.getByRole('button', { name: 'A', exact: true })).toBeFocused()
    await screen.keyboard.press('ArrowRight')
    await screen.keyboard.press('ArrowDown')
    await screen.keyboard.press('Enter')
    await expect(letters).toHaveText('K')
    await screen.keyboard.press('Backspace')
    await expect(letters).toHaveText('')
  })
  await test.step('a wrong code is said kindly, and can be mended', async () => {
    await screen.keyboard.type('ZZZZ')
    await screen.getByRole('button', { name: 'Montrer' }).click()
    await expect(shows(screen, 'screen-code')).toBeVisible()
    await expect(screen.getByText('Cette veillée n’existe pas.')).toBeVisible()
    await shot(screen, 'tv-code-wrong')
    for (let i = 0; i < 4; i++) await screen.keyboard.press('Backspace')
  })
  await screen.keyboard.type(code.toLowerCase())
  await expect(letters).toHaveText(code)
  // Who has typed it presses Enter, and that is not one letter more.
  await screen.keyboard.press('Enter')
  await expect(shows(screen, 'screen-lobby')).toBeVisible()
  await shot(screen, 'tv-lobby-alone')
})

test('[ROOM-8] when the server restarts, what was shown stays, and comes alive again by itself', async ({
  house,
}) => {
  const [ana] = (await house.sits({ game: 'extraordinary-story', names: ['Ana'] })) as readonly [Phone]
  const { code } = ana.wire.welcome!
  const screen = await house.screen(code)
  await expect(shows(screen, 'screen-lobby')).toBeVisible()
  const { port } = house.program
  await house.program.ends('SIGKILL')
  await expect(screen.getByText('La veillée revient toute seule…')).toBeVisible()
  await expect(shows(screen, 'screen-lobby')).toBeVisible()
  await shot(screen, 'tv-away')
  await house.opens(port)
  await expect(screen.getByText('La veillée revient toute seule…')).toHaveCount(0)
  await house.program.enters({ do: 'join', name: 'Tom', code })
  await expect(screen.getByText('2 à table')).toBeVisible()
})
