import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OFFERED } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { VeilleeServer } from '@veillee/server/veillee-server'
import { WebSocket } from 'ws'

/** A short exchange of two phones with a server, as it was really heard. */

/** One line of it: a frame there, a frame back, or how a connection ended. */
export interface Heard {
  readonly who: string
  readonly way: '→' | '←' | '✕'
  readonly frame: Frame | number | null
}

type Frame = Readonly<Record<string, unknown>>

const SETTINGS = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }

/** A phone that takes down what it says and hears. */
class Phone {
  readonly who: string
  readonly #socket: WebSocket
  readonly #heard: Heard[] = []
  #told = 0

  private constructor(who: string, socket: WebSocket) {
    this.who = who
    this.#socket = socket
    socket.on('message', data => this.#heard.push({ who, way: '←', frame: JSON.parse(data.toString()) }))
    socket.on('close', code => this.#heard.push({ who, way: '✕', frame: code }))
  }

  static async connect(who: string, port: number): Promise<Phone> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Phone(who, socket)
  }

  /** Everything that it has heard of one kind. */
  frames(say: string): readonly Frame[] {
    return this.#heard.map(({ frame }) => frame as Frame).filter(frame => frame?.say === say)
  }

  /** The last that it has seen of a part. */
  part<T>(name: string): T {
    return this.frames('see').findLast(frame => name in frame)![name] as T
  }

  async says(frame: Frame): Promise<readonly Heard[]> {
    const answers = () => ['done', 'refused', 'welcome'].flatMap(say => this.frames(say)).length
    const before = answers()
    this.#socket.send(JSON.stringify(frame))
    await until(() => answers() > before)
    return [{ who: this.who, way: '→', frame }]
  }

  drops(): Heard {
    this.#socket.removeAllListeners('close').terminate()
    return { who: this.who, way: '✕', frame: null }
  }

  /** What it has heard since it was last asked, once all that was sent so far is here. */
  async news(): Promise<readonly Heard[]> {
    if (this.#socket.readyState === WebSocket.OPEN) {
      const pong = new Promise(resolve => this.#socket.once('pong', resolve).once('close', resolve))
      this.#socket.ping()
      await pong
    }
    const news = this.#heard.slice(this.#told)
    this.#told = this.#heard.length
    return news
  }

  async hearsMore(): Promise<void> {
    const before = this.#heard.length
    await until(() => this.#heard.length > before)
  }

  isClosed(): boolean {
    return this.#heard.at(-1)?.way === '✕'
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 2))
}

/** Starts a server, plays the exchange with it, and tells what was heard. */
export async function record(): Promise<readonly Heard[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-wire-'))
  const veillee = new VeilleeServer(await openSqliteLog(join(folder, 'log.sqlite')), SETTINGS)
  try {
    return await exchange(veillee, await veillee.listen(0, '127.0.0.1'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The game by which the page tells it. */
const game = OFFERED.find(id => simulated[id].exchange)!
const told = simulated[game].exchange!

async function exchange(veillee: VeilleeServer, port: number): Promise<readonly Heard[]> {
  const lines: Heard[] = []
  const ana = await Phone.connect('Ana', port)
  let ben = await Phone.connect('Ben', port)
  const all = async () => lines.push(...(await ana.news()), ...(await ben.news()))
  const says = async (phone: Phone, frame: Frame) => {
    lines.push(...(await phone.says(frame)))
    await all()
  }
  const requests = (phone: Phone, id: string, request: Frame) =>
    says(phone, { do: 'wish', id, wish: request })

  const choice = { game, setting: 'table', language: 'en', options: told.options }
  await says(ana, { do: 'open', v: 2, name: 'Ana', ...choice })
  await requests(ana, 'a1', { do: 'start', match: 1 })
  const [{ code, room }] = ana.frames('welcome') as [{ code: string; room: string }]
  await says(ben, { do: 'join', v: 2, code: code.toLowerCase(), name: 'Ben' })
  await requests(ben, 'b1', { do: 'addNumber', number: 'b0b1b2b3b4b5b6b7'.repeat(4) })
  await requests(ana, 'a2', { do: 'start', match: 1 })
  const { step } = ana.part<{ view: { step: number } }>('match').view
  await requests(ana, 'a3', { do: 'play', seat: 0, move: told.move, input: told.input, match: 1, step })
  await requests(ana, 'a4', { do: 'play', seat: 0, move: told.move, input: told.input, match: 1, step })

  lines.push(ben.drops())
  await ana.hearsMore()
  await all()
  const [{ token }] = ben.frames('welcome') as [{ token: string }]
  ben = await Phone.connect('Ben', port)
  await says(ben, { do: 'resume', v: 2, room, token })
  const closed = veillee.close()
  await until(() => ana.isClosed() && ben.isClosed())
  await closed
  await all()
  return lines
}

// On the page

/** One line for each part of a frame, so that it can be read. */
export const written = (heard: readonly Heard[]): string => heard.map(line).join('\n')

function line({ who, way, frame }: Heard): string {
  if (frame === null || typeof frame === 'number') return `${who} ${way} ${frame ?? ''}`.trimEnd()
  const parts = Object.entries(frame).map(([name, part]) => `"${name}": ${JSON.stringify(part)}`)
  const isShort = frame.say !== 'see'
  return `${who} ${way} { ${parts.join(isShort ? ', ' : ',\n        ')} }`
}

/** The same lines, read from the page. */
export function read(text: string): readonly Heard[] {
  return text.split(/\n(?! )/).map(line => {
    const [, who, way, frame] = /^(\w+) (.)(?: (.*))?$/s.exec(line)!
    return { who: who!, way: way as Heard['way'], frame: frame === undefined ? null : JSON.parse(frame) }
  })
}

/** What is by chance, or by the clock, is another each time. */
const BY_CHANCE = new Set(['stepAt', 'room', 'code', 'token', 'promise', 'fingerprint', 'seed', 'at', 'card'])

/** Without what is another each time. */
export const masked = (heard: readonly Heard[]): unknown =>
  JSON.parse(JSON.stringify(heard), (key, value) => (BY_CHANCE.has(key) && value !== null ? key : value))
