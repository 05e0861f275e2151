import { type Refusal, refuse } from '@veillee/kernel'
import type { Hash, PersonId } from '../person.ts'
import type { UnstampedRequest } from '../request.ts'
import type { ClientMessage, ServerMessage, WireRequest } from '../wire.ts'
import type { LiveRoom } from './live-room.ts'

type Fetch = Extract<ClientMessage, { do: 'fetch' }>
type Answered = Extract<ServerMessage, { say: 'gesture' | 'felt' }>

const noGesture = refuse({ en: 'There is nothing to see there yet.', fr: 'Il n’y a encore rien à voir là.' })

/** What a server or a page adds to some requests, as only it can. */
interface Added {
  newNumber(): string
  /** The hash of the link that this request is answered with, if it is. */
  readonly link?: Hash
}

/** What the room is asked for when somebody asks by this phone. */
export function requestFrom(
  by: PersonId,
  id: string,
  request: WireRequest,
  { newNumber, link }: Added,
): UnstampedRequest {
  if (request.do === 'start') return Object.assign({}, request, { by, id, number: newNumber() })
  if (request.do === 'offerSeat') return Object.assign({}, request, { by, id, link: link! })
  return Object.assign({}, request, { by, id })
}

/** Somebody new, by the hash of their device's token; whoever comes twice with the same is the same. */
export async function joinRoom<Frame>(
  live: LiveRoom<Frame>,
  newcomer: { readonly name: string; readonly token: Hash; readonly isScreen: boolean },
): Promise<PersonId | Refusal> {
  const refusal = await live.request({ do: 'join', by: 'newcomer', ...newcomer })
  return refusal ?? live.personBy(newcomer.token)!
}

/** A gesture that this phone's views name, or what was felt of it. */
export async function fetchGesture<Frame>(
  live: LiveRoom<Frame>,
  phone: PersonId,
  { gesture, feltBy }: Fetch,
): Promise<Answered | Refusal> {
  if (feltBy === undefined) {
    const input = await live.gesture(phone, gesture)
    return input === undefined ? noGesture : { say: 'gesture', gesture, input }
  }
  const strip = await live.felt(phone, gesture, feltBy)
  return strip === undefined ? noGesture : { say: 'felt', gesture, feltBy, strip }
}
