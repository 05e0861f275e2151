import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { storyLanguageFor } from '@veillee/games'
import type { Language } from '@veillee/kernel'
import { LANGUAGES } from '@veillee/kernel/languages'
import type { WireRequest } from '@veillee/room'
import { freePort } from '@veillee/server/free-port'
import { Program } from '@veillee/server/program'
import type { TestPhone } from '@veillee/server/test-phone'
import { beginsWith } from './dealing.ts'
import { Complaints } from './engines/complaints.ts'
import { browserNameOf, ENGINES, engineOf, launchOptions, newContext } from './engines/engine.ts'
import { tapsAsItCan } from './engines/mouse.ts'
import { keptBefore } from './kept-before.ts'
import { LossyWay } from './lossy-way.ts'

/** A person with an isolated phone: a page that is looked at and touched, and a wire of the same person's beside it. */
export class Phone {
  readonly name: string
  readonly page: Page
  /** The same person by wire: to get quickly where a test begins, and to know what the phone may know. */
  wire: TestPhone
  readonly token: string

  constructor(name: string, page: Page, wire: TestPhone, token: string) {
    this.name = name
    this.page = page
    this.wire = wire
    this.token = token
  }

  get seat(): number {
    return this.wire.phone.seats[0]!.seat
  }

  /** Throws the words of a refusal. */
  async asks(request: WireRequest | Record<string, unknown>): Promise<void> {
    const why = await this.wire.asks(request)
    if (why !== undefined) throw new Error(`${this.name}: ${why}`)
  }

  /** A move by wire, past the screen. */
  async plays(move: string, input: unknown = true): Promise<void> {
    await this.wire.caughtUp()
    const { number, view } = this.wire.match
    await this.asks({ do: 'play', seat: this.seat, move, input, match: number, step: view.step })
  }
}

export interface Sitting {
  readonly game: string
  readonly names: readonly string[]
  readonly options?: Record<string, unknown>
  readonly setting?: 'table' | 'remote'
  /** Of the story’s words, if it has any. */
  readonly language?: Language
  /** Of the phones, in turn; French without. */
  readonly languages?: readonly Language[]
  /** The same number deals the same cards; the match has then begun. */
  readonly deal?: number
  /** Phones on which things move, as they do at home. */
  readonly isMoving?: boolean
}

/** Whoever has not answered is asked in the match (ROOM-33); “through the phone” is what not answering means. */
async function askedBefore(wires: readonly TestPhone[]): Promise<void> {
  for (const wire of wires)
    for (const { person, lends } of wire.phone.lends)
      if (lends === null) await wire.asks({ do: 'answerPalm', lends: 'phone', person })
}

interface Settling {
  readonly host?: string
  readonly env?: NodeJS.ProcessEnv
}

/** A server of the test's own, in a process that can be killed, and the people who come to it. */
export class TestHouse {
  /** Phones are of each in turn. */
  readonly #browsers: readonly Browser[]
  /** By what name phones find it. */
  readonly #host: string
  /** Settings of its server, besides the usual ones. */
  readonly #env: NodeJS.ProcessEnv
  readonly #folder = mkdtempSync(join(tmpdir(), 'veillee-e2e-'))
  readonly #contexts: BrowserContext[] = []
  readonly #ways: LossyWay[] = []
  readonly #complaints = new Complaints()
  /** Whether somebody was without it for a while: a network or a server was taken away. */
  #wasAway = false
  program!: Program

  constructor(browsers: Browser | readonly Browser[], { host = '127.0.0.1', env = {} }: Settling = {}) {
    this.#browsers = [browsers].flat()
    this.#host = host
    this.#env = env
  }

