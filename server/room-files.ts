import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isRefusal, type Millis, type Refusal, refuse } from '@veillee/kernel'
import { type RoomId, Unreadable } from '@veillee/room'
import { addressOf } from './address.ts'
import { type Answer, json, refused } from './answer.ts'
import { bodyOf, turnAway } from './body.ts'
import { ConnectionCounter, RateLimiter, tooMany } from './limits.ts'
import { LogUnavailable } from './live-room.ts'
import type { Metrics } from './metrics.ts'
import { isOwnPage } from './origin.ts'
import { readRoomFile } from './room-file.ts'
import { noSuchRoom, type Rooms } from './rooms.ts'
import type { ServerLogger } from './server-logger.ts'
import { hashOf, isToken } from './tokens.ts'
import { type Turns, within } from './turns.ts'

/** Where evenings go out, and come in. */
export const EVENINGS = '/evenings'

const LARGEST_FILE = 16 * 1024 * 1024
const UPLOAD_MS = 60_000
/** Files that are here and wait for their turn: each fills some memory. */
const MOST_AT_ONCE = 3
/** And files that are still coming, from one address and from all: who is slow stands in nobody else's way. */
const MOST_COMING = { fromAddress: 2, inAll: 12 }
const READ_MS = 5_000
/** Who is refused before all is heard goes on sending for so long at most. */
const REFUSED_MS = 2_000
const MOST_A_DAY = 100 * 1024 * 1024
const IMPORTS = { burst: MOST_A_DAY, perSecond: MOST_A_DAY / (24 * 3_600) }
const EXPORTS = { burst: 10, perSecond: 1 / 10 }

const no = {
  page: refuse({
    en: 'Another site’s page cannot do that.',
    fr: 'La page d’un autre site ne peut pas faire cela.',
  }),
  method: refuse({
    en: 'Evenings are fetched with GET and brought with POST.',
    fr: 'Une veillée se prend avec GET et s’apporte avec POST.',
  }),
  tooLarge: refuse({
    en: 'From here enough evenings have been brought for today. Try again tomorrow.',
    fr: 'D’ici on a apporté assez de veillées pour aujourd’hui. Réessaie demain.',
  }),
  busy: refuse({
    en: 'Several evenings are just being read. Try again in a moment.',
    fr: 'Plusieurs veillées sont en train d’être lues. Réessaie dans un instant.',
  }),
  stranger: refuse({
    en: 'An evening can be taken home by those who are in it: ask from a phone that is.',
    fr: 'Une veillée s’emporte quand on y est\u202f: demande-la depuis un téléphone qui en fait partie.',
  }),
  screen: refuse({ en: 'A shared screen only shows.', fr: 'Un grand écran ne fait que montrer.' }),
  type: refuse({ en: 'An evening comes as a JSON file.', fr: 'Une veillée s’apporte comme fichier JSON.' }),
  large: refuse({
    en: 'An evening’s file has at most 16 MB.',
    fr: 'Le fichier d’une veillée fait 16\u00a0Mo au plus.',
  }),
  damaged: refuse({
    en: 'This file is damaged, or a part of it is missing. Save the evening once more.',
    fr: 'Ce fichier est abîmé, ou il en manque une partie. Enregistre la veillée encore une fois.',
  }),
}

interface RoomFilesDeps {
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly logger: ServerLogger
  readonly limiters: { readonly rooms: RateLimiter }
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  readonly isBehindProxy: boolean
  readonly now: () => Millis
  readonly turns: Turns
}

/**
 * ROOM-27. Who may take an evening home: whoever is in it, by the token of their device. Who may bring one: anybody,
 * as anybody may open a room, and just as often. It becomes a new room, with a new code and link.
 */
