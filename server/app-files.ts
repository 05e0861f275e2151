import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { type Answer, guardsOfApp, text } from './answer.ts'

const here = import.meta.dirname
/** Where the build puts the app; from the sources and from what is compiled. */
const APP_FOLDER = join(dirname(here.endsWith('dist') ? dirname(here) : here), 'app', 'dist')

/** The places of the app: each is the same page, which reads its own address. */
const PLACES = new Set(['', 'new', 'join', 'room', 'screen', 'learn', 'album', 'settings', 'playground'])
const FILES = /^\/(?:assets\/|pictures\/|icon[\w.-]*$|manifest\.webmanifest$|sw\.js$)/

/** Shows a whole table on one page: for whoever runs the server, not for its guests. */
export const isPlayground = (path: string): boolean => path.split('/')[1] === 'playground'

const isPlace = (path: string): boolean => PLACES.has(path.split('/')[1] ?? '') && !path.startsWith('//')

export const isOfApp = (path: string): boolean => isPlace(path) || FILES.test(path)

const notBuilt: Answer = text(
  503,
  'L’app n’est pas construite : npm run build.\nThe app is not built: npm run build.\n',
)

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

function headersFor(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(guardsOfApp)) response.setHeader(name, value)
  // Assets are named by their content; whatever else there is may have changed since.
  const isNamedByContent = path.startsWith('/assets/')
  response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Hands out the built app. It looks at the folder when it is first asked, so that a server is up at once. */
export class AppFiles {
  readonly #folder: string
  #handler: Promise<Handler> | undefined

  constructor(folder = APP_FOLDER) {
    this.#folder = folder
  }

  async #files(): Promise<Handler> {
    const { default: sirv } = await import('sirv')
    return sirv(this.#folder, { etag: true, gzip: true, brotli: true, setHeaders: headersFor })
  }

  /** What to say instead; undefined if the file was sent. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<Answer | undefined> {
    if (!existsSync(join(this.#folder, 'index.html'))) return notBuilt
    this.#handler ??= this.#files()
    const handler = await this.#handler
    if (isPlace(path)) request.url = '/'
    return new Promise(resolve => {
      response.once('finish', () => resolve(undefined))
      response.once('close', () => resolve(undefined))
      handler(request, response, () => resolve(text(404, 'Rien ici.\nNothing here.\n')))
    })
  }
}
