import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { languageFor } from './language.ts'
import { nothingHere, welcome } from './page.ts'
import { lamp } from './pictures.ts'
import { stylesheet } from './stylesheet.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

// The page has no script, no inline style and nothing from elsewhere, so the policy can forbid nearly everything.
const guards = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const

const text = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body })

const file = (type: string, body: string): Answer => ({ status: 200, type: `${type}; charset=utf-8`, body })

const wrongMethod: Answer = {
  ...text(
    405,
    'Ici, on ne fait que lire\u202f: GET et HEAD.\nThis place is for reading only: GET and HEAD.\n',
  ),
  headers: { Allow: 'GET, HEAD' },
}

const page = (status: number, request: IncomingMessage, query: URLSearchParams): Answer => {
  const language = languageFor(query.get('lang'), request.headers['accept-language'])
  const body = status === 200 ? welcome(language) : nothingHere(language)
  const headers = { 'Content-Language': language, Vary: 'Accept-Language' }
  return { status, type: 'text/html; charset=utf-8', body, headers }
}

const answer = (request: IncomingMessage): Answer => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod
  const [path, query] = (request.url ?? '/').split('?', 2)
  if (path === '/healthz') return text(200, 'ok\n')
  if (path === '/veillee.css') return file('text/css', stylesheet)
  if (path === '/lamp.svg') return file('image/svg+xml', lamp)
  return page(path === '/' ? 200 : 404, request, new URLSearchParams(query))
}

const send = (response: ServerResponse, { status, type, body, headers }: Answer): void => {
  const length = Buffer.byteLength(body)
  response.writeHead(status, { ...guards, ...headers, 'Content-Type': type, 'Content-Length': length })
  // Node leaves the body out by itself when the request was a HEAD.
  response.end(body)
}

/** The web site; not yet listening. What is counted is for whoever runs it. */
export const createSite = (metrics: () => Promise<string>): Server =>
  createServer((request, response) => {
    if (request.url === '/metrics' && request.method === 'GET')
      void metrics().then(body => send(response, text(200, body)))
    else send(response, answer(request))
  })
