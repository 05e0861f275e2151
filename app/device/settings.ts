import { effect, type Signal, signal } from '@preact/signals'
import type { Language } from '@veillee/kernel'
import { FALLBACK, languageAmong, READ_IN } from '@veillee/kernel/languages'
import { store, storedValue } from './stored.ts'

/** ROOM-34: what belongs to the person and stays on the device. */
export interface Settings {
  readonly language: Language
  readonly hand: 'right' | 'left'
  /** Tone of the drawn hand, 0 to 3. */
  readonly tone: 0 | 1 | 2 | 3
  readonly sound: boolean
  readonly vibration: boolean
  /** auto: as the device says. */
  readonly motion: 'auto' | 'reduced'
  /** hold: keep the finger down. tap: tap once, and once more. */
  readonly hold: 'hold' | 'tap'
  readonly text: 'normal' | 'large' | 'larger'
  /** Evening grounds stay dark, or are paper with the eye mark (docs/screens.md). */
  readonly evenings: 'dark' | 'paper'
  /** How one feels where touch goes through devices (docs/touch.md). */
  readonly sense: 'glimmer' | 'sound' | 'searching' | 'words'
  /** Whether the person has seen that there is a choice of senses. */
  readonly knowsSenses: boolean
  /** How bright the glimmer is, in per cent. */
  readonly glimmer: 40 | 55 | 70 | 85 | 100
  /** mono: one loudspeaker, or one ear. */
  readonly ears: 'stereo' | 'mono'
  /** Words that tell a touch wait to be asked for, one by one: for fingers on a braille display. */
  readonly wordsWait: boolean
  /** By ear, a line sounds as it goes, or stroke by stroke with a pause at every corner. */
  readonly strokes: 'flowing' | 'discrete'
  /** What vibration tells of a drawing: that something touches, or the rhythm of its strokes. */
  readonly shakes: 'contact' | 'rhythm'
  /** The hand that lies open for the objects. */
  readonly palm: 'right' | 'left'
  /** One switch, a key or a tap anywhere, is enough: what can be pressed is lit, one thing after the other. */
  readonly oneSwitch: 'off' | 'key' | 'tap'
  /** How long each thing is lit. */
  readonly switchPaceS: 0.5 | 1 | 1.5 | 2.5 | 4
  /** Everything that is pressed is at least 56 pixels high and wide. */
  readonly targets: 'normal' | 'large'
  /** Whether the person plays with a screen reader: where one draws or mimes, buttons come first. */
  readonly byEar: boolean
}

const DEFAULTS: Settings = {
  language: FALLBACK,
  hand: 'right',
  tone: 1,
  sound: true,
  vibration: true,
  motion: 'auto',
  hold: 'hold',
  text: 'normal',
  evenings: 'dark',
  sense: 'glimmer',
  knowsSenses: false,
  glimmer: 100,
  ears: 'stereo',
  wordsWait: false,
  strokes: 'flowing',
  shakes: 'contact',
  palm: 'right',
  oneSwitch: 'off',
  switchPaceS: 1.5,
  targets: 'normal',
  byEar: false,
}

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: READ_IN,
  hand: ['right', 'left'],
  tone: [0, 1, 2, 3],
  sound: [true, false],
  vibration: [true, false],
  motion: ['auto', 'reduced'],
  hold: ['hold', 'tap'],
  text: ['normal', 'large', 'larger'],
  evenings: ['dark', 'paper'],
  sense: ['glimmer', 'sound', 'searching', 'words'],
  knowsSenses: [true, false],
  glimmer: [40, 55, 70, 85, 100],
  ears: ['stereo', 'mono'],
  wordsWait: [true, false],
  strokes: ['flowing', 'discrete'],
  shakes: ['contact', 'rhythm'],
  palm: ['right', 'left'],
  oneSwitch: ['off', 'key', 'tap'],
  switchPaceS: [0.5, 1, 1.5, 2.5, 4],
  targets: ['normal', 'large'],
  byEar: [true, false],
}

/** Whatever was kept, by whatever version: only what makes sense now is taken. */
export function readSettings(raw: unknown, defaults: Settings): Settings {
  const kept = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const entries = Object.entries(CHOICES).map(([key, choices]) => [
    key,
    (choices as readonly unknown[]).includes(kept[key]) ? kept[key] : defaults[key as keyof Settings],
  ])
  return Object.fromEntries(entries) as Settings
}

export const settings: Signal<Settings> = signal(
  readSettings(storedValue('settings'), {
    ...DEFAULTS,
    language: languageAmong(navigator.languages, READ_IN),
  }),
)

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value }
  store('settings', settings.value)
}

/** Whoever hears the page, or has one switch, draws and mimes by buttons unless they choose otherwise. */
export const prefersButtons = (): boolean => settings.value.byEar || settings.value.oneSwitch !== 'off'

/** From here on, by our setting or by the browser's, a screen of words is longer than a phone. */
const ROOMY_PX = 22

const rootPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The page wears what CSS needs to know of them. */
export function wearSettings(): () => void {
  return effect(() => {
    const { language, hand, motion, text, targets } = settings.value
    const { dataset } = document.documentElement
    document.documentElement.lang = language
    dataset.hand = hand
    dataset.motion = motion
    dataset.text = text
    dataset.targets = targets
    document.documentElement.toggleAttribute('data-roomy', rootPx() >= ROOMY_PX)
  })
}

const asksForLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export const isMotionReduced = (): boolean => settings.value.motion === 'reduced' || asksForLess()
