import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { button, PalmTable } from './palm-table.ts'

const SHOTS = process.env.PALM_SHOTS

test.describe.configure({ timeout: 300_000 })

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

/** One finger on the glass. */
class Finger {
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  /** From the first spot to the last, so long at each. */
  async goes(spots: readonly (readonly [x: number, y: number])[], restMs: number): Promise<void> {
    const [[x, y], ...rest] = spots as [[number, number], ...[number, number][]]
    await this.#send('touchStart', [{ x, y }])
    await this.#page.waitForTimeout(restMs)
    for (const [toX, toY] of rest) {
      await this.#send('touchMove', [{ x: toX, y: toY }])
      await this.#page.waitForTimeout(restMs)
    }
    await this.#send('touchEnd', [])
  }

  #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): Promise<unknown> {
    return this.#session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** A spot of the hand, by its share of the stage. */
async function onHand(
  page: Page,
  acrossShare: number,
  downShare: number,
): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await page.locator('.palm-stage-svg').boundingBox())!
  return [x + width * acrossShare, y + height * downShare]
}

const slot = (page: Page, object: string) => page.locator(`.palm-tray [data-object="${object}"]`)
const piece = (page: Page, object: string) => page.locator(`.palm-stage-svg [data-object="${object}"] > *`)

/** Whatever binary frames a page is sent, by their kind. */
function kindsSentTo(page: Page): number[] {
  const kinds: number[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') kinds.push(payload[0]!)
    }),
  )
  return kinds
}

test('[PALM-47] a turn far apart: the Child mimes, the opponents see, Grandfather feels, and nobody loses the thread', async ({
  house,
}) => {
  const names = ['Ana', 'Tom', 'Jo', 'Nour']
  const options = { first: 0 }
  const phones = await house.sits({
    game: 'in-the-palm',
    names,
    setting: 'remote',
    options,
    languages: ['fr', 'en'],
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  const [child, grandfather, opponent] = [table.child.page, table.grandfather.page, table.opponents[0]!.page]
  const felt = kindsSentTo(grandfather)
  await button(child, 'draw').tap()
  await table.until('choose')
  await table.chooses()
  await grandfather.reload()
  await expect(child.locator('[data-screen="palm-stage"]')).toBeVisible()
  await expect(grandfather.locator('[data-screen="palm-shut"] .sns-hand')).toBeVisible()
  await shot(child, 'stage-empty')

  const finger = await Finger.on(child)
  await slot(child, 'coin').tap()
  await finger.goes(
    [await onHand(child, 0.5, 0.6), await onHand(child, 0.45, 0.55), await onHand(child, 0.4, 0.5)],
    450,
  )
  await expect(piece(child, 'coin')).not.toHaveCount(0)
  await expect(piece(opponent, 'coin')).not.toHaveCount(0)
  await slot(child, 'cloth').tap()
  await finger.goes([await onHand(child, 0.5, 0.75)], 500)
  await child.waitForTimeout(800)
  await shot(child, 'stage-played')
  await shot(opponent, 'watching')
  await shot(grandfather, 'feeling')

  // The Child's page is gone in the middle of it, and an opponent's.
  await Promise.all([child.reload(), opponent.reload(), grandfather.reload()])
  await expect(piece(child, 'coin')).not.toHaveCount(0)
  await expect(piece(opponent, 'coin')).not.toHaveCount(0)
  await expect(piece(opponent, 'cloth')).not.toHaveCount(0)
  const again = await Finger.on(child)
  await slot(child, 'pawn').tap()
  for (const down of [0.7, 0.62, 0.54]) await again.goes([await onHand(child, 0.6, down)], 90)
  await expect(piece(opponent, 'pawn')).not.toHaveCount(0)
  await child.setViewportSize({ width: 360, height: 640 })
  await shot(child, 'stage-360')
  await child.setViewportSize({ width: 390, height: 844 })
  await button(child, 'done').tap()
  await table.until('interfere')
  expect(felt.length).toBeGreaterThan(5)
  expect(new Set(felt)).toEqual(new Set([3]))
  await table.interferes()

  // The second memory by keyboard alone.
  await table.chooses()
  const does = child.getByRole('button', { name: /Faire ce geste|Make this movement/ })
  await child.getByRole('button', { name: /Par boutons|By buttons/ }).press('Enter')
  await child.getByLabel(/Objet|Object/).selectOption('ring')
  await child.getByLabel(/Geste|Movement/).selectOption('walk')
  await does.press('Enter')
  await expect(does).toBeEnabled()
  await shot(child, 'stage-buttons')
  await button(child, 'done').press('Enter')
  await table.until('interfere')
  await table.interferes()
  await table.picks(0, 1)
  await grandfather.getByRole('button', { name: /Revoir le mime|See the mime again/ }).tap()
  await expect(grandfather.locator('.palm-replay .pair')).toHaveCount(2)
  await shot(grandfather, 'replay')
})
