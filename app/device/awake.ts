import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { drawer } from './stored.ts'
import { onTap } from './taps.ts'

interface Sentinel extends EventTarget {
  release(): Promise<void>
}

interface WakeLock {
  request(kind: 'screen'): Promise<Sentinel>
}

/** Browsers keep it for secure pages: on a laptop's plain HTTP it is missing (ROOM-26). */
const wakeLock = (): WakeLock | undefined => (navigator as { readonly wakeLock?: WakeLock }).wakeLock

/** A home-screen app of iOS has it, but before 18.4, which brought cookieStore too, the screen went dark all the same. */
const isInVain = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === true && !('cookieStore' in globalThis)

/** How many parts of the page want the screen on. */
let wants = 0
let lock: Sentinel | undefined
let isAsking = false
/** It was asked for within a tap, and not given. */
let isRefused = false
/** And then the screen has gone dark in the middle of a match, or somebody has looked elsewhere. */
const hasGoneDark = signal(false)

/** After so long somebody who came in has not begun to play. */
const GRACE_MS = 10_000

async function ask({ isTap = false } = {}): Promise<void> {
  if (lock || isAsking || document.hidden) return
  isAsking = true
  try {
    const given = await wakeLock()?.request('screen')
    given?.addEventListener('release', () => {
      if (lock === given) lock = undefined
    })
    lock = given
    isRefused = false
    hasGoneDark.value = false
  } catch {
    // Low battery, or no tap for too long: the next one asks again.
    isRefused ||= isTap
  }
  isAsking = false
}

function letSleep(): void {
  if (wants > 0) return
  void lock?.release()
  lock = undefined
}

/**
 * From within the tap of whoever comes in: WebKit gives the first one only then, and the match that wants it may begin
 * minutes later, by somebody else's tap.
 */
export function askForAwake(): void {
  void ask()
  setTimeout(letSleep, GRACE_MS)
}

// A hidden page loses it; one that came by a reload has had no tap yet.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (wants === 0) return
  if (document.hidden) hasGoneDark.value ||= isRefused
  else void ask()
})
onTap(() => wants > 0 && void ask({ isTap: true }))

function stayAwake(): () => void {
  wants += 1
  void ask()
  return () => {
    wants -= 1
    letSleep()
  }
}

/** A television that goes dark in the middle of a match helps nobody: where the browser allows it, the screen stays on. */
export const useStaysAwake = (): void => useEffect(stayAwake, [])

/** Nothing goes dark in the middle of a match. */
export function useAwake(isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) return stayAwake()
  }, [isPlaying])
}

const HINTED = 'awake.hinted'

/** Where only the person can see to that, until they have read it. */
export const needsAwakeHint = (): boolean =>
  drawer.get(HINTED) === null && isPhone() && (!wakeLock() || isInVain() || hasGoneDark.value)

/** Once per device. */
export const awakeHintIsRead = (): void => drawer.set(HINTED, '1')

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches
