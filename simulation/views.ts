import { linesFor, lobbyView, matchView, padView, phoneView, type Room } from '@veillee/room'

/** What differs most often comes first, because it is compared first. */
export const PARTS = ['match', 'phone', 'lobby', 'talk', 'pad'] as const
export type Part = (typeof PARTS)[number]

/** What a phone is shown of a room, part by part; who is away is no matter of the log. */
export const VIEWS: Readonly<Record<Part, (room: Room, person: number) => unknown>> = {
  lobby: lobbyView,
  match: room => matchView(room),
  pad: padView,
  phone: phoneView,
  talk: linesFor,
}
