import { networkInterfaces } from 'node:os'
import { renderSVG } from 'uqr'
import { addresses } from './addresses.ts'
import { type Answer, json } from './answer.ts'

export const INVITE = '/invite/'

const CODE = /^\/invite\/([A-Za-z0-9_-]{1,40})(\.svg)?$/

export const isThisComputer = (host: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/.test(host)

/**
 * Where a guest's phone finds the server: as the page itself was found. Whoever opened it on the computer that runs it
 * found it under a name that means another place on every phone, so guests get the computer's address in the network.
 */
export function homeFor(host: string, isSecure: boolean, interfaces = networkInterfaces()): string {
  const scheme = isSecure ? 'https' : 'http'
  if (!isThisComputer(host)) return `${scheme}://${host}`
  const port = Number(/:(\d+)$/.exec(host)?.[1] ?? (isSecure ? 443 : 80))
  return addresses('0.0.0.0', port, interfaces, scheme).sameNetwork[0] ?? `${scheme}://${host}`
}

/** The link by which others join (ROOM-1), and its QR code as a picture. */
export function invite(path: string, host: string, isSecure: boolean, base = ''): Answer | undefined {
  const [, code, isPicture] = CODE.exec(path) ?? []
  if (code === undefined) return undefined
  const link = `${homeFor(host, isSecure)}${base}/join/${code}`
  if (!isPicture) return json(200, { link })
  const picture = renderSVG(link, { border: 2, blackColor: '#2B2A3A', whiteColor: '#FFFAF0' })
  return { status: 200, type: 'image/svg+xml; charset=utf-8', body: picture }
}
