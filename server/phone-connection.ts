import type { Duplex } from 'node:stream'
import type { Millis, Said } from '@veillee/kernel'
import { type PersonId, type ServerMessage, unread } from '@veillee/room'
import type { CloseReason } from '@veillee/room/live'
import type { WebSocket } from 'ws'
import { binaryFrame, isBinary, pingFrame, textFrame } from './frame.ts'
import { type Limit, TokenBucket } from './limits.ts'
import type { LiveRoom, Subscriber } from './live-room.ts'
import type { Outbox } from './outbox.ts'
import { SocketWriter } from './socket-writer.ts'
import type { Waiter } from './turns.ts'

/** Who does not read is dropped rather than buffered for without end; their phone comes back by itself. */
const MOST_UNSENT = 1024 * 1024
const FAREWELL_MS = 2_000
const MESSAGES = { burst: 120, perSecond: 30 }
/** Thirty a second, and some more when a phone has come back to its gesture. */
const PACKETS = { burst: 90, perSecond: 45 }
/** How much may be above these before nobody listens any longer. */
const EXCESS = { burst: 300, perSecond: 10 }
/** ROOM-38: in letters of gestures that are fetched; the longest that can be felt has some 200,000. */
const FETCHES = { burst: 2_000_000, perSecond: 100_000 }
const TELLINGS_OFF = { burst: 1, perSecond: 1 }

/** So many heartbeats may pass without a sign of life. */
const MOST_MISSED = 2
const PING = pingFrame()
/** Browsers show no pings to their pages: an empty packet tells them that we are there (ROOM-8). */
const PING_AND_BEAT = Buffer.concat([PING, binaryFrame(new Uint8Array())])

const goodbye: Record<CloseReason, Said> = {
  out: { en: 'You are no longer in this evening.', fr: 'Tu n’es plus dans cette veillée.' },
  restart: { en: 'Veillée restarts. Back in a moment.', fr: 'Veillée redémarre. On revient tout de suite.' },
  forgotten: { en: 'This evening has been deleted.', fr: 'Cette veillée a été effacée.' },
  elsewhere: {
    en: 'You are playing on another phone now.',
    fr: 'Tu joues maintenant sur un autre téléphone.',
  },
  newer: unread.newer.refusal,
  damaged: unread.damaged.refusal,
}

/** However long ago it would have begun, it is full. */
const unused = (limit: Limit): TokenBucket => new TokenBucket(limit, 0)

/** One connection: at first nobody's, then somebody's in a room. */
export class PhoneConnection implements Subscriber, Waiter {
  readonly webSocket: WebSocket
  readonly isBrief: boolean
  readonly messages: TokenBucket
  /** Most never need these: they are made when they are asked for. */
  #packets: TokenBucket | undefined
  #excess: TokenBucket | undefined
  #fetches: TokenBucket | undefined
  #tellingsOff: TokenBucket | undefined
  #atTheDoor: NodeJS.Timeout | undefined
  readonly #writer: SocketWriter
  live: LiveRoom | undefined
  #phone: PersonId | undefined
  #missed = 0
  readonly #socket: Duplex & { readonly bytesRead?: number }
  /** How much of what they say had come when they were last asked. */
  #heard = 0
  #isHungUp = false
  #isGreeting = false
  #fetching: Promise<void> = Promise.resolve()
  readonly #outbox: Outbox
  #unsent: Buffer[] | undefined

  constructor(
    webSocket: WebSocket,
    socket: Duplex,
    outbox: Outbox,
    { at, isBrief = false }: { readonly at: Millis; readonly isBrief?: boolean },
  ) {
    this.webSocket = webSocket
    this.isBrief = isBrief
    this.#socket = socket
    this.#writer = new SocketWriter(socket)
    this.#outbox = outbox
    this.messages = new TokenBucket(MESSAGES, at)
  }

  get packets(): TokenBucket {
    this.#packets ??= unused(PACKETS)
    return this.#packets
  }

  /** What was above the limits of the others. */
  get excess(): TokenBucket {
    this.#excess ??= unused(EXCESS)
    return this.#excess
  }

