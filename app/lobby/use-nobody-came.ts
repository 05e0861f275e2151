import { useEffect, useState } from 'preact/hooks'
import type { Lobby } from '../connection/server-messages.ts'
import { useLobby } from '../room-client/context.tsx'

const PATIENCE_MS = 60_000

/** Phones that ever found the way: who shares one came by no way of their own, and a screen asks nobody for help. */
export const phonesIn = ({ people }: Lobby): number =>
  people.filter(({ isScreen, onPhoneOf }) => !isScreen && onPhoneOf === null).length

/** Whether a minute has passed since this was shown, and no phone has come. */
export function useNobodyCame(): boolean {
  const phones = phonesIn(useLobby())
  const [before] = useState(phones)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(patience)
  }, [])
  return isLate && phones <= before
}
