import { expect, type Page } from '@playwright/test'
import { linesOf } from '@veillee/games'
import { pictured } from './engines/picture.ts'
import { draws, Finger } from './finger.ts'
import { type Phone, type TestHouse, test } from './house.ts'
import { constraintOf, peeksAtStage, planOf, sees, slot, spotOn } from './palm-far.ts'
import { button, PalmTable, seesResult } from './palm-table.ts'
import { playToEnd } from './playing-out.ts'
import { isAt, leavesGallery, press, Sitting } from './reader-sitting.ts'
import { holds, LONG_STORY, StoryTable } from './story-table.ts'

// What a phone of any engine has to be able to do, shortly: the way in, each game at a table, and what is felt far away.
// At a mixed table the first phone is of Chromium, the second of Firefox, the third of WebKit, and so on. There each
// engine draws and feels, so that in npm test none has to by itself.
const THREE = ['Ana', 'Tom', 'Jo']
const ENGINES = { tag: '@engines' }
const MIXED = { tag: ['@engines', '@mixed'] }
const BOTH = ['fr', 'en'] as const

test(
  '[ROOM-1] [ROOM-2] [ROOM-8] one opens an evening, another types its code, and a reloaded phone is still there',
  ENGINES,
  async ({ house }) => {
    const [ana, tom] = [await house.newPhone('fr'), await house.newPhone('en')]
    await ana.goto('/')
    await expectPicturesAbove(ana)
    await pictured(ana, '01-home')
    await ana.locator('.ent-game').first().tap()
    await ana.getByLabel('Comment tu t’appelles').fill('Ana')
    await ana.getByRole('button', { name: 'Ouvrir la veillée' }).tap()
    await expect(ana.locator('[data-screen="lobby"]')).toBeVisible()
    const code = await ana.evaluate(
      () => JSON.parse(localStorage.getItem('veillee.rooms')!)[0].code as string,
    )
    await tom.goto('/')
    await tom.getByLabel('Were you given a code').pressSequentially(code.toLowerCase())
    await tom.keyboard.press('Enter')
    await tom.getByLabel('What is your name').fill('Tom')
    await tom.keyboard.press('Enter')
    await expect(tom.locator('[data-screen="lobby"]')).toBeVisible()
    await expect(ana.getByText('Tom').first()).toBeVisible()
    await pictured(ana, '02-lobby')
    await tom.reload()
    await expect(tom.locator('[data-screen="lobby"]')).toBeVisible()
  },
)

test(
  '[PALM-46] In the Palm of Your Hand at a table of three: a whole turn by touch, the others by wire, and the end',
  MIXED,
  async ({ house }) => {
    const phones = await house.sits({ game: 'in-the-palm', names: THREE, languages: BOTH })
    await house.starts(phones)
    const table = new PalmTable(phones)
    await table.tells()
    await table.tells()
    await table.until('album')
    await isAt(table.grandfather.page, 'palm-album')
    await pictured(table.grandfather.page, '03-palm-album')
    await table.picks(0, 1)
    for (const { page } of phones) await isAt(page, 'palm-score')
    await pictured(phones[0]!.page, '04-palm-score')
    await playToEnd(phones)
    await seesResult(phones)
  },
)

test(
  '[TALE-8] [TALE-9] An Extraordinary Story at a table of three: a word is added, the story told, a card doubted, and the end',
  ENGINES,
  async ({ house }) => {
    const phones = await house.sits({
      game: 'extraordinary-story',
      deal: LONG_STORY,
      names: THREE,
      languages: BOTH,
    })
    const table = new StoryTable(phones)
    await table.settlesTie()
    await expect(table.at(table.storyteller)).toBeVisible()
    await pictured(table.storyteller.page, '05-story-open')
    await table.adds()
    await table.takes()
    await table.tellsAll()
    await table.adds()
    await table.goesRoundByWire()
    await table.takes()
    await table.turns()
    await expect(table.storyteller.page.locator('.story-back')).toBeHidden()
    await pictured(table.storyteller.page, '06-story-tell')
    const [watcher] = table.listeners as [Phone]
    await holds(watcher.page, watcher.page.locator('.story-peek .hold'), () =>
      expect(watcher.page.locator('.story-hand .word').first()).toBeVisible(),
    )
    await watcher.page.locator('.quiet').tap()
    await table.reaches('doubt')
    for (const phone of phones) {
      await expect(table.at(phone)).toBeVisible()
      await phone.page.locator('.story-vote .quiet').nth(1).tap()
    }
    await table.reaches('over')
    for (const phone of phones) await expect(table.at(phone)).toBeVisible()
    await pictured(phones[0]!.page, '07-story-over')
  },
)

