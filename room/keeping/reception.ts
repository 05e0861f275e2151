import { type Refusal, refuse } from '@veillee/kernel'
import type { Hash, PersonId } from '../person.ts'
import type { Message, Told, Wish } from '../wire.ts'
import type { Keeper, Wanted } from './keeper.ts'

type Fetch = Extract<Message, { do: 'fetch' }>
type Answered = Extract<Told, { say: 'gesture' | 'felt' }>

const noGesture = refuse('There is nothing to see there yet.', 'Il n’y a encore rien à voir là.')

/** What a house adds to some wishes, as only it can. */
interface Added {
  newNumber(): string
  /** The hash of the link that this wish is answered with, if it is. */
  readonly link?: Hash
}

/** What the room is asked for when somebody by this phone wishes something. */
export function wantedBy(by: PersonId, id: string, wish: Wish, { newNumber, link }: Added): Wanted {
  const wanted = Object.assign({}, wish, { by, id })
  if (wish.do === 'start') return Object.assign(wanted, { number: newNumber() }) as Wanted
  if (wish.do === 'offerSeat') return Object.assign(wanted, { link: link! }) as Wanted
  return wanted as Wanted
}

/** Somebody new, by the hash of their device's token; whoever comes twice with the same is the same. */
export async function joined<Frame>(
  keeper: Keeper<Frame>,
  newcomer: { readonly name: string; readonly token: Hash; readonly isScreen: boolean },
): Promise<PersonId | Refusal> {
  const refusal = await keeper.ask({ do: 'join', by: 'newcomer', ...newcomer })
  return refusal ?? keeper.personBy(newcomer.token)!
}

/** A gesture that this phone's views name, or what was felt of it. */
export async function fetched<Frame>(
  keeper: Keeper<Frame>,
  phone: PersonId,
  { gesture, feltBy }: Fetch,
): Promise<Answered | Refusal> {
  if (feltBy === undefined) {
    const input = await keeper.gesture(phone, gesture)
    return input === undefined ? noGesture : { say: 'gesture', gesture, input }
  }
  const strip = await keeper.felt(phone, gesture, feltBy)
  return strip === undefined ? noGesture : { say: 'felt', gesture, feltBy, strip }
}
