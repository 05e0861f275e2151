import { BlockList } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** What leads to an address, best first: how likely it is that a phone in the room gets there. */
const KINDS = ['house', 'hotspot', 'open', 'tunnel', 'virtual', 'unled'] as const

/**
 * house: Wi-Fi or cable with a private address. hotspot: the computer's own. open: an address of the whole internet.
 * tunnel: a VPN, for whoever is in it too. virtual: Docker, WSL, virtual machines, which no phone sees.
 * unled: an address that the computer gave itself, since nobody led it.
 */
export type NetworkKind = (typeof KINDS)[number]

/** An address of this computer, and what leads to it. */
export interface Found {
  readonly address: string
  readonly kind: NetworkKind
}

const blocks = (...subnets: readonly [net: string, bits: number][]): BlockList => {
  const list = new BlockList()
  for (const [net, bits] of subnets) list.addSubnet(net, bits)
  return list
}

export const PRIVATE = blocks(['192.168.0.0', 16], ['10.0.0.0', 8], ['172.16.0.0', 12])
export const UNLED = blocks(['169.254.0.0', 16])
/** Shared by carriers and by Tailscale, whose interface has any name on a Mac. */
export const CARRIER = blocks(['100.64.0.0', 10])
/** What macOS and Windows give to the network that they share themselves. */
const SHARED = blocks(['192.168.2.0', 24], ['192.168.137.0', 24])

const TUNNEL = /^(?:u?tun|tap|ppp|ipsec|wg|zt|nordlynx)|tailscale|zerotier|wireguard|openvpn|vpn|tunnel/i
const VIRTUAL =
  /^(?:docker|br-[\da-f]{12}$|veth(?!ernet)|cni|flannel|cali|podman|lxc|lxd|virbr|vnet|vmnet|vmenet|vboxnet|awdl|llw|bridge\d{3})|vmware|virtualbox|^vEthernet \((?:WSL|Default Switch|nat)/i
/** Docker, Hyper-V, and the computer's side of VirtualBox and VMware; the side of a guest is as good as a card. */
const VIRTUAL_MAC = /^(?:02:42|00:15:5d|0a:00:27|00:50:56:c0)/i
/** The Mac's shared network, and what Windows shows with a star: its Wi-Fi once more, as a hotspot. */
const HOTSPOT = /^bridge\d{3}$|\* ?\d+$/

/** Phones are on the Wi-Fi; a name that nobody knows may still be a bridge that has both in it. */
const CARDS = [/^(?:wl|wi-?fi|en0$|ath\d)/i, /^(?:en|eth|em\d|local area|connexion au réseau local)/i]
/** Homes have 192.168; the others are more often a company's, or a program's. */
const RANGES = [/^192\.168\./, /^10\./]

function kindOf(name: string, { address, mac }: NetworkInterfaceInfo): NetworkKind {
  if (UNLED.check(address)) return 'unled'
  if (HOTSPOT.test(name) && SHARED.check(address)) return 'hotspot'
  if (TUNNEL.test(name) || CARRIER.check(address)) return 'tunnel'
  if (VIRTUAL.test(name) || VIRTUAL_MAC.test(mac)) return 'virtual'
  return PRIVATE.check(address) ? 'house' : 'open'
}

function rankAmong(known: readonly RegExp[], text: string): number {
  const rank = known.findIndex(one => one.test(text))
  return rank === -1 ? known.length : rank
}

/**
 * Where this computer can be found, the best address first. Names and makers tell; which way leads to the internet does
 * not, since with a VPN it is the VPN. IPv4 alone: it is what the phones of a household share, and what can be typed
 * without a mistake.
 */
export const networks = (interfaces: Interfaces): readonly Found[] =>
  Object.entries(interfaces)
    .flatMap(([name, cards = []]) => cards.map(card => ({ name, card })))
    .filter(({ card }) => card.family === 'IPv4' && !card.internal)
    .map(({ name, card }) => ({ name, address: card.address, kind: kindOf(name, card) }))
    .sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        rankAmong(CARDS, a.name) - rankAmong(CARDS, b.name) ||
        rankAmong(RANGES, a.address) - rankAmong(RANGES, b.address),
    )
    .map(({ address, kind }) => ({ address, kind }))
