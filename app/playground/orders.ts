import type { GameId, Setting, StoryLanguage } from '@veillee/games'
import type { Language } from '@veillee/kernel'

/** What the page of the playground tells one of its phones to do. */
export type Order =
  | {
      readonly do: 'open'
      readonly game: GameId
      readonly setting: Setting
      readonly name: string
      readonly language: StoryLanguage
    }
  | { readonly do: 'join'; readonly code: string; readonly name: string }
  /** The network goes for a while. */
  | { readonly do: 'cut'; readonly ms: number }
  /** Into the pocket, until it is woken. */
  | { readonly do: 'sleep' }
  | { readonly do: 'wake' }
  | { readonly do: 'speak'; readonly language: Language }

/** How a phone is, which it tells whenever that changes. */
export interface Report {
  readonly state: 'out' | 'coming' | 'here' | 'away'
  /** Of the room that it is in; empty outside. */
  readonly code: string
  readonly language: Language
}

const ORDER = 'veillee order'
const REPORT = 'veillee report'

/** Only within one origin, both ways: whoever sends looks where to, whoever hears looks from where. */
const send = (to: Window, kind: string, what: Order | Report): void =>
  to.postMessage({ kind, what }, location.origin)

export const sendOrder = (to: Window, order: Order): void => send(to, ORDER, order)
export const sendReport = (to: Window, report: Report): void => send(to, REPORT, report)

function heard(event: MessageEvent, kind: string): unknown {
  if (event.origin !== location.origin) return undefined
  const data = event.data as { kind?: unknown; what?: unknown } | null
  return data?.kind === kind ? data.what : undefined
}

/** Undefined if it is none, or not from the page that frames this one. */
export const orderIn = (event: MessageEvent): Order | undefined =>
  event.source === parent ? (heard(event, ORDER) as Order | undefined) : undefined

export const reportIn = (event: MessageEvent): Report | undefined =>
  heard(event, REPORT) as Report | undefined