test(
  '[READ-7] [READ-13] [READ-17] Palm Reader at a table of four: a round by touch, the others by wire, and the end',
  ENGINES,
  async ({ house }) => {
    const phones = await house.sits({ game: 'palm-reader', names: [...THREE, 'Zoé'], languages: BOTH })
    for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
    const sitting = new Sitting(phones)
    await house.starts(phones)
    await sitting.looks()
    await sitting.draws()
    await sitting.laps(false)
    const [voter] = sitting.voters as [Phone]
    await isAt(voter.page, 'reader-vote')
    await pictured(voter.page, '08-reader-vote')
    for (const voter of sitting.voters) await sitting.votes(voter, sitting.drawn)
    for (const { page } of phones) await isAt(page, 'reader-gallery')
    await pictured(phones[0]!.page, '09-reader-gallery')
    await sitting.goesOn()
    while (sitting.wire.match.end === null) await sitting.roundByWire()
    for (const { page } of phones)
      await expect(async () => {
        await leavesGallery(page)
        await expect(page.locator('[data-screen="reader-over"]')).toBeVisible({ timeout: 1_000 })
      }).toPass()
  },
)

test('[READ-20] a symbol drawn by one finger is felt far away, drawn on, and drawn to its end', {
  tag: '@mixed',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'palm-reader',
    setting: 'remote',
    names: [...THREE, 'Zoé'],
    languages: BOTH,
    options: { difficulties: ['blue'] },
  })
  const sitting = new Sitting(phones)
  await house.starts(phones)
  await sitting.looks()
  const { side, die } = sitting.handOf(sitting.at(sitting.table.first))
  while (sitting.wire.match.view.phase === 'open') {
    const { drawer, feeler, palm } = sitting.table
    const [one, two] = [sitting.at(drawer), sitting.at(feeler)]
    await isAt(one.page, 'reader-draw-far')
    await sitting.opensPalm()
    await isAt(two.page, 'reader-feel-far')
    const before = two.wire.packets.length
    await draws(one.page, linesOf(side as never, die as never))
    await pictured(one.page, '10-reader-draw')
    await pictured(two.page, '11-reader-feel')
    await expect.poll(() => two.wire.packets.length).toBeGreaterThan(before)
    await press(one.page)
    await sitting.wire.until(() => sitting.wire.match.view.phase === 'lap' || sitting.table.palm !== palm)
  }
  await sitting.until('lap')
})

test(
  '[PALM-47] a mime far apart: what is put on the drawn hand is seen by those who watch and felt by Grandfather',
  MIXED,
  async ({ house }) => {
    const table = await farTable(house)
    const { child, grandfather } = table
    await isAt(child.page, 'palm-stage')
    await expect(grandfather.page.locator('[data-screen="palm-shut"] .sns-hand')).toBeVisible()
    await peeksAtStage(child.page)
    const finger = await Finger.on(child.page)
    const before = grandfather.wire.packets.length
    const { steps } = planOf(constraintOf(child))
    for (const { object, place } of steps) {
      await slot(child.page, object).tap()
      await finger.goes([await spotOn(child.page, place)], 400)
      await sees(child.page, object)
      for (const { page } of table.opponents) await sees(page, object)
    }
    await expect.poll(() => grandfather.wire.packets.length).toBeGreaterThan(before)
    await pictured(child.page, '12-palm-stage')
    await child.page.locator('.act .primary:enabled').tap()
    await table.until('interfere')
  },
)

/** Each game’s picture ends where its title begins. */
async function expectPicturesAbove(page: Page): Promise<void> {
  const games = await page.locator('.ent-game').all()
  expect(games).toHaveLength(3)
  for (const game of games) {
    const [picture, title] = [
      (await game.locator('img').boundingBox())!,
      (await game.locator('.ent-caption').boundingBox())!,
    ]
    expect(picture.height).toBeGreaterThan(70)
    expect(Math.round(picture.y + picture.height)).toBeLessThanOrEqual(Math.round(title.y))
  }
}

async function farTable(house: TestHouse): Promise<PalmTable> {
  const phones = await house.sits({
    game: 'in-the-palm',
    setting: 'remote',
    names: THREE,
    languages: BOTH,
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  if (table.view.phase === 'roles') await button(table.child.page, 'draw').tap()
  await table.until('choose')
  await table.chooses()
  await table.child.wire.caughtUp()
  return table
}