  get home(): string {
    return this.program.home.replace('127.0.0.1', this.#host)
  }

  get #file(): string {
    return join(this.#folder, 'veillee.sqlite')
  }

  async opens(port?: number, more: NodeJS.ProcessEnv = {}): Promise<void> {
    const env = { DATA: this.#file, PORT: String(port ?? (await freePort())), LOG_LEVEL: 'warn' }
    this.program = await Program.runs({ ...env, ...this.#env, ...more })
    if (this.program.port === 0) throw new Error(`nobody listens:\n${this.program.said}`)
    void this.program.ended.then(() => {
      this.#wasAway = true
    })
  }

  /** An isolated phone that has not been here before. */
  async newPhone(
    language: Language = 'fr',
    size = { width: 390, height: 844 },
    { isKept = false, isMoving = false } = {},
  ): Promise<Page> {
    const browser = this.#browsers[this.#contexts.length % this.#browsers.length]!
    const context = await newContext(browser, {
      viewport: size,
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: process.env.SCREENS && !isMoving ? 2 : 1, // sharp pictures for people, quick ones for tests
      // Whoever is to play in flight mode keeps the app.
      serviceWorkers: isKept ? 'allow' : 'block',
      // Five phones that breathe on two cores take a test's time; what moves has tests of its own.
      reducedMotion: isMoving ? 'no-preference' : 'reduce',
      locale: LANGUAGES[language].locale,
    })
    this.#contexts.push(context)
    const setOffline = context.setOffline.bind(context)
    context.setOffline = isOffline => {
      this.#wasAway = true
      return setOffline(isOffline)
    }
    const page = await context.newPage()
    // What is looked for is looked for on the screen, not among what a screen reader was told of it.
    const getByText = page.getByText.bind(page)
    page.getByText = (...words) => getByText(...words).and(page.locator(':not([data-announcer] *)'))
    tapsAsItCan(page)
    this.#complaints.hears(page)
    return this.#fromRoot(page)
  }

  /** Tests tell places from the root of the app, wherever that is. */
  #fromRoot(page: Page): Page {
    const goto = page.goto.bind(page)
    page.goto = (to, options) => goto(to.startsWith('/') ? this.home + to : to, options)
    return page
  }

  /** People who have come by wire, each with a phone that is already at the room. */
  async sits(sitting: Sitting): Promise<readonly Phone[]> {
    const { names, languages = ['fr'], deal, isMoving = false } = sitting
    const wires = await this.#comeBy(sitting)
    const pages = await Promise.all(
      wires.map((wire, i) => this.#phoneOf(wire, names[i]!, languages[i % languages.length]!, isMoving)),
    )
    const seated = deal === undefined ? wires : await this.#deals(deal, wires)
    if (deal !== undefined) await askedBefore(seated)
    await Promise.all(pages.map(page => page.goto(`/room/${wires[0]!.welcome!.room}`)))
    return seated.map((wire, i) => new Phone(names[i]!, pages[i]!, wire, wires[i]!.welcome!.token!))
  }

  async #comeBy({ game, names, options, setting = 'table', language = 'fr' }: Sitting) {
    const wires: TestPhone[] = []
    for (const name of names)
      wires.push(
        await this.program.enters(
          wires.length === 0
            ? {
                do: 'open',
                name,
                game,
                setting,
                language: storyLanguageFor(language),
                ...(options && { options }),
              }
            : { do: 'join', name, code: wires[0]!.welcome!.code },
        ),
      )
    return wires
  }

  /** The house closes for a moment; whoever was there comes back. */
  async #deals(deal: number, wires: readonly TestPhone[]): Promise<readonly TestPhone[]> {
    const { port } = this.program
    await this.program.ends()
    await beginsWith(deal, wires[0]!.welcome!.room, this.#file)
    await this.opens(port)
    this.#wasAway = false // nobody has looked yet
    return Promise.all(wires.map(wire => this.program.comesBack(wire)))
  }

  async #phoneOf({ welcome }: TestPhone, name: string, language: Language, isMoving: boolean): Promise<Page> {
    const page = await this.newPhone(language, undefined, { isMoving })
    const { room, code, token } = welcome!
    await keptBefore(page, { 'veillee.rooms': [{ room, code, token, name, at: 0 }] })
    return page
  }

  /** The wire of somebody who had dropped it is there again. */
  async comesBack(phone: Phone): Promise<void> {
    const { room } = phone.wire.welcome!
    phone.wire = await this.program.enters({ do: 'resume', room, token: phone.token })
  }

  /** The television of a room. */
  async screen(code: string, language: Language = 'fr', { isMoving = false } = {}): Promise<Page> {
    const page = await this.newPhone(language, { width: 1280, height: 720 }, { isMoving })
    await page.goto(`/screen/${code}`)
    return page
  }

  /** The same house by a way on which what has such a name is lost, so many times. */
  async losing(name: RegExp, often: number): Promise<LossyWay> {
    this.#wasAway = true
    const way = await LossyWay.to(this.home, name, often)
    this.#ways.push(way)
    return way
  }

  /** ROOM-27: an evening as a file, brought to another house; by which code it is found there. */
  async takesTo(elsewhere: TestHouse, { page, token, wire }: Phone): Promise<string> {
    const headers = { Authorization: `Bearer ${token}` }
    const taken = await page.request.get(`${this.home}/evenings/${wire.welcome!.room}`, { headers })
    expect(taken.ok()).toBe(true)
    const brought = await page.request.post(`${elsewhere.home}/evenings`, {
      headers: { 'Content-Type': 'application/json' },
      data: await taken.body(),
    })
    return ((await brought.json()) as { code: string }).code
  }

  /** ROOM-22: a phone that has kept the app, taps instead of holding, and has no network any more; nor is there a house. */
  async inFlight(): Promise<Page> {
    const page = await this.newPhone('fr', undefined, { isKept: true })
    await keptBefore(page, { 'veillee.settings': { hold: 'tap' } })
    await page.goto('/')
    await expect(page.getByText('Veillée se joue ici sans réseau')).toBeVisible({ timeout: 30_000 })
    await page.context().setOffline(true)
    await this.program.ends()
    return page
  }

  /** Everybody sits: the match begins, by wire. */
  async starts([host, ...others]: readonly Phone[]): Promise<void> {
    const { lobby } = host!.wire.seen
    await askedBefore([host!.wire, ...others.map(({ wire }) => wire)])
    await host!.asks({ do: 'start', match: lobby!.nextMatch })
    for (const { wire } of [host!, ...others]) await wire.until(() => wire.seen.match?.end === null)
  }

  async closes(): Promise<void> {
    const complaints = this.#complaints.unexpected(this.#wasAway)
    for (const context of this.#contexts) await context.close()
    for (const way of this.#ways) way.ends()
    await this.program.ends()
    rmSync(this.#folder, { recursive: true, force: true })
    // For every picture Playwright adds a style of its own, which our Content-Security-Policy rightly blocks.
    if (!process.env.SCREENS) expect(complaints).toEqual([])
  }
}

interface OfAWorker {
  /** Whether phones are of every engine in turn. */
  readonly isMixed: boolean
  readonly browsers: readonly Browser[]
}

export const test = base.extend<{ house: TestHouse }, OfAWorker>({
  isMixed: [false, { option: true, scope: 'worker' }],
  browsers: [
    async ({ browser, isMixed, playwright }, use) => {
      const others = isMixed ? ENGINES.filter(engine => engine !== engineOf(browser)) : []
      const launched = others.map(engine => playwright[browserNameOf(engine)].launch(launchOptions(engine)))
      const browsers = [browser, ...(await Promise.all(launched))]
      await use(browsers)
      for (const other of browsers.slice(1)) await other.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  house: async ({ browsers }, use) => {
    const house = new TestHouse(browsers)
    await house.opens()
    await use(house)
    await house.closes()
  },
})
