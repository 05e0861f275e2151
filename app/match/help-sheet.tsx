import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { told } from '../components/announcer.tsx'
import { Primary } from '../components/controls.tsx'
import { PeekPad } from '../components/hold.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { settings } from '../device/settings.ts'
import type { Help } from '../game-kit/game-screens.ts'
import { useOnTable } from '../game-kit/on-table.tsx'
import { useSpoken } from '../game-kit/use-spoken.ts'
import { useMatch } from '../room-client/context.tsx'
import { RulesText } from '../sheets/rules-text.tsx'
import { said } from '../words/language.ts'
import { keyOf, type Question } from './question-keys.ts'

const WORDS = {
  title: { fr: 'Où en est-on ?', en: 'Where are we?' },
  happening: { fr: 'Ce qui se passe', en: 'What is happening' },
  turn: { fr: 'À qui le tour', en: 'Whose turn it is' },
  youCan: { fr: 'Ce que tu peux faire', en: 'What you can do' },
  holds: { fr: 'Ce que tu tiens', en: 'What you hold' },
  peek: { fr: 'Garde le doigt ici', en: 'Keep your finger here' },
  tap: { fr: 'Regarder', en: 'Look' },
  keep: { fr: 'Ce que tu gardes pour toi', en: 'What to keep to yourself' },
  rules: { fr: 'Toute la règle', en: 'All the rules' },
  back: { fr: 'Compris, retour au jeu', en: 'Got it, back to the game' },
  now: { fr: 'maintenant', en: 'now' },
  told: { fr: 'Ce qui vient d’être dit', en: 'What was just said' },
} as const

const MOST_TOLD = 5

/** ROOM-19: what is happening, what you can do, what to keep to yourself. It takes the ground of the screen below. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()!
  const { screens, seat } = useOnTable()
  const help = screens.help(match, seat)
  const spoken = useSpoken()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="help">
      <Stepper {...help} />
      <div class="play-explain">
        <Explained icon="eye" kind="happening" title={WORDS.happening} text={spoken.happening} />
        <Explained icon="wait" kind="turn" title={WORDS.turn} text={spoken.turn} />
        <Explained icon="check" kind="can" title={WORDS.youCan} text={said(help.youCan)} />
        {spoken.holds.length > 0 && <Holds lines={spoken.holds} />}
        {help.keep && <Explained icon="silence" kind="keep" title={WORDS.keep} text={said(help.keep)} />}
        {settings.value.byEar && <JustTold />}
      </div>
      <details class="play-all">
        <summary>
          <Icon name="book" />
          <u>{said(WORDS.rules)}</u>
        </summary>
        <RulesText of={screens} />
      </details>
      <div class="play-foot">
        <Primary onPress={onClose}>{said(WORDS.back)}</Primary>
      </div>
    </Sheet>
  )
}

/** The phases of a turn; the one that is now is said, not only coloured. */
function Stepper({ step, steps }: Pick<Help, 'step' | 'steps'>) {
  if (steps.length === 0) return null
  return (
    <ol class="play-steps">
      {steps.map((name, i) => (
        <li
          key={name.en}
          class={i < step ? 'past' : i === step ? 'now' : undefined}
          aria-current={i === step ? 'step' : undefined}
        >
          {said(name)}
          {i === step && <span class="unseen">, {said(WORDS.now)}</span>}
        </li>
      ))}
    </ol>
  )
}

interface ExplainedProps {
  readonly icon: IconName
  readonly kind: Question | 'keep'
  readonly title: Said
  readonly text: string
}

function Explained({ icon, kind, title, text }: ExplainedProps) {
  if (text === '') return null
  return (
    <section class={`play-explained ${kind}`}>
      <Mark icon={icon} />
      <div>
        <Title of={kind} words={title} />
        <p>{text}</p>
      </div>
    </section>
  )
}

const Mark = ({ icon }: { icon: IconName }) => (
  <i>
    <Icon name={icon} size={26} />
  </i>
)

/** With its key, for those who have a use for it. */
const Title = ({ of, words }: { of: Question | 'keep'; words: Said }) => (
  <h3>
    {said(words)}
    {of !== 'keep' && <span class="unseen">, {keyOf(of)}</span>}
  </h3>
)

/** Under the same hold as on the screen below. */
function Holds({ lines }: { lines: readonly string[] }) {
  const [isHeld, setHeld] = useState(false)
  return (
    <section class="play-explained holds">
      <Mark icon="palm" />
      <div>
        <Title of="holds" words={WORDS.holds} />
        <PeekPad onChange={setHeld} byTap={said(WORDS.tap)}>
          {said(WORDS.peek)}
        </PeekPad>
        <div data-aloud="secret">{isHeld && lines.map((line, i) => <p key={i}>{line}</p>)}</div>
      </div>
    </section>
  )
}

/** To be read again at one's own pace. */
const JustTold = () => (
  <section class="play-explained told">
    <Mark icon="talk" />
    <div>
      <Title of="again" words={WORDS.told} />
      <ul>
        {told.value.slice(-MOST_TOLD).map(({ words }, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
    </div>
  </section>
)
