import { request } from 'node:http'
import { request as requestSafely } from 'node:https'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { type Phone, TestHouse } from './house.ts'
import { Looking } from './looking.ts'

const cards = pathToFileURL(join(import.meta.dirname, 'mac-with-vpn.mjs'))

/** Opened on the computer that runs it, which has a Wi-Fi, a VPN and Tailscale. */
const test = base.extend<{ house: TestHouse }>({
  house: async ({ browser }, use) => {
    const house = new TestHouse(browser, { host: 'localhost' })
    await house.opens(0, { HOST: '0.0.0.0', NODE_OPTIONS: `--import=${cards}` })
    await use(house)
    await house.closes()
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fold = (page: Page, name: string) => page.locator('summary', { hasText: name })
const sheet = (page: Page, name: string) => page.locator(`dialog[data-sheet="${name}"]`)

/** Another device of the network, as far as one computer can be two. */
const knocks = (home: string, path: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, protocol } = new URL(home + path)
    const from = { host: '127.0.0.1', localAddress: '127.0.0.2', rejectUnauthorized: false }
    const asked = { ...from, port, path: pathname, headers: { host } }
    const asks = protocol === 'https:' ? requestSafely : request
    asks(asked, answer => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })

/** What a camera would see of these words. */
function drawn(text: string): string {
  const { data } = encode(text, { border: 2, ecc: 'M' })
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

const WORDS = {
  fr: {
    invite: 'Inviter',
    address: 'Une autre adresse',
    link: 'Le lien',
    wifi: 'Donner le Wi-Fi',
    name: 'Nom du Wi-Fi',
    password: 'Mot de passe, s’il y en a un',
    show: 'Montrer le mot de passe',
    make: 'Montrer le carré',
    forget: 'L’oublier',
    nobody: 'Personne n’arrive\u202f?',
    listening: 'On guette un téléphone…',
    came: 'Un téléphone est arrivé à l’instant',
    same: 'Le même Wi-Fi\u202f?',
    sameMore: 'compare le nom du Wi',
    reached: 'Tu as trouvé Veillée',
  },
  en: {
    invite: 'Invite',
    address: 'Another address',
    link: 'The link',
    wifi: 'Share the Wi-Fi',
    name: 'Name of the Wi-Fi',
    password: 'Password, if there is one',
    show: 'Show the password',
    make: 'Show the square',
    forget: 'Forget it',
    nobody: 'Nobody gets in?',
    listening: 'Listening for a phone…',
    came: 'A phone got through just now',
    same: 'The same Wi-Fi?',
    sameMore: 'compare the name of the Wi',
    reached: 'You have reached Veillée',
  },
} as const

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language]

  test(`[ROOM-1] [ROOM-26] the right address, the Wi-Fi, and help when nobody comes (${language})`, {
    tag: language === 'en' ? '@long' : '@short',
  }, async ({ house }) => {
    const looking = new Looking(language)
    const [ana] = (await house.sits({
      game: 'palm-reader',
      names: ['Ana'],
      languages: [language],
    })) as readonly [Phone]
    const { page } = ana
    const { code } = ana.wire.welcome!
    const at = (address: string) => house.home.replace('localhost', address)
    const [wifi, vpn] = [at('192.168.1.23'), at('10.8.0.6')]
    const spelt = wifi.replace(/^https?:\/\//, '')
    const { pathname: root } = new URL(`${house.home}/`)
    await page.clock.install()
    await page.reload()

    await test.step('the best address comes first, and another can be chosen for good', async () => {
      await button(page, words.invite).click()
      const link = page.getByLabel(words.link)
      await expect(link).toHaveValue(`${wifi}/join/${code}`)
      await looking.at(page)
      await fold(page, words.address).click()
      await expect(page.getByRole('radio')).toHaveCount(3)
      await looking.at(page, 'addresses')
      await page.getByRole('radio', { name: '10.8.0.6' }).check()
      await expect(link).toHaveValue(`${vpn}/join/${code}`)
      const picture = page.locator('.lobby-qr')
      await expect(picture).toHaveAttribute(
        'src',
        `${root}invite/${code}.svg?home=${encodeURIComponent(vpn)}`,
      )
      await page.reload()
      await button(page, words.invite).click()
      await expect(link).toHaveValue(`${vpn}/join/${code}`)
      await fold(page, words.address).click()
      await page.getByRole('radio', { name: '192.168.1.23' }).check()
      await expect(link).toHaveValue(`${wifi}/join/${code}`)
    })

    await test.step('the Wi-Fi’s code is drawn on this device, kept, and forgotten', async () => {
      const sent: string[] = []
      page.on('request', asked => sent.push(`${asked.url()} ${asked.postData()}`))
      await fold(page, words.wifi).click()
      await page.getByLabel(words.name).fill('Chez Ana; 5G')
      await page.getByLabel(words.password, { exact: true }).fill('pain:beurre')
      await expect(page.getByLabel(words.password, { exact: true })).toHaveAttribute('type', 'password')
      await looking.at(page, 'wifi-fields')
      await button(page, words.make).click()
      const qr = sheet(page, 'invite').locator('.qr path')
      await expect(qr).toHaveAttribute('d', drawn('WIFI:T:WPA;S:Chez Ana\\; 5G;P:pain\\:beurre;;'))
      await expect(page.getByText('pain:beurre')).toHaveCount(0)
      await button(page, words.show).click()
      await expect(page.getByText('pain:beurre')).toBeVisible()
      await page.locator('.lobby-wifi').scrollIntoViewIfNeeded()
      await looking.at(page, 'wifi')
      await page.reload()
      await button(page, words.invite).click()
      await fold(page, words.wifi).click()
      await expect(qr).toBeVisible()
      await button(page, words.forget).click()
      await expect(page.getByLabel(words.name)).toHaveValue('')
      expect(await page.evaluate(() => localStorage.getItem('veillee.wifi'))).toBeNull()
      expect(sent.filter(asked => /beurre|Chez/.test(decodeURIComponent(asked)))).toEqual([])
    })

    await test.step('after a minute without anybody there is help', async () => {
      await expect(button(page, words.nobody)).toHaveCount(0)
      await page.clock.fastForward(61_000)
      await expect(sheet(page, 'invite').getByRole('button', { name: words.nobody })).toBeVisible()
      await looking.at(page, 'nobody')
      await sheet(page, 'invite').getByRole('button', { name: words.nobody }).click()
      await fold(page, words.same).click()
      await expect(page.getByText(words.sameMore)).toBeVisible()
      await fold(page, words.same).click()
      await looking.at(page)
    })

    await test.step('a phone that opens the small address is heard, the computer itself is not', async () => {
      const address = await page.locator('.lobby-soft b').textContent()
      const path = /\/here\/\w{6}$/.exec(address!)![0]
      expect(address).toBe(`${spelt}${path}`)
      await expect(page.getByText(words.listening)).toBeVisible()
      const own = await page.context().newPage()
      await own.goto(house.home + path)
      await expect(own.getByRole('heading', { name: words.reached })).toBeVisible()
      await page.clock.fastForward(4_000)
      await expect(page.getByText(words.listening)).toBeVisible()
      expect(await knocks(wifi, path)).toBe(200)
      await page.clock.fastForward(4_000)
      await expect(page.locator('.lobby-knock.good')).toContainText(words.came)
      await expect(page.locator('.lobby-knock.good')).toContainText(spelt)
      await looking.at(page, 'heard')
    })

    await test.step('who is alone is offered help in the lobby too, until somebody comes', async () => {
      await page.keyboard.press('Escape')
      await expect(button(page, words.nobody)).toBeVisible()
      await looking.at(page, 'alone')
      await house.program.enters({ do: 'join', name: 'Tom', code })
      await expect(button(page, words.nobody)).toHaveCount(0)
    })
  })
}

test('[ROOM-1] the page that a phone reaches says so, to eyes and to readers', async ({ house }) => {
  for (const language of ['fr', 'en'] as const) {
    const page = await house.newPhone(language)
    await page.goto('/here/K7F3M9')
    await expect(page.getByRole('heading', { name: WORDS[language].reached })).toBeVisible()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/here.${language}.png` })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: language === 'fr' ? 'EN' : 'FR', exact: true }).click()
    await expect(
      page.getByRole('heading', { name: WORDS[language === 'fr' ? 'en' : 'fr'].reached }),
    ).toBeVisible()
  }
})
