import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { trustFlag, writeCertificate } from '@veillee/server/own-certificate'
import { TestHouse } from './house.ts'

/** A house with a certificate of its own, under a path beside other things. All else there: npm run test:house. */
const test = base.extend<{ house: TestHouse }>({
  house: async ({ playwright, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-e2e-'))
    const { cert, key } = writeCertificate(folder)
    const args = [...(launchOptions.args ?? []), trustFlag(readFileSync(cert, 'utf8'))]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const house = new TestHouse(browser, { env: { TLS_CERT: cert, TLS_KEY: key, BASE_PATH: '/veillee' } })
    await house.opens()
    await use(house)
    await house.closes()
    await browser.close()
    rmSync(folder, { recursive: true })
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stepOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.step ?? '')

async function isNamed(page: Page, name: string, then: string): Promise<void> {
  await page.getByLabel('Comment tu t’appelles').fill(name)
  await button(page, then).click()
  await page.waitForURL(/\/room\//)
}

/** Whoever is asked presses what is lit, or else chooses a word. */
async function plays(pages: readonly Page[]): Promise<void> {
  for (const what of ['.act .primary:enabled', '.story-hand button[aria-disabled="false"]'])
    for (const page of pages) {
      const one = page.locator(what).first()
      if (await one.isVisible()) return one.tap({ timeout: 1_000 }).catch(() => undefined)
    }
}

test('[ROOM-1] [ROOM-22] over TLS and under a path: invited by a link, two begin and play, and alone one plays on without a network', {
  tag: '@chromium',
}, async ({ house }) => {
  const { home } = house
  expect(home).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/veillee$/)
  const ana = await house.newPhone('fr', undefined, { isKept: true })
  const strays: string[] = []
  ana.on('request', request => request.url().startsWith(`${home}/`) || strays.push(request.url()))
  ana.on('websocket', socket => expect(socket.url().split('?')[0]).toBe(`${home.replace('https', 'wss')}/`))
  await ana.goto('/')
  const scope = await ana.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(`${home}/`)
  await ana.getByRole('link', { name: 'Une histoire extraordinaire' }).first().click()
  await isNamed(ana, 'Ana', 'Ouvrir la veillée')
  expect(ana.url().startsWith(`${home}/room/`)).toBe(true)

  await button(ana, 'Inviter').click()
  const link = await ana.getByLabel('Le lien').inputValue()
  expect(link).toMatch(/^https:\/\/[^/]+\/veillee\/join\/\w{4}$/)
  const qr = ana.locator('.lobby-qr')
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await ana.keyboard.press('Escape')

  // Typed without the s, by whoever types: it leads to the same place.
  const tom = await house.newPhone()
  await tom.goto(`${home}/join/${link.split('/').at(-1)}`.replace('https', 'http'))
  expect(tom.url().startsWith(`${home}/join/`)).toBe(true)
  await isNamed(tom, 'Tom', 'M’asseoir à table')
  await button(ana, 'Commencer la partie').click()
  for (const page of [ana, tom]) await expect(page.locator('.play-strip')).toBeVisible()
  const begun = await stepOf(ana)
  await expect(async () => {
    await plays([ana, tom])
    expect(await stepOf(ana)).not.toBe(begun)
    expect(await stepOf(tom)).toBe(await stepOf(ana))
  }).toPass({ intervals: [300] })

  const isKept = (page: string) => caches.match(page).then(kept => kept !== undefined)
  await expect.poll(() => ana.evaluate(isKept, `${home}/`)).toBe(true)
  await ana.context().setOffline(true)
  await house.program.ends()
  await ana.goto('/new/extraordinary-story')
  await button(ana, 'En solo, avec des robots').tap()
  await expect(ana.locator('.play-strip')).toBeVisible()
  expect(ana.url().startsWith(`${home}/room/`)).toBe(true)
  await ana.reload()
  await expect(ana.locator('.play-strip')).toBeVisible()
  expect(strays.filter(url => !url.startsWith('blob:'))).toEqual([])
})
