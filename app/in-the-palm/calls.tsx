import { useEffect, useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import type { SeatOf } from '../connection/server-messages.ts'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { choicesOf, usePlay } from './moves.ts'

type Seat = SeatOf<'in-the-palm'>

const WORDS = {
  call: { fr: 'Mime interdit !', en: 'Not allowed!' },
  judge: { fr: 'À la table de juger.', en: 'The table judges.' },
} as const

/** PALM-49: one may say that a mime was forbidden, once. */
export function CallOut({ seat }: { seat: Seat | null }) {
  const play = usePlay(seat)
  if (!choicesOf(seat).call) return null
  return (
    <Quiet icon="flag" onPress={() => play('call')}>
      {said(WORDS.call)}
    </Quiet>
  )
}

const SHOWN_MS = 8_000

/** While it is news: with the score it is told again, and meanwhile it lies in the way. */
function useFresh(count: number): boolean {
  const [told, setTold] = useState(0)
  useEffect(() => {
    if (count <= told) return
    const timer = setTimeout(() => setTold(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, told])
  return count > told
}

/** Everybody sees a call of this memory for a while, but for Grandfather, whose hand view has none. */
export function CallsMade({ seat, memory }: { seat: Seat | null; memory: 1 | 2 }) {
  const sitter = useSitter()
  const by = (seat?.hand.calls ?? []).filter(call => call.memory === memory).map(call => sitter(call.by).name)
  if (!useFresh(by.length)) return null
  return (
    <p class="notice palm-notice" data-aloud>
      <Icon name="flag" />
      <span>
        {said({ fr: `${listed(by)} : « Mime interdit ! »`, en: `${listed(by)}: “Not allowed!”` })}{' '}
        {said(WORDS.judge)}
      </span>
    </p>
  )
}
