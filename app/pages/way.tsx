import type { ComponentChildren } from 'preact'
import { addressOf, go } from '../router.ts'

interface WayProps {
  /** A place of the app. */
  readonly to: string
  readonly class?: string
  readonly label?: string
  readonly children: ComponentChildren
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** A link to another place of the app: a real one, so that it can be opened in another tab, and read out as a link. */
export function Way({ to, class: classes, label, children }: WayProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={addressOf(to)} class={classes} aria-label={label} onClick={follow}>
      {children}
    </a>
  )
}
