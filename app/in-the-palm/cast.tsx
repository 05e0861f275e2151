import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import type { Table } from './role.ts'

const WORDS = {
  child: { fr: 'fait sentir', en: 'makes it felt' },
  first: { fr: 'le premier', en: 'the first' },
  second: { fr: 'le second', en: 'the second' },
  grandfather: { fr: 'tend la main', en: 'lends the hand' },
} as const

/** Who makes whom feel something in this turn. */
export function Cast({ table }: { table: Table }) {
  const { child, otherChild, grandfather } = table
  const isTrio = otherChild !== null
  return (
    <div class="panel palm-cast">
      <Player seat={child} does={said(isTrio ? WORDS.first : WORDS.child)} />
      {isTrio && <Player seat={otherChild} does={said(WORDS.second)} />}
      <span class="way">
        <Icon name="next" size={28} />
      </span>
      <Player seat={grandfather} does={said(WORDS.grandfather)} />
    </div>
  )
}

function Player({ seat, does }: { seat: number; does: string }) {
  const sitter = useSitter()(seat)
  return (
    <span class="player">
      <SeatToken of={sitter} size={56} />
      <b>{sitter.name}</b>
      <small>{does}</small>
    </span>
  )
}
