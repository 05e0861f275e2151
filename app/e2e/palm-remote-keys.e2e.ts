import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { Looking } from './looking.ts'
import { cardsOn, PalmTable } from './palm-table.ts'

const SHOTS = process.env.PALM_SHOTS

test.describe.configure({ timeout: 240_000 })

/** What has the focus, as an ear would be told it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> }
    const label = one.labels?.[0]?.querySelector('span') ?? one.labels?.[0]
    return (one.getAttribute('aria-label') ?? label?.textContent ?? one.textContent ?? '').trim()
  })

/** The Tab key alone, until it is there. */
async function tabsTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let i = 0; i < 60; i++) {
    const at = await focused(page)
    if (name.test(at)) return
    passed.push(at)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not to be reached by keyboard; on the way: ${passed.join(' | ')}`)
}

async function presses(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabsTo(page, name)
  await page.keyboard.press(key)
}

/** By the arrow keys, up or down as far as it takes. */
async function chooses(page: Page, label: RegExp, value: string): Promise<void> {
  await tabsTo(page, label)
  const select = page.getByLabel(label)
  const values = await select
    .locator('option')
    .evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))
  const far = values.indexOf(value) - values.indexOf(await select.inputValue())
  for (let i = 0; i < Math.abs(far); i++) await page.keyboard.press(far > 0 ? 'ArrowDown' : 'ArrowUp')
  expect(await select.inputValue()).toBe(value)
}

/** The finger is a key: the card is there while it is down. */
async function peeks(page: Page, pad: RegExp): Promise<void> {
  await tabsTo(page, pad)
  await page.keyboard.down('Space')
  await expect(cardsOn(page)).toBeVisible()
  await page.keyboard.up('Space')
  await expect(cardsOn(page)).toHaveCount(0)
}

test('[ROOM-21] [PALM-47] a turn far apart by keyboard and ear alone: the card, a mime, how it is felt, the album and the mime once more', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Ben'],
    setting: 'remote',
    options: { first: 0 },
    languages: ['fr', 'en'],
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  const [child, grandfather] = [table.child.page, table.grandfather.page]
  const looking = new Looking('fr')
  const said = (words: RegExp) =>
    expect(child.locator('[data-aloud]').filter({ hasText: words })).toHaveCount(1)

  // Grandfather will have it in words.
  await expect(grandfather.locator('[data-screen="palm-ready"]')).toBeVisible()
  await presses(grandfather, /^(Choisir comment sentir|Choose how to feel)$/)
  const words = grandfather.getByRole('radio', { name: /Lu à voix haute|Read aloud/ })
  await tabsTo(grandfather, /glimmer|lueur/i)
  for (let i = 0; i < 4 && !(await words.isChecked()); i++) await grandfather.keyboard.press('ArrowDown')
  await expect(words).toBeChecked()
  await grandfather.keyboard.press('Escape')

  await peeks(child, /Garde le doigt ici|Keep your finger here/)
  await presses(child, /Je garde cette carte|I’ll keep this card/)
  await table.until('mime')
  await expect(child.locator('[data-screen="palm-stage"]')).toBeVisible()
  await looking.at(child)

  // What is there has a role and a name.
  await presses(child, /^(Par boutons|By buttons)$/)
  for (const name of [/Objet|Object/, /Geste|Movement/, /^(Où|Where)$/])
    await expect(child.getByRole('combobox', { name })).toBeVisible()
  await looking.at(child, 'buttons')
  if (SHOTS) await child.screenshot({ path: `${SHOTS}/stage-buttons.png` })
  await chooses(child, /Objet|Object/, 'pawn')
  await chooses(child, /Geste|Movement/, 'walk')
  await presses(child, /Faire ce geste|Make this movement/)
  await expect(grandfather.locator('.sns-word[data-aloud]')).not.toBeEmpty()
  if (SHOTS) await grandfather.screenshot({ path: `${SHOTS}/feeling-words.png` })
  await said(/(C’est fait|Done): le pion|(C’est fait|Done).*(pion|pawn)/)
  // The focus has stayed where it was: the next movement is one key away.
  expect(await focused(child)).toMatch(/Faire ce geste|Make this movement/)
  await presses(child, /Tourner la main|Turn the hand/)
  await said(/La main montre son dos|The back of the hand is up/)
  await chooses(child, /Geste|Movement/, 'press')
  await presses(child, /Faire ce geste|Make this movement/)
  await said(/(presser|press)/)
  await looking.at(grandfather)
  await presses(child, /J’ai fini le mime|The mime is done/)
  await table.until('choose')
  await expect(child.locator('[data-screen="palm-choose"]')).toBeVisible()

  await peeks(child, /Garde le doigt ici|Keep your finger here/)
  await presses(child, /Je garde cette carte|I’ll keep this card/)
  await table.until('mime')
  await presses(child, /^(Par boutons|By buttons)$/)
  await presses(child, /Faire ce geste|Make this movement/)
  await said(/C’est fait|Done/)
  await presses(child, /J’ai fini le mime|The mime is done/)
  await table.until('album')

  await presses(grandfather, /^Photo A/)
  await presses(grandfather, /^Photo B/)
  await presses(grandfather, /C’est mon dernier mot|That’s my last word/)
  await table.until('score')
  const moment = grandfather.getByRole('slider', { name: /Moment/ }).first()
  // A score that is still being told may take the focus back to its title.
  await expect(async () => {
    await presses(grandfather, /Revoir le mime|See the mime again/)
    await expect(moment).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await looking.at(grandfather, 'replay')
  const end = await moment.inputValue()
  await tabsTo(grandfather, /Moment/)
  await grandfather.keyboard.press('ArrowLeft')
  expect(Number(await moment.inputValue())).toBeLessThan(Number(end))
  await grandfather.keyboard.press('Escape')
  await expect(moment).toHaveCount(0)
})
