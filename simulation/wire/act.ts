import type { Millis } from '@veillee/kernel'

/** How a device says who it is. Code, token and link are those of the world that it is in. */
export type Hello =
  | { readonly do: 'open'; readonly name: string; readonly choice: object }
  | { readonly do: 'join'; readonly name: string; readonly isScreen?: true; readonly code?: string }
  /** With its own token or another device's; nobody's where none is named. */
  | { readonly do: 'resume'; readonly tokenOf: string | null }
  | { readonly do: 'moveIn'; readonly linkOf: string }

export type AnyRequest = { readonly do: string } & Readonly<Record<string, unknown>>

type Deed =
  | { readonly do: 'enter'; readonly as: Hello }
  | { readonly do: 'hangUp' }
  | { readonly do: 'wish'; readonly wish: AnyRequest; readonly id: string }
  /** As it was made, or as that palm felt it. */
  | { readonly do: 'fetch'; readonly gesture: number; readonly feltBy?: number }
  /** The picture of an own photograph (ROOM-39). */
  | { readonly do: 'fetchPhoto'; readonly card: number }
  /** Samples of a gesture under way, or a puppet's pose, and other ones that could have been. */
  | { readonly do: 'touch'; readonly packet: Buffer; readonly otherwise: Buffer }
  /** The evening as a file (ROOM-27). */
  | { readonly do: 'takeHome' }
  /** The server is stopped, and another one goes on with its log. */
  | { readonly do: 'restart' }
  /** Whatever it is: mostly no message at all. */
  | { readonly do: 'babble'; readonly frame: string | Buffer }

/** One thing that a device does. An evening is a list of them, and can be lived again. */
export type Act = {
  readonly by: string
  /** How much time passes before. */
  readonly afterMs: Millis
  /** Tried although it ought to be refused; by chance somebody else's cards might allow it. */
  readonly isProbe?: true
} & Deed

export type ActOf<Do extends Act['do']> = Extract<Act, { readonly do: Do }>

/** For whoever reads a failure. */
export function inWords({ by, afterMs, isProbe, ...deed }: Act): string {
  const said = deed.do === 'touch' ? deed.packet.toString('hex') : JSON.stringify(deed)
  return `${by}: ${said.slice(0, 200)}`
}
