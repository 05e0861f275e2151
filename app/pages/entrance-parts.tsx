import type { Said } from '@veillee/kernel'
import type { Ref } from 'preact'
import { Icon, type IconName } from '../components/icon.tsx'
import { NameField } from '../components/name-field.tsx'
import { said } from '../words/language.ts'
import type { Entering } from './entering.ts'

const WORDS = {
  name: { fr: 'Comment tu t’appelles ?', en: 'What is your name?' },
  hint: { fr: 'Ton prénom', en: 'Your first name' },
} as const

interface YourNameProps {
  readonly name: string
  readonly onChange: (name: string) => void
  readonly onEnter: () => void
  /** The only thing that is asked: the keyboard may come at once. */
  readonly isFirst?: boolean
  readonly input?: Ref<HTMLInputElement>
}

/** Who comes in. */
export const YourName = ({ name, onChange, onEnter, isFirst = false, input }: YourNameProps) => (
  <NameField
    {...(input && { input })}
    label={said(WORDS.name)}
    name={name}
    onName={onChange}
    placeholder={said(WORDS.hint)}
    autocomplete="given-name"
    enterkeyhint="go"
    autofocus={isFirst && name === ''}
    onKeyDown={event => event.key === 'Enter' && onEnter()}
  />
)

/** Something that should be known where one stands; it is read out when it appears. */
export const Notice = ({ icon = 'wait', words }: { icon?: IconName; words: Said | null }) => (
  <div class="ent-notice" data-aloud>
    {words && (
      <p class="notice held">
        <Icon name={icon} />
        <span>{said(words)}</span>
      </p>
    )}
  </div>
)

const SLOW: Said = {
  fr: 'Le réseau se fait attendre. On continue d’essayer, rien de ce que tu as tapé n’est perdu.',
  en: 'The network is taking its time. We keep trying, and nothing you typed is lost.',
}

/** What is still missing before the door opens. */
export const NAME_FIRST: Said = { fr: 'Il ne manque que ton prénom.', en: 'Only your name is missing.' }

/** Beside the button: that it takes long, or why nobody was let in. */
export function EntranceNotice({ of, before = null }: { of: Entering; before?: Said | null | undefined }) {
  if (of.isSlow) return <Notice icon="wait" words={SLOW} />
  return <Notice icon="door" words={of.refusal ?? before} />
}
