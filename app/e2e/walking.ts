import { expect, type Page } from '@playwright/test'
import type { Language } from '@veillee/kernel'
import { wears } from './by-names.ts'
import type { Phone, TestHouse } from './house.ts'
import { Looking } from './looking.ts'
import { playsOn } from './onward.ts'

/** A phone shows what its person sees on the wire. */
export async function shows({ page, wire }: Phone): Promise<void> {
  await wire.caughtUp()
  const { number, view } = wire.match
  await expect(page.locator('html')).toHaveAttribute('data-step', `${number}:${view.step}`)
  await expect(page.locator('[data-screen="loading"]')).toHaveCount(0)
}

async function looksRound(looking: Looking, phones: readonly Phone[], television: Page): Promise<void> {
  for (const phone of phones) {
    await shows(phone)
    await looking.at(phone.page)
  }
  await expect(television.locator('html')).toHaveAttribute('data-step', /./)
  await looking.at(television)
}

/** In the third drawing of a round everybody has had every part. */
const ENOUGH = 3

const WORN = {
  'by touch': { sense: 'glimmer', knowsSenses: true },
  'by ear': { byEar: true, sense: 'words', knowsSenses: true },
} as const

interface Walk {
  readonly game: string
  readonly names: readonly string[]
  readonly options?: Record<string, unknown>
  /** Far apart by fingers and light; or by those who hear the page, in words and by buttons. */
  readonly far?: 'by touch' | 'by ear'
  /** Besides what brings the match on: once a step, before it. */
  readonly aside?: (phones: readonly Phone[], looking: Looking) => Promise<boolean>
  readonly most?: number
}

/** From the first screen of a match to its last, by wire; looked at on every phone and on the shared screen. */
export async function walks(house: TestHouse, language: Language, walk: Walk): Promise<Looking> {
  const { game, names, options, far, aside, most = 400 } = walk
  const looking = new Looking(language)
  const phones = await house.sits({
    game,
    names,
    language,
    languages: [language],
    ...(far && { setting: 'remote' }),
    ...(options && { options }),
  })
  for (const phone of far ? phones : []) await wears(phone, { language, ...WORN[far!] })
  const television = await house.screen(phones[0]!.wire.welcome!.code, language)
  if (!far) for (const phone of phones.slice(0, 3)) await phone.asks({ do: 'answerPalm', lends: 'palm' })
  await house.starts(phones)
  let step = -1
  /** How often each phase was looked at: a match repeats itself, and its later turns show nothing new. */
  const times = new Map<string, number>()
  for (let i = 0; i < most && phones[0]!.wire.match.end === null; i++) {
    const { step: now, phase } = phones[0]!.wire.match.view
    const before = times.get(phase) ?? 0
    if (now !== step && before < ENOUGH) {
      await looksRound(looking, phones, television)
      times.set(phase, before + 1)
    }
    step = now
    if (!(await aside?.(phones, looking))) await playsOn(phones)
    await phones[0]!.wire.caughtUp()
    await television.waitForTimeout(50) // nobody is quicker for long: the server would tell them off (ROOM-30)
  }
  expect(phones[0]!.wire.match.end).toBe('finished')
  // A score stays on a phone until it is left; a phone that comes back is at the end.
  for (const { page } of phones) await page.reload()
  await looksRound(looking, phones, television)
  // What is still read or revealed then is looked at by itself; what stays is what comes after it.
  for (const { page } of phones)
    await expect(page.locator('html')).toHaveAttribute('data-beat', '', { timeout: 40_000 })
  await looksRound(looking, phones, television)
  return looking
}
