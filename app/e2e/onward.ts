import type { Phone } from './house.ts'

/** What brings a match on; whatever else may be done is not needed for that. */
const ONWARD = 'here byChance pick draw keep take done lay look noSecondLap vote on add turn'.split(' ')

/** Everybody who may does one thing; false if nobody could. */
export async function playsOn(phones: readonly Phone[]): Promise<boolean> {
  for (const phone of phones) {
    await phone.wire.caughtUp()
    const { choices } = phone.wire.phone.seats[0]!.offers
    const host = phone.wire.phone.hostOffers?.choices
    const move = ONWARD.find(one => choices[one] || host?.[one])
    const { number, view, awaits } = phone.wire.match
    if (!move || (move === 'vote' && !awaits.includes(phone.seat))) continue
    const seat = choices[move] ? phone.seat : 'host'
    const [input] = (choices[move] ?? host![move]) as unknown[]
    await phone.asks({ do: 'play', seat, move, input, match: number, step: view.step })
    return true
  }
  return false
}
