import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { type Language, refuse } from '@veillee/kernel'
import { type Answer, html, refused, send, text } from './answer.ts'
import { AppFiles, isOfApp, isPlayground } from './app-files.ts'
import { type BasePath, withoutBase } from './base-path.ts'
import { turnAway } from './body.ts'
import type { Certificate } from './certificate.ts'
import { icon } from './icon.ts'
import { type Asker, INVITE, invite } from './invite.ts'
import { languageFor } from './language.ts'
import { isFromHere, isNear } from './near.ts'
import { nothingHere, whatIsKept } from './page.ts'
import { isReachPage, type ReachPage } from './reach-page.ts'
import { EVENINGS, type RoomFiles } from './room-files.ts'
import { stylesheet } from './stylesheet.ts'
import { TlsServer } from './tls-server.ts'
import { Turns, type Waiter } from './turns.ts'

/** What the site tells of, and what it hands on. */
export interface SiteParts {
  /** For whoever runs it. */
  metrics(): Promise<string>
  /** To everybody, not only to this computer. */
  readonly areMetricsOpen: boolean
  readonly isPlaygroundOpen: boolean
  /** Whether the page is to offer the games that are for developers. */
  readonly hasDeveloperGames?: boolean
  /** Whether a proxy stands in front, which says whom it speaks for. */
  readonly isBehindProxy: boolean
  /** Where it listens, once it does. */
  listening(): Asker['listening']
  readonly roomFiles: Pick<RoomFiles, 'answer'>
  readonly here: ReachPage
  /** How long a room is kept that nobody comes back to. */
  readonly keepDays: number
  /** Under which path all of it is. */
  readonly basePath?: BasePath
  /** If the server itself speaks TLS. */
  readonly certificate?: Certificate
  /** Where the built app is, if not in its usual place. */
  readonly appFolder?: string
  /** Of all that is done here; of its own, if nothing is said. */
  readonly turns?: Turns
  onTrouble(error: unknown): void
  /** What is said to whoever should not be here at all, before anything is worked on; if nothing is said, nobody. */
  turnsAway?(request: IncomingMessage): Answer | undefined
}

const file = (type: string, body: string): Answer => ({ status: 200, type: `${type}; charset=utf-8`, body })

const wrongMethod: Answer = {
  ...text(
    405,
    'Ici, on ne fait que lire\u202f: GET et HEAD.\nThis place is for reading only: GET and HEAD.\n',
  ),
  headers: { Allow: 'GET, HEAD' },
}

const ours = refuse({
  en: 'Something went wrong at our end. Try again in a moment.',
  fr: 'Quelque chose a coincé chez nous. Réessaie dans un instant.',
})

/** However slowly somebody speaks. */
const LIMITS = { requestTimeout: 90_000, headersTimeout: 20_000 }
/** What somebody goes on sending after the answer is heard for so long. */
const UNWANTED_MS = 2_000

function page(path: string, language: Language, { keepDays, basePath }: SiteParts): Answer {
  if (path === '/kept') return html(200, language, whatIsKept(language, keepDays, basePath))
  return html(404, language, nothingHere(language, basePath))
}

/** Behind a proxy that ends TLS, the proxy says so. */
const isSecure = ({ headers, socket }: IncomingMessage): boolean =>
  'encrypted' in socket || headers['x-forwarded-proto'] === 'https'

const askerOf = (request: IncomingMessage, parts: SiteParts): Asker => ({
  host: request.headers.host ?? '',
  manner: { isSecure: isSecure(request), base: parts.basePath ?? '' },
  isNear: !parts.isBehindProxy && isNear(request),
  listening: parts.listening(),
  name: parts.certificate?.name,
})

/** Counts of a small server tell who plays when: by default they are for this computer alone. */
const mayMeasure = (request: IncomingMessage, { areMetricsOpen }: SiteParts): boolean =>
  areMetricsOpen || isFromHere(request)

/** Ten phones on a page are for whoever tries things out at the server: to others there is no such page. */
const mayPlayAround = (request: IncomingMessage, { isPlaygroundOpen }: SiteParts): boolean =>
  isPlaygroundOpen || isFromHere(request)

const notForYou = text(403, 'Only this computer may look. METRICS=open lets everybody.\n')

async function answer(request: IncomingMessage, parts: SiteParts): Promise<Answer> {
  const { metrics, roomFiles: evenings, here } = parts
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  if (path === EVENINGS || path.startsWith(`${EVENINGS}/`)) return evenings.answer(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod
  if (path === '/healthz') return text(200, 'ok\n')
  if (path === '/metrics') return mayMeasure(request, parts) ? text(200, await metrics()) : notForYou
  if (path === '/veillee.css') return file('text/css', await stylesheet(parts.appFolder))
  if (path === '/lamp.svg') return file('image/svg+xml', icon)
  const asked = new URLSearchParams(query)
  const language = languageFor(asked.get('lang'), request.headers['accept-language'])
  if (isReachPage(path)) return here.answer(request, path, askerOf(request, parts), language)
  const invitation = path.startsWith(INVITE)
    ? invite(path, askerOf(request, parts), asked.get('home'))
    : undefined
  return invitation ?? page(path, language, parts)
}

/** Undefined where it has been sent already. */
async function answerOf(
  request: IncomingMessage,
  response: ServerResponse,
  parts: SiteParts,
  app: AppFiles,
): Promise<Answer | undefined> {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  const turnedAway = path === '/healthz' ? undefined : parts.turnsAway?.(request)
  if (turnedAway) return turnedAway
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isShown = isReading && isOfApp(path) && (!isPlayground(path) || mayPlayAround(request, parts))
  return isShown ? app.answer(request, response, path) : answer(request, parts)
}

/** Whoever asks by one connection: some thousand requests come in one piece, and are not read on before they are answered. */
class Askers {
  readonly #askers = new WeakMap<Socket, Waiter>()

  of(socket: Socket): Waiter {
    const asker = this.#askers.get(socket) ?? {
      waits: () => void socket.pause(),
      goesOn: () => void socket.resume(),
    }
    this.#askers.set(socket, asker)
    return asker
  }
}

/** Without the slash at its end: what is below would not be below it, for a browser and for what it keeps. */
const isBare = (url: string, base: BasePath): boolean => base !== '' && url.split('?', 1)[0] === base

const toBase = (url: string, base: BasePath): Answer => ({
  ...text(308, `${base}/\n`),
  headers: { Location: `${base}/${url.slice(base.length)}` },
})

/** The web site; not yet listening. */
export const createSite = (parts: SiteParts): Server => {
  const { basePath = '', hasDeveloperGames = false, certificate, turns = new Turns() } = parts
  const askers = new Askers()
  const app = new AppFiles(parts.appFolder, { basePath, hasDeveloperGames })
  const onRequest: RequestListener = (request, response) =>
    turns.take(askers.of(request.socket), () => answers(request, response))
  const answers: RequestListener = (request, response) => {
    const { url = '/' } = request
    if (isBare(url, basePath)) return send(response, toBase(url, basePath))
    request.url = withoutBase(url, basePath)
    answerOf(request, response, parts, app)
      .catch(error => {
        if (!request.destroyed) parts.onTrouble(error) // else they have hung up, which is no trouble of ours
        return refused(500, ours)
      })
      .then(said => said && send(response, said))
      .finally(() => turnAway(request, UNWANTED_MS)) // of a body that nobody wants, or that never ends
  }
  return certificate ? new TlsServer(certificate, LIMITS, onRequest) : createServer(LIMITS, onRequest)
}
