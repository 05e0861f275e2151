import { lobbyChange, matchChange, phoneChange, showsSameSeats } from '../change.ts'
import type { Change } from '../seen.ts'
import type { MatchView, PhoneView } from '../view.ts'
import { NO_WORDS, partText, type Shared, type Wording, type Words } from './wording.ts'

/** Whole parts where they are new, and else the fields of them that have changed: what every page reads. */
export const FIELD_WORDING: Wording = {
  shared({ lobby, match, pad, away }: Shared): Words {
    const [before, after] = match ?? []
    const isSameMatch = before && after?.number === before.number
    return {
      parts:
        (lobby && !lobby[0] ? partText('lobby', lobby[1]) : '') +
        (match && !isSameMatch && (before || after || before === undefined) ? partText('match', after) : '') +
        (pad ? partText('pad', pad[1]) : '') +
        (away ? partText('away', away[1]) : ''),
      changes:
        (lobby?.[0] ? changeText('lobby', lobbyChange(lobby[0], lobby[1])) : '') +
        (isSameMatch ? changeText('match', matchChange(before, after as MatchView)) : ''),
    }
  },

  phone(before: PhoneView | undefined, after: PhoneView, isNewMatch: boolean): Words {
    if (!before || isNewMatch || !showsSameSeats(before, after))
      return { parts: partText('phone', after), changes: '' }
    const change = phoneChange(before, after)
    return change ? { parts: '', changes: partText('phone', change) } : NO_WORDS
  },

  talk: (_, after): Words => ({ parts: partText('talk', after), changes: '' }),

  message(shared: Words, own: Words): string | undefined {
    const parts = shared.parts + own.parts
    const changes = shared.changes + own.changes
    if (changes !== '') return `{"say":"see"${parts},"change":{${changes.slice(1)}}}`
    return parts === '' ? undefined : `{"say":"see"${parts}}`
  },
}

const changeText = (part: keyof Change, change: object | undefined): string =>
  change ? partText(part, change) : ''
