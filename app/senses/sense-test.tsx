import { useEffect, useRef, useState } from 'preact/hooks'
import { Quiet, Segments } from '../components/controls.tsx'
import { wakeAudio } from '../device/audio.ts'
import { set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import type { Sense } from './dark-hand.ts'
import { FeelDemo } from './feel-demo.tsx'
import { heldAt, TOUR } from './tour.ts'

const WORDS = {
  glimmer: {
    fr: 'Une lueur se promène dans la paume. Tu la suis ?',
    en: 'A light is wandering through the palm. Can you follow it?',
  },
  searching: {
    fr: 'Quelque chose touche ta paume. Glisse ton doigt sur la main noire, et trouve où.',
    en: 'Something touches your palm. Slide your finger over the dark hand, and find where.',
  },
  words: {
    fr: 'À lire à voix haute, à mesure que les mots viennent.',
    en: 'To be read aloud as the words come.',
  },
  again: { fr: 'Encore une fois', en: 'Once more' },
  bright: { fr: 'Force de la lueur', en: 'How bright' },
} as const

/** Ten seconds to see whether a sense works, here and for this person. */
export function SenseTest({ sense }: { sense: Sense }) {
  const test = useRef<HTMLDivElement>(null)
  // It runs at once, so it has to be in sight.
  useEffect(() => test.current?.scrollIntoView?.({ block: 'center' }), [sense])
  return <div ref={test}>{sense === 'sound' ? <EarTest /> : <FeltTest key={sense} sense={sense} />}</div>
}

/** Somewhere in the palm, but not in its middle, where everybody begins. */
const HIDDEN = heldAt({ x: 0.72, y: 0.8 }, 20_000)
const BRIGHT = [40, 55, 70, 85, 100] as const

function FeltTest({ sense }: { sense: Exclude<Sense, 'sound'> }) {
  const [times, setTimes] = useState(0)
  const [hasEnded, setEnded] = useState(false)
  const again = () => {
    setEnded(false)
    setTimes(times + 1)
  }
  return (
    <div class="sns-test">
      <p>{said(WORDS[sense])}</p>
      <div class="sns-box">
        <FeelDemo
          key={times}
          gesture={sense === 'searching' ? HIDDEN : TOUR}
          sense={sense}
          onEnd={() => setEnded(true)}
        />
      </div>
      {sense === 'glimmer' && (
        <Segments
          legend={said(WORDS.bright)}
          choices={BRIGHT.map(value => ({ value, label: String(value) }))}
          chosen={settings.value.glimmer}
          onChoose={value => set('glimmer', value)}
        />
      )}
      <Quiet icon="turn" disabled={!hasEnded} onPress={again}>
        {said(WORDS.again)}
      </Quiet>
    </div>
  )
}

// Left and right: three times, each somewhere else

const EAR = {
  ask: {
    fr: 'Mets ton casque. Trois sons : de quel côté viennent-ils ?',
    en: 'Put your headphones on. Three sounds: from which side do they come?',
  },
  listen: { fr: 'Écouter', en: 'Listen' },
  left: { fr: 'À gauche', en: 'Left' },
  right: { fr: 'À droite', en: 'Right' },
  neither: { fr: 'Je n’entends pas de côté', en: 'I hear no side' },
  good: {
    fr: 'Trois sur trois : gauche et droite sont à leur place.',
    en: 'Three out of three: left and right are where they belong.',
  },
  mono: {
    fr: 'Sans gauche ni droite, les voyelles diront le côté : « ou » à gauche, « i » à droite. La lueur est plus facile.',
    en: 'Without left and right, vowels will tell the side: “oo” is left, “ee” is right. The glimmer is easier.',
  },
  again: { fr: 'Refaire le test', en: 'Do the test again' },
} as const

type EarSide = 'left' | 'right'

/** On the drawn right palm the little finger is on the left. */
const TOUCHES = {
  left: heldAt({ x: 0.97, y: 0.5 }, 900),
  right: heldAt({ x: 0.03, y: 0.5 }, 900),
} as const

const someSides = (): readonly EarSide[] =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), byte => (byte % 2 === 0 ? 'left' : 'right'))

function EarTest() {
  const [sides, setSides] = useState(someSides)
  const [answers, setAnswers] = useState<readonly EarSide[]>([])
  const [isPlaying, setPlaying] = useState(false)
  const [hasGivenUp, giveUp] = useState(false)
  const isOver = hasGivenUp || answers.length === sides.length
  const judge = (given: readonly EarSide[]) => {
    setAnswers(given)
    setPlaying(false)
    if (given.length === sides.length)
      set('ears', given.every((side, i) => side === sides[i]) ? 'stereo' : 'mono')
  }
  const again = () => {
    setPlaying(false)
    setSides(someSides())
    setAnswers([])
    giveUp(false)
  }
  const noSide = () => {
    giveUp(true)
    set('ears', 'mono')
  }
  const listen = () => {
    wakeAudio()
    // Heard as stereo, or the test could only ever fail once it has failed.
    if (answers.length === 0) set('ears', 'stereo')
    setPlaying(true)
  }
  return (
    <div class="sns-test">
      <p data-aloud>{said(isOver ? EAR[settings.value.ears === 'mono' ? 'mono' : 'good'] : EAR.ask)}</p>
      {isPlaying && !isOver && (
        <div class="sns-heard">
          <FeelDemo
            key={answers.length}
            gesture={TOUCHES[sides[answers.length]!]}
            sense="sound"
            level={0.1}
          />
        </div>
      )}
      {isOver && (
        <Quiet icon="turn" onPress={again}>
          {said(EAR.again)}
        </Quiet>
      )}
      {!isOver && !isPlaying && (
        <Quiet icon="sound" onPress={listen}>
          {`${said(EAR.listen)} (${answers.length + 1} / ${sides.length})`}
        </Quiet>
      )}
      {!isOver && isPlaying && (
        <div class="sns-pair">
          <Quiet onPress={() => judge([...answers, 'left'])}>{said(EAR.left)}</Quiet>
          <Quiet onPress={() => judge([...answers, 'right'])}>{said(EAR.right)}</Quiet>
          <Quiet onPress={noSide}>{said(EAR.neither)}</Quiet>
        </div>
      )}
    </div>
  )
}
