import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon, type IconName } from './icon.tsx'

/** What is rarely wanted: a line that opens. What lies in it is made when it is first opened. */
export function Fold({
  icon,
  label,
  children,
}: {
  icon?: IconName
  label: string
  children: ComponentChildren
}) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details class="fold" onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
      <summary>
        {icon && <Icon name={icon} />}
        <span>{label}</span>
        <Icon name="next" size={20} />
      </summary>
      {wasOpen && children}
    </details>
  )
}
