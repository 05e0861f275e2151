import { forgetOwnPhotos, hasOwnPhoto, keepOwnPhoto } from '../device/own-photos.ts'

/** So long an answer is waited for: whoever has fetched a lot is let wait by the server. */
const AGAIN_MS = 2_000
const MOST_TRIES = 30

/** ROOM-39: fetches photographs one after the other, as soon as a view shows their cards. */
export class PhotoQueue {
  readonly #fetch: (card: number) => void
  #wanted: number[] = []
  #tries = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #room: string | undefined

  constructor(fetch: (card: number) => void) {
    this.#fetch = fetch
  }

  /** Those that are shown now come before those that were wanted earlier. */
  want(cards: readonly number[]): void {
    const missing = cards.filter(card => !hasOwnPhoto(card))
    if (missing.length === 0) return
    const [underWay, ...others] = this.#wanted
    const first = underWay === undefined ? [] : [underWay]
    this.#wanted = [...new Set([...first, ...missing, ...others])]
    if (underWay === undefined) this.#ask()
  }

  came({ card, title, picture }: { card: number; title: string; picture: string }): void {
    keepOwnPhoto(card, title, picture)
    this.#goOn(card)
  }

  /** The connection is there, or there again. */
  begin(room: string): void {
    if (this.#room !== room) forgetOwnPhotos()
    this.#room = room
    this.#tries = 0
    if (this.#wanted.length > 0) this.#ask()
  }

  end(): void {
    clearTimeout(this.#again)
  }

  #ask(): void {
    clearTimeout(this.#again)
    const [card] = this.#wanted
    if (card === undefined) return
    this.#fetch(card)
    this.#again = setTimeout(() => (this.#tries++ < MOST_TRIES ? this.#ask() : this.#goOn(card)), AGAIN_MS)
  }

  #goOn(card: number): void {
    this.#wanted = this.#wanted.filter(one => one !== card)
    this.#tries = 0
    this.#ask()
  }
}
