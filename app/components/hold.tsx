import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isReaders } from '../device/by-ear.ts'
import { ownHold } from '../device/own-touch.ts'
import { onPutAway } from '../device/put-away.ts'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { announce, openOver } from './announcer.tsx'
import { type IconName, iconPath } from './icon.tsx'

/** How long the ring runs. */
export const HOLD_MS = { peek: 200, turn: 700, cover: 1_200 } as const

interface Holding {
  readonly ms?: number
  /** Once, when the ring is full. */
  readonly onHeld?: (() => unknown) | undefined
  /** Whenever it becomes true or false: what shows while it is held hides at once when it is let go. */
  readonly onChange?: ((isHeld: boolean) => void) | undefined
  readonly disabled?: boolean
}

interface HoldProps extends Holding {
  readonly icon: IconName
  readonly isLit?: boolean
  readonly children: ComponentChildren
  /** In small type, for those who hold: what their finger does. While nothing can be done, why. */
  readonly how?: string
  /** What it is called for those who tap or do not see it, if its words tell of a finger that stays. */
  readonly byTap?: string
}

const RING = 19

/** Whether it is a finger that stays: otherwise nothing is said of letting go. */
export function isByFinger(): boolean {
  const { hold, byEar, oneSwitch } = settings.value
  return hold === 'hold' && !byEar && oneSwitch === 'off'
}

/** For those whose finger never comes to the page itself. */
const BY_EAR = {
  shows: { fr: '(un double appui ouvre, un autre referme)', en: '(one double tap opens, another shuts)' },
  does: { fr: '(un double appui suffit)', en: '(one double tap will do)' },
} as const

/** ROOM-34: for those who tap instead. */
const BY_TAP = {
  shows: { fr: 'Un coup montre, un autre cache.', en: 'One tap shows, another hides.' },
  does: { fr: 'Deux coups suffisent.', en: 'Two taps will do.' },
} as const

/** One switch presses once. */
const BY_SWITCH = {
  shows: { fr: 'Une pression montre, une autre cache.', en: 'One press shows, another hides.' },
  does: { fr: 'Une pression suffit.', en: 'One press will do.' },
} as const

function smallWords() {
  const { byEar, hold, oneSwitch } = settings.value
  if (oneSwitch !== 'off') return BY_SWITCH
  if (hold === 'tap') return BY_TAP
  return byEar ? BY_EAR : null
}

const ONCE_MORE = { fr: 'Encore une fois pour le faire.', en: 'Once more to do it.' } as const

/** How long after its finger a click may come, on a phone that has much to do. */
const CLICK_MS = 500

/** What comes under a finger that is still down must not take its lifting for a press. */
function swallowClickOf({ pointerId }: PointerEvent): void {
  const swallow = (event: MouseEvent & { pointerId?: number }) => {
    if (event.isTrusted && (event.pointerId ?? pointerId) === pointerId) event.stopImmediatePropagation()
  }
  const stop = () => {
    removeEventListener('click', swallow, true)
    removeEventListener('pointerdown', stop, true)
  }
  const lifted = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    removeEventListener('pointerup', lifted, true)
    removeEventListener('pointercancel', lifted, true)
    addEventListener('pointerdown', stop, true) // whatever is pressed next is meant
    setTimeout(stop, CLICK_MS)
  }
  addEventListener('click', swallow, true)
  addEventListener('pointerup', lifted, true)
  addEventListener('pointercancel', lifted, true)
}

/**
 * What makes a button one that is held. For those who cannot, tapping will do (ROOM-34): what is shown is shown until
 * the next tap, and what is done is done by the second of two. A key that is pressed and not kept down is a tap, since
 * whoever hears “button” presses Enter; a screen reader's double tap is both of them.
 */
