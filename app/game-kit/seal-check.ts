import type { OpenedSeal, Seal } from '@veillee/kernel'
import { useEffect, useState } from 'preact/hooks'
import { fetched } from '../components/fetched.ts'
import type { Match } from '../connection/server-messages.ts'
import { ownNumbers } from '../device/numbers.ts'
import { useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'

/** running: it is opened at the end. kept, broken: computed on this phone, not taken on trust. */
type Check = 'running' | 'checking' | 'kept' | 'broken'

/** What this phone added, if it is in the seal where this person's number stands; undefined if none was counted. */
export function ownIn({ seal }: Match, person: number, own: readonly string[]): string | undefined {
  const number = seal.numbers[seal.by.indexOf(person)]
  return number !== undefined && own.includes(number) ? number : undefined
}

/** Somebody else's number in this phone's name would be a broken promise too. */
export async function checkSeal(match: Match, person: number, own: readonly string[]): Promise<Check> {
  if (match.opened === null) return 'running'
  const { isKept } = await fetched(() => import('@veillee/kernel'))
  const isOwnThere = own.length === 0 || ownIn(match, person, own) !== undefined
  const isCounted = match.seal.by.includes(person)
  const seal: Seal = match.seal
  const opened: OpenedSeal = match.opened
  return isKept(seal, opened) && (isOwnThere || !isCounted) ? 'kept' : 'broken'
}

/** ROOM-15: whether the shuffle was what had been promised. */
export function useSealCheck(): { readonly check: Check; readonly own: string | undefined } {
  const { room } = useRoomClient()
  const match = useMatch()
  const { person } = usePhone()
  const [check, setCheck] = useState<Check>('checking')
  const number = match?.number ?? 0
  const opened = match?.opened ?? null
  const numbers = ownNumbers(room.value ?? '', number)
  // A match is sealed once, and opened once.
  useEffect(() => {
    let isGone = false
    const made = match && checkSeal(match, person, numbers).catch(() => 'checking' as const) // no network: not known yet
    void made?.then(check => !isGone && setCheck(check))
    return () => {
      isGone = true
    }
  }, [number, opened])
  return { check, own: match ? ownIn(match, person, numbers) : undefined }
}
