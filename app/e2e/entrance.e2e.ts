import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { READ_IN } from '@veillee/kernel/languages'
import type { TestPhone } from '@veillee/server/test-phone'
import { type TestHouse, test } from './house.ts'
import { keptBefore } from './kept-before.ts'

const AT_A_ROOM = /\/room\/[\w-]{22}/

const opens = (house: TestHouse, game = 'in-the-palm'): Promise<TestPhone> =>
  house.program.enters({ do: 'open', name: 'Ana', game, setting: 'table', language: 'fr' })

const namesIn = ({ seen }: TestPhone): readonly string[] =>
  seen.lobby!.people.filter(({ status }) => status === 'here').map(({ name }) => name)

const nameField = (page: Page) => page.getByLabel('Comment tu t’appelles')
const codeField = (page: Page) => page.getByLabel('On t’a donné un code')
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function joins(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await nameField(page).fill(name)
  await button(page, 'M’asseoir à table').click()
}

test('[ROOM-1] [ROOM-8] whoever taps a game and says a name has a room, and keeps it when the page is reloaded', async ({
  house,
}) => {
  const page = await house.newPhone()
  await page.goto('/')
  await page.getByRole('link', { name: 'Une histoire extraordinaire' }).first().click()
  await expect(button(page, 'Ouvrir la veillée')).toBeDisabled()
  await nameField(page).fill('  Ana  ')
  await button(page, 'Ouvrir la veillée').click()
  await page.waitForURL(AT_A_ROOM)
  const room = page.url().split('/room/')[1]!
  const tom = await house.program.enters({ do: 'join', name: 'Tom', code: room })
  expect(namesIn(tom)).toEqual(['Ana', 'Tom'])
  expect(tom.seen.lobby!.game).toBe('extraordinary-story')
  await page.reload()
  await expect(page.locator('[data-screen]')).toBeVisible()
  await tom.until(() => tom.seen.away?.length === 0)
  expect(namesIn(tom)).toEqual(['Ana', 'Tom'])
})

test('[ROOM-4] whoever leads without playing has no seat', async ({ house }) => {
  const page = await house.newPhone()
  await page.goto('/new/palm-reader')
  await nameField(page).fill('Ana')
  await page.getByRole('switch', { name: 'Je mène sans jouer' }).click()
  await button(page, 'Ouvrir la veillée').click()
  await page.waitForURL(AT_A_ROOM)
  const code = page.url().split('/room/')[1]!
  const tom = await house.program.enters({ do: 'join', name: 'Tom', code })
  await tom.until(() =>
    tom.seen.lobby!.seating.every(holder => !holder || !('person' in holder) || holder.person === 1),
  )
  expect(tom.seen.lobby!.host).toBe(0)
})

test('[ROOM-2] a code is typed as people type, a name follows, and the next time not even that', async ({
  house,
}) => {
  const ana = await opens(house)
  const { code } = ana.welcome!
  const page = await house.newPhone()
  await page.goto('/')
  await expect(button(page, 'Entrer')).toBeDisabled()
  await codeField(page).pressSequentially(`${code.slice(0, 2).toLowerCase()} ${code.slice(2).toLowerCase()}`)
  await expect(page.locator('.ent-boxes')).toHaveText(code)
  await page.keyboard.press('Enter')
  await nameField(page).fill('Tom')
  await page.keyboard.press('Enter')
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => namesIn(ana).includes('Tom'))

  await page.goto('/')
  await codeField(page).fill(code)
  await button(page, 'Entrer').click()
  await page.waitForURL(AT_A_ROOM)
  expect(namesIn(ana)).toEqual(['Ana', 'Tom'])
})

test('[ROOM-2] by QR code or link only the name is asked, and a link that was copied leads there too', async ({
  house,
}) => {
  const ana = await opens(house)
  const { code, room } = ana.welcome!
  const page = await house.newPhone()
  await page.goto(`/join/${code}`)
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await expect(page.locator('.ent-invite')).toContainText(code)
  await page.goto('/')
  await codeField(page).evaluate((input, link) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', link)
    // Firefox makes such an event with nothing on its clipboard.
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData })
    input.dispatchEvent(paste)
  }, `${house.home}/join/${room}`)
  await nameField(page).fill('Tom')
  await button(page, 'M’asseoir à table').click()
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => namesIn(ana).includes('Tom'))
})

test('[ROOM-2] [ROOM-30] a wrong code is refused in words where one stands, and nothing that was typed is lost', async ({
  house,
}) => {
  const ana = await opens(house)
  const page = await house.newPhone()
  await joins(page, 'ZZZZ', 'Tom')
  await expect(page.getByRole('log')).toContainText('Cette veillée n’existe pas')
  await expect(nameField(page)).toHaveValue('Tom')
  await expect(codeField(page)).toHaveValue('ZZZZ')
  await codeField(page).fill(ana.welcome!.code)
  await button(page, 'M’asseoir à table').click()
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => namesIn(ana).includes('Tom'))
})

