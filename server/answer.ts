import type { ServerResponse } from 'node:http'
import type { Language, Refusal } from '@veillee/kernel'

/** What the site says to one request. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  /** What follows it, piece by piece, if it is long. */
  readonly pieces?: readonly Buffer[]
  readonly headers?: Readonly<Record<string, string>>
}

// These pages have no script, no inline style and nothing from elsewhere, so the policy can forbid nearly everything.
const guards = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const

// The app: scripts and styles from files of its own only, pictures that it draws itself (blob), frames for the
// playground, which shows the app in itself and nobody else's page.
const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export const guardsOfApp = {
  'Content-Security-Policy': appPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const

export const text = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})

/** A page in the language of whoever asked. */
export const html = (status: number, language: Language, body: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'Content-Language': language, Vary: 'Accept-Language' },
})

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify(value)}\n`,
})

/** In both languages, as on the wire: whoever asked knows which one they read. */
export const refused = (status: number, { refusal }: Refusal): Answer => json(status, { refusal })

export function send(response: ServerResponse, { status, type, body, pieces = [], headers }: Answer): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, Buffer.byteLength(body))
  response.writeHead(status, { ...guards, ...headers, 'Content-Type': type, 'Content-Length': length })
  // Node leaves the body out by itself when the request was a HEAD.
  if (pieces.length === 0) return void response.end(body)
  response.write(body)
  for (const piece of pieces) response.write(piece)
  response.end()
}
