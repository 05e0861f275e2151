import type { Said } from '@veillee/kernel'
import { Primary } from '../components/controls.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Help } from '../game-kit/game-screens.ts'
import { useOnTable } from '../game-kit/on-table.tsx'
import { useMatch } from '../room-client/context.tsx'
import { RulesText } from '../sheets/rules-text.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Où en est-on ?', en: 'Where are we?' },
  happening: { fr: 'Ce qui se passe', en: 'What is happening' },
  youCan: { fr: 'Ce que tu peux faire', en: 'What you can do' },
  keep: { fr: 'Ce que tu gardes pour toi', en: 'What to keep to yourself' },
  rules: { fr: 'Toute la règle', en: 'All the rules' },
  back: { fr: 'Compris, retour au jeu', en: 'Got it, back to the game' },
  now: { fr: 'maintenant', en: 'now' },
} as const

/** ROOM-19: what is happening, what you can do, what to keep to yourself. It takes the ground of the screen below. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  const { screens, seat } = useOnTable()
  if (!match) return null
  const help = screens.help(match, seat)
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="help">
      <Stepper {...help} />
      <div class="play-explain">
        <Explained icon="eye" kind="happening" title={WORDS.happening} text={help.happening} />
        <Explained icon="check" kind="can" title={WORDS.youCan} text={help.youCan} />
        {help.keep && <Explained icon="silence" kind="keep" title={WORDS.keep} text={help.keep} />}
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

function Explained({ icon, kind, title, text }: { icon: IconName; kind: string; title: Said; text: Said }) {
  const words = said(text)
  if (words === '') return null
  return (
    <section class={`play-explained ${kind}`}>
      <i>
        <Icon name={icon} size={26} />
      </i>
      <div>
        <h3>{said(title)}</h3>
        <p>{words}</p>
      </div>
    </section>
  )
}
