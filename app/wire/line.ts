import { type ReadonlySignal, signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { Hello, Wish } from '@veillee/room'
import type { Bye, Gesture, Seen, Told, Welcome } from './told.ts'
import { WIRE_VERSION } from './version.ts'

/** What a wish came to. */
export type Answer =
  | { readonly is: 'done'; readonly link: string | null }
  | { readonly is: 'refused'; readonly why: Said }

/** connecting: not in yet. here: all is well. away: was in, and comes back by itself. ended: will not come back. */
export type LineState = 'connecting' | 'here' | 'away' | 'ended'

export interface LineHears {
  welcome(welcome: Welcome): void
  see(seen: Seen): void
  gesture(gesture: Gesture): void
  /** The first message was refused: nobody is let in like this. */
  turnedAway(why: Said): void
  bye(bye: Bye): void
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(frame: string): void
  close(): void
}

export interface LineParts {
  readonly socket: () => Socket
  readonly prefix: string
  /** A number from 0 to 1, so that a hundred phones do not come back in the same instant. */
  readonly luck: () => number
}

interface Unanswered {
  readonly frame: string
  readonly answer: (answer: Answer) => void
}

const LONGEST_PAUSE_MS = 4_000
const FIRST_PAUSE_MS = 250
/** A wish that is not answered in this time was sent into a dead connection. */
const PATIENCE_MS = 5_000

/**
 * The way to the server, which comes back by itself: after sleep, in another network, after a restart. A wish keeps
 * its id until it is answered, so that it can be sent again without happening twice (ROOM-8, ROOM-11).
 */
export class Line {
  readonly #state = signal<LineState>('connecting')
  readonly #hears: LineHears
  readonly #parts: LineParts
  readonly #unanswered = new Map<string, Unanswered>()
  #hello: Hello
  #socket: Socket | undefined
  #isIn = false
  #tries = 0
  #wishes = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(hello: Hello, hears: LineHears, parts: LineParts) {
    this.#hello = hello
    this.#hears = hears
    this.#parts = parts
    this.#connect()
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state
  }

  wish(wish: Wish): Promise<Answer> {
    this.#wishes += 1
    const id = `${this.#parts.prefix}-${this.#wishes}`
    const frame = JSON.stringify({ do: 'wish', id, wish })
    return new Promise(answer => {
      this.#unanswered.set(id, { frame, answer })
      if (this.#isIn) this.#send(frame)
    })
  }

  fetch(gesture: number): void {
    if (this.#isIn) this.#send(JSON.stringify({ do: 'fetch', gesture }))
  }

  /** Deletes the room and all in it. */
  forget(): void {
    if (this.#isIn) this.#send(JSON.stringify({ do: 'forget' }))
  }

  /** The phone has woken up, or its network is back: whatever the socket believes, come anew. */
  wake(): void {
    if (this.#state.value === 'ended') return
    this.#tries = 0
    this.#connect()
  }

  end(): void {
    this.#state.value = 'ended'
    this.#drop()
    clearTimeout(this.#pause)
    clearTimeout(this.#patience)
  }

  // --- the socket

  #connect(): void {
    this.#drop()
    clearTimeout(this.#pause)
    const socket = this.#parts.socket()
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#hello))
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#hear(JSON.parse(data) as Told)
    }
    socket.onclose = () => this.#socket === socket && this.#lost()
  }

  /** An old socket is left alone without a word: what it still says counts for nothing. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#isIn = false
    socket?.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#state.value === 'ended') return
    if (this.#state.value === 'here') this.#state.value = 'away'
    const pauseMs = this.#tries === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries)
    this.#tries += 1
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#connect(), pauseMs * (0.75 + this.#parts.luck() / 2))
  }

  #send(frame: string): void {
    this.#socket?.send(frame)
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#unanswered.size > 0 && this.wake(), PATIENCE_MS)
  }

  // --- what is heard

  #hear(told: Told): void {
    if (told.say === 'welcome') this.#letIn(told)
    else if (told.say === 'see') this.#hears.see(told)
    else if (told.say === 'done') this.#answer(told.id, { is: 'done', link: told.link ?? null })
    else if (told.say === 'refused') this.#refused(told)
    else if (told.say === 'gesture') this.#hears.gesture(told)
    else if (told.say === 'bye') this.#bye(told)
  }

  #letIn(welcome: Welcome): void {
    const token = welcome.token ?? this.#hello.token
    if (token !== undefined) this.#hello = { do: 'resume', v: WIRE_VERSION, room: welcome.room, token }
    this.#isIn = true
    this.#tries = 0
    this.#state.value = 'here'
    this.#hears.welcome(token === undefined ? welcome : { ...welcome, token })
    for (const { frame } of this.#unanswered.values()) this.#send(frame)
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#unanswered.get(id)
    this.#unanswered.delete(id)
    if (this.#unanswered.size === 0) clearTimeout(this.#patience)
    waiting?.answer(answer)
  }

  #refused({ id, refusal }: Extract<Told, { say: 'refused' }>): void {
    if (id !== undefined) this.#answer(id, { is: 'refused', why: refusal })
    else if (!this.#isIn) {
      this.end()
      this.#hears.turnedAway(refusal)
    }
  }

  #bye(bye: Bye): void {
    if (bye.why !== 'restart') this.end()
    this.#hears.bye(bye)
  }
}
