import { expect, type Page } from '@playwright/test'
import { kindOfWord } from '@veillee/games'
import { FarStoryTable, WRONG } from './far-story.ts'
import { type Phone, test } from './house.ts'
import { pictured } from './story-table.ts'

/** A deal for two in which both could begin, so that no phase is left out. */
const TIED = 4

/** What somebody would know a screen by. */
const looks = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => [
    document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? null,
    document.querySelector('h1')?.textContent ?? null,
    ...[...document.querySelectorAll('[data-card], .far-bubble, .story-team li')].map(
      one => one.getAttribute('data-card') ?? one.textContent,
    ),
  ])

/** Somebody has swiped the page away, and opens it again. */
async function reopens({ page }: Phone): Promise<void> {
  const [address, before] = [page.url(), await looks(page)]
  expect(before[0]).toMatch(/^story-/)
  await page.goto('about:blank')
  await page.goto(address)
  await expect.poll(() => looks(page)).toEqual(before)
}

test('[ROOM-8] [TALE-23] [TALE-24] a phone that is closed and opened again is back in every phase of a story far apart', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    options: { teams: true },
    deal: TIED,
    names: ['Ana', 'Tom'],
    languages: ['fr', 'en'],
  })
  const [ana, tom] = phones as [Phone, Phone]
  const table = new FarStoryTable(phones)
  const inPhase = async (phase: Parameters<FarStoryTable['reaches']>[0], who: readonly Phone[] = phones) => {
    await table.reaches(phase)
    for (const phone of phones) await expect(table.at(phone)).toBeVisible()
    await Promise.all(who.map(reopens))
  }

  await inPhase('gather')
  await ana.plays('here')
  await tom.plays('here')
  await inPhase('teams', [tom])
  await ana.wire.until(() => table.view.phase !== 'teams', 10_000)
  await inPhase('first')
  await table.settlesTie()
  await inPhase('open')
  await table.addsByWire()
  await inPhase('pass')
  await table.storyteller.plays('take')
  await inPhase('tell')
  await table.says(table.next())
  await inPhase('tell')

  const [helper] = table.listeners
  await helper!.page.locator('[data-action="laugh"]').tap()
  await table.see([table.storyteller.page], helper!, 'laugh')
  await expect(table.puppetOf(helper!, table.storyteller.page)).toContainText(helper!.name)
  await pictured(table.storyteller.page, 'far-teams-teller')
  await pictured(helper!.page, 'far-teams-helper')
  await table.turns()
  await inPhase('add')
  await table.addsByWire()

  await table.storyteller.plays('take')
  await table.storyteller.plays('say', WRONG)
  await table.storyteller.plays('turn')
  await inPhase('over')
  const { teamCards, ending } = table.view.table
  const lost = kindOfWord(teamCards![ending!.end.by!]!)
  await expect(ana.page.locator('h1')).toHaveText(
    lost === 'verb' ? /L’équipe Triangle gagne/ : /L’équipe Carré gagne/,
  )
  await pictured(tom.page, 'far-teams-over')
})
