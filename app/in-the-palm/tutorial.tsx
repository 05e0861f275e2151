import { PRACTICE, PRACTICE_CARD } from '@veillee/games'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Plain, Primary, Quiet, Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { cue } from '../device/sound.ts'
import { FeelDemo } from '../senses/index.tsx'
import { said } from '../words/language.ts'
import { Album } from './album.tsx'
import { DrawnMime } from './drawn-mime.tsx'
import { Photo, photoTitle } from './photo.tsx'
import { TryStep } from './tutorial-try.tsx'
import './palm.css'
import './palm-learning.css'
import './palm-stage.css'

/** The practice card among three that share something with it: a guitar, a typewriter, a game of chess. */
const MINI_ALBUM = [71, 59, PRACTICE_CARD, 49] as const

/** What each wrong one has, and what it lacks. */
const WHY_NOT: Readonly<Record<number, { readonly fr: string; readonly en: string }>> = {
  71: {
    fr: 'La guitare y est… mais ni machine à écrire, ni échecs. Qui aurait glissé cette photo gagnerait la fusée !',
    en: 'There is the guitar… but no typewriter, and no chess. Whoever had slipped this photo in would win the rocket!',
  },
  59: {
    fr: 'La machine à écrire, oui… mais ni guitare, ni échecs. Qui aurait glissé cette photo gagnerait la fusée !',
    en: 'The typewriter, yes… but no guitar, and no chess. Whoever had slipped this photo in would win the rocket!',
  },
  49: {
    fr: 'Les échecs, oui… mais ni guitare, ni machine à écrire. Qui aurait glissé cette photo gagnerait la fusée !',
    en: 'Chess, yes… but no guitar, and no typewriter. Whoever had slipped this photo in would win the rocket!',
  },
}

const WORDS = {
  leave: { fr: 'Quitter l’essai', en: 'Leave the practice' },
  card: { fr: 'Voici un souvenir de Léon', en: 'Here is a memory of Léon’s' },
  cardMore: {
    fr: 'Sans un mot et les yeux fermés, une main doit le reconnaître. Comment faire ?',
    en: 'Without a word, eyes shut, a hand has to recognise it. How?',
  },
  begin: { fr: 'Voir trois façons', en: 'See three ways' },
  again: { fr: 'Encore une fois', en: 'Once more' },
  feel: { fr: 'Le sentir', en: 'Feel it' },
  see: { fr: 'Le voir', en: 'See it' },
  next: { fr: 'Une autre façon', en: 'Another way' },
  enough: { fr: 'À moi d’essayer', en: 'Let me try' },
  find: { fr: 'Où est ce souvenir ?', en: 'Where is that memory?' },
  findMore: {
    fr: 'Ta main a senti les touches, les cordes et l’échec au roi.',
    en: 'Your hand has felt the keys, the strings and the checkmate.',
  },
  right: { fr: 'Retrouvé !', en: 'Found!' },
  rightMore: {
    fr: 'Une fusée pour l’équipe. Au vrai jeu, la carte est cachée, et chaque main sent deux souvenirs.',
    en: 'A rocket for the team. In the real game the card is hidden, and each hand feels two memories.',
  },
  tap: { fr: 'Touche une photo', en: 'Tap a photo' },
  done: { fr: 'J’ai compris, on joue', en: 'Got it, let’s play' },
  rules: {
    fr: 'Ni doigt sur la main, ni dessin, ni second essai.',
    en: 'No finger on the hand, no drawing, no second go.',
  },
} as const

type Step = 'card' | 'try' | 'album' | 0 | 1 | 2

