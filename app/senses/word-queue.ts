import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import { settings } from '../device/settings.ts'

/** As long as it takes to say it, a letter at a time. */
const LEAST_MS = 400
const LETTER_MS = 40
/** Between two words nothing: two that are alike are two, and a voice draws breath. */
const BREATH_MS = 160

/**
 * What is told of a touch, word by word. Each comes once and goes; none is lost because a hand was faster than a
 * voice, or than fingers on a braille display: there it waits to be asked for the next.
 */
class WordQueue {
  readonly #waiting = signal<readonly Said[]>([])
  readonly #word = signal<Said | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  get word(): ReadonlySignal<Said | null> {
    return this.#word
  }

  /** How many are still to come. */
  readonly left = computed(() => this.#waiting.value.length)

  readonly isEmpty = computed(() => this.#word.value === null && this.#waiting.value.length === 0)

  push(words: readonly Said[]): void {
    if (words.length === 0) return
    this.#waiting.value = [...this.#waiting.peek(), ...words]
    if (this.#word.peek() === null && this.#timer === undefined) this.#say()
  }

  /** The next one, for whoever does not want to wait, or is not waited for. */
  next(): void {
    clearTimeout(this.#timer)
    this.#breathe()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.value = []
    this.#word.value = null
  }

  #say(): void {
    this.#timer = undefined
    const [word, ...waiting] = this.#waiting.peek()
    if (!word) return
    this.#waiting.value = waiting
    this.#word.value = word
    if (settings.peek().wordsWait) return
    this.#timer = setTimeout(() => this.#breathe(), LEAST_MS + LETTER_MS * word.en.length)
  }

  #breathe(): void {
    this.#word.value = null
    this.#timer = setTimeout(() => this.#say(), BREATH_MS)
  }
}

/** One for the device: a person has two hands, and one is felt at a time. */
export const wordQueue = new WordQueue()