  get fetches(): TokenBucket {
    this.#fetches ??= unused(FETCHES)
    return this.#fetches
  }

  /** How often they are told so. */
  get tellingsOff(): TokenBucket {
    this.#tellingsOff ??= unused(TELLINGS_OFF)
    return this.#tellingsOff
  }

  /** Whoever says nothing at the door is not waited for. */
  waitsAtTheDoor(forMs: Millis): void {
    this.#atTheDoor = setTimeout(() => this.webSocket.terminate(), forMs).unref()
  }

  leavesTheDoor(): void {
    clearTimeout(this.#atTheDoor)
    this.#atTheDoor = undefined
  }

  get phone(): PersonId {
    return this.#phone!
  }

  enter(live: LiveRoom, phone: PersonId): void {
    this.leavesTheDoor()
    this.live = live
    this.#phone = phone
  }

  /** Two first messages at once are one too many: false for the second. */
  async once(greet: () => Promise<void>): Promise<boolean> {
    if (this.#isGreeting) return false
    this.#isGreeting = true
    await greet().finally(() => {
      this.#isGreeting = false
    })
    return true
  }

  /** One after the other: what each costs is known before the next begins. */
  fetchesInTurn(fetch: () => Promise<void>): Promise<void> {
    const turn = this.#fetching.then(fetch)
    this.#fetching = turn.catch(() => undefined)
    return turn
  }

  /** Until all that they said is heard, they are not listened to. */
  waits(): void {
    this.webSocket.pause()
  }

  goesOn(): void {
    this.webSocket.resume()
  }

  /** With whatever else there is to say to them now. A gesture under way comes alone, and waits for nothing. */
  send(frame: Buffer): void {
    if (this.#unsent) this.#unsent.push(frame)
    else if (isBinary(frame)) this.#write(frame)
    else {
      this.#unsent = [frame]
      this.#outbox.add(this)
    }
  }

  flush(): void {
    const frames = this.#unsent
    this.#unsent = undefined
    if (frames) this.#write(frames.length === 1 ? frames[0]! : Buffer.concat(frames))
  }

  /** Whole frames go past the library to the socket, which keeps them in order with those that it sends itself. */
  #write(frames: Buffer): void {
    if (this.isOpen && this.#reads(frames.length)) this.#writer.write(frames)
  }

  pong(data: Buffer): void {
    if (this.isOpen && this.#reads(data.length)) this.webSocket.pong(data)
  }

  /** Whether they read what is sent to them; if not, they are dropped. Who has read all gets the next, however long. */
  #reads(bytes: number): boolean {
    const { unsent } = this.#writer
    const isReading = unsent === 0 || unsent + bytes <= MOST_UNSENT
    if (!isReading) this.webSocket.terminate()
    return isReading
  }

  /** How many letters it took. */
  say(message: ServerMessage): number {
    const text = JSON.stringify(message)
    this.send(textFrame(text))
    return text.length
  }

  get isOpen(): boolean {
    return this.webSocket.readyState === this.webSocket.OPEN
  }

  /** By us. */
  get isHungUp(): boolean {
    return this.#isHungUp
  }

  leave(why: CloseReason): void {
    this.say({ say: 'bye', why, words: goodbye[why] })
    this.hangUp(why === 'restart' ? 1012 : 1000)
  }

  /** Who does not hang up too is not waited for. */
  hangUp(code: number): void {
    if (!this.isOpen) return
    this.#isHungUp = true
    this.flush() // the last word comes before the end
    this.webSocket.close(code)
    setTimeout(() => this.webSocket.terminate(), FAREWELL_MS).unref()
  }

  /** They are there: a pong, or anything else that came from them. */
  beat(): void {
    this.#missed = 0
  }

  /** A photograph that is long on its way up is a sign of life too, before all of it is there (ROOM-39). */
  isAwake(): boolean {
    const { bytesRead = 0 } = this.#socket
    if (bytesRead !== this.#heard) this.beat()
    this.#heard = bytesRead
    if (this.#missed >= MOST_MISSED) return false
    this.#missed += 1
    this.#write(this.live ? PING_AND_BEAT : PING)
    return true
  }
}
