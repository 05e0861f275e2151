import type { IncomingMessage } from 'node:http'

/**
 * From where somebody comes, for the limits (ROOM-30). Behind a proxy all come from the proxy, which says at the end of
 * this header whom it speaks for; what stands before that anybody may have written. Without a proxy it means nothing.
 */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : ''
  return forwarded.split(',').at(-1)!.trim() || (socket.remoteAddress ?? 'nowhere')
}
