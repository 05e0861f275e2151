import type { Seat } from '@veillee/kernel'
import type { PersonId, Welcome } from '@veillee/room'
import type { TestPhone } from '@veillee/server/test-phone'

/** How a device is known when it comes back. */
interface Key {
  readonly room: string
  readonly token: string
}

const END = '(end of the connection)'

const SUM = '(adds up to)'

/** Whether this is no frame, but what all of them add up to. */
export const isSum = (frame: string): boolean => frame.startsWith(SUM)

/** Whether this is no frame, but says that no more can come. */
export const isEnd = (frame: string): boolean => frame.startsWith(END)

/** A phone, a tablet or a television over a whole evening, however often it connects. */
export class Device {
  readonly name: string
  key: Key | undefined
  /** Whose it is, as the server last said. */
  person: PersonId | undefined
  /** Everybody whose it has ever been. */
  readonly people = new Set<PersonId>()
  /** By which somebody else's device could take its place. */
  link: string | undefined
  /** What came by another way than its connection. */
  readonly letters: string[] = []
  /** Every seat that it has ever played. */
  readonly seats = new Set<Seat>()
  #phone: TestPhone | undefined
  #isKnownToBeOpen = false

  constructor(name: string) {
    this.name = name
  }

  get phone(): TestPhone {
    if (!this.#phone) throw new Error(`${this.name} has never been connected`)
    return this.#phone
  }

  get isOpen(): boolean {
    return this.#phone?.isOpen === true
  }

  connects(phone: TestPhone): void {
    this.#phone = phone
    this.#isKnownToBeOpen = true
  }

  /** What the server has just said about who this is; somebody who has left is nobody any more. */
  learns(): void {
    const { welcome } = this.phone
    this.person = welcome?.person
    if (!welcome) this.key = undefined
    else this.#isOf(welcome)
  }

  #isOf({ person, room, token }: Welcome): void {
    this.people.add(person)
    if (token !== undefined) this.key = { room, token }
  }

  /** Since the last time that somebody looked. */
  get hasClosed(): boolean {
    return this.#isKnownToBeOpen && !this.isOpen
  }

  /** What all that was ever told by this connection adds up to. */
  get sum(): string {
    return `${SUM} ${JSON.stringify(this.#phone?.seen ?? {})}`
  }

  /** All that came since the last time, in order, and that the connection ended, if it did. */
  takes(): readonly string[] {
    const { hasClosed } = this
    this.#isKnownToBeOpen = this.isOpen
    if (!this.#phone) return []
    const { frames, packets, closeCode } = this.#phone
    const samples = packets.splice(0).map(packet => `(binary) ${packet.toString('hex')}`)
    const end = hasClosed ? [`${END}: ${closeCode}`] : []
    return [...frames.splice(0), ...samples, ...this.letters.splice(0), ...end]
  }
}
