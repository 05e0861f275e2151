import { expect, type Locator, type Page } from '@playwright/test'
import { onStage, onUpright, STAGE } from '@veillee/art'
import { CONSTRAINTS } from '@veillee/games'
import {
  type Ask,
  contactsOf,
  type Held,
  kindOf,
  type MimeSample,
  type ObjectId,
  objectsOf,
  type Place,
  placeIn,
  rolled,
} from '@veillee/touch'
import type { Phone } from './house.ts'
import { cardsOn } from './palm-table.ts'

/** Where a place of the hand is on the Child's screen. */
export async function spotOn(page: Page, place: Place): Promise<readonly [number, number]> {
  const box = (await page.locator('.palm-stage-svg').boundingBox())!
  const held = await page.locator('.palm-stage').getAttribute('data-held')
  const [x, y] =
    held === 'upright' ? onUpright(place, 'right') : onStage(place, { side: 'right', face: place.face })
  const scale = Math.min(box.width / STAGE.width, box.height / STAGE.height)
  const left = box.x + (box.width - STAGE.width * scale) / 2
  return [left + x * scale, box.y + box.height - (STAGE.height - y) * scale]
}

export const slot = (page: Page, object: ObjectId): Locator =>
  page.locator(`.palm-tray [data-object="${object}"]`)

/** A piece that is drawn on the hand, whoever looks. */
const piece = (page: Page, object: ObjectId): Locator =>
  page.locator(`.palm-stage-svg [data-object="${object}"] > *`)

export const sees = (page: Page, object: ObjectId): Promise<void> =>
  expect(piece(page, object)).not.toHaveCount(0)

/** A mime that keeps to a constraint: which objects, where, and how the hand is held. */
export interface Plan {
  readonly held: Held
  readonly steps: readonly { readonly object: ObjectId; readonly place: Place }[]
}

/** So far from each other that a finger on one does not take another. */
const APART = [
  [0.1, 0],
  [0.5, 1],
  [0.9, 0],
] as const
const FINGERS = ['index-shaft', 'middle-shaft', 'ring-shaft'] as const

/** Three objects wherever the constraint lets there be three. */
export function planOf(ask: Ask | undefined): Plan {
  const held = ask?.ask === 'upright' ? 'upright' : ask?.ask === 'only-back' ? 'back-up' : 'palm-up'
  const face = held === 'back-up' ? 'back' : 'palm'
  const places: readonly Place[] =
    ask?.ask === 'only-fingers'
      ? FINGERS.map(finger => placeIn(finger, 0.5, 0.5))
      : APART.map(([along, across]) => placeIn(face, along, across))
  return { held, steps: objectsFor(ask).map((object, i) => ({ object, place: places[i]! })) }
}

function objectsFor(ask: Ask | undefined): readonly ObjectId[] {
  if (ask?.ask === 'one-object') return ['coin']
  if (ask?.ask === 'only-objects') {
    const all = ask.objects.flatMap(objectsOf)
    return [...all.filter(one => one !== 'string'), ...all.filter(one => one === 'string')].slice(0, 3)
  }
  if (ask?.ask !== 'at-least-object') return ['coin', 'pawn', 'cube-2']
  const [first] = objectsOf(ask.object)
  // What is owed comes last, so that it is seen to be owed.
  return [...(['pawn', 'cube-2', 'ring'] as const).slice(0, 2), first!]
}

export function constraintOf({ wire }: Phone): Ask | undefined {
  const { constraint } = wire.phone.seats[0]!.hand as { readonly constraint: number | null }
  return constraint === null ? undefined : CONSTRAINTS[constraint]
}

/** A mime as a move, past the screen: each object is pressed for half a second. */
export function mimeBy({ held, steps }: Plan) {
  const samples = steps.flatMap(({ object, place }, turn) =>
    Array.from({ length: 31 }, (_, i): MimeSample => {
      const touching = i < 30
      return {
        tMs: turn * 700 + i * 17,
        object,
        x: Math.round(place.x * 1024) / 1024,
        y: Math.round(place.y * 1024) / 1024,
        face: place.face,
        held,
        angle: 0,
        press: touching ? 1 : 0,
        contact: contactsOf(kindOf(object))[0]!,
        touching,
        ...(object === 'cloth' && { areaHu2: 0.125 }),
        ...((object === 'ring' || object === 'string') && { aroundDeg: 0 }),
      }
    }),
  )
  return rolled({ kind: 'mime', samples })
}

/** The ring in the corner: card and constraint under one finger. */
export async function peeksAtStage(page: Page, whileHeld?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /Ta carte|Your card|Carte et contrainte|Card and rule/ }).hover()
  await page.mouse.down()
  await expect(cardsOn(page).first()).toBeVisible()
  await whileHeld?.()
  await page.mouse.up()
  await expect(cardsOn(page)).toHaveCount(0)
}
