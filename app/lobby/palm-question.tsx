import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { Cover } from '../components/cover.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { manifests } from '../games/manifests.ts'
import { useLobby, usePhone } from '../room-client/context.tsx'
import { shownPerson } from '../room-client/sitters.ts'
import { seatOf } from '../round-table/people.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { Refused, useRequests } from './requests.tsx'

type Lent = NonNullable<Phone['lends'][number]['lends']>

const WORDS = {
  ask: {
    fr: 'Ce soir, où peut-on poser doigts et objets ?',
    en: 'Tonight, where may fingers and things touch you?',
  },
  why: {
    fr: 'Personne ne verra ta réponse. On verra seulement si ton toucher passe par le téléphone.',
    en: 'Nobody sees your answer. All that shows is when your touch goes through the phone.',
  },
  change: { fr: 'Tu peux changer d’avis quand tu veux.', en: 'You can change your mind at any time.' },
  later: { fr: 'Plus tard', en: 'Later' },
} as const

const LENT: readonly {
  readonly lent: Lent
  readonly icon: IconName
  readonly name: Said
  readonly more: Said
}[] = [
  {
    lent: 'palm',
    icon: 'palm',
    name: { fr: 'Ma paume', en: 'My palm' },
    more: { fr: 'Doigts et objets au creux de la main', en: 'Fingers and things in my palm' },
  },
  {
    lent: 'back',
    icon: 'palm',
    name: { fr: 'Le dos de ma main', en: 'The back of my hand' },
    more: { fr: 'La même chose, de l’autre côté', en: 'The same, on the other side' },
  },
  {
    lent: 'phone',
    icon: 'phone',
    name: { fr: 'Par le téléphone', en: 'Through the phone' },
    more: {
      fr: 'Sans me toucher : je regarde mon téléphone',
      en: 'Without touching me: I look at my phone',
    },
  },
]

/** ROOM-33 is about real hands, round a table. */
export const asksForPalms = ({ game, setting }: Lobby): boolean =>
  setting === 'table' && manifests[game].isFelt

/** Who on this phone will play, and is still to be asked: nobody touches those who watch. */
export const unasked = (lobby: Lobby, { lends }: Phone): readonly number[] =>
  asksForPalms(lobby)
    ? lends.flatMap(one =>
        one.lends === null && seatOf(lobby, one.person) !== undefined ? [one.person] : [],
      )
    : []

interface PalmQuestionProps {
  /** Each of them, one after the other. */
  readonly people: readonly number[]
  /** Whether the last of them has answered, or puts it off. */
  readonly onDone: (hasAnswered: boolean) => void
}

/** Asked apart, on the evening ground; whoever shares a phone is asked behind a cover. */
export function PalmQuestion({ people, onDone }: PalmQuestionProps) {
  const { lends } = usePhone()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const person = people[at]
  if (person === undefined) return null
  const next = (hasAnswered: boolean) => {
    setOpen(false)
    if (at + 1 < people.length) setAt(at + 1)
    else onDone(hasAnswered)
  }
  if (lends.length > 1 && !isOpen)
    return <PalmCover person={person} onOpen={() => setOpen(true)} onLater={() => next(false)} />
  return <Question person={person} onDone={next} />
}

function Question({ person, onDone }: { person: number; onDone: PalmQuestionProps['onDone'] }) {
  const { lends } = usePhone()
  const request = useRequests()
  const chosen = lends.find(one => one.person === person)?.lends ?? null
  const answer = async (lent: Lent) =>
    (await request({ do: 'answerPalm', lends: lent, person })) && onDone(true)
  return (
    <Screen
      name="lobby-palm"
      bar={<header class="bar" />}
      ground="dusk"
      eyes="you"
      say={said(WORDS.ask)}
      more={said(WORDS.why)}
      act={
        <>
          <Refused />
          <Plain onPress={() => onDone(false)}>{said(WORDS.later)}</Plain>
        </>
      }
    >
      <div class="lobby-lent">
        {LENT.map(({ lent, icon, name, more }) => (
          <button
            key={lent}
            type="button"
            class={`lobby-lend ${lent}`}
            aria-pressed={lent === chosen}
            onClick={() => answer(lent)}
          >
            <Icon name={icon} size={40} width={1.8} />
            <span>
              <b>{said(name)}</b>
              <small>{said(more)}</small>
            </span>
            {lent === chosen && <Icon name="check" />}
          </button>
        ))}
        <p class="lobby-soft">{said(WORDS.change)}</p>
      </div>
    </Screen>
  )
}

/** Two on one phone: the next one takes it before anything is asked. */
function PalmCover({ person, onOpen, onLater }: { person: number; onOpen: () => void; onLater: () => void }) {
  const shown = shownPerson(useLobby(), person)
  return (
    <Cover
      name="lobby-cover"
      of={shown}
      say={said({ fr: `Une question pour ${shown.name}`, en: `A question for ${shown.name}` })}
      more={said({
        fr: `Passe le téléphone dans les mains ${de(shown.name)}.`,
        en: `Put the phone into ${shown.name}’s hands.`,
      })}
      me={said({ fr: `C’est moi, ${shown.name}`, en: `I am ${shown.name}` })}
      onOpen={onOpen}
    >
      <Plain onPress={onLater}>{said(WORDS.later)}</Plain>
    </Cover>
  )
}
