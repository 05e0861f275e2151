import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * From where somebody comes, for the limits (ROOM-30). Behind a proxy all come from the proxy, which says at the end of
 * this header whom it speaks for; what stands before that anybody may have written. Without a proxy it means nothing.
 */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : ''
  return householdOf(forwarded.split(',').at(-1)!.trim() || (socket.remoteAddress ?? 'nowhere'))
}

/** Whoever has an IPv6 address has the 2⁶⁴ beside it too: they count as one. IPv4 in its clothes is what it was. */
function householdOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? groups.slice(6).flatMap(bytesOf).join('.')
    : `${groups.slice(0, 4).join(':')}::/64`
}

/** All eight, written in one way only; the network card after a percent sign is ours, not theirs. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
