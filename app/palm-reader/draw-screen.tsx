import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import { usePhone } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import type { Sitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { BetRow } from './bet-row.tsx'
import { useCall } from './call.ts'
import { DrawFar } from './draw-far-screen.tsx'
import { FeelFar } from './feel-far-screen.tsx'
import { Glass, GlassPane } from './glass.tsx'
import { DarkHand, WholeHand } from './palm-picture.tsx'
import { PeekedSymbol, SymbolPad } from './peek.tsx'
import { type RoundProps, useRound } from './round.ts'
import { PalmCounter, RoundChip, SkippedNote } from './round-chip.tsx'
import { SenseOffer } from './sense-offer.tsx'

const WORDS = {
  done: { fr: 'C’est fait', en: 'Done' },
  onlyYou: {
    fr: 'Tout le symbole, d’une traite. Il n’y a que toi qui regardes.',
    en: 'The whole symbol, in one go. Only you may look.',
  },
  asFelt: {
    fr: 'Refais ce que tu as senti, sans recommencer.',
    en: 'Draw what you felt, without starting over.',
  },
  onGlass: {
    fr: 'Posé à plat sur sa main : tu touches la vitre, pas la peau.',
    en: 'It lies flat on their hand: you touch the glass, not the skin.',
  },
  closed: {
    fr: 'Main droite ouverte, yeux fermés. Les autres, regardez ailleurs.',
    en: 'Right hand open, eyes shut. Everyone else, look elsewhere.',
  },
  glassAll: {
    fr: 'Le téléphone à plat sur sa main, yeux fermés : le doigt touche la vitre.',
    en: 'The phone flat on that hand, eyes shut: the finger touches the glass.',
  },
  hush: { fr: 'Regarde ailleurs, et pas un mot.', en: 'Look elsewhere, and not a word.' },
  hushByEar: { fr: 'Pas un mot.', en: 'Not a word.' },
  hushFar: { fr: 'Pas un mot. Chaque paume a son tour.', en: 'Not a word. Every palm has its turn.' },
  feel: { fr: 'Ne dis rien. Ressens.', en: 'Not a word. Just feel.' },
  watch: {
    fr: 'Chut ! On saura tout à la fin de la manche.',
    en: 'Hush! All is told at the end of the round.',
  },
} as const

/** READ-8, 9: from palm to palm; READ-23: far apart, once it is open. */
export function DrawScreen(props: RoundProps) {
  const { role, table } = useRound(props)
  if (table.options.setting === 'remote') {
    if (role === 'drawer') return <DrawFar key={`${table.lap}.${table.palm}`} {...props} />
    if (role === 'feeler') return <FeelFar key={props.match.view.step} {...props} />
  }
  if (role === 'drawer') return <DrawNow key={`${table.lap}.${table.palm}`} {...props} />
  if (role === 'feeler') return <Feel key={`${table.lap}.${table.palm}`} {...props} />
  return <DrawElsewhere {...props} />
}

function DrawNow({ match, seat }: RoundProps) {
  const { table, name, sitter, play } = useRound({ match, seat })
  const [isPeeking, setPeeking] = useState(false)
  useCall()
  const feeler = name(table.feeler!)
  const isFirst = seat!.hand.side !== null
  const isGlass = match.throughPhone.includes(table.feeler!)
  const { isInMiddle, isOnly } = usePassPhone()
  const into = isInMiddle
    ? drawingWords(name(table.drawer!), feeler, isGlass && !isOnly)
    : intoWords(feeler, isGlass ? (isOnly ? 'glass' : 'phone') : 'hand')
  const hint = isInMiddle
    ? WORDS[isGlass ? 'glassAll' : 'closed']
    : WORDS[isGlass ? 'onGlass' : isFirst ? 'onlyYou' : 'asFelt']
  return (
    <Screen
      name="reader-draw-drawer"
      ground={isFirst ? 'dusk' : 'paper'}
      {...(isFirst && { eyes: 'you' as const })}
      bar={<Bar />}
      say={said(into)}
      more={said(hint)}
      isStill
      act={
        <>
          {isFirst && <SymbolPad onChange={setPeeking} />}
          <Primary isGrave disabled={isPeeking} onPress={() => play('done')}>
            {said(WORDS.done)}
          </Primary>
        </>
      }
    >
      {isPeeking ? (
        <PeekedSymbol hand={seat!.hand} />
      ) : (
        <div class="reader-scene">
          <RoundChip table={table} />
          {isInMiddle && <TwoSeats from={sitter(table.drawer!)} into={sitter(table.feeler!)} />}
          {isGlass && isOnly ? <GlassPane /> : <FeelingScene isGlass={isGlass} />}
          <PalmCounter table={table} />
        </div>
      )}
    </Screen>
  )
}

/** Where the finger goes: into a hand, onto a phone of that hand's own, or onto the one phone that there is. */
function intoWords(feeler: string, where: 'hand' | 'phone' | 'glass'): Said {
  if (where === 'glass')
    return {
      fr: `Pose le téléphone sur la main ${de(feeler)}, et dessine sur la vitre`,
      en: `Lay the phone on ${feeler}’s hand, and draw on the glass`,
    }
  if (where === 'phone')
    return {
      fr: `Dessine sur le téléphone ${de(feeler)}, avec l’index`,
      en: `Draw on ${feeler}’s phone with your index finger`,
    }
  return {
    fr: `Dessine dans la main droite ${de(feeler)}, avec l’index`,
    en: `Draw into ${feeler}’s right hand with your index finger`,
  }
}

/** A pulse where the finger goes, and no line: nobody knows it but the finger. */
export const FeelingScene = ({ isGlass }: { isGlass: boolean }) => (
  <WholeHand>
    {isGlass ? (
      <span class="reader-phone">
        <i class="reader-touch" />
      </span>
    ) : (
      <i class="reader-touch" />
    )}
  </WholeHand>
)

function Feel({ match, seat }: RoundProps) {
  const { table, name, sitter } = useRound({ match, seat })
  const { lends } = usePhone()
  const drawer = name(table.drawer!)
  const { person: you } = sitter(seat!.seat)
  const isBack = lends.find(({ person }) => person === you)?.lends === 'back'
  if (match.throughPhone.includes(seat!.seat)) return <Glass drawer={drawer} isSecond={table.lap === 2} />
  const what = isBack
    ? {
        fr: `Tends le dos de ta main droite à ${drawer}, ferme les yeux`,
        en: `Hold out the back of your right hand to ${drawer}, and close your eyes`,
      }
    : {
        fr: `Tends ta main droite à ${drawer}, ferme les yeux`,
        en: `Hold out your right hand to ${drawer}, and close your eyes`,
      }
  return (
    <Screen
      name="reader-draw-feeler"
      ground="shut"
      bar={<Bar />}
      say={said(what)}
      more={said(WORDS.feel)}
      isStill
    >
      <div class="reader-scene">
        <DarkHand />
        <PalmCounter table={table} />
      </div>
    </Screen>
  )
}

/** READ-23: whoever has just drawn is told that it arrived. */
export function useFeltWords({ match, seat }: RoundProps): string | null {
  const { table, sitter } = useRound({ match, seat })
  const place = seat === null ? -1 : table.chain.indexOf(seat.seat)
  const into = table.chain[table.palm % table.chain.length]!
  if (table.options.setting !== 'remote' || table.palm === 0 || place !== table.palm - 1) return null
  const { name, isStoodIn } = sitter(into)
  return isStoodIn ? null : said({ fr: `C’est passé : ${name} l’a senti.`, en: `${name} felt it.` })
}

function DrawElsewhere({ match, seat }: RoundProps) {
  const { table, sitter, name, role } = useRound({ match, seat })
  const felt = useFeltWords({ match, seat })
  const [drawer, feeler] = [name(table.drawer!), name(table.feeler!)]
  const isFar = table.options.setting === 'remote'
  const isGlass = !isFar && match.throughPhone.includes(table.feeler!)
  return (
    <Screen
      name="reader-draw"
      bar={<Bar />}
      say={said(
        match.view.phase === 'open' ? openingWords(drawer, feeler) : drawingWords(drawer, feeler, isGlass),
      )}
      more={
        felt ??
        said(role === 'watcher' ? WORDS.watch : isFar ? WORDS.hushFar : byEarOr(WORDS.hushByEar, WORDS.hush))
      }
      isStill
      act={isFar && seat && <SenseOffer />}
    >
      <div class="reader-scene">
        <RoundChip table={table} />
        <TwoSeats from={sitter(table.drawer!)} into={sitter(table.feeler!)} />
        {match.view.phase === 'open' ? <WholeHand /> : <FeelingScene isGlass={isGlass} />}
        <PalmCounter table={table} />
        <BetRow match={match} seat={seat} />
        {role === 'skipped' && <SkippedNote />}
      </div>
    </Screen>
  )
}

/** READ-23. */
export const openingWords = (drawer: string, feeler: string): Said => ({
  fr: `${feeler} ouvre sa paume à ${drawer}`,
  en: `${feeler} is opening a palm to ${drawer}`,
})

export const drawingWords = (drawer: string, feeler: string, isGlass: boolean): Said =>
  isGlass
    ? {
        fr: `${drawer} dessine sur le téléphone ${de(feeler)}`,
        en: `${drawer} is drawing on ${feeler}’s phone`,
      }
    : {
        fr: `${drawer} dessine dans la main ${de(feeler)}`,
        en: `${drawer} is drawing into ${feeler}’s hand`,
      }

/** Whose finger, and into whose palm. */
export const TwoSeats = ({ from, into, size = 52 }: { from: Sitter; into: Sitter; size?: number }) => (
  <div class="reader-two">
    <figure>
      <SeatToken of={from} size={size} isLit />
      <figcaption>{nameOf(from)}</figcaption>
    </figure>
    <Icon name="next" size={24} width={3} />
    <figure>
      <SeatToken of={into} size={size} isLit />
      <figcaption>{nameOf(into)}</figcaption>
    </figure>
  </div>
)
