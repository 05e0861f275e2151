import { setTimeout as pause } from 'node:timers/promises'
import { jpegOf } from '@veillee/room/testing'
import { worstPicture } from '../fuzz-photos.ts'
import { photoGame } from './measured-game.ts'
import { BenchPhone } from './phone.ts'
import { eveningOf } from './worst-rooms.ts'
import { type Attack, type Scene, wishesAtOnce } from './worst-scene.ts'

const MOST = 120
const MOST_IN_DECK = 100
const FIRST_CARD = 101
const LARGEST = 72_000
const FETCHED_FOR_MS = 4_000

/** As many bytes as a photograph may have. */
const largePicture = (): string => {
  const around = jpegOf([]).length
  return Buffer.from(jpegOf(Array.from({ length: LARGEST - around }, (_, i) => i % 251))).toString('base64')
}

const opening = { do: 'open', name: 'Ana', game: photoGame(), setting: 'remote', language: 'en' }

const brings = (count: number, picture: () => string): Attack =>
  wishesAtOnce(opening, count, () => ({ do: 'addPhoto', title: 'Rex', picture: picture() }))

/** An evening with as many photographs as one may have, each as large as it may be: brought, opened, taken home. */
let brought: { readonly room: string; readonly code: string } | undefined

const bringsFile: Attack = async ({ server }) => {
  const picture = largePicture()
  const body = eveningOf(
    photoGame(),
    Array.from({ length: MOST }, () => ({ did: 'addPhoto', title: 'Rex', picture, by: 0 })),
  )
  const response = await fetch(`http://127.0.0.1:${server.port}/evenings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  const told = (await response.json()) as { room?: string; code?: string; refusal?: { en: string } }
  if (told.code === undefined) return `${response.status}: ${told.refusal?.en}`
  brought = { room: told.room!, code: told.code }
  return `${response.status}, ${(body.length / 1e6).toFixed(1)} MB`
}

let token = ''

const opensIt: Attack = async ({ server, address }) => {
  const phone = await BenchPhone.enter(server.port, address(), {
    do: 'join',
    code: brought!.code,
    name: 'Ada',
  })
  token = phone.welcome.token!
  await pause(500)
  phone.drop()
  return `${phone.phone.brought.length} of ${MOST} are theirs`
}

const takesItHome: Attack = async ({ server }) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/evenings/${brought!.room}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return `${response.status}, ${((await response.text()).length / 1e6).toFixed(1)} MB`
}

/** Everybody asks for all of them, as fast as they may. */
const fetchesAll =
  (connections: number): Attack =>
  async (scene: Scene) => {
    const { server, address } = scene
    const hello = { do: 'resume', room: brought!.room, token }
    const phones: BenchPhone[] = []
    while (phones.length < connections) phones.push(await BenchPhone.enter(server.port, address(), hello))
    const before = phones.reduce((sum, phone) => sum + phone.bytes, 0)
    for (let i = 0; i < MOST_IN_DECK; i++)
      for (const phone of phones) phone.say(JSON.stringify({ do: 'fetchPhoto', card: FIRST_CARD + i }))
    await pause(FETCHED_FOR_MS)
    const bytes = phones.reduce((sum, phone) => sum + phone.bytes, 0) - before
    for (const phone of phones) phone.drop()
    return `${(bytes / 1e6).toFixed(1)} MB told`
  }

/** ROOM-39: what photographs cost at their worst. */
export const photoAttacks: readonly (readonly [string, Attack])[] = [
  ['the largest photograph, of the most parts; first of all', brings(1, worstPicture)],
  [`the same, ${MOST_IN_DECK} at once`, brings(MOST_IN_DECK, worstPicture)],
  [
    `${MOST_IN_DECK} that are none, as long as a message may be, at once`,
    brings(MOST_IN_DECK, () => 'A'.repeat(96_000)),
  ],
  [`${MOST_IN_DECK} of the largest photographs at once`, brings(MOST_IN_DECK, largePicture)],
  [`a file with ${MOST} of the largest photographs`, bringsFile],
  ['opening it', opensIt],
  ['taking it home', takesItHome],
  ['fetching all of its photographs, one phone', fetchesAll(1)],
  ['fetching all of its photographs, eight', fetchesAll(8)],
]
