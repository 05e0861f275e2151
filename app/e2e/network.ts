import type { Page, WebSocketRoute } from '@playwright/test'

/** A network that can be taken away from one phone, and given back. */
export class Network {
  #isUp = true
  readonly #lines = new Set<WebSocketRoute>()

  static async of(page: Page): Promise<Network> {
    const network = new Network()
    await page.routeWebSocket(/.*/, line => network.#connect(line))
    await page.reload()
    return network
  }

  #connect(line: WebSocketRoute): void {
    if (!this.#isUp) {
      void line.close()
      return
    }
    line.connectToServer()
    this.#lines.add(line)
  }

  async goes(): Promise<void> {
    this.#isUp = false
    for (const line of this.#lines) await line.close()
    this.#lines.clear()
  }

  comes(): void {
    this.#isUp = true
  }
}
