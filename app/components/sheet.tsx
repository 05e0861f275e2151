import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { said } from '../words/language.ts'
import { Round } from './controls.tsx'

const CLOSE = { fr: 'Fermer', en: 'Close' } as const

/** Slides up over the screen and takes its ground. The browser keeps the focus inside, and Escape closes it. */
export function Sheet({
  title,
  onClose,
  children,
  name,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
  name?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal?.()
  }, [])
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && onClose()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      data-sheet={name}
      onClose={onClose}
      onClick={closeOutside}
    >
      <header>
        <h2>{title}</h2>
        <Round icon="cross" label={said(CLOSE)} onPress={onClose} />
      </header>
      {children}
    </dialog>
  )
}
