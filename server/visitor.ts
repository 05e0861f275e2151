import type { Said } from '@veillee/kernel'
import type { PersonId, Told } from '@veillee/room'
import type { WebSocket } from 'ws'
import type { Keeper } from './keeper.ts'
import { Limiter } from './limits.ts'
import type { Goodbye, Watcher } from './sight.ts'

/** Who does not read is dropped rather than buffered for without end; their phone comes back by itself. */
const MOST_UNSENT = 1024 * 1024
const MESSAGES = { burst: 120, perSecond: 30 }

const goodbye: Record<Goodbye, Said> = {
  out: { en: 'You are no longer in this evening.', fr: 'Tu n’es plus dans cette veillée.' },
  restart: { en: 'Veillée restarts. Back in a moment.', fr: 'Veillée redémarre. On revient tout de suite.' },
  forgotten: { en: 'This evening has been deleted.', fr: 'Cette veillée a été effacée.' },
  elsewhere: {
    en: 'You are playing on another phone now.',
    fr: 'Tu joues maintenant sur un autre téléphone.',
  },
}

/** One connection: at first nobody's, then somebody's in a room. */
export class Visitor implements Watcher {
  readonly connection: WebSocket
  readonly limiter = new Limiter(MESSAGES)
  keeper: Keeper | undefined
  #phone: PersonId | undefined
  #isAwake = true
  #isGreeting = false

  constructor(connection: WebSocket) {
    this.connection = connection
  }

  get phone(): PersonId {
    return this.#phone!
  }

  enter(keeper: Keeper, phone: PersonId): void {
    this.keeper = keeper
    this.#phone = phone
  }

  /** Two first messages at once are one too many. */
  async once(greet: () => Promise<void>): Promise<void> {
    if (this.#isGreeting) return
    this.#isGreeting = true
    await greet().finally(() => {
      this.#isGreeting = false
    })
  }

  send(frame: string): void {
    if (this.connection.bufferedAmount > MOST_UNSENT) this.connection.terminate()
    else this.connection.send(frame)
  }

  say(told: Told): void {
    this.send(JSON.stringify(told))
  }

  get isOpen(): boolean {
    return this.connection.readyState === this.connection.OPEN
  }

  leave(why: Goodbye): void {
    this.say({ say: 'bye', why, words: goodbye[why] })
    this.connection.close(why === 'restart' ? 1012 : 1000)
  }

  beat(): void {
    this.#isAwake = true
  }

  isAwake(): boolean {
    const wasAwake = this.#isAwake
    this.#isAwake = false
    if (wasAwake) this.connection.ping()
    return wasAwake
  }
}
