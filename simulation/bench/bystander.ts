import { setTimeout as pause } from 'node:timers/promises'
import { USUAL_GAME } from '@veillee/games'
import { BenchPhone } from './phone.ts'

const PHONES = 4
/** Each asks no more often than anybody may. */
const EVERY_MS = 40
/** Longer than anybody would wait. */
const PATIENCE_MS = 100_000

/** A room in peace: its phones ask something small again and again, and know how long the longest answer took. */
export class Bystander {
  readonly #phones: readonly BenchPhone[]
  #worstMs = 0
  #answers = 0
  #isWatching = true

  private constructor(phones: readonly BenchPhone[]) {
    this.#phones = phones
    for (const phone of phones) void this.#watch(phone)
  }

  static async at(port: number): Promise<Bystander> {
    const from = '127.9.9.9'
    const opening = { do: 'open', name: 'Ana', game: USUAL_GAME, setting: 'table', language: 'en' }
    const host = await BenchPhone.enter(port, from, opening)
    const phones = [host]
    while (phones.length < PHONES)
      phones.push(await BenchPhone.enter(port, from, { do: 'join', code: host.welcome.code, name: 'Bo' }))
    return new Bystander(phones)
  }

  /** How long the longest answer took that came during this work. Whoever waits still is waited for. */
  async during(work: () => Promise<void>): Promise<number> {
    await pause(10 * EVERY_MS)
    this.#worstMs = 0
    await work()
    for (const enough = this.#answers + 2 * PHONES; this.#answers < enough; ) await pause(EVERY_MS)
    return this.#worstMs
  }

  leave(): void {
    this.#isWatching = false
    for (const phone of this.#phones) phone.drop()
  }

  async #watch(phone: BenchPhone): Promise<void> {
    while (this.#isWatching) {
      await this.#asks(phone)
      await pause(EVERY_MS)
    }
  }

  /** An empty name is refused by the room itself: it waits for its turn like any request, and not for the disk. */
  async #asks(phone: BenchPhone): Promise<void> {
    const askedAt = performance.now()
    const answered = new Promise<void>(resolve => {
      phone.onFrame = frame => void (frame.startsWith('{"say":"refused"') && resolve())
    })
    phone.say(JSON.stringify({ do: 'wish', id: `${askedAt}`, wish: { do: 'rename', name: '' } }))
    await Promise.race([answered, pause(PATIENCE_MS)])
    phone.forget()
    this.#answers++
    this.#worstMs = Math.max(this.#worstMs, performance.now() - askedAt)
  }
}
