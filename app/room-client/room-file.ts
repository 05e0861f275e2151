import type { Said } from '@veillee/kernel'
import { under } from '../device/base.ts'
import { isOnDevice } from '../device/room-id.ts'
import { saveFile } from '../device/save-file.ts'
import { localRoomFile } from '../local-room/local-socket.ts'

const EVENINGS = '/evenings'

const gone: Said = {
  fr: 'Cette veillée n’est plus sur cet appareil.',
  en: 'This evening is not on this device any more.',
}

const away: Said = {
  fr: 'Veillée ne répond pas pour l’instant. Réessaie dans un moment.',
  en: 'Veillée does not answer right now. Try again in a moment.',
}

/** The answer, or why there is none, in words. */
async function asked(path: string, init: RequestInit): Promise<Response | Said> {
  try {
    const answer = await fetch(under(path), { cache: 'no-store', ...init })
    return answer.ok ? answer : ((await answer.json()) as { refusal: Said }).refusal
  } catch {
    return away
  }
}

/** ROOM-27: whoever is in an evening takes it home; why not, if not. */
export async function saveRoomFile(room: string, token: string): Promise<Said | null> {
  if (isOnDevice(room)) return saveLocalRoomFile(room, token)
  const answer = await asked(`${EVENINGS}/${room}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!(answer instanceof Response)) return answer
  const [, name = 'veillee.json'] =
    /filename="([\w.-]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  await saveFile(await answer.blob(), name)
  return null
}

/** By the day on which something last happened, as a server names it too. */
async function saveLocalRoomFile(room: string, token: string): Promise<Said | null> {
  const file = await localRoomFile(room, token)
  if (!file) return gone
  const name = `veillee-${new Date(file.at).toISOString().slice(0, 10)}.json`
  await saveFile(new Blob([file.text], { type: 'application/json' }), name)
  return null
}

/** ROOM-27: the same evening in a new room, which is found by this code; why not, if not. */
export async function bringRoomFile(file: Blob): Promise<{ readonly code: string } | Said> {
  const answer = await asked(EVENINGS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: file,
  })
  return answer instanceof Response ? ((await answer.json()) as { code: string }) : answer
}
