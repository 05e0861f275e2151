import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of ours asks, or one that the operator has named, or no page at all: a page of somebody else's has
 * no business here, and a browser says honestly where it comes from (ROOM-30).
 */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
