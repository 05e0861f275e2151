import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps {
  readonly onPress: () => unknown
  readonly disabled?: boolean
  readonly children: ComponentChildren
  readonly label?: string
}

/** What a press brings is awaited, so that the same press cannot be made twice meanwhile. */
function useOnce(onPress: () => unknown): { readonly isSent: boolean; readonly press: () => void } {
  const [isSent, setSent] = useState(false)
  const press = () => {
    if (isSent) return
    const coming = onPress()
    if (!(coming instanceof Promise)) return
    setSent(true)
    coming.finally(() => setSent(false))
  }
  return { isSent, press }
}

const DOUBLE_MS = 500
/** When a finger last pressed what was lit. */
let pressedAt = Number.NEGATIVE_INFINITY

/** Whoever taps twice means the button that was there, not the one that has come in its place. */
function useSettled(isGrave: boolean): boolean {
  const [isSettled, settle] = useState(() => !isGrave || performance.now() - pressedAt > DOUBLE_MS)
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => settle(true), DOUBLE_MS)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled
}

interface PrimaryProps extends ButtonProps {
  readonly icon?: IconName
  /** What it does would spoil a round, or end a look back, if it was pressed by mistake. */
  readonly isGrave?: boolean
}

/** The one thing that is lit: yours to do. */
export function Primary({ onPress, disabled = false, children, label, icon, isGrave = false }: PrimaryProps) {
  const { isSent, press } = useOnce(onPress)
  const isSettled = useSettled(isGrave)
  const pressed = ({ detail }: MouseEvent) => {
    if (detail > 0) pressedAt = performance.now()
    press()
  }
  return (
    <button
      type="button"
      class="primary"
      disabled={disabled || !isSettled}
      aria-label={label}
      aria-busy={isSent}
      onClick={pressed}
    >
      {isSent ? <Icon name="check" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** Something else that can be done. */
export function Quiet({
  onPress,
  disabled = false,
  children,
  label,
  icon,
  pressed,
}: ButtonProps & { icon?: IconName; pressed?: boolean }) {
  const { press } = useOnce(onPress)
  return (
    <button
      type="button"
      class="quiet"
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** An underlined word. */
export function Plain({
  onPress,
  disabled = false,
  children,
  label,
  icon,
}: ButtonProps & { icon?: IconName }) {
  const { press } = useOnce(onPress)
  return (
    <button type="button" class="plain" disabled={disabled} aria-label={label} onClick={press}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A round button with a drawing alone: its label is for those who do not see it. */
export const Round = ({
  icon,
  label,
  onPress,
  isRaised = false,
  children,
}: {
  icon?: IconName
  label: string
  onPress: () => unknown
  isRaised?: boolean
  children?: ComponentChildren
}) => (
  <button
    type="button"
    class={`round${isRaised ? ' raised' : ''}`}
    aria-label={label}
    onClick={() => onPress()}
  >
    {icon && <Icon name={icon} size={26} />}
    {children}
  </button>
)

export const Switch = ({
  isOn,
  onChange,
  label,
  more,
  disabled = false,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => unknown
  label: string
  more?: string
  disabled?: boolean
}) => (
  <button
    type="button"
    role="switch"
    class="switch"
    aria-checked={isOn}
    disabled={disabled}
    onClick={() => onChange(!isOn)}
  >
    <span>
      <b>{label}</b>
      {more && <small>{more}</small>}
    </span>
    <i />
  </button>
)

interface RadiosProps<T> {
  readonly choices: readonly { readonly value: T; readonly label: ComponentChildren }[]
  /** Null before anything is. */
  readonly chosen: T | null
  readonly onChoose: (value: T) => unknown
}

/** One of several, each drawn by its label alone. They belong into a fieldset with the class `choice`. */
export function Radios<T extends string | number>({ choices, chosen, onChoose }: RadiosProps<T>) {
  const name = useId()
  return (
    <>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            class="over-label"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </>
  )
}

/** A choice of a few, all in sight. */
export const Segments = <T extends string | number>({
  legend,
  disabled = false,
  isWide = false,
  ...radios
}: RadiosProps<T> & { legend: string; disabled?: boolean; isWide?: boolean }) => (
  <fieldset class="choice" disabled={disabled}>
    <legend>{legend}</legend>
    <div class={`segments${isWide ? ' wide' : ''}`}>
      <Radios {...radios} />
    </div>
  </fieldset>
)
