import { expect, type Page } from '@playwright/test'
import { linesOf } from '@veillee/games'
import { headerOf, PACKET, readPacket } from '@veillee/room'
import { readFelt } from '@veillee/touch'
import { type House, type Phone, test } from './house.ts'
import { isAt, press, Sitting } from './reader-sitting.ts'

type Points = readonly (readonly [x: number, y: number])[]
type Lines = readonly { readonly points: Points }[]

const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé']
/** Of the pad's breadth, as large as the symbol's box of 100 is drawn. */
const SIZE = 0.55
const SHOTS = process.env.READER_SHOTS

const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

async function opens(house: House): Promise<Sitting> {
  const phones = await house.sits({
    ...{ game: 'palm-reader', setting: 'remote', names: NAMES, languages: ['fr', 'en'] },
    options: { difficulties: ['blue'] },
  })
  const sitting = new Sitting(phones)
  for (const { page } of phones) await page.reload()
  await house.starts(phones)
  return sitting
}

/** Points no farther apart than 8 of the symbol's box. */
const finely = (points: Points): Points =>
  points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / 8))
    return Array.from({ length: steps }, (_, step): readonly [number, number] => {
      const share = (step + 1) / steps
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })

/** A finger on the glass, line after line. */
async function draws(page: Page, lines: Lines): Promise<void> {
  const { x, y, width, height } = (await page.locator('.reader-drawpad').boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = ([px, py]: readonly [number, number]) => [
    {
      x: x + width / 2 + ((px - 50) / 100) * SIZE * width,
      y: y + height / 2 + ((py - 50) / 100) * SIZE * width,
    },
  ]
  for (const { points } of lines) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(points[0]!) })
    for (const point of finely(points)) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) })
      await page.waitForTimeout(25)
    }
    await page.waitForTimeout(60)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

const CROSS: Lines = [
  {
    points: [
      [20, 50],
      [80, 50],
    ],
  },
  {
    points: [
      [50, 20],
      [50, 80],
    ],
  },
]

/** What goes over somebody's wire by the quick way, and when. */
function records(page: Page) {
  const packets: { readonly atMs: number; readonly isSent: boolean; readonly bytes: Uint8Array }[] = []
  page.on('websocket', socket => {
    const keep = (isSent: boolean) => (frame: { payload: string | Buffer }) => {
      if (typeof frame.payload !== 'string')
        packets.push({ atMs: performance.now(), isSent, bytes: new Uint8Array(frame.payload) })
    }
    socket.on('framesent', keep(true))
    socket.on('framereceived', keep(false))
  })
  return packets
}

const nextPalm = (sitting: Sitting, palm: number, lap: number) =>
  sitting.guest.until(
    () =>
      sitting.guest.match.view.phase !== 'draw' || sitting.table.palm !== palm || sitting.table.lap !== lap,
  )

const linesFor = (sitting: Sitting, phone: Phone): Lines => {
  const { side, die } = sitting.handOf(phone)
  return side === null ? CROSS : linesOf(side as never, die as never)
}

/** By keyboard alone: nine places, a lift, and the button. */
async function drawsByKeys(page: Page): Promise<void> {
  await page.locator('.reader-drawpad').focus()
  for (const key of ['Digit7', 'Digit2', 'Digit9', 'Space']) await page.keyboard.press(key)
  await expect(page.locator('.act .primary')).toBeEnabled({ timeout: 10_000 })
  await page.locator('.act .primary').focus()
  await page.keyboard.press('Enter')
}

