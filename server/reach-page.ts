import type { IncomingMessage } from 'node:http'
import type { Language, Millis } from '@veillee/kernel'
import { addressOf } from './address.ts'
import { type Answer, html, json } from './answer.ts'
import { homeAt } from './home.ts'
import { type Asker, homesFor } from './invite.ts'
import { isHost, isToItself } from './near.ts'
import { youAreHere } from './page.ts'
import { ReachMarks } from './reach-marks.ts'
import { hashOf } from './tokens.ts'

const PATH = /^\/here(?:\/([A-Za-z0-9]{1,12})(\/heard)?)?$/

export const isReachPage = (path: string): boolean => PATH.test(path)

/** A page by which a phone finds out whether it gets through, and the sheet that sent it there hears of it. */
export class ReachPage {
  readonly #knocks = new ReachMarks()
  readonly #isBehindProxy: boolean
  readonly #now: () => Millis

  constructor(isBehindProxy: boolean, now: () => Millis) {
    this.#isBehindProxy = isBehindProxy
    this.#now = now
  }

  answer(request: IncomingMessage, path: string, asker: Asker, language: Language): Answer {
    const [, mark, isAsked] = PATH.exec(path)!
    if (isAsked) return json(200, { heard: this.#heard(request, mark!.toUpperCase(), asker) })
    if (mark !== undefined) this.#knock(request, mark.toUpperCase(), asker)
    return html(200, language, youAreHere(language, path, asker.manner.base))
  }

  /** The computer that runs it always gets through to itself: that proves nothing. */
  #knock(request: IncomingMessage, mark: string, { host }: Asker): void {
    if (request.method !== 'GET' || isToItself(request) || !isHost(host)) return
    this.#knocks.come(mark, this.#addressOf(request), { who: this.#whoIs(request), host, at: this.#now() })
  }

  /** Only an address that is ours is named: anybody can write anything into `Host`. */
  #heard(request: IncomingMessage, mark: string, asker: Asker) {
    const knock = this.#knocks.heard(mark, this.#whoIs(request), this.#now())
    if (!knock) return null
    const home = homeAt(knock.host, asker.manner)
    const isOurs = isHost(asker.host) && homesFor(asker).some(one => one.home === home)
    return { home: isOurs ? home : null }
  }

  #addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#isBehindProxy)
  }

  /** Phones of one house may have one address, and two of a kind call themselves the same; both at once is one phone. */
  #whoIs(request: IncomingMessage): string {
    return hashOf(`${this.#addressOf(request)} ${request.headers['user-agent']}`)
  }
}
