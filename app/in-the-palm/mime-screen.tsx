import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { CallOut, CallsMade } from './calls.tsx'
import { Faces, FacesMade } from './faces.tsx'
import { LiveHand } from './live-hand.tsx'
import { MimeStageScreen } from './mime-stage-screen.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { Objects } from './objects.tsx'
import { OpenHand } from './open-hand.tsx'
import { CardPad, PeekedCard } from './peek.tsx'
import { Phrases, usePhrase } from './phrases.tsx'
import { Reshuffled } from './reshuffled.tsx'
import { roleOf, useCast } from './role.ts'

const WORDS = {
  done: { fr: 'J’ai fini le mime', en: 'The mime is done' },
  constraint: { fr: 'Regarde d’abord ta contrainte', en: 'Look at your constraint first' },
  never: {
    fr: 'Ni doigt sur la main, ni dessin, ni second essai.',
    en: 'No finger on the hand, no drawing, no second go.',
  },
  opponent: {
    fr: 'Tu choisiras une photo qui y ressemble.',
    en: 'You will choose a photo that could pass for it.',
  },
  otherChild: {
    fr: 'Pas un mot. Le second souvenir sera pour toi.',
    en: 'Not a word. The second memory will be yours.',
  },
  wasChild: {
    fr: 'Pas un mot : garde ton souvenir pour toi.',
    en: 'Not a word: keep your memory to yourself.',
  },
  watcher: { fr: 'La carte sera montrée avec les points.', en: 'The card will be shown with the score.' },
  later: {
    fr: 'Le mime et la carte viendront avec les points.',
    en: 'The mime and the card come with the score.',
  },
} as const

/** PALM-15 to 19: once, in silence, in sight of the opponents; on the real hand, or on the stage (PALM-47). */
export function MimeScreen(props: PlayProps<'in-the-palm'>) {
  const { match, seat } = props
  const { table, step } = match.view
  const isChild = roleOf(table, seat?.seat ?? null) === 'child'
  if (!isChild) return <Watching {...props} />
  return table.options.setting === 'remote' ? (
    <MimeStageScreen key={step} {...props} />
  ) : (
    <Miming key={step} {...props} />
  )
}

function Miming({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { grandfather } = useCast(table)
  const play = usePlay(seat)
  const [isHeld, setHeld] = useState(false)
  const [hasSeen, setSeen] = useState(false)
  const { card, constraint } = seat!.hand
  const { done } = choicesOf(seat)
  const isUnseen = constraint !== null && !hasSeen
  const peek = (held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }
  return (
    <Screen
      name="palm-mime"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said({ fr: `Mime sur la main ${de(grandfather)}`, en: `Mime on ${grandfather}’s hand` })}
      more={said(WORDS.never)}
      isStill={isHeld}
      act={
        <>
          <CardPad isLit={isUnseen} onChange={peek} />
          <Primary isGrave disabled={isUnseen || !done} onPress={() => play('done')}>
            {said(isUnseen ? WORDS.constraint : WORDS.done)}
          </Primary>
        </>
      }
    >
      {isHeld && card !== null ? (
        <div class="palm-secret">
          <PeekedCard card={card} constraint={constraint} isHeld />
        </div>
      ) : (
        <div class="stack">
          <CallsMade seat={seat} memory={table.memory} />
          <Objects isByName />
          <Phrases seat={seat} />
          <FacesMade />
        </div>
      )}
    </Screen>
  )
}

/** PALM-19: whoever does not see a mime feels it in the own palm, where somebody repeats it; far apart it is told. */
function watchWords(child: string, isFar: boolean): Said {
  const felt = {
    fr: `Suis dans ta paume les gestes ${de(child)}`,
    en: `Follow ${child}’s gestures in your palm`,
  }
  const told = { fr: `Écoute bien les gestes ${de(child)}`, en: `Listen closely to ${child}’s gestures` }
  const seen = { fr: `Regarde bien les gestes ${de(child)}`, en: `Watch ${child}’s gestures closely` }
  return byEarOr(isFar ? told : felt, seen)
}

function Watching({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { child, grandfather } = useCast(table)
  const role = roleOf(table, seat?.seat ?? null)
  const phrase = usePhrase()
  const isFar = table.options.setting === 'remote'
  const whose =
    role === 'otherChild' && table.memory === 2 ? 'wasChild' : role === 'watcher' && isFar ? 'later' : role
  return (
    <Screen
      name="palm-watch"
      bar={<Bar />}
      say={said(watchWords(child, isFar))}
      more={said(WORDS[whose as keyof typeof WORDS])}
      isStill
      act={
        <>
          <Faces />
          <CallOut seat={seat} />
        </>
      }
    >
      <div class="palm-watched">
        {table.reshuffled && <Reshuffled />}
        <CallsMade seat={seat} memory={table.memory} />
        <div class="palm-hand">
          <span class="chip">
            <Icon name="palm" size={20} />
            {said({ fr: `La main ${de(grandfather)}`, en: `${grandfather}’s hand` })}
          </span>
          {isFar && role !== 'watcher' ? (
            <LiveHand
              of={{ seat: table.child, match: match.number, step: match.view.step }}
              memory={table.memory}
            />
          ) : (
            <OpenHand />
          )}
          {phrase && (
            <span class="chip palm-said" data-aloud>
              {`« ${phrase} »`}
            </span>
          )}
          <FacesMade />
        </div>
      </div>
    </Screen>
  )
}
