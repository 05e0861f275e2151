import { type Refusal, refuse } from '@veillee/kernel'
import type { Hash, PersonId } from '../person.ts'
import type { UnstampedRequest } from '../request.ts'
import type { ClientMessage, ServerMessage, WireRequest } from '../wire.ts'
import type { LiveRoom } from './live-room.ts'

export type Fetch = Extract<ClientMessage, { do: 'fetch' | 'fetchPhoto' }>
const noPhoto = refuse({ en: 'There is no photograph to see there.', fr: 'Il n’y a pas de photo à voir là.' })

type Answered = Extract<ServerMessage, { say: 'gesture' | 'felt' | 'photo' }>

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

/** What this phone's views name and do not hold: a gesture, what was felt of it, a photograph (ROOM-39). */
export async function fetchFor<Frame>(
  live: LiveRoom<Frame>,
  phone: PersonId,
  message: Fetch,
): Promise<Answered | Refusal> {
  if (message.do === 'fetchPhoto') {
    const photo = await live.photo(phone, message.card)
    return photo ? { say: 'photo', card: message.card, ...photo } : noPhoto
  }
  const { gesture, feltBy } = message
  if (feltBy === undefined) {
    const input = await live.gesture(phone, gesture)
    return input === undefined ? noGesture : { say: 'gesture', gesture, input }
  }
  const strip = await live.felt(phone, gesture, feltBy)
  return strip === undefined ? noGesture : { say: 'felt', gesture, feltBy, strip }
}
