import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lastPressed } from '../device/by-ear.ts'
import { said } from '../words/language.ts'
import { Announcer } from './announcer.tsx'
import { Round } from './controls.tsx'

const CLOSE = { fr: 'Fermer', en: 'Close' } as const

/** Where the focus was before the first of several sheets that took each other's place. */
let first: Element | null = null

const isThere = (place: Element | null): place is HTMLElement =>
  place !== null && place !== document.body && place.isConnected

/** Whoever plays by keyboard is back where they were; if that is gone, at the sentence that says what to do now. */
function focusAgain(opener: Element | null): void {
  const top = [...document.querySelectorAll('dialog.sheet')].at(-1)
  const place = [opener, first, document.querySelector('.screen h1')].find(isThere)
  if (!top || top.contains(place ?? null)) place?.focus({ preventScroll: true })
  if (!top) first = null
}

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
    const { activeElement } = document
    // Safari gives a button that is pressed no focus.
    const opener = isThere(activeElement) ? activeElement : lastPressed()
    first ??= opener
    const { current } = dialog
    if (current && !current.open) current.showModal?.()
    return () => queueMicrotask(() => focusAgain(opener)) // by then the sheet is gone
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
      <Announcer />
    </dialog>
  )
}
