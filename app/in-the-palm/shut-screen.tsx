import type { Said } from '@veillee/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Screen } from '../components/screen.tsx'
import { settings } from '../device/settings.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useFeeling } from '../live-touch/felt-playback.ts'
import type { GestureOf } from '../live-touch/sample-sender.ts'
import { FeelingHand } from '../senses/index.tsx'
import { feelWords } from '../senses/sense-words.ts'
import { said } from '../words/language.ts'
import { ordinalOf } from './ordinal.ts'
import { usePhrase } from './phrases.tsx'
import { useCast } from './role.ts'

const AWAKE_MS = 3_000
/** Far apart whoever looks into the dark for the first time has to know what they wait for. */
const AWAKE_FAR_MS = 9_000

const WORDS = {
  feel: { fr: 'Ne dis rien. Ressens.', en: 'Not a word. Just feel.' },
  shut: { fr: 'Garde les yeux fermés.', en: 'Keep your eyes shut.' },
  rest: { fr: 'Rien ne te touche pour l’instant.', en: 'Nothing touches you for now.' },
  lay: {
    fr: 'Pose ton téléphone, et ferme les yeux jusqu’à l’album.',
    en: 'Put your phone down, and shut your eyes until the album.',
  },
  hand: {
    fr: 'Ta main est dans le noir. Ce qui la touche ne revient pas.',
    en: 'Your hand is in the dark. What touches it does not come again.',
  },
  light: {
    fr: 'Tout est noir : ta main attend. Dès qu’on la touche, une lueur vient.',
    en: 'All is dark: your hand is waiting. As soon as it is touched, light will come.',
  },
  others: { fr: 'Les autres glissent leurs photos.', en: 'The others are slipping in their photos.' },
} as const

/** Round a table eyes are shut; far apart, as the sense wants it: light is seen, and between two mimes there is none. */
function sentence(isFar: boolean, isMimed: boolean): Said {
  if (!isFar) return isMimed ? WORDS.feel : WORDS.shut
  return isMimed ? feelWords(settings.value.sense) : WORDS.rest
}

/** Light is what one waits for where light is the sense. */
const farWords = (isMimed: boolean): Said =>
  isMimed && settings.value.sense === 'glimmer' ? WORDS.light : WORDS.hand

/** PALM-18, 46: Grandfather's phone is dark from the first mime to the album. After a moment even its words are dim. */
export function ShutScreen({ match }: PlayProps<'in-the-palm'>) {
  const { phase, table } = match.view
  const { child } = useCast(table)
  const isFar = table.options.setting === 'remote'
  const [isAwake, wake] = useAwake(isFar ? AWAKE_FAR_MS : AWAKE_MS)
  const phrase = usePhrase()
  const ordinal = ordinalOf(table.memory)
  const more = {
    choose: { fr: `${child} regarde le second souvenir.`, en: `${child} is looking at the second memory.` },
    mime: {
      fr: `${child} raconte le ${ordinal.fr} souvenir.`,
      en: `${child} tells the ${ordinal.en} memory.`,
    },
    interfere: WORDS.others,
  }[phase as 'choose' | 'mime' | 'interfere']
  return (
    <div class={`palm-shut${isAwake ? '' : ' dim'}`} onPointerDown={wake}>
      <Screen
        name="palm-shut"
        ground="shut"
        bar={<Bar />}
        say={said(sentence(isFar, phase === 'mime'))}
        more={said(more)}
        isStill
        act={<p class="under">{said(isFar ? farWords(phase === 'mime') : WORDS.lay)}</p>}
      >
        {isFar && phase === 'mime' && (
          <Felt
            key={match.view.step}
            of={{ seat: table.child, match: match.number, step: match.view.step }}
          />
        )}
        <p class="unseen" data-aloud="now">
          {phase === 'mime' && phrase}
        </p>
      </Screen>
    </div>
  )
}

/** PALM-47: what a hand would feel, now, and nothing else. */
const Felt = ({ of }: { of: GestureOf }) => (
  <div class="palm-felt">
    <FeelingHand now={useFeeling(of)} part="hand" />
  </div>
)

/** Awake for a moment, and again whenever it is touched. */
function useAwake(forMs: number): readonly [boolean, () => void] {
  const [wokenAt, setWokenAt] = useState(() => Date.now())
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    setAwake(true)
    const timer = setTimeout(() => setAwake(false), forMs)
    return () => clearTimeout(timer)
  }, [wokenAt])
  return [isAwake, () => setWokenAt(Date.now())]
}
