import { type Signal, signal } from '@preact/signals'
import type { GameId, Setting, StoryLanguage } from '@veillee/games'
import { type Order, type Report, reportIn, sendOrder } from './orders.ts'

export const MOST_PHONES = 10
const NAMES = ['Ana', 'Tom', 'Jo', 'Nour', 'Sam', 'Zoé', 'Inès', 'Malo', 'Rose', 'Paul'] as const

export const CUT_MS = 8_000
const PATIENCE_MS = 15_000

/** One phone of the playground, as the page around it sees it. */
export class PhoneHere {
  readonly id: string
  readonly name: string
  readonly report: Signal<Report | null> = signal(null)
  readonly isAsleep: Signal<boolean> = signal(false)
  #frame: HTMLIFrameElement | null = null

  constructor(index: number) {
    this.id = `p${index + 1}`
    this.name = NAMES[index]!
  }

  /** The same function for as long as the phone lives, so that the page attaches it once. */
  readonly hold = (frame: HTMLIFrameElement | null): void => {
    this.#frame = frame
    if (frame === null) this.report.value = null
  }

  order(order: Order): void {
    const window = this.#frame?.contentWindow
    if (window) sendOrder(window, order)
  }

  sleep(isAsleep: boolean): void {
    this.isAsleep.value = isAsleep
    this.order({ do: isAsleep ? 'sleep' : 'wake' })
  }

  /** As somebody who pulls the page down, or whose browser has thrown it away. */
  restart(): void {
    this.isAsleep.value = false
    this.#frame?.contentWindow?.location.reload()
  }

  hears(event: MessageEvent): void {
    const report = event.source === this.#frame?.contentWindow ? reportIn(event) : undefined
    if (report) this.report.value = report
  }

  /** False if it takes too long. */
  until(isSo: (report: Report) => boolean): Promise<boolean> {
    return new Promise(resolve => {
      const finish = (was: boolean) => {
        clearTimeout(patience)
        queueMicrotask(() => stop())
        resolve(was)
      }
      const patience = setTimeout(() => finish(false), PATIENCE_MS)
      const stop = this.report.subscribe(report => {
        if (report && isSo(report)) finish(true)
      })
    })
  }
}

interface Seated {
  readonly game: GameId
  readonly setting: Setting
  readonly count: number
  readonly language: StoryLanguage
}

/** A whole table on one page. */
export class Tabletop {
  readonly phones: readonly PhoneHere[] = NAMES.map((_, i) => new PhoneHere(i))
  /** Of the room that everybody sits in; empty before. */
  readonly code: Signal<string> = signal('')

  /** Gives back how to stop. */
  listens(): () => void {
    const hear = (event: MessageEvent) => {
      for (const phone of this.phones) phone.hears(event)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }

  /** The first one opens a room, the others come one after the other, so that they sit in their order. */
  async seat({ game, setting, count, language }: Seated): Promise<boolean> {
    const [host, ...others] = this.phones.slice(0, count)
    const before = host!.report.peek()?.code
    host!.order({ do: 'open', game, setting, name: host!.name, language })
    if (!(await host!.until(({ state, code }) => state === 'here' && code !== '' && code !== before)))
      return false
    const code = host!.report.peek()!.code
    this.code.value = code
    for (const phone of others) {
      phone.order({ do: 'join', code, name: phone.name })
      if (!(await phone.until(report => report.state === 'here' && report.code === code))) return false
    }
    return true
  }
}
