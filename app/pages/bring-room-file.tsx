import type { Said } from '@veillee/kernel'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { Notice } from './entrance-parts.tsx'

const WORDS = {
  bring: { fr: 'Rouvrir une veillée enregistrée', en: 'Open a saved evening' },
  reading: { fr: 'On la relit…', en: 'Reading it…' },
} as const satisfies Record<string, Said>

/** ROOM-27: an evening that was saved as a file goes on in a new room. */
export function BringRoomFile() {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<Said | null>(null)
  const bring = async (file: File) => {
    setRefusal(null)
    setReading(true)
    const { bringRoomFile } = await import('../room-client/room-file.ts')
    const brought = await bringRoomFile(file)
    setReading(false)
    if ('code' in brought) go(`/join/${brought.code}`)
    else setRefusal(brought)
  }
  return (
    <li>
      <button type="button" class="ent-row" disabled={isReading} onClick={() => input.current?.click()}>
        <Icon name="share" />
        <span>{said(isReading ? WORDS.reading : WORDS.bring)}</span>
        <Icon name="next" size={20} />
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = '' // the same file once more is a choice too
          if (file) void bring(file)
        }}
      />
      <Notice icon="book" words={refusal} />
    </li>
  )
}
