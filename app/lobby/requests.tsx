import { signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { WireRequest } from '@veillee/room'
import { Icon } from '../components/icon.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const refusal = signal<Said | null>(null)
const SHOWN_MS = 6_000
let hiding: ReturnType<typeof setTimeout> | undefined

function show(why: Said): void {
  refusal.value = why
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    refusal.value = null
  }, SHOWN_MS)
}

/** Wishes one after the other, until one is refused; the words of it are shown where one is (`Refused`). */
export function useRequests(): (...requests: readonly WireRequest[]) => Promise<boolean> {
  const client = useRoomClient()
  return async (...requests) => {
    refusal.value = null
    for (const request of requests) {
      const answer = await client.request(request, { quietly: true })
      if (answer.is === 'refused') {
        show(answer.why)
        return false
      }
    }
    return true
  }
}

/** A kind no, on the screen or in the sheet where something was asked for: a sheet would cover any other place. */
export const Refused = () => (
  <div class="lobby-refused" data-aloud>
    {refusal.value && (
      <div class="notice held">
        <Icon name="wait" />
        {said(refusal.value)}
      </div>
    )}
  </div>
)