test('[ROOM-4] a closed door and having been put out are said in words', async ({ house }) => {
  const ana = await opens(house)
  const { code } = ana.welcome!
  const page = await house.newPhone()
  await joins(page, code, 'Tom')
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => namesIn(ana).includes('Tom'))
  await ana.asks({ do: 'remove', person: 1 })
  await expect(page.getByText('Tu n’es plus à cette table')).toBeVisible()
  await button(page, 'Retour à l’accueil').click()
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
  await expect(page.getByText('Reprendre la veillée')).toHaveCount(0)

  await ana.asks({ do: 'setDoor', isOpen: false })
  const late = await house.newPhone()
  await joins(late, code, 'Jo')
  await expect(late.getByRole('log')).toContainText('L’hôte a fermé cette veillée')
})

test('[ROOM-9] a seat moves to another phone by its link, and the one before may watch', async ({
  house,
}) => {
  const [ana, tom] = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'] })
  const { room } = tom!.wire.welcome!
  await expect(tom!.page.locator('[data-screen]')).toBeVisible()
  const link = await linkOf(tom!.wire)
  const other = await house.newPhone()
  await other.goto(`/room/${room}#seat=${link}`)
  await button(other, 'Jouer ici').click()
  await other.waitForURL(`${house.home}/room/${room}`)
  await expect(tom!.page.getByText('Tu joues sur un autre téléphone')).toBeVisible()
  await button(tom!.page, 'Regarder d’ici').click()
  await expect(tom!.page.locator('[data-screen^="bye"]')).toHaveCount(0)
  await other.reload()
  await expect(other.locator('[data-screen="hand-over"]')).toHaveCount(0)
  await ana!.wire.until(() => ana!.wire.seen.lobby!.people.length === 3)
  expect(ana!.wire.seen.lobby!.seating.slice(0, 2)).toEqual([{ person: 0 }, { person: 1 }])

  const third = await house.newPhone()
  await third.goto(`/room/${room}#seat=${link}`)
  await button(third, 'Jouer ici').click()
  await expect(third.getByRole('log')).not.toBeEmpty()
})

async function linkOf(wire: TestPhone): Promise<string> {
  const before = wire.frames.length
  await wire.asks({ do: 'offerSeat' })
  const done = wire.frames.slice(before).map(frame => JSON.parse(String(frame)) as { link?: string })
  return done.find(({ link }) => link !== undefined)!.link!
}

test('[ROOM-27] the first page knows the last evening, with whom, and how to forget it', async ({
  house,
}) => {
  const ana = await opens(house)
  const page = await house.newPhone()
  await page.goto('/')
  await codeField(page).fill(ana.welcome!.code)
  await button(page, 'Entrer').click()
  await nameField(page).fill('Tom')
  await button(page, 'M’asseoir à table').click()
  await page.waitForURL(AT_A_ROOM)
  await expect(page.locator('[data-screen]')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('veillee.rooms')))
    .toContain('"names":["Ana"]')
  await page.goBack()
  await ana.until(() => ana.seen.away!.includes(1)) // who looks at the first page is not at the table
  const last = page.getByRole('link', { name: 'Reprendre la veillée' })
  await expect(last).toContainText('avec Ana')
  await expect(last).toContainText(ana.welcome!.code)
  await last.click()
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => !ana.seen.away!.includes(1))
  await page.goto('/')
  await button(page, 'Tes veillées').click()
  await button(page, 'Oublier sur ce téléphone').click()
  await expect(page.getByText('Reprendre la veillée')).toHaveCount(0)
})

test('[ROOM-27] an evening that the host deletes says so; one that is not known any more can be entered by name', async ({
  house,
}) => {
  const ana = await opens(house)
  const page = await house.newPhone()
  await joins(page, ana.welcome!.code, 'Tom')
  await page.waitForURL(AT_A_ROOM)
  await ana.until(() => namesIn(ana).includes('Tom'))
  const { room } = ana.welcome!
  await page.goto('/')
  await page.evaluate(() => {
    const rooms = JSON.parse(localStorage.getItem('veillee.rooms')!) as { token: string }[]
    localStorage.setItem(
      'veillee.rooms',
      JSON.stringify(rooms.map(known => ({ ...known, token: 'A'.repeat(43) }))),
    )
  })
  await page.goto(`/room/${room}`)
  await expect(page.getByText('Ce téléphone n’est plus connu')).toBeVisible()
  await button(page, 'Entrer avec mon prénom').click()
  await expect(nameField(page)).toHaveValue('Tom')
  await button(page, 'M’asseoir à table').click()
  await page.waitForURL(AT_A_ROOM)
  await expect(page.locator('[data-screen]')).toBeVisible()
  ana.say({ do: 'forget' })
  await expect(page.getByText('Cette veillée a été effacée')).toBeVisible()
})

test('[ROOM-8] [ROOM-29] a server that restarts says so, and the phone is back by itself', async ({
  house,
}) => {
  const [ana] = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'] })
  const { port } = house.program
  const lobby = ana!.page.locator('[data-screen="lobby"]')
  await expect(lobby).toBeVisible() // whoever is still on the way in hears no word
  await house.program.ends()
  await expect(ana!.page.getByText('Veillée redémarre')).toBeVisible()
  await house.opens(port)
  await expect(ana!.page.getByText('Veillée redémarre')).toHaveCount(0)
  await expect(lobby).toBeVisible()
})

