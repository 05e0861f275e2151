import { PACE } from '@veillee/touch'
import { type Bot, type BotView, chanceIn, drawnBy, happens, type Self, someTimeMs } from '../bot.ts'
import { CARDS, type Card, type Hand, type Table } from './state.ts'

type Seen = BotView<Table, Hand>

interface ExampleMemory {
  readonly self: Self
  readonly view: Seen | undefined
}

const about = { choosing: 0, pace: 1 } as const

/** How often a dealer of each level goes for the two points. */
const GOES_FOR_LUCK = { dreamy: 0.2, average: 0.35, keen: 0.5 } as const

/** How often each number is picked by somebody who knows nothing: low ones more often, but never surely. */
const SHARES: readonly number[] = [0.3, 0.25, 0.18, 0.12, 0.09, 0.06]

function picks(self: Self, { step, hand }: Seen): Card {
  const chance = chanceIn(self, step, about.choosing)
  if (hand.lucky !== null && happens(GOES_FOR_LUCK[self.level], chance)) return hand.lucky
  return CARDS[drawnBy(SHARES, chance)]!
}

export const exampleBot: Bot<Table, Hand, ExampleMemory> = {
  begin: self => ({ self, view: undefined }),
  notice: (memory, noticed) => (noticed.what === 'view' ? { ...memory, view: noticed.view } : memory),
  act({ self, view }) {
    if (!view) return undefined
    const { choices } = view.offers
    const pace = chanceIn(self, view.step, about.pace)
    if (choices.pick)
      return { move: 'pick', input: picks(self, view), afterMs: someTimeMs(PACE.thinks, pace) }
    if (choices.deal) return { move: 'deal', input: true, afterMs: someTimeMs(PACE.ponders, pace) }
    return undefined
  },
}
