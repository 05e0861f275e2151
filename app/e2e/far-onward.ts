import { lexicon, linesOf, type Wording } from '@veillee/games'
import { exampleDrawing, rolled } from '@veillee/touch'
import { CROSS } from './finger.ts'
import type { Phone } from './house.ts'
import { constraintOf, mimeBy, planOf } from './palm-far.ts'

interface Story {
  readonly options: Wording
  readonly turned: number
  readonly added: { readonly link: number | null; readonly word: number } | null
}

/** So many cards are told as they lie, and then one is not: both have a screen. */
const TOLD = 5

/** What brings a match on that is played far apart, besides what does so at a table: a palm that is opened, a drawing, a mime, words that are written. */
export function farOnward(): (phones: readonly Phone[]) => Promise<boolean> {
  const pile: number[] = []
  return async phones => {
    remembers(pile, phones[0]!)
    for (const phone of phones) {
      await phone.wire.caughtUp()
      const move = moveOf(phone, pile)
      if (!move) continue
      await phone.plays(...move)
      return true
    }
    return false
  }
}

/** Who draws, mimes or tells now. */
const whoActs = ({ wire }: Phone): unknown => {
  const { drawer, child, storyteller } = wire.match.view.table as Readonly<Record<string, unknown>>
  return drawer ?? child ?? storyteller
}

function moveOf(phone: Phone, pile: readonly number[]): readonly [move: string, input?: unknown] | null {
  const { choices, open } = phone.wire.phone.seats[0]!.offers
  if (choices.open) return ['open']
  if (whoActs(phone) !== phone.seat) return null
  if (open.includes('drawing')) return ['drawing', drawingOf(phone)]
  if (open.includes('mime')) return ['mime', mimeBy(planOf(constraintOf(phone)))]
  if (open.includes('say') && !choices.turn) return ['say', nextOf(phone, pile)]
  return null
}

/** All see what is added. */
function remembers(pile: number[], { wire }: Phone): void {
  const { phase, table } = wire.match.view
  if (phase !== 'pass') return
  const { link, word } = (table as unknown as Story).added!
  if (pile.at(-1) !== word) pile.push(...(link === null ? [] : [link]), word)
}

function drawingOf({ wire }: Phone) {
  const { side, die } = wire.phone.seats[0]!.hand as { readonly side: number | null; readonly die: unknown }
  const lines = side === null ? CROSS : linesOf(side as never, die as never)
  return rolled(exampleDrawing(lines as never, count => Math.floor(count / 2)))
}

function nextOf({ wire }: Phone, pile: readonly number[]): string {
  const { options, turned } = wire.match.view.table as unknown as Story
  // The Start card is turned together with the first word.
  const card = pile[Math.max(turned, 1) - 1]
  return card === undefined || turned > TOLD ? 'un vieux crocodile' : lexicon(options).text(card)
}
