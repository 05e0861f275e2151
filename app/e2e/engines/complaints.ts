import type { Page } from '@playwright/test'

/** What goes wrong on a page without anybody seeing it: nothing of that may happen in a test. */
export class Complaints {
  readonly all: string[] = []

  hears(page: Page): void {
    page.on('console', message => {
      if (message.type() === 'error') this.#hears(page, message.text())
    })
    page.on('pageerror', error => this.#hears(page, `${error.name}: ${error.message}`))
    page.on('requestfailed', request => this.#hears(page, `${request.failure()?.errorText}: ${request.url()}`))
  }

  #hears(page: Page, words: string): void {
    this.all.push(`${page.url()}: ${words}`)
  }
}
