import { expect, type Page } from '@playwright/test'
import type { Language } from '@veillee/kernel'
import { type Phone, type TestHouse, test } from './house.ts'
import { LOOKED_IN, Looking } from './looking.ts'
import { playsOn } from './onward.ts'
import { sayingIn } from './saying.ts'

const FOUR = ['Ana', 'Tom', 'Zoé', 'Nour']

async function sits(house: TestHouse, game: string, language: Language): Promise<readonly Phone[]> {
  const phones = await house.sits({ game, names: FOUR, language, languages: [language] })
  await house.starts(phones)
  return phones
}

/** By wire, until this phase has begun. */
async function reaches(phones: readonly Phone[], phase: string): Promise<void> {
  const { wire, page } = phones[0]!
  for (let i = 0; i < 200 && wire.match.view.phase !== phase; i++) {
    await playsOn(phones)
    await wire.caughtUp()
    await page.waitForTimeout(50) // nobody is quicker for long (ROOM-30)
  }
  expect(wire.match.view.phase).toBe(phase)
}

const screenOf = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`)

/** Whoever sees this screen now. */
async function whoSees(phones: readonly Phone[], name: string): Promise<Page> {
  for (const { page } of phones) if ((await screenOf(page, name).count()) > 0) return page
  throw new Error(`Nobody sees ${name}`)
}

for (const language of LOOKED_IN) {
  const said = sayingIn(language)

  test(`[ROOM-19] In the Palm in ${language}: help in the dark can be read, photos open where one is, standings are in sight`, async ({
    house,
  }) => {
    test.setTimeout(180_000)
    const looking = new Looking(language)
    const phones = await sits(house, 'in-the-palm', language)
    await reaches(phones, 'mime')
    await expect.poll(() => whoSees(phones, 'palm-shut').catch(() => null)).not.toBeNull()
    const grandfather = await whoSees(phones, 'palm-shut')
    await grandfather.locator('.bar .raised').first().click()
    await looking.at(grandfather, 'dark')
    await grandfather.keyboard.press('Escape')

    await reaches(phones, 'interfere')
    await expect.poll(() => whoSees(phones, 'palm-interfere').catch(() => null)).not.toBeNull()
    const opponent = await whoSees(phones, 'palm-interfere')
    await opponent.locator('.palm-grid .photo').nth(3).click()
    const chosen = await opponent.locator('.palm-grid .photo').nth(3).getAttribute('aria-label')
    await opponent.getByRole('button', { name: said({ fr: 'Voir en grand', en: 'See them large' }) }).click()
    await expect(opponent.locator('.palm-large img')).toHaveAttribute('alt', chosen!)
    await opponent.keyboard.press('Escape')

    await reaches(phones, 'score')
    for (const { page } of phones.slice(0, 1)) {
      await expect(screenOf(page, 'palm-score')).toBeVisible()
      await expect(page.locator('.palm-standings')).toBeInViewport({ ratio: 1 })
      await looking.at(page)
      await page.getByRole('button', { name: said({ fr: 'Menu', en: 'Menu' }) }).click()
      await page.getByRole('button', { name: said({ fr: 'Carnet de scores', en: 'Score pad' }) }).click()
      await expect(page.locator('dialog[open] .palm-standings')).toBeVisible()
      await looking.at(page)
    }
  })

  test(`[ROOM-19] [TALE-28] An Extraordinary Story in ${language}: help by role, and a field that is ready to be written in`, async ({
    house,
  }) => {
    const looking = new Looking(language)
    const phones = await sits(house, 'extraordinary-story', language)
    await reaches(phones, 'tell')
    const teller = phones.find(({ wire }) => wire.phone.seats[0]!.offers.choices.turn)!.page
    const listener = phones.find(({ page }) => page !== teller)!.page
    await teller.bringToFront()
    await teller.getByRole('button', { name: said({ fr: 'L’écrire', en: 'Write it' }) }).click()
    await expect(teller.locator('dialog[open] input')).toBeFocused()
    await teller.keyboard.press('Escape')
    for (const [page, words] of [
      [
        teller,
        {
          fr: 'Dis la carte qui vient, autant de fois que tu veux, puis retourne-la : seule compte ta dernière réponse.',
          en: 'Say the card that comes, as often as you like, then turn it: only your last answer counts.',
        },
      ],
      [
        listener,
        {
          fr: 'Aide par le mime, sans un bruit. Si une carte a été mal dite, conteste.',
          en: 'Help by mime, without a sound. If a card was told wrongly, object.',
        },
      ],
    ] as const) {
      await page.locator('.bar .raised').click()
      await expect(page.locator('.play-explained.can')).toContainText(said(words))
      await page.keyboard.press('Escape')
    }
    await listener.getByRole('button', { name: said({ fr: 'Menu', en: 'Menu' }) }).click()
    await listener.getByRole('button', { name: said({ fr: 'Toute la règle', en: 'All the rules' }) }).click()
    await expect(listener.locator('.play-drawn svg')).toHaveCount(4)
    await looking.at(listener, 'story')
  })

  test(`[ROOM-1] [ROOM-19] far apart in ${language}: an address of the house says that it is one; the rules are drawn`, async ({
    house,
  }) => {
    const looking = new Looking(language)
    for (const game of ['palm-reader', 'in-the-palm']) {
      const [host] = await house.sits({
        game,
        names: ['Ana'],
        setting: 'remote',
        language,
        languages: [language],
      })
      const { page } = host!
      await page
        .getByRole('button', { name: said({ fr: 'Inviter', en: 'Invite' }) })
        .first()
        .click()
      await expect(
        page.getByText(
          said({
            fr: 'Cette adresse ne mène ici que depuis le même Wi-Fi. De plus loin, il faut une adresse ouverte : qui a installé Veillée saura la donner.',
            en: 'This address leads here from the same Wi-Fi only. From further away it takes a public one: whoever set Veillée up can give it.',
          }),
        ),
      ).toBeVisible()
      await looking.at(page, game)
      await page.keyboard.press('Escape')
      await page.locator('.bar .raised').click()
      await expect(page.locator('.play-drawn svg')).toHaveCount(4)
      await looking.at(page, game)
    }
  })
}