export class RoomFiles {
  readonly #deps: RoomFilesDeps
  readonly #exports = new RateLimiter(EXPORTS)
  /** In bytes, by address. */
  readonly #imports = new RateLimiter(IMPORTS)
  readonly #coming = new ConnectionCounter()
  /** How many are here, and are read one after the other. */
  #reading = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor(deps: RoomFilesDeps) {
    this.#deps = deps
  }

  /** The answer to a request for `/evenings` or something below it. */
  async answer(request: IncomingMessage): Promise<Answer> {
    const isOurs = isOwnPage(request.headers, this.#deps.origins)
    const answer = isOurs ? await this.#answered(request) : refused(403, no.page)
    if (answer.status >= 400) {
      this.#count(answer.status)
      turnAway(request, REFUSED_MS)
    }
    return { ...answer, headers: { ...answer.headers, ...this.#sharing(request.headers) } }
  }

  #count(status: number): void {
    this.#deps.metrics.refused.inc()
    this.#deps.logger.refused(status === 429 ? 'limit' : 'entrance')
  }

  #answered(request: IncomingMessage): Answer | Promise<Answer> {
    const { method, url } = request
    const room = roomIn(url)
    if (method === 'OPTIONS') return { status: 204, type: 'text/plain', body: '' }
    if (method === 'POST' && room === undefined) return this.#import(request)
    if ((method === 'GET' || method === 'HEAD') && room !== undefined)
      return this.#unlessAway(() => this.#export(request, room))
    return { ...refused(405, no.method), headers: { Allow: 'GET, HEAD, POST, OPTIONS' } }
  }

  /** A browser lets a page elsewhere read our answers only if we say that it may. */
  #sharing({ origin }: IncomingHttpHeaders): Record<string, string> {
    if (origin === undefined || !this.#deps.origins.includes(origin)) return {}
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Expose-Headers': 'Content-Disposition',
      Vary: 'Origin',
    }
  }

  // Going out

  async #export(request: IncomingMessage, room: RoomId): Promise<Answer> {
    const token = tokenIn(request.headers)
    if (token === undefined)
      return { ...refused(401, no.stranger), headers: { 'WWW-Authenticate': 'Bearer' } }
    const live = await this.#deps.rooms.find(room).catch(unreadable)
    if (isRefusal(live)) return refused(409, live)
    if (!live) return refused(404, noSuchRoom)
    const person = live.personBy(hashOf(token))
    if (person === undefined) return refused(403, no.stranger)
    if (live.room.people[person]!.isScreen) return refused(403, no.screen)
    if (!this.#exports.allows(room, this.#deps.now())) return refused(429, tooMany)
    return { ...AS_FILE, pieces: await this.#deps.rooms.evening(room), headers: asFile(live.room.at) }
  }

  // Coming in

  async #import(request: IncomingMessage): Promise<Answer> {
    const refusal = this.#refuseUpload(request)
    if (refusal) return refusal
    const body = await this.#arrives(request)
    if (!body) return refused(413, no.large)
    this.#imports.giveBack(this.#addressOf(request), sizeOf(request) - body.length)
    if (this.#reading >= MOST_AT_ONCE) return refused(503, no.busy)
    this.#reading++
    return this.#inTurn(() => this.#open(body)).finally(() => this.#reading--)
  }

  async #arrives(request: IncomingMessage): Promise<Buffer | undefined> {
    const address = this.#addressOf(request)
    this.#coming.come(address)
    try {
      return await bodyOf(request, LARGEST_FILE, UPLOAD_MS)
    } finally {
      this.#coming.go(address)
    }
  }

  #refuseUpload(request: IncomingMessage): Answer | undefined {
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refused(415, no.type)
    if (sizeOf(request) > LARGEST_FILE) return refused(413, no.large)
    const { limiters, now } = this.#deps
    const address = this.#addressOf(request)
    const { fromAddress, inAll } = MOST_COMING
    if (this.#coming.of(address) >= fromAddress || this.#coming.inAll >= inAll) return refused(503, no.busy)
    if (!limiters.rooms.allows(address, now())) return refused(429, tooMany)
    return this.#imports.allows(address, now(), sizeOf(request)) ? undefined : refused(429, no.tooLarge)
  }

  #addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#deps.isBehindProxy)
  }

  async #open(body: Buffer): Promise<Answer> {
    const raw = await this.#deps.turns.inSlices(within(readRoomFile(body), READ_MS))
    if (raw === undefined) return refused(400, no.damaged)
    return this.#unlessAway(async () => {
      const opened = await this.#deps.rooms.import(raw)
      return isRefusal(opened) ? refused(422, opened) : json(201, opened)
    })
  }

  /** A log that is away says so, and can be asked again. */
  async #unlessAway(answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof LogUnavailable)) throw error
      this.#deps.metrics.trouble(error)
      return refused(503, error.refusal)
    }
  }

  /** One after the other: each takes its time. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}

/** ROOM-37: it is there, and is not lost, but cannot be taken home from here. */
function unreadable(error: unknown): Refusal {
  if (error instanceof Unreadable) return error.refusal
  throw error
}

const roomIn = (url = ''): RoomId | undefined =>
  new RegExp(`^${EVENINGS}/([\\w-]{22})$`).exec(url.split('?', 1)[0]!)?.[1]

function tokenIn({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const [scheme, token] = authorization.split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' && isToken(token) ? token : undefined
}

/** As far as it is said; who does not say it may bring the largest, and counts for it until it is there. */
const sizeOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? LARGEST_FILE)

const AS_FILE = { status: 200, type: 'application/json; charset=utf-8', body: '' } as const

/** By the day on which something last happened, since that is how people remember evenings. */
const asFile = (at: Millis): Record<string, string> => ({
  'Content-Disposition': `attachment; filename="veillee-${new Date(at).toISOString().slice(0, 10)}.json"`,
  'Cache-Control': 'no-store',
})
