import { expect } from '@playwright/test'
import { lexicon } from '@veillee/games'
import { FarStoryTable } from './far-story.ts'
import { type Phone, test } from './house.ts'
import { Looking } from './looking.ts'
import { misfits } from './misfits.ts'
import { overlaps } from './overlaps.ts'
import { shot } from './shot.ts'
import { LONG_STORY, StoryTable } from './story-table.ts'

const NAMES = ['Ana', 'Tom', 'Zoé']

test('[TALE-28] far apart a phrase counts for all the cards that it covers, a Link that was left out is said before the card turns, and the count is the same everywhere', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    deal: LONG_STORY,
    names: NAMES,
  })
  const table = new FarStoryTable(phones)
  const television = await house.screen(phones[0]!.wire.welcome!.code)
  await table.settlesTie()
  await table.adds()
  // The second card comes by a Link that nothing but a Link allows: a noun behind a noun.
  const { text } = lexicon(table.view.table.options)
  await table.storyteller.plays('take')
  await table.storyteller.plays('say', text(table.pile[0]!))
  await table.storyteller.plays('turn')
  await table.reaches('add')
  await table.addsByWire({ withLink: true })
  const [noun, link, word] = table.pile as unknown as readonly [number, number, number]

  await test.step('words and Links before the telling, cards in it', async () => {
    for (const page of [...phones.map(phone => phone.page), television])
      await expect(page.getByText('2 mots et 1 Liaison déjà')).toBeVisible()
    await table.takes()
    for (const page of [...phones.map(phone => phone.page), television])
      await expect(page.locator('.story-count')).toHaveText('0 sur 3 cartes')
    await shot(television, 'story-count-tv')
  })

  const { page } = table.storyteller
  await test.step('a noun without its article is right', async () => {
    await table.says(text(noun).replace(/^(un|une|le|la|l’|des) ?/, ''))
    await table.turns()
    await expect(page.locator('.story-count')).toHaveText('1 sur 3 cartes')
  })

  await test.step('a Link that is missing is said to all, and nothing can be turned', async () => {
    await table.says(text(word))
    for (const phone of phones)
      await expect(phone.page.locator('.far-missing')).toContainText('Il manque une Liaison juste avant')
    await expect(page.locator('.act .hold.lit')).toHaveCount(0)
    for (const [i, phone] of phones.entries()) await shot(phone.page, `story-missing-${i}`)
    await shot(television, 'story-missing-tv')
    await new Looking('fr').at(television, 'missing')
    expect(await television.evaluate(misfits, NAMES)).toEqual([])
    expect(await television.evaluate(overlaps, '.television')).toEqual([])
    expect(await table.storyteller.wire.asks(turning(table))).not.toBe(undefined)
  })

  await test.step('Link and word in one phrase count for both, one after the other', async () => {
    await table.says(`${text(link)} ${text(word)}`.toLowerCase())
    await expect(page.locator('.far-missing')).toHaveCount(0)
    await table.turns()
    await expect(page.locator('.far-bubble')).toContainText(text(word))
    await shot(page, 'story-phrase-rest')
    await table.turns()
    await table.reaches('add')
    expect(table.view.table.words).toBe(2)
  })
})

test('[TALE-27] with two players the word of the other is enough: whoever tells has no ballot', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'extraordinary-story', names: NAMES.slice(0, 2), deal: LONG_STORY })
  const table = new StoryTable(phones)
  await table.settlesTie()
  await table.adds()
  await table.takes()
  await table.turns()
  const { storyteller } = table
  const [listener] = table.listeners as [Phone]
  await listener.page.getByRole('button', { name: /se trompe/ }).tap()
  await table.reaches('doubt')
  await expect(storyteller.page.locator('[data-screen="story-doubt"] .say')).toContainText(
    'les autres en jugent',
  )
  await expect(storyteller.page.locator('.story-vote button')).toHaveCount(0)
  await shot(storyteller.page, 'doubt-two-teller')
  await shot(listener.page, 'doubt-two')
  await listener.page.locator('.story-vote button').nth(1).tap()
  await table.reaches('over')
  await expect(storyteller.page.locator('[data-screen="story-over"]')).toBeVisible()
})

/** The same past the screen. */
function turning({ storyteller }: FarStoryTable) {
  const { number, view } = storyteller.wire.match
  return { do: 'play', seat: storyteller.seat, move: 'turn', input: true, match: number, step: view.step }
}
