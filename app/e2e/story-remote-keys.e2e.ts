import { expect, type Locator, type Page } from '@playwright/test'
import { FarStoryTable, WRONG } from './far-story.ts'
import { type Phone, test } from './house.ts'
import { Looking } from './looking.ts'
import { LONG_STORY } from './story-table.ts'

const MOST_TABS = 60

/** With the Tab key alone, as somebody without a pointer gets there. */
async function tabsTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await what.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${what} is not reached by Tab`)
}

async function presses(page: Page, what: Locator): Promise<void> {
  await tabsTo(page, what)
  await page.keyboard.press('Enter')
}

/** The nearest region that is read out when it changes. */
const readOut = (page: Page, words: string | RegExp): Locator =>
  page.locator('[data-aloud]').filter({ hasText: words })

test('[ROOM-21] [TALE-28] [TALE-30] a story far apart is opened, told, mimed, added to and ended by keyboard, and said to screen readers', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    deal: LONG_STORY,
    names: ['Ana', 'Tom'],
    languages: ['fr', 'en'],
  })
  const table = new FarStoryTable(phones)
  const looking = new Looking('keys')
  const inWords = ({ page }: Phone, fr: string, en: string): string => (page === phones[0]!.page ? fr : en)

  /** A Noun, a Link where it takes one, and the action that says both. */
  const adds = async () => {
    const { page } = table.storyteller
    const playable = page.locator('.story-hand button[aria-disabled="false"]')
    await expect(page.locator('.story-hand button').first()).toBeVisible()
    if ((await playable.count()) === 0) await presses(page, page.locator('button.story-link:enabled').first())
    await presses(page, playable.first())
    await presses(page, page.locator('.act .primary'))
    await table.reaches('pass')
    const { link, word } = table.view.table.added!
    table.pile.push(...(link === null ? [word] : [link, word]))
  }
  const takes = async () => {
    const { page } = table.storyteller
    await presses(page, page.locator('.act .primary'))
    await table.reaches('tell')
  }
  const says = async (words: string) => {
    const { storyteller } = table
    const { page } = storyteller
    const field = page.getByRole('textbox', {
      name: inWords(storyteller, 'La suivante, c’est…', 'The next card is…'),
    })
    await tabsTo(page, field)
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    for (const phone of phones) await expect(readOut(phone.page, words)).toHaveCount(1)
  }
  const turns = async () => {
    const { storyteller } = table
    const { page } = storyteller
    await tabsTo(page, page.getByRole('button', { name: inWords(storyteller, 'Retourner', 'Turn the card') }))
    const { turned } = table.view.table
    await page.keyboard.down(' ')
    await phones[0]!.wire.until(() => table.view.table.turned > turned)
    await page.keyboard.up(' ')
  }

  await table.reaches('open')
  await adds()
  await takes()

  await test.step('the puppet has a name, limbs and keys, and what it does is read out', async () => {
    const { storyteller, listeners } = table
    const [helper] = listeners
    const { page } = helper!
    const stage = page.getByRole('application', { name: inWords(helper!, 'Ta marionnette', 'Your puppet') })
    await tabsTo(page, stage)
    await page.keyboard.press('2')
    await expect(readOut(page, inWords(helper!, 'main droite', 'right hand'))).toHaveCount(1)
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect(
      readOut(storyteller.page, inWords(storyteller, `${helper!.name} tape du pied`, `${helper!.name} taps`)),
    ).toHaveCount(1)
    const acts = page.getByRole('list', { name: inWords(helper!, 'Ce qu’elle mime', 'What it mimes') })
    await expect(acts.getByRole('button')).toHaveCount(24)
    const swims = acts.getByRole('button', { name: inWords(helper!, 'nager', 'swim') })
    await presses(page, swims)
    await expect(swims).toHaveAttribute('aria-pressed', 'true')
    await expect(readOut(storyteller.page, inWords(storyteller, 'nager', 'swim'))).toHaveCount(1)
    await looking.at(page, 'helper')
  })

  await says(table.next())
  await looking.at(table.storyteller.page, 'teller')
  await turns()
  await table.reaches('add')
  await adds()
  await takes()
  await says(WRONG)
  await turns()
  await table.reaches('over')
  const { page } = phones[0]!
  await presses(page, page.locator('.story-end .story-row .plain'))
  const download = page.waitForEvent('download')
  await presses(page, page.locator('dialog .quiet').first())
  expect((await download).suggestedFilename()).toBe('histoire-extraordinaire.html')
  await looking.at(page)
})
