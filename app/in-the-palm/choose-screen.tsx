import { useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { said } from '../words/language.ts'
import { Cast } from './cast.tsx'
import { ChooseSense } from './choose-sense.tsx'
import { HandGrid } from './hand-grid.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { Objects } from './objects.tsx'
import { OpenHand } from './open-hand.tsx'
import { ordinalOf } from './ordinal.ts'
import { CardPad, PeekedCard } from './peek.tsx'
import { Reshuffled } from './reshuffled.tsx'
import { roleOf, useCast } from './role.ts'

const WORDS = {
  first: { fr: 'Premier souvenir', en: 'First memory' },
  second: { fr: 'Second souvenir', en: 'Second memory' },
  keep: { fr: 'Je garde cette carte', en: 'I’ll keep this card' },
  look: { fr: 'Regarde-la d’abord', en: 'Look at it first' },
  redraw: { fr: 'Pas d’idée ? Change de carte', en: 'No idea? Take another card' },
  take: { fr: 'Je fais sentir celle-ci', en: 'I’ll make this one felt' },
  tap: { fr: 'Touche une photo', en: 'Tap a photo' },
  ready: { fr: 'Prépare ta main', en: 'Get your hand ready' },
  elbow: {
    fr: 'Le coude sur la table, la paume en l’air. Tu fermeras les yeux dès que la carte est choisie.',
    en: 'Elbow on the table, palm up. You will shut your eyes as soon as the card is chosen.',
  },
  quiet: {
    fr: 'Installe-toi dans le calme. Dès que la carte est choisie, ton écran devient ta main.',
    en: 'Find a quiet place. As soon as the card is chosen, your screen becomes your hand.',
  },
  secret: { fr: 'La carte reste secrète jusqu’aux points.', en: 'The card stays secret until the score.' },
  elsewhere: { fr: 'Regarde ailleurs un instant.', en: 'Look elsewhere for a moment.' },
  notYours: { fr: 'Cette carte n’est pas pour toi.', en: 'This card is not for you.' },
} as const

/** PALM-12, 13, 36: a memory, for the Child's eyes only. */
export function ChooseScreen(props: PlayProps<'in-the-palm'>) {
  const { match, seat } = props
  const role = roleOf(match.view.table, seat?.seat ?? null)
  if (role === 'child') return choicesOf(seat).take ? <FromHand {...props} /> : <Drawn {...props} />
  return role === 'grandfather' ? <GetReady {...props} /> : <LookElsewhere {...props} />
}

const which = (memory: 1 | 2): string => said(memory === 1 ? WORDS.first : WORDS.second)

/** The card that was drawn: seen only while the finger is down, then kept or changed. */
function Drawn({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { grandfather } = useCast(table)
  const play = usePlay(seat)
  const [isHeld, setHeld] = useState(false)
  const [seen, setSeen] = useState<number | null>(null)
  const { redraw } = choicesOf(seat)
  const card = seat!.hand.card!
  const isSeen = seen === card
  const peek = (held: boolean) => {
    setHeld(held)
    if (held) setSeen(card)
  }
  return (
    <Screen
      name="palm-choose"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said({
        fr: `Fais sentir ce souvenir à ${grandfather}`,
        en: `Make ${grandfather} feel this memory`,
      })}
      more={which(table.memory)}
      isStill
      act={
        <>
          {redraw && (
            <Plain icon="swap" onPress={() => play('redraw')}>
              {said(WORDS.redraw)}
            </Plain>
          )}
          <CardPad isLit={!isSeen} onChange={peek} />
          <Primary disabled={!isSeen} onPress={() => play('keep')}>
            {said(isSeen ? WORDS.keep : WORDS.look)}
          </Primary>
        </>
      }
    >
      <div class="palm-secret">
        {table.reshuffled && <Reshuffled />}
        <PeekedCard card={card} constraint={null} isHeld={isHeld} />
      </div>
    </Screen>
  )
}

/** PALM-36: one of the own six. */
function FromHand({ match, seat }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { grandfather } = useCast(table)
  const play = usePlay(seat)
  const [chosen, setChosen] = useState<number | null>(null)
  const { take = [] } = choicesOf(seat)
  const card = take.find(one => one === chosen)
  return (
    <Screen
      name="palm-take"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said({
        fr: `Quel souvenir feras-tu sentir à ${grandfather} ?`,
        en: `Which memory will you make ${grandfather} feel?`,
      })}
      more={which(table.memory)}
      isStill
      act={
        <Primary disabled={card === undefined} onPress={() => play('take', card)}>
          {said(card === undefined ? WORDS.tap : WORDS.take)}
        </Primary>
      }
    >
      {table.reshuffled && <Reshuffled />}
      <HandGrid cards={take} chosen={card ?? null} onChoose={setChosen} />
    </Screen>
  )
}

/** PALM-15: for Grandfather, before the first mime. */
function GetReady({ match }: PlayProps<'in-the-palm'>) {
  const { child } = useCast(match.view.table)
  const isFar = match.view.table.options.setting === 'remote'
  return (
    <Screen
      name="palm-ready"
      bar={<Bar />}
      say={said(WORDS.ready)}
      more={said(isFar ? WORDS.quiet : WORDS.elbow)}
      isStill
      act={
        <>
          {isFar && <ChooseSense />}
          <p class="under">
            {said({
              fr: `${child} regarde le premier souvenir.`,
              en: `${child} is looking at the first memory.`,
            })}
          </p>
        </>
      }
    >
      {match.view.table.reshuffled && <Reshuffled />}
      <div class="palm-hand">
        <OpenHand />
      </div>
    </Screen>
  )
}

function LookElsewhere({ match }: PlayProps<'in-the-palm'>) {
  const { table } = match.view
  const { child } = useCast(table)
  const isFar = table.options.setting === 'remote'
  const ordinal = ordinalOf(table.memory)
  return (
    <Screen
      name="palm-elsewhere"
      bar={<Bar />}
      say={said({
        fr: `${child} regarde le ${ordinal.fr} souvenir`,
        en: `${child} is looking at the ${ordinal.en} memory`,
      })}
      more={said(isFar ? WORDS.secret : byEarOr(WORDS.notYours, WORDS.elsewhere))}
    >
      <div class="stack">
        {table.reshuffled && <Reshuffled />}
        <Cast table={table} />
        <Objects isByName={isFar} />
      </div>
    </Screen>
  )
}
