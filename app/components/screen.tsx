import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { byEarOr } from '../device/by-ear.ts'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { Icon } from './icon.tsx'

/** The light says who may look: paper, anybody; evening, only you or your team; shut, nobody, eyes are closed. */
export type Ground = 'paper' | 'dusk' | 'shut'

/** For whose eyes an evening screen is. */
type EyesOf = 'you' | 'team'

const WHOSE = {
  you: { fr: 'Pour tes yeux seulement', en: 'For your eyes only' },
  team: { fr: 'Pour votre équipe seulement', en: 'For your team only' },
} as const
/** By ear or by finger: a phone that speaks aloud may be heard by others. */
const FOR_YOU = { fr: 'Rien que pour toi', en: 'For you alone' } as const

/** A place of its own, for those who jump from place to place. */
const NOW = { fr: 'Maintenant', en: 'Now' } as const

const BROWSER_BAR: Record<Ground, string> = { paper: '#FDF6E2', dusk: '#1D1827', shut: '#05060A' }

/** The whole page takes the ground, so that a sheet on it does too. */
export function useGround(ground: Ground): void {
  const worn = ground === 'dusk' && settings.value.evenings === 'paper' ? 'paper' : ground
  useEffect(() => {
    document.documentElement.dataset.ground = worn
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[worn])
  }, [worn])
  const isForSome = ground !== 'paper'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-for-some', isForSome)
  }, [isForSome])
}

export interface ScreenProps {
  /** Changes when it is another screen; tests and pictures know it by this name too. */
  readonly name: string
  readonly ground?: Ground
  readonly eyes?: EyesOf
  readonly bar?: ComponentChildren
  /** The one sentence: what to do now. */
  readonly say?: ComponentChildren
  /** At most one line more. */
  readonly more?: ComponentChildren
  /** What somebody says aloud meanwhile, as a bubble below. */
  readonly heard?: ComponentChildren
  /** The action, last and under the thumb. */
  readonly act?: ComponentChildren
  /** The stage never scrolls, what is on it gives way. */
  readonly isStill?: boolean
  /** The page scrolls as a whole: home, settings, whatever is read rather than played. */
  readonly isFlowing?: boolean
  readonly children?: ComponentChildren
}

/** What is longer than its place can be reached by keyboard; what fits is no stop on the way. */
function useScrollableByKey() {
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = stage
    if (!current) return
    const look = () => {
      if (current.scrollHeight > current.clientHeight + 1) current.tabIndex = 0
      else current.removeAttribute('tabindex')
    }
    look()
    if (!globalThis.ResizeObserver) return
    // Pictures and fonts that come later make it longer.
    const observer = new ResizeObserver(look)
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  })
  return stage
}

/** Bar, sentence, stage, action: always in this order and at the same height. */
export function Screen(props: ScreenProps) {
  const { name, ground = 'paper', eyes, bar, say, more, heard, act, isStill, isFlowing, children } = props
  useGround(ground)
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever plays by keyboard or ear is taken along when the button that they were on is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [name])
  return (
    <div class={`screen${isFlowing ? ' flowing' : ''}`} data-screen={name}>
      {bar ?? <div />}
      <section class="say" aria-label={said(NOW)} data-aloud>
        {eyes && (
          <div class="eyes">
            <Icon name="eye" size={20} />
            {said(eyes === 'you' ? byEarOr(FOR_YOU, WHOSE.you) : WHOSE[eyes])}
          </div>
        )}
        {say && (
          <h1 ref={title} tabIndex={-1}>
            {say}
          </h1>
        )}
        {more && <p>{more}</p>}
        {heard && <p class="heard">{heard}</p>}
      </section>
      <main ref={useScrollableByKey()} class={`stage${isStill ? ' still' : ''}`}>
        {children}
      </main>
      {act ? <footer class="act">{act}</footer> : <div />}
    </div>
  )
}
