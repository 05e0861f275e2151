import type { Page } from '@playwright/test'

/** What an engine prints when a page is left, with all that it was still asking for. */
const LEAVING = [
  /net::ERR_ABORTED/, // Chromium
  /NS_BINDING_ABORTED/, // Firefox
  /Load request cancelled/, // WebKit
  // Firefox, of a part that was on its way; where one is lost for another reason, the request says so too.
  /error loading dynamically imported module/,
  // Firefox, where a page lets go of a socket before it is open: the next one comes, or else the test fails anyway.
  /can’t establish a connection to the server at wss?:|was interrupted while the page was loading/,
]

/** A refusal in words, which the test reads on the screen. */
const REFUSED = /the server responded with a status of (400|422)/

/** What it prints where there is no server or no network: true words, in a test that has taken them away. */
const AWAY = [
  /ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|EMPTY_RESPONSE|FAILED|SOCKET_NOT_CONNECTED)/,
  /NS_ERROR_(CONNECTION_REFUSED|OFFLINE|NET_RESET|FAILURE|NET_INTERRUPT|INTERCEPTION_FAILED|DOM_CORP_FAILED)/,
  /downloadable font: download failed/,
  /rejected with ‘TypeError: NetworkError/,
  /Could not connect|Connection (refused|terminated)|Load failed|WebSocket connection/,
]

/** What goes wrong on a page without anybody seeing it: nothing of that may happen in a test. */
export class Complaints {
  readonly #all: string[] = []

  hears(page: Page): void {
    page.on('console', message => {
      if (message.type() === 'error') this.#hears(page, message.text())
    })
    page.on('pageerror', error => this.#hears(page, `${error.name}: ${error.message}`))
    page.on('requestfailed', request =>
      this.#hears(page, `${request.failure()?.errorText}: ${request.url()}`),
    )
  }

  /** Those that nobody expects. */
  unexpected(wasAway: boolean): readonly string[] {
    const harmless = [REFUSED, ...LEAVING, ...(wasAway ? AWAY : [])]
    return this.#all.filter(words => !harmless.some(pattern => pattern.test(words)))
  }

  #hears(page: Page, words: string): void {
    if (page.url() === 'about:blank') return // nothing of ours runs there but what a test sends before a page
    this.#all.push(`${page.url()}: ${words}`)
  }
}
