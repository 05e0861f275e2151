import { expect, type Page } from '@playwright/test'
import { kindOfWord } from '@veillee/games'
import { FarEvening, WRONG } from './far-story.ts'
import { type Phone, test } from './house.ts'
import { pictured } from './story-evening.ts'

/** A deal for two in which both could begin, so that no phase is left out. */
const TIED = 4
const BACK_MS = 3_000

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
  const from = Date.now()
  await page.goto(address)
  await expect.poll(() => looks(page), { intervals: [50] }).toEqual(before)
  expect(Date.now() - from, `${before[0]}, in ms`).toBeLessThan(BACK_MS)
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
  const evening = new FarEvening(phones)
  const inPhase = async (phase: Parameters<FarEvening['reaches']>[0], who: readonly Phone[] = phones) => {
    await evening.reaches(phase)
    for (const phone of phones) await expect(evening.at(phone)).toBeVisible()
    await Promise.all(who.map(reopens))
  }

  await inPhase('gather')
  await ana.plays('here')
  await tom.plays('here')
  await inPhase('teams', [tom])
  await ana.guest.until(() => evening.view.phase !== 'teams', 10_000)
  await inPhase('first')
  await evening.settlesTie()
  await inPhase('open')
  await evening.addsByWire()
  await inPhase('pass')
  await evening.storyteller.plays('take')
  await inPhase('tell')
  await evening.says(evening.next())
  await inPhase('tell')

  const [helper] = evening.listeners
  await helper!.page.locator('[data-action="laugh"]').tap()
  await evening.see([evening.storyteller.page], helper!, 'laugh')
  await expect(evening.puppetOf(helper!, evening.storyteller.page)).toContainText(helper!.name)
  await pictured(evening.storyteller.page, 'far-teams-teller')
  await pictured(helper!.page, 'far-teams-helper')
  await evening.turns()
  await inPhase('add')
  await evening.addsByWire()

  await evening.storyteller.plays('take')
  await evening.storyteller.plays('say', WRONG)
  await evening.storyteller.plays('turn')
  await inPhase('over')
  const { teamCards, ending } = evening.view.table
  const lost = kindOfWord(teamCards![ending!.end.by!]!)
  await expect(ana.page.locator('h1')).toHaveText(
    lost === 'verb' ? /L’équipe Triangle gagne/ : /L’équipe Carré gagne/,
  )
  await pictured(tom.page, 'far-teams-over')
})
