import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const SHOWN_MS = 5_000

/** What was refused, in words; above everything else, sheets included, and gone by itself or by a tap. */
export function RefusalToast() {
  const { refusal } = useRoomClient()
  const why = refusal.value
  const dismiss = () => {
    refusal.value = null
  }
  const toast = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!why) return
    toast.current?.showPopover?.()
    const gone = setTimeout(dismiss, SHOWN_MS)
    return () => clearTimeout(gone)
  }, [why])
  return (
    <div data-aloud>
      {why && (
        <button ref={toast} type="button" class="play-toast notice" popover="manual" onClick={dismiss}>
          <Icon name="talk" />
          <span>{said(why)}</span>
        </button>
      )}
    </div>
  )
}
