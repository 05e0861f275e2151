import { expect, type Page } from '@playwright/test'
import { headerOf, PACKET, readPacket } from '@veillee/room'
import { readFelt } from '@veillee/touch'
import { draws, finely } from './finger.ts'
import { type Phone, type TestHouse, test } from './house.ts'
import { overhears } from './overhearing.ts'
import { drawsByWire, linesFor, looksByWire, nextPalm, opensFar } from './reader-far.ts'
import { isAt, leavesGallery, press, type Sitting } from './reader-sitting.ts'

const SHOTS = process.env.READER_SHOTS

const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

/** By wire, where a test is about what comes later. */
async function hasLooked(sitting: Sitting): Promise<void> {
  await looksByWire(sitting)
  await sitting.hasOpened()
}

test('[READ-8] [READ-9] [READ-10] [READ-20] [READ-21] [READ-22] [READ-23] six palms far apart, by touch and in time: two laps, votes and the gallery; and a whole match', {
  tag: '@long',
}, async ({ house }) => {
  test.slow()
  const sitting = await opensFar(house, ['Ana', 'Tom', 'Jo', 'Zoé', 'Inès', 'Max'])
  await sitting.looks()
  const phase = () => sitting.wire.match.view.phase
  for (let drawn = 0; phase() === 'open'; drawn++) {
    const { drawer, feeler, palm, lap } = sitting.table
    const [one, two] = [sitting.at(drawer), sitting.at(feeler)]
    await isAt(one.page, 'reader-draw-far')
    if (drawn < 2) await shot(one.page, `cold-${drawn}`)
    if (drawn < 2) await shot(two.page, `open-${drawn}`)
    await expect(one.page.locator('.reader-held')).toBeVisible()
    await sitting.opensPalm()
    await isAt(two.page, 'reader-feel-far')
    await expect(one.page.locator('.reader-owed')).toHaveText(/ est là\.| is there\./)
    if (drawn < 2) await shot(one.page, `warm-${drawn}`)
    const primary = one.page.locator('.act .primary')
    await expect(primary).toBeDisabled()
    const lines = linesFor(sitting, one)
    await draws(one.page, lines.slice(0, 1))
    if (drawn === 0 && lines.length > 1) {
      await expect(one.page.locator('.reader-owed')).toHaveText(/manque|missing/)
      await expect(primary).toBeDisabled()
    }
    if (drawn < 2) await shot(one.page, `draw-${drawn}`)
    await draws(one.page, lines.slice(1))
    if (drawn < 2) await shot(two.page, `feel-${drawn}`)
    if (drawn === 0) await shot(sitting.at(sitting.table.chain[3]!).page, 'others')
    await press(one.page)
    await nextPalm(sitting, palm, lap)
    if (phase() === 'open') await expect(one.page.locator('.say')).toHaveText(/l’a senti|felt it/)
    if (drawn < 2) await shot(one.page, `felt-${drawn}`)
    if (phase() === 'lap') await sitting.laps(true)
  }
  expect(sitting.table.lap).toBe(2)
  await sitting.until('vote')
  for (const voter of sitting.voters) await sitting.votes(voter, sitting.drawn)
  for (const { page, name } of sitting.phones) {
    await isAt(page, 'reader-gallery')
    await expect(page.locator('.reader-unrolled .ink').first()).toBeAttached()
    await shot(page, `gallery-${name}`)
  }
  const [{ page }] = sitting.phones as [Phone]
  const saves = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Garder la galerie' }).tap()
  const saved = await saves
  if (SHOTS) await saved.saveAs(`${SHOTS}/saved.png`)
  expect(saved.suggestedFilename()).toBe('veillee-palm-reader-1.png')

  // The other nine rounds show nothing new, and go by wire.
  await sitting.goesOn()
  while (sitting.wire.match.end === null) await sitting.roundByWire(phone => drawsByWire(sitting, phone))
  for (const { page } of sitting.phones)
    await expect(async () => {
      await leavesGallery(page)
      await expect(page.locator('[data-screen="reader-over"]')).toBeVisible({ timeout: 1_000 })
    }).toPass()
})