/** ROOM-20, PALM-44: the practice card lies face up, and three ways to mime it can be seen on a hand. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>('card')
  const leave = <Leave onDone={onDone} />
  if (step === 'card') return <PracticeCard bar={leave} onNext={() => setStep(0)} />
  if (step === 'album') return <MiniAlbum bar={leave} onDone={onDone} />
  if (step === 'try') return <TryStep bar={leave} onNext={() => setStep('album')} />
  const next = step === 2 ? 'try' : ((step + 1) as Step)
  return <OneWay key={step} way={step} bar={leave} onNext={() => setStep(next)} />
}

const Leave = ({ onDone }: { onDone: () => void }) => (
  <header class="bar">
    <Round icon="cross" label={said(WORDS.leave)} onPress={onDone} />
  </header>
)

const PracticeCard = ({ bar, onNext }: { bar: ComponentChildren; onNext: () => void }) => (
  <Screen
    name="palm-learn-card"
    bar={bar}
    say={said(WORDS.card)}
    more={said(WORDS.cardMore)}
    act={<Primary onPress={onNext}>{said(WORDS.begin)}</Primary>}
  >
    <div class="stack palm-middle">
      <div class="leaf palm-one">
        <Photo card={PRACTICE_CARD} />
        <p class="palm-caption">{photoTitle(PRACTICE_CARD)}</p>
      </div>
    </div>
  </Screen>
)

/** One of the three, on the drawn hand, with the card beside it. */
function OneWay({ way, bar, onNext }: { way: 0 | 1 | 2; bar: ComponentChildren; onNext: () => void }) {
  const practice = PRACTICE[way]!
  const [run, setRun] = useState(0)
  const [isSeen, setSeen] = useState(false)
  const [isFelt, setFelt] = useState(false)
  return (
    <Screen
      name={`palm-learn-${practice.id}`}
      bar={bar}
      say={said(practice.name)}
      more={said(practice.how)}
      isStill
      act={
        <>
          <div class="palm-links">
            <Plain icon="turn" onPress={() => setRun(run + 1)}>
              {said(WORDS.again)}
            </Plain>
            <Plain icon={isFelt ? 'eye' : 'palm'} onPress={() => setFelt(!isFelt)}>
              {said(isFelt ? WORDS.see : WORDS.feel)}
            </Plain>
          </div>
          {isSeen ? (
            <Primary onPress={onNext}>{said(way === 2 ? WORDS.enough : WORDS.next)}</Primary>
          ) : (
            <Quiet onPress={onNext}>{said(way === 2 ? WORDS.enough : WORDS.next)}</Quiet>
          )}
        </>
      }
    >
      <div class="palm-learn">
        {isFelt ? (
          <div class="palm-felt-demo">
            <FeelDemo key={run} gesture={practice.mime} onEnd={() => setSeen(true)} />
          </div>
        ) : (
          <DrawnMime practice={practice} run={run} onEnd={() => setSeen(true)} />
        )}
        <div class="leaf palm-beside">
          <Photo card={PRACTICE_CARD} />
        </div>
      </div>
    </Screen>
  )
}

/** Grandfather's part: to find it again among photos that are like it. */
function MiniAlbum({ bar, onDone }: { bar: ComponentChildren; onDone: () => void }) {
  const [picked, setPicked] = useState<number | null>(null)
  const isRight = picked === PRACTICE_CARD
  const pick = (card: number) => {
    setPicked(card)
    cue(card === PRACTICE_CARD ? 'good' : 'wrong')
  }
  return (
    <Screen
      name="palm-learn-album"
      bar={bar}
      say={said(isRight ? WORDS.right : WORDS.find)}
      more={said(isRight ? WORDS.rightMore : WORDS.findMore)}
      act={
        <Primary disabled={!isRight} onPress={onDone}>
          {said(isRight ? WORDS.done : WORDS.tap)}
        </Primary>
      }
    >
      <div class="stack palm-middle">
        <div class="palm-mini">
          <Album
            cards={MINI_ALBUM}
            pickOf={card => (card === picked ? 1 : null)}
            isRight={isRight}
            onPress={pick}
          />
        </div>
        {picked !== null && (
          <p class="notice" data-aloud>
            <span class={isRight ? 'good' : 'wrong'}>
              <Icon name={isRight ? 'check' : 'cross'} width={3} />
            </span>
            {said(isRight ? WORDS.rules : WHY_NOT[picked]!)}
          </p>
        )}
      </div>
    </Screen>
  )
}
