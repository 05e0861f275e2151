import type { Match } from '../connection/server-messages.ts'
import { listed, said } from '../words/language.ts'
import type { OnTable } from './on-table.tsx'

/** Who asks instead of looking is answered from the view that is drawn, by what the game says of it anyway. */
export interface Spoken {
  readonly happening: string
  readonly turn: string
  readonly can: string
  /** For one pair of ears: a line for each thing, or none. */
  readonly holds: readonly string[]
}

const WORDS = {
  you: { fr: 'À toi.', en: 'It is up to you.' },
  nobody: { fr: 'On n’attend personne.', en: 'Nobody is awaited.' },
} as const

export interface Names {
  readonly ofSeat: (seat: number) => string
  readonly host: string
}

function turnWords(match: Match, { screens, seat }: OnTable, { ofSeat, host }: Names): string {
  const { acting, answered } = screens.lit(match)
  const others = acting.filter(one => one !== seat?.seat).map(ofSeat)
  const names = listed(acting.length === 0 && match.awaits.includes('host') ? [host] : others)
  const done = listed(answered.map(ofSeat))
  const isYours = seat !== null && acting.includes(seat.seat)
  const awaited = [
    isYours && said(WORDS.you),
    names !== '' && said({ fr: `On attend ${names}.`, en: `Waiting for ${names}.` }),
  ].filter(Boolean)
  return [
    ...(awaited.length === 0 ? [said(WORDS.nobody)] : awaited),
    done !== '' && said({ fr: `C’est fait pour ${done}.`, en: `Done: ${done}.` }),
  ]
    .filter(Boolean)
    .join(' ')
}

export function spokenOf(match: Match, table: OnTable, names: Names): Spoken {
  const { screens, seat } = table
  const { happening, youCan, keep } = screens.help(match, seat)
  const can = [
    said(youCan),
    keep && said({ fr: `À garder pour toi : ${keep.fr}`, en: `Keep to yourself: ${keep.en}` }),
  ]
  return {
    happening: said(happening),
    turn: turnWords(match, table, names),
    can: can.filter(Boolean).join(' '),
    holds: seat === null ? [] : screens.holds(match, seat),
  }
}