test('[READ-20] [READ-21] [ROOM-14] whoever feels is sent nothing true and nothing of the past, and the others nothing at all', async ({
  house,
}) => {
  const sitting = await opensFar(house)
  const sentLive = await sent(sitting)
  await hasLooked(sitting)
  const [drawer, feeler] = [sitting.at(sitting.table.drawer), sitting.at(sitting.table.feeler)]
  const felt: { readonly atMs: number; readonly bytes: Buffer }[] = []
  feeler.wire.packets.push = (...packets) =>
    felt.push(...packets.map(bytes => ({ atMs: performance.now(), bytes })))
  await isAt(drawer.page, 'reader-draw-far')
  await draws(drawer.page, linesFor(sitting, drawer))
  await expect.poll(() => felt.length).toBeGreaterThan(10)
  await press(drawer.page)
  await nextPalm(sitting, 0, 1)
  const truth = sentLive.flatMap(({ atMs, bytes }) =>
    readPacket(bytes)!.samples.map(one => ({ ...one, atMs })),
  )
  expect(truth.length).toBeGreaterThan(20)
  // While it is drawn, not when it is done; how soon is measured by npm run touch-delay.
  expect(felt[0]!.atMs).toBeLessThan(truth.at(-1)!.atMs)
  const spots = new Set(truth.filter(({ touching }) => touching).map(({ x, y }) => `${x} ${y}`))
  let lastMs = -1
  const contacts = { all: 0, onSpots: 0 }
  for (const { bytes } of felt) {
    expect([bytes[0], headerOf(bytes).first]).toEqual([PACKET.felt, 0])
    for (const frame of readFelt(bytes.subarray(8), 64)!) {
      // One moment after the other (a stroke’s end and its lift may be one): nothing can be asked for again.
      expect(frame.tMs).toBeGreaterThanOrEqual(lastMs)
      lastMs = frame.tMs
      for (const { x, y } of frame.contacts) {
        contacts.all++
        if (spots.has(`${x} ${y}`)) contacts.onSpots++
      }
    }
  }
  // Where skin blurs, a spot lies now and then where some sample was; what is passed on as it is always does.
  expect(contacts.all).toBeGreaterThan(10)
  expect(contacts.onSpots / contacts.all).toBeLessThan(0.1)
  for (const phone of sitting.phones) if (phone !== feeler) expect(phone.wire.packets).toEqual([])
})

/** What goes out by live touch from whoever draws, and when. */
async function sent(sitting: Sitting) {
  const packets: { readonly atMs: number; readonly bytes: Uint8Array }[] = []
  for (const { page } of sitting.phones) {
    await overhears(page, {
      sent: frame => {
        if (typeof frame !== 'string') packets.push({ atMs: performance.now(), bytes: new Uint8Array(frame) })
      },
    })
    await page.reload()
  }
  return packets
}

/** In the middle of everything; another one goes on with its log. */
async function killsServer(house: TestHouse, { phones }: Sitting): Promise<void> {
  const { port } = house.program
  await house.program.ends('SIGKILL')
  await house.opens(port)
  for (const phone of phones) await house.comesBack(phone)
}

test('[READ-23] [ROOM-8] [ROOM-12] in the middle whoever draws is gone, then the server, then whoever feels: the drawing goes on where it stopped', {
  tag: '@long',
}, async ({ house }) => {
  const sitting = await opensFar(house)
  await hasLooked(sitting)
  const [drawer, feeler] = [sitting.at(sitting.table.drawer), sitting.at(sitting.table.feeler)]
  const lines = linesFor(sitting, drawer)
  await isAt(drawer.page, 'reader-draw-far')
  const half = finely(lines[0]!.points)
  await draws(drawer.page, [{ points: half.slice(0, Math.ceil(half.length / 2)) }])
  await drawer.page.reload()
  await isAt(drawer.page, 'reader-draw-far')
  await killsServer(house, sitting)
  await expect(drawer.page.locator('.reader-held')).toHaveCount(0)
  await draws(drawer.page, [{ points: half.slice(Math.floor(half.length / 2) - 1) }])
  feeler.wire.drop()
  await feeler.page.goto('about:blank')
  await expect(drawer.page.locator('.reader-held')).toBeVisible()
  await expect(drawer.page.locator('.act .primary')).toBeDisabled()
  await feeler.page.goBack()
  await isAt(feeler.page, 'reader-feel-far')
  await expect(drawer.page.locator('.reader-held')).toHaveCount(0)
  await draws(drawer.page, lines.slice(1))
  await press(drawer.page)
  await isAt(feeler.page, 'reader-draw-far')
})
