import type { Said } from '@veillee/kernel'
import { under } from '../device/base.ts'
import { saveFile } from '../device/save-file.ts'

const EVENINGS = '/evenings'

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
  const answer = await asked(`${EVENINGS}/${room}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!(answer instanceof Response)) return answer
  const [, name = 'veillee.json'] =
    /filename="([\w.-]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  saveFile(await answer.blob(), name)
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
