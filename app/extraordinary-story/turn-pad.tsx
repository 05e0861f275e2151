import { useEffect, useRef } from 'preact/hooks'
import { HOLD_MS, Hold } from '../components/hold.tsx'
import { buzz } from '../device/buzz.ts'
import { cue } from '../device/sound.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import type { StorySeat, StoryTable } from './story-match.ts'

const WORDS = {
  turn: { fr: 'Retourner la carte', en: 'Turn the card' },
  hold: { fr: 'garde le doigt appuyé', en: 'keep your finger down' },
  first: { fr: 'dis d’abord la carte', en: 'say the card first' },
  link: { fr: 'ajoute d’abord la Liaison', en: 'add the Link first' },
} as const

/** A card that turns is heard and felt too. */
export function useTurnCue({ turned }: StoryTable): void {
  const before = useRef(turned)
  useEffect(() => {
    if (turned > before.current) {
      cue('turn')
      buzz(20)
    }
    before.current = turned
  }, [turned])
}

interface TurnPadProps {
  readonly seat: StorySeat
  readonly isReady?: boolean
  /** TALE-28. */
  readonly lacksLink?: boolean
}

/** One turn at a time: while one is on its way, a finger that stays down or comes again turns nothing more (ROOM-11). */
export function TurnPad({ seat, isReady = true, lacksLink = false }: TurnPadProps) {
  const client = useRoomClient()
  const isUnderWay = useRef(false)
  const turn = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await client.play(seat.seat, 'turn')
    isUnderWay.current = false
  }
  return (
    <Hold
      icon="turn"
      ms={HOLD_MS.turn}
      isLit={isReady}
      disabled={!isReady}
      onHeld={turn}
      how={said(WORDS[isReady ? 'hold' : lacksLink ? 'link' : 'first'])}
    >
      {said(WORDS.turn)}
    </Hold>
  )
}
