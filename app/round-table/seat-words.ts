import type { Lobby } from '../connection/server-messages.ts'
import type { Sitter } from '../room-client/sitters.ts'
import { filled } from '../words/filled.ts'
import { said } from '../words/language.ts'
import { teamLook } from '../words/teams.ts'

const WORDS = {
  free: { fr: 'libre', en: 'free' },
  freeSeat: { fr: 'Place libre', en: 'Free seat' },
  you: { fr: 'toi', en: 'you' },
  robot: { fr: 'robot', en: 'robot' },
  host: { fr: 'mène la partie', en: 'host' },
  away: { fr: 'absence momentanée', en: 'away' },
  team: { fr: 'équipe #', en: 'team #' },
  shares: { fr: 'sur ton téléphone', en: 'on your phone' },
} as const

/** Under a token: “Ana (toi)”, “Lou, robot”, “libre”. */
export function nameAt(sitter: Sitter | null, you: number | null): string {
  if (sitter === null) return said(WORDS.free)
  if (sitter.isBot) return `${sitter.name}, ${said(WORDS.robot)}`
  return you !== null && sitter.person === you ? `${sitter.name} (${said(WORDS.you)})` : sitter.name
}

/** The same for those who hear it, with all that the drawing says besides. */
export function spokenAt({ teams }: Lobby, sitter: Sitter | null, seat: number, you: number | null): string {
  if (sitter === null) return said(WORDS.freeSeat)
  const team = teams.findIndex(seats => seats.includes(seat))
  return [
    nameAt(sitter, you),
    you !== null && sitter.isYou && sitter.person !== you && said(WORDS.shares),
    sitter.isHost && said(WORDS.host),
    sitter.isAway && said(WORDS.away),
    team >= 0 && filled(said(WORDS.team), said(teamLook(team).name)),
  ]
    .filter(Boolean)
    .join(', ')
}