test('[READ-20] [READ-21] [READ-22] [READ-10] a round far apart: by touch, by keys, two laps, and its gallery', async ({
  house,
}) => {
  test.slow()
  const sitting = await opens(house)
  await sitting.looks()
  for (let drawn = 0; sitting.guest.match.view.phase === 'draw'; drawn++) {
    const { drawer, feeler, palm, lap } = sitting.table
    const [one, two] = [sitting.at(drawer), sitting.at(feeler)]
    await isAt(one.page, 'reader-draw-far')
    await isAt(two.page, 'reader-feel-far')
    await expect(two.page.locator('.reader-symbol')).toHaveCount(0)
    if (drawn === 2) await drawsByKeys(one.page)
    else {
      const lines = linesFor(sitting, one)
      await draws(one.page, lines.slice(0, 1))
      if (drawn === 0) await shot(one.page, 'draw-first')
      if (drawn === 1) await shot(one.page, 'draw-second')
      if (drawn === 0 && lines.length > 1) await expect(one.page.locator('.act .primary')).toBeDisabled()
      await draws(one.page, lines.slice(1))
      if (drawn === 0) await shot(one.page, 'draw-whole')
      await press(one.page)
    }
    await nextPalm(sitting, palm, lap)
    if (sitting.guest.match.view.phase === 'lap') await sitting.laps(true)
  }
  await sitting.until('vote')
  for (const voter of sitting.voters) await sitting.votes(voter, sitting.drawn)
  for (const { page, name } of sitting.phones) {
    await isAt(page, 'reader-gallery')
    await expect(page.locator('.reader-unrolled')).toHaveCount(3)
    await expect(page.locator('.reader-unrolled .ink').first()).toBeAttached()
    await page.waitForTimeout(4_500)
    await shot(page, `gallery-${name}`)
    if (SHOTS && name === 'Tom') break
  }
  const saves = sitting.phones[0]!.page.waitForEvent('download')
  await sitting.phones[0]!.page.getByRole('button', { name: 'Garder la galerie' }).tap()
  const saved = await saves
  if (SHOTS) await saved.saveAs(`${SHOTS}/saved.png`)
  expect(saved.suggestedFilename()).toBe('veillee-palm-reader-1.png')
})

test('[READ-20] [READ-21] [ROOM-14] whoever feels is sent nothing true, and nothing of the past', async ({
  house,
}) => {
  const sitting = await opens(house)
  const packets = new Map(sitting.phones.map(phone => [phone, records(phone.page)]))
  for (const { page } of sitting.phones) await page.reload()
  await sitting.looks()
  const [drawer, feeler] = [sitting.at(sitting.table.drawer), sitting.at(sitting.table.feeler)]
  await isAt(feeler.page, 'reader-feel-far')
  await draws(drawer.page, linesFor(sitting, drawer))
  await feeler.page.waitForTimeout(500)
  const sent = packets.get(drawer)!.filter(({ isSent }) => isSent)
  const felt = packets.get(feeler)!.filter(({ isSent }) => !isSent)
  expect(sent.length).toBeGreaterThan(10)
  expect(felt.length).toBeGreaterThan(10)
  expect(felt.every(({ bytes }) => bytes[0] === PACKET.felt && headerOf(bytes).first === 0)).toBe(true)
  const truth = sent.flatMap(({ atMs, bytes }) => readPacket(bytes)!.samples.map(one => ({ ...one, atMs })))
  for (const { bytes, atMs } of felt)
    for (const frame of readFelt(bytes.subarray(8), 64)!) {
      const told = truth.find(({ tMs }) => tMs === frame.tMs)
      if (told) expect(atMs - told.atMs).toBeLessThan(1_000)
      for (const { x, y } of frame.contacts) expect(told && x === told.x && y === told.y).toBeFalsy()
    }
  for (const phone of sitting.phones)
    if (phone !== drawer && phone !== feeler) expect(packets.get(phone)).toEqual([])
})

test('[READ-23] [ROOM-8] whoever draws or feels comes back to the same screen, and the drawing goes on', async ({
  house,
}) => {
  const sitting = await opens(house)
  await sitting.looks()
  const [drawer, feeler] = [sitting.at(sitting.table.drawer), sitting.at(sitting.table.feeler)]
  const lines = linesFor(sitting, drawer)
  await isAt(drawer.page, 'reader-draw-far')
  const half = finely(lines[0]!.points)
  await draws(drawer.page, [{ points: half.slice(0, Math.ceil(half.length / 2)) }])
  await drawer.page.reload()
  await isAt(drawer.page, 'reader-draw-far')
  await feeler.page.reload()
  await isAt(feeler.page, 'reader-feel-far')
  await expect(drawer.page.locator('.reader-held')).toHaveCount(0)
  await draws(drawer.page, [{ points: half.slice(Math.floor(half.length / 2) - 1) }, ...lines.slice(1)])
  await press(drawer.page)
  await nextPalm(sitting, 0, 1)
  await isAt(feeler.page, 'reader-draw-far')
})
