import { networkInterfaces } from 'node:os'
import { refuse } from '@veillee/kernel'
import { renderSVG } from 'uqr'
import { addresses, type Home } from './addresses.ts'
import { type Answer, json, refused } from './answer.ts'
import { homeAt, homeNamed, joinLink, type Manner } from './home.ts'
import { isHost, isLocalName, isThisComputer } from './near.ts'

export const INVITE = '/invite/'

const CODE = /^\/invite\/([A-Za-z0-9_-]{1,40})(\.svg)?$/

/** So many pictures are kept: a lobby's is asked for by everybody in it. */
const MOST_PICTURES = 64

const noHost = refuse({
  en: 'The address that you came by cannot be read, so nobody can be invited to it.',
  fr: 'L’adresse par laquelle tu viens ne se lit pas\u202f: impossible d’y inviter quelqu’un.',
})

/** Who asks for an invitation: by which name they found the server, and from how far. */
export interface Asker {
  readonly host: string
  readonly manner: Manner
  /** From this computer or the network around it, through no proxy. */
  readonly isNear: boolean
  /** Where the server itself listens. */
  readonly listening: { readonly address: string; readonly port: number }
  /** By which the certificate knows the server, if it has one: by any other a browser warns. */
  readonly name?: string | undefined
}

/** As the page itself was found, by the name in the certificate, or by another network of this computer. */
export interface InvitingHome {
  readonly home: string
  readonly kind: Home['kind'] | 'asked' | 'named'
}

/**
 * Where a guest's phone finds the server. As the page itself was found comes first: that way has been gone. Whoever
 * opened it on the computer that runs it found it under a name that means another place on every phone, so guests get
 * the computer's addresses in the network. These are told to whoever is in that network, and to nobody beyond.
 */
export function homesFor(asker: Asker, interfaces = networkInterfaces()): readonly InvitingHome[] {
  const { host, manner, isNear, listening, name } = asker
  const asked = { home: homeAt(host, manner), kind: 'asked' } as const
  if (!isNear || !isLocalName(host)) return [asked]
  const around = addresses(listening.address, listening.port, interfaces, manner).sameNetwork
  const named =
    name === undefined ? [] : [{ home: homeNamed(name, listening.port, manner), kind: 'named' } as const]
  const others = [...named, ...around]
  if (isThisComputer(host)) return others.length > 0 ? others : [asked]
  return [asked, ...others.filter(({ home }) => home !== asked.home)]
}

const pictures = new Map<string, string>()

function pictureOf(link: string): string {
  const picture =
    pictures.get(link) ?? renderSVG(link, { border: 2, blackColor: '#2B2A3A', whiteColor: '#FFFAF0' })
  pictures.delete(link)
  pictures.set(link, picture)
  if (pictures.size > MOST_PICTURES) pictures.delete(pictures.keys().next().value!)
  return picture
}

/**
 * Where others find the room (ROOM-1), and the QR code of its link as a picture: of the home that was asked for, if it is
 * one of ours, and else of the best.
 */
export function invite(
  path: string,
  asker: Asker,
  effects: string | null,
  interfaces = networkInterfaces(),
): Answer | undefined {
  const [, code, isPicture] = CODE.exec(path) ?? []
  if (code === undefined) return undefined
  if (!isHost(asker.host)) return refused(400, noHost)
  const homes = homesFor(asker, interfaces)
  if (!isPicture) return json(200, { homes, isNear: asker.isNear })
  const { home } = homes.find(one => one.home === effects) ?? homes[0]!
  return { status: 200, type: 'image/svg+xml; charset=utf-8', body: pictureOf(joinLink(home, code)) }
}
