import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuse } from '@veillee/kernel'
import { type Answer, refused, send, text } from './answer.ts'
import { AppFiles, isOfApp, isPlayground } from './app-files.ts'
import { turnAway } from './body.ts'
import { EVENINGS, type Evenings } from './evenings.ts'
import { INVITE, invite } from './invite.ts'
import { lamp } from './lamp.ts'
import { languageFor } from './language.ts'
import { nothingHere, whatIsKept } from './page.ts'
import { stylesheet } from './stylesheet.ts'

/** What the site tells of, and what it hands on. */
export interface SiteParts {
  /** For whoever runs it. */
  metrics(): Promise<string>
  /** To everybody, not only to this computer. */
  readonly areMetricsOpen: boolean
  readonly isPlaygroundOpen: boolean
  readonly evenings: Pick<Evenings, 'answer'>
  /** How long a room is kept that nobody comes back to. */
  readonly keepDays: number
  /** Where the built app is, if not in its usual place. */
  readonly appFolder?: string
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

const ours = refuse(
  'Something went wrong at our end. Try again in a moment.',
  'Quelque chose a coincé chez nous. Réessaie dans un instant.',
)

/** However slowly somebody speaks. */
const LONGEST_REQUEST_MS = 90_000
const LONGEST_HEADERS_MS = 20_000
/** What somebody goes on sending after the answer is heard for so long. */
const UNWANTED_MS = 2_000

type Page = 'kept' | 'nothingHere'

function page(which: Page, request: IncomingMessage, query: URLSearchParams, keepDays: number): Answer {
  const language = languageFor(query.get('lang'), request.headers['accept-language'])
  const bodies = { nothingHere, kept: () => whatIsKept(language, keepDays) }
  const headers = { 'Content-Language': language, Vary: 'Accept-Language' }
  const status = which === 'nothingHere' ? 404 : 200
  return { status, type: 'text/html; charset=utf-8', body: bodies[which](language), headers }
}

const pageAt = (path: string): Page => (path === '/kept' ? 'kept' : 'nothingHere')

/** Behind a proxy that ends TLS, the proxy says so. */
const isSecure = ({ headers }: IncomingMessage): boolean => headers['x-forwarded-proto'] === 'https'

/** From this computer itself, and through no proxy on it. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '')
}

/** Counts of a small server tell who plays when: by default they are for this computer alone. */
const mayMeasure = (request: IncomingMessage, { areMetricsOpen }: SiteParts): boolean =>
  areMetricsOpen || isFromHere(request)

/** Ten phones on a page are for whoever tries things out at the server: to others there is no such page. */
const mayPlayAround = (request: IncomingMessage, { isPlaygroundOpen }: SiteParts): boolean =>
  isPlaygroundOpen || isFromHere(request)

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

const notForYou = text(403, 'Only this computer may look. METRICS=open lets everybody.\n')

async function answer(request: IncomingMessage, parts: SiteParts): Promise<Answer> {
  const { metrics, evenings, keepDays } = parts
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  if (path === EVENINGS || path.startsWith(`${EVENINGS}/`)) return evenings.answer(request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod
  if (path === '/healthz') return text(200, 'ok\n')
  if (path === '/metrics') return mayMeasure(request, parts) ? text(200, await metrics()) : notForYou
  if (path === '/veillee.css') return file('text/css', stylesheet)
  if (path === '/lamp.svg') return file('image/svg+xml', lamp)
  if (path.startsWith(INVITE)) {
    const answer = invite(path, request.headers.host ?? '', isSecure(request))
    if (answer) return answer
  }
  return page(pageAt(path), request, new URLSearchParams(query), keepDays)
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

/** The web site; not yet listening. */
export const createSite = (parts: SiteParts): Server => {
  const app = new AppFiles(parts.appFolder)
  const limits = { requestTimeout: LONGEST_REQUEST_MS, headersTimeout: LONGEST_HEADERS_MS }
  return createServer(limits, (request, response) => {
    answerOf(request, response, parts, app)
      .catch(error => {
        if (!request.destroyed) parts.onTrouble(error) // else they have hung up, which is no trouble of ours
        return refused(500, ours)
      })
      .then(said => said && send(response, said))
      .finally(() => turnAway(request, UNWANTED_MS)) // of a body that nobody wants, or that never ends
  })
}
