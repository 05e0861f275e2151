import { READ_IN } from '@veillee/kernel/languages'
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../components/icon.tsx'
import { under } from '../device/base.ts'
import { filled } from '../words/filled.ts'
import { language, said } from '../words/language.ts'
import { CUT_MS, type PhoneHere } from './tabletop.ts'

const WORDS = {
  phoneOf: { fr: 'Téléphone : #', en: 'Phone: #' },
  cut: { fr: 'Couper le réseau 8 secondes', en: 'Cut the network for 8 seconds' },
  sleep: { fr: 'Endormir', en: 'Put to sleep' },
  wake: { fr: 'Réveiller', en: 'Wake up' },
  asleep: { fr: 'Dans la poche', en: 'In a pocket' },
  restart: { fr: 'Recharger la page', en: 'Reload the page' },
  speak: { fr: 'Autre langue', en: 'Other language' },
  out: { fr: 'dehors', en: 'outside' },
  coming: { fr: 'arrive', en: 'coming' },
  here: { fr: 'là', en: 'here' },
  away: { fr: 'absent', en: 'away' },
} as const

const PHONE = { width: 390, height: 844 }

/** One phone with its tools: what happens to phones at a real table. */
export function PhoneFrame({ phone, scale }: { phone: PhoneHere; scale: number }) {
  const { id, name, report, isAsleep } = phone
  const { state = 'out', language: spoken = language.value } = report.value ?? {}
  const other = READ_IN[(READ_IN.indexOf(spoken) + 1) % READ_IN.length]!
  const title = filled(said(WORDS.phoneOf), name)
  return (
    <section class="pg-phone" aria-label={title} data-phone={id} data-state={state}>
      <header>
        <b>{name}</b>
        <small data-aloud>{said(WORDS[state])}</small>
        <div class="pg-tools">
          <Tool
            icon="offline"
            words={said(WORDS.cut)}
            onPress={() => phone.order({ do: 'cut', ms: CUT_MS })}
          />
          <Tool
            words={said(isAsleep.value ? WORDS.wake : WORDS.sleep)}
            isOn={isAsleep.value}
            onPress={() => phone.sleep(!isAsleep.peek())}
          >
            zZ
          </Tool>
          <Tool icon="turn" words={said(WORDS.restart)} onPress={() => phone.restart()} />
          <Tool words={said(WORDS.speak)} onPress={() => phone.order({ do: 'speak', language: other })}>
            {spoken.toUpperCase()}
          </Tool>
        </div>
      </header>
      <Scaled {...PHONE} scale={scale}>
        <iframe ref={phone.hold} src={under(`/?as=${id}`)} title={title} {...PHONE} />
        {isAsleep.value && (
          <button type="button" class="pg-pocket" onClick={() => phone.sleep(false)}>
            <span>{said(WORDS.asleep)}</span>
            <b>{said(WORDS.wake)}</b>
          </button>
        )}
      </Scaled>
    </section>
  )
}

interface ScaledProps {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly children: ComponentChildren
}

/** As large as it is in truth inside, and as small as it must be outside. */
export const Scaled = ({ width, height, scale, children }: ScaledProps) => (
  <div class="pg-glass" style={{ width: `${width * scale}px`, height: `${height * scale}px` }}>
    <div style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}>{children}</div>
  </div>
)

interface ToolProps {
  readonly icon?: IconName
  readonly words: string
  readonly isOn?: boolean
  readonly onPress: () => void
  readonly children?: ComponentChildren
}

const Tool = ({ icon, words, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    class="pg-tool"
    title={words}
    aria-label={words}
    aria-pressed={isOn}
    onClick={onPress}
  >
    {icon ? <Icon name={icon} size={22} /> : children}
  </button>
)