export function useHold({ ms = HOLD_MS.peek, onHeld, onChange, disabled = false }: Holding) {
  const [state, setState] = useState<'rest' | 'down' | 'held'>('rest')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Since the last pointer went down: a screen reader wanders over the page, and takes the focus along. */
  const isReader = useRef(false)
  const isArmed = useRef(false)
  const isTap = settings.value.hold === 'tap'

  const become = (next: 'rest' | 'down' | 'held') => {
    setState(next)
    if (next === 'held') onHeld?.()
    if (!onChange || (next !== 'held' && state !== 'held')) return
    openOver(next === 'held')
    onChange(next === 'held')
  }
  const release = () => {
    clearTimeout(timer.current)
    if (state !== 'rest') become('rest')
  }
  const press = () => {
    if (disabled || state !== 'rest') return
    setState('down')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => become('held'), ms)
  }
  /** What is shown stays until the next; what is done is done. */
  const open = () => {
    clearTimeout(timer.current)
    isArmed.current = false
    if (state === 'held') return become('rest')
    become('held')
    if (!onChange) timer.current = setTimeout(() => setState('rest'), 300)
  }
  const tap = () => {
    if (onChange || state !== 'rest') return open()
    setState('down')
    timer.current = setTimeout(() => setState('rest'), 4_000)
  }
  /** By a key: what has not been done yet is done by the next, however long somebody listens before, unless they leave. */
  const arm = () => {
    clearTimeout(timer.current)
    isArmed.current = true
    announce(said(ONCE_MORE))
  }
  const letGoByHand = () => isReader.current || release()
  const leave = () => {
    if (!isArmed.current) return letGoByHand()
    isArmed.current = false
    setState('rest')
  }
  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'

  useEffect(() => () => clearTimeout(timer.current), [])
  // Nothing stays open for the list of apps, or for whoever picks the phone up next.
  const letGo = useRef(release)
  letGo.current = release
  useEffect(() => onPutAway(() => letGo.current()), [])

  const byHolding = {
    ...ownHold,
    onTouchStart: (event: TouchEvent) => isReader.current || ownHold.onTouchStart(event),
    onPointerDown: (event: PointerEvent) => {
      isReader.current = isReaders(event)
      if (isReader.current) return
      swallowClickOf(event)
      ;(event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
      press()
    },
    onPointerUp: letGoByHand,
    onPointerCancel: letGoByHand,
    onLostPointerCapture: letGoByHand,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event)) return
      event.preventDefault()
      if (!event.repeat && state === 'rest') isReader.current = false
      press()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isKey(event) || state === 'rest') return // it was let go otherwise
      // Kept down until the ring was full, it is let go.
      if (state === 'held' && !isReader.current) return release()
      isReader.current = true
      // Who is told that one double tap will do is not asked for two presses.
      if (onChange || isArmed.current || settings.value.byEar) open()
      else arm()
    },
  }
  return {
    state,
    button: {
      type: 'button' as const,
      style: { '--hold-ms': `${isTap ? 200 : ms}ms` },
      disabled,
      'aria-pressed': onChange ? state === 'held' : undefined,
      ...(!isTap && byHolding),
      onClick: (event: MouseEvent) => {
        if (disabled) return
        isReader.current ||= isReaders(event)
        if (isReader.current) open()
        else if (isTap) tap()
      },
    },
  }
}

/** A ring round a drawing means: keep the finger down. */
export function Hold({ icon, isLit = false, children, how, byTap, ...holding }: HoldProps) {
  const { state, button } = useHold(holding)
  const words = holding.disabled ? null : smallWords()
  const small = words ? said(holding.onChange ? words.shows : words.does) : how
  return (
    <button
      class={['hold', isLit && 'lit', state !== 'rest' && 'down', state === 'held' && 'held']
        .filter(Boolean)
        .join(' ')}
      {...button}
    >
      <svg width="56" height="56" viewBox="0 0 44 44" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="22" cy="22" r={RING} stroke-width="4" opacity=".25" />
        <circle
          class="run"
          cx="22"
          cy="22"
          r={RING}
          stroke-width="4"
          stroke-linecap="round"
          transform="rotate(-90 22 22)"
        />
        <g
          transform="translate(11.5 11.5) scale(.875)"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        >
          <path d={iconPath(icon)} />
        </g>
      </svg>
      <span>
        {words && byTap !== undefined ? byTap : children}
        {small && <small class={words === BY_EAR ? 'unseen' : undefined}> {small}</small>}
      </span>
    </button>
  )
}

/** What it shows is in sight as long as the finger stays down. */
export const PeekPad = (props: Omit<HoldProps, 'icon' | 'ms' | 'onHeld'>) => <Hold icon="eye" {...props} />
