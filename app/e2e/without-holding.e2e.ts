import {
  gathersByNames,
  type Hand,
  PALM,
  PALM_FAR,
  PALM_ONE_DEVICE,
  playsByNames,
  READER,
  READER_FAR,
  READER_ONE_DEVICE,
  STORY,
  STORY_FAR,
  STORY_ONE_DEVICE,
  wears,
} from './by-names.ts'
import { test } from './house.ts'

/** ROOM-34: whole matches by a finger that cannot rest: it is off again after a twentieth of a second. */

/** Whatever the page does after that, it is told in time: a ring that would run longer never fills. */
function letsGo(): void {
  const SOON_MS = 50
  addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, target }) =>
      setTimeout(() => {
        for (const type of ['pointerup', 'lostpointercapture'])
          target!.dispatchEvent(new PointerEvent(type, { pointerId, pointerType, bubbles: true }))
      }, SOON_MS),
    true,
  )
}

/** With a real finger; where words say that it takes two, twice. */
const taps: Hand = async (_, control) => {
  const one = control.first()
  // Somebody else may have been quicker: then it is no longer there.
  const words = await one.innerText({ timeout: 5_000 }).catch(() => null)
  if (words === null) return
  await one.tap()
  if (/Two taps will do|Tap here twice/.test(words)) await one.tap()
}

const UNHELD = { hold: 'tap' } as const
/** Where one feels and draws far apart there are words, and buttons. */
const UNHELD_FAR = { ...UNHELD, byEar: true, sense: 'words', knowsSenses: true } as const

const GAMES = [
  ['extraordinary-story', ['Ana', 'Tom', 'Jo'], /!$|budding/, STORY, STORY_FAR, STORY_ONE_DEVICE],
  ['in-the-palm', ['Ana', 'Tom', 'Jo', 'Zoé'], /./, PALM, PALM_FAR, PALM_ONE_DEVICE],
  ['palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'], /./, READER, READER_FAR, READER_ONE_DEVICE],
] as const

for (const [game, names, over, atTable, farApart, onOneDevice] of GAMES) {
  for (const [setting, listener] of [
    ['table', atTable],
    ['remote', farApart],
  ] as const)
    test(`[ROOM-34] ${game} (${setting}) to its end, and no finger rests anywhere`, { tag: '@long' }, async ({
      house,
    }) => {
      test.setTimeout(900_000)
      const few = game === 'palm-reader' ? names : names.slice(0, 2)
      const phones = await house.sits({ game, setting, names: few, languages: ['en'], language: 'en' })
      if (setting === 'table' && game !== 'extraordinary-story')
        for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
      for (const phone of phones) {
        await phone.page.addInitScript(letsGo)
        await wears(phone, setting === 'table' ? UNHELD : UNHELD_FAR)
      }
      await house.starts(phones)
      await playsByNames(phones, listener, over, () => taps)
    })

  test(`[ROOM-34] [ROOM-22] ${game} on one phone for all to its end, and no finger rests anywhere`, {
    tag: '@long',
  }, async ({ house }) => {
    test.setTimeout(900_000)
    const page = await house.newPhone('en')
    await page.addInitScript(letsGo)
    await page.goto('/')
    await wears({ page }, UNHELD)
    await gathersByNames(page, game, names)
    await playsByNames([{ page }], onOneDevice, over, () => taps)
  })
}
