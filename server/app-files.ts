import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Answer, guardsOfApp, text } from './answer.ts'
import type { BasePath } from './base-path.ts'
import { ROOT } from './root.ts'

/** Where the build puts the app. */
export const APP_FOLDER = join(ROOT, 'app', 'dist')

/** The places of the app: each is the same page, which reads its own address. */
const PLACES = new Set([
  '',
  'new',
  'join',
  'room',
  'screen',
  'learn',
  'album',
  'box',
  'settings',
  'words',
  'playground',
])
const FILES = /^\/(?:assets\/|pictures\/|print\/|icon[\w.-]*$|manifest\.webmanifest$|sw\.js$)/

/** Shows a whole table on one page: for whoever runs the server, not for its guests. */
export const isPlayground = (path: string): boolean => path.split('/')[1] === 'playground'

const isPlace = (path: string): boolean => PLACES.has(path.split('/')[1] ?? '') && !path.startsWith('//')

export const isOfApp = (path: string): boolean => isPlace(path) || FILES.test(path)

const notBuilt: Answer = text(
  503,
  'L’app n’est pas construite : npm run build.\nThe app is not built: npm run build.\n',
)

const nothingHere: Answer = text(404, 'Rien ici.\nNothing here.\n')

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** The build puts compressed twins beside what gains by it; the smaller first. */
const TWINS = [
  { encoding: 'br', ending: '.br', compress: brotliCompressSync },
  { encoding: 'gzip', ending: '.gz', compress: gzipSync },
] as const
const PLAIN = { encoding: undefined, ending: '', compress: (bytes: Buffer) => bytes }

type Twin = (typeof TWINS)[number] | typeof PLAIN

/** What a browser says it can read; with q=0 it says that it cannot. */
const accepts = ({ headers }: IncomingMessage, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map(one => one.trim().toLowerCase().replaceAll(' ', ''))
    .some(one => one.split(';')[0] === encoding && !/;q=0(?:\.0*)?$/.test(one))

/** A file of the app as it was when somebody last asked for it. */
interface CachedFile {
  readonly bytes: Buffer
  readonly size: number
  readonly mtimeMs: number
  readonly encoding: string | undefined
}

/** What the page has to be told of the server that hands it out. */
interface PageTold {
  readonly basePath: BasePath
  readonly hasDeveloperGames: boolean
}

/**
 * Hands out the built app, from memory: what is read as a stream stays open for good when somebody hangs up in the middle,
 * and phones do. Whether a file has changed is looked at each time, so that a new build is there at once.
 */
export class AppFiles {
  readonly #folder: string
  readonly #told: PageTold
  readonly #kept = new Map<string, CachedFile>()

  constructor(folder = APP_FOLDER, told: PageTold = { basePath: '', hasDeveloperGames: false }) {
    this.#folder = folder
    this.#told = told
  }

  /** What to say instead; undefined if the file was sent. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<Answer | undefined> {
    const name = isPlace(path) ? INDEX : nameIn(path)
    const kept = name === undefined ? undefined : await this.#found(request, name)
    if (!kept) return (await this.#read(INDEX, PLAIN)) ? nothingHere : notBuilt
    send(request, response, name!, kept)
    return undefined
  }

  async #found(request: IncomingMessage, name: string): Promise<CachedFile | undefined> {
    for (const twin of TWINS) {
      const kept = accepts(request, twin.encoding) ? await this.#read(name, twin) : undefined
      if (kept) return kept
    }
    return this.#read(name, PLAIN)
  }

  /** Undefined if there is no such file, or no longer. */
  async #read(name: string, twin: Twin): Promise<CachedFile | undefined> {
    const path = join(this.#folder, `${name}${twin.ending}`)
    try {
      const { size, mtimeMs } = await stat(path)
      const known = this.#kept.get(path)
      if (known && known.size === size && known.mtimeMs === mtimeMs) return known
      const bytes = this.#isToldMore && name === INDEX ? await this.#pageToldMore(twin) : await readFile(path)
      const kept: CachedFile = { bytes, size, mtimeMs, encoding: twin.encoding }
      this.#kept.set(path, kept)
      return kept
    } catch {
      this.#kept.delete(path)
      return undefined
    }
  }

  get #isToldMore(): boolean {
    return this.#told.basePath !== '' || this.#told.hasDeveloperGames
  }

  /**
   * Of all files only the page does not know where it lies, since it is the same at every depth: whatever it names is at
   * the root. The others name each other relative to themselves.
   */
  async #pageToldMore({ compress }: Twin): Promise<Buffer> {
    const { basePath, hasDeveloperGames } = this.#told
    const page = await readFile(join(this.#folder, INDEX), 'utf8')
    const placed = page.replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, `${basePath}/`)
    const told = hasDeveloperGames ? placed.replace('<html', '<html data-developer-games="on"') : placed
    return compress(Buffer.from(told))
  }
}

const INDEX = '/index.html'

/** Of what the build makes: nothing else has such a name, and nothing outside of the folder. */
const nameIn = (path: string): string | undefined =>
  /^(?:\/[\w-][\w.-]*)+$/.test(path) && Object.hasOwn(TYPES, extname(path).slice(1)) ? path : undefined

function send(request: IncomingMessage, response: ServerResponse, name: string, kept: CachedFile): void {
  const { bytes, mtimeMs, encoding } = kept
  const tag = `W/"${bytes.length}-${mtimeMs}${encoding === undefined ? '' : `-${encoding}`}"`
  const isKnown = request.headers['if-none-match'] === tag
  response.writeHead(isKnown ? 304 : 200, {
    ...guardsOfApp,
    // Assets are named by their content; whatever else there is may have changed since.
    'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': TYPES[extname(name).slice(1)],
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    ...(isKnown ? {} : { 'Content-Length': bytes.length }),
  })
  // Node leaves the body out by itself when the request was a HEAD.
  response.end(isKnown ? undefined : bytes)
}