test('[ROOM-26] a server that is away is told kindly, and looked for', async ({ house }) => {
  const page = await house.newPhone()
  await page.goto('/new/in-the-palm')
  await nameField(page).fill('Ana')
  const { port } = house.program
  await house.program.ends()
  await button(page, 'Ouvrir la veillée').click()
  await expect(page.getByRole('log')).toContainText('Le réseau se fait attendre')
  await expect(nameField(page)).toHaveValue('Ana')
  await house.opens(port)
  await page.waitForURL(AT_A_ROOM)
})

test('[ROOM-34] settings take effect at once, and are kept on the device', async ({ house }) => {
  const page = await house.newPhone()
  await page.goto('/settings')
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Très grande' }).check()
  await expect(html).toHaveAttribute('data-text', 'larger')
  await page.getByRole('radio', { name: 'Gauche' }).check()
  await expect(html).toHaveAttribute('data-hand', 'left')
  await page.getByRole('radio', { name: 'Peau foncée' }).check()
  await page.getByRole('radio', { name: 'Deux coups' }).check()
  await page.getByRole('radio', { name: 'Clairs' }).check()
  await page.getByRole('switch', { name: 'Sons' }).click()
  await page.getByRole('switch', { name: 'Vibrations' }).click()
  await page.getByRole('switch', { name: 'Moins de mouvement' }).click()
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  for (const name of ['Larger', 'Left', 'Deep skin', 'Two taps', 'Light', 'English'])
    await expect(page.getByRole('radio', { name })).toBeChecked()
  for (const name of ['Sounds', 'Vibration'])
    await expect(page.getByRole('switch', { name })).toHaveAttribute('aria-checked', 'false')
})

const PAGES = ['/', '/new/extraordinary-story', '/join/KMF4', '/join', '/settings']

for (const language of READ_IN)
  test(`[ROOM-21] in ${language} nothing for axe to mend, and all fits 320 pixels with the largest words`, {
    tag: language === 'fr' || language === 'en' ? '@short' : '@long',
  }, async ({ house }) => {
    const page = await house.newPhone(language, { width: 320, height: 640 })
    await keptBefore(page, {
      'veillee.settings': { text: 'larger', language },
      'veillee.rooms': [
        {
          room: 'x'.repeat(22),
          token: '',
          code: 'KMF42P',
          name: 'Tom',
          at: 1,
          company: { game: 'palm-reader', names: ['Ana'] },
        },
      ],
    })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.locator('[data-screen]')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
      expect([path, await smallTargets(page)]).toEqual([path, []])
    }
  })

/** Everything that is touched is 48 pixels high, or lies in something that is. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select')]
      .filter(element => element.getClientRects().length > 0)
      .filter(element => Math.min(element.clientWidth, element.clientHeight) < 48)
      .map(element => element.outerHTML.slice(0, 120)),
  )

test('[ROOM-21] by keyboard alone: a game, a name, a room', async ({ house }) => {
  const page = await house.newPhone()
  await page.goto('/')
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
  await page.getByRole('link', { name: 'Palm Reader' }).first().focus()
  await page.keyboard.press('Enter')
  await nameField(page).focus()
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')
  await page.waitForURL(AT_A_ROOM)
})

test('at most 60 kB of script come before the first screen of a game', { tag: '@chromium' }, async ({
  house,
}) => {
  const page = await house.newPhone()
  const sizes = new Map<string, number>()
  page.on('response', async response => {
    if (response.request().resourceType() !== 'script') return
    const { responseBodySize } = await response.request().sizes()
    sizes.set(new URL(response.url()).pathname, responseBodySize)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Au creux de ta main' }).first().click()
  await expect(nameField(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes, JSON.stringify([...sizes])).toBeLessThan(60_000)
})

test('[ROOM-22] [ROOM-26] after the first visit the page opens without a network, and says what needs one', async ({
  house,
}) => {
  const page = await house.newPhone('fr', undefined, { isKept: true })
  const context = page.context()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Veillée' })).toBeVisible()
  await expect(page.locator('[data-aloud]').filter({ hasText: 'Pas de réseau ici' })).toBeVisible()
  const photos = page.locator('.ent-game img')
  for (let i = 0; i < 3; i++)
    expect(await photos.nth(i).evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Réglages' }).click()
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible()
  await page.goto('/learn/palm-reader')
  await expect(page.locator('[data-screen]')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/')
  await expect(page.getByText('Pas de réseau ici')).toHaveCount(0)
})

test('the app can be installed: a manifest with icons that are there', async ({ house, request }) => {
  const file = `${house.home}/manifest.webmanifest`
  const manifest = (await (await request.get(file)).json()) as {
    icons: { src: string; type: string }[]
    start_url: string
    scope: string
    display: string
  }
  expect(manifest.display).toBe('standalone')
  for (const place of [manifest.start_url, manifest.scope])
    expect(new URL(place, file).href).toBe(`${house.home}/`)
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(new URL(src, file).href)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
  }
})
