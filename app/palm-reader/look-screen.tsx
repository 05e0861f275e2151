import { useState } from 'preact/hooks'
import { Primary, Segments } from '../components/controls.tsx'
import { PeekPad } from '../components/hold.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { under } from '../device/base.ts'
import { byEarOr } from '../device/by-ear.ts'
import { Bar } from '../game-kit/bar.tsx'
import { spoken } from '../senses/symbol.tsx'
import { SymbolCard } from '../senses/symbol-card.tsx'
import { NUMBERS } from '../senses/symbol-number.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { Die } from './die.tsx'
import { type RoundProps, roleIn, type SymbolNumber, useRound } from './round.ts'
import { RoundChip, SkippedNote } from './round-chip.tsx'
import { SenseOffer } from './sense-offer.tsx'

const WORDS = {
  before: { fr: 'La carte et le dé sont pour toi', en: 'Card and die are for you' },
  beforeMore: { fr: 'Personne d’autre ne doit les voir.', en: 'Nobody else may see them.' },
  after: { fr: 'Tu connais le symbole', en: 'You know the symbol' },
  afterMore: { fr: 'Tu pourras le revoir en dessinant.', en: 'You can look again while you draw.' },
  choose: { fr: 'Le dé dit ? : choisis un symbole', en: 'The die says ?: choose a symbol' },
  thenTap: {
    fr: 'Choisis des yeux, lâche, puis touche son numéro.',
    en: 'Choose with your eyes, let go, then tap its number.',
  },
  thenTapByEar: {
    fr: 'Parcours les cinq symboles, et presse celui que tu dessineras.',
    en: 'Go through the five symbols, and press the one that you will draw.',
  },
  tap: { fr: 'Touche le numéro que tu dessineras.', en: 'Tap the number that you will draw.' },
  number: { fr: 'Le symbole que tu dessines', en: 'The symbol that you draw' },
  chooseLater: { fr: 'Le dé te laisse choisir', en: 'The die lets you choose' },
  hold: { fr: 'Garde le doigt ici', en: 'Keep your finger here' },
  tapped: { fr: 'Voir la carte et le dé', en: 'See card and die' },
  letGo: { fr: 'Lâche : la carte se cache aussitôt.', en: 'Let go and the card hides.' },
  seen: { fr: 'J’ai vu, je dessine', en: 'Seen: I draw' },
  next: {
    fr: 'Prépare ta main droite : ce sera la première paume.',
    en: 'Get your right hand ready: yours is the first palm.',
  },
  nextFar: {
    fr: 'Prépare-toi à sentir : ta paume sera la première.',
    en: 'Get ready to feel: yours is the first palm.',
  },
  hush: { fr: 'Regarde ailleurs, et pas un mot.', en: 'Look elsewhere, and not a word.' },
  hushByEar: { fr: 'Pas un mot.', en: 'Not a word.' },
  hushFar: { fr: 'Pas un mot. Chaque paume a son tour.', en: 'Not a word. Every palm has its turn.' },
} as const

/** READ-7: card and die, for the first player's eyes. The others look elsewhere. */
export function LookScreen(props: RoundProps) {
  const role = roleIn(props.match.view.table, props.seat?.seat ?? null)
  // Another round is looked at anew.
  return role === 'first' ? (
    <LookFirst key={props.match.view.step} {...props} />
  ) : (
    <LookElsewhere {...props} />
  )
}

function sentence(die: SymbolNumber | '?', isHeld: boolean, hasSeen: boolean, isFree: boolean) {
  if (isHeld && die === '?') return { title: WORDS.choose, more: byEarOr(WORDS.thenTapByEar, WORDS.thenTap) }
  if (isHeld && isFree)
    return {
      title: { fr: `Tu choisis le ${die} : dessine-le`, en: `You choose ${die}: draw it` },
      more: null,
    }
  if (isHeld)
    return {
      title: {
        fr: `Le dé dit ${die} : dessine le symbole ${die}`,
        en: `The die says ${die}: draw symbol ${die}`,
      },
      more: null,
    }
  if (!hasSeen) return { title: WORDS.before, more: WORDS.beforeMore }
  if (die === '?') return { title: WORDS.chooseLater, more: WORDS.tap }
  return { title: WORDS.after, more: WORDS.afterMore }
}

function LookFirst({ match, seat }: RoundProps) {
  const { choices, play } = useRound({ match, seat })
  const [isHeld, setHeld] = useState(false)
  const [hasSeen, setSeen] = useState(false)
  const [turnedTo, turnTo] = useState<SymbolNumber | null>(null)
  const { side, die: rolled } = seat!.hand
  const isFree = (choices.look?.length ?? 0) > 1
  const die = turnedTo ?? rolled!
  const { title, more } = sentence(die, isHeld, hasSeen, isFree)
  const hold = (held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }
  const isReady = hasSeen && die !== '?'
  return (
    <Screen
      name="reader-look-first"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(title)}
      more={more && said(more)}
      isStill
      act={
        <>
          {isFree && hasSeen && (
            <Segments
              legend={said(WORDS.number)}
              choices={NUMBERS.map(number => ({ value: number, label: String(number) }))}
              chosen={turnedTo}
              onChoose={turnTo}
            />
          )}
          <PeekPad isLit={!hasSeen} onChange={hold} how={said(WORDS.letGo)} byTap={said(WORDS.tapped)}>
            {said(WORDS.hold)}
          </PeekPad>
          <Primary disabled={!isReady || isHeld} onPress={() => play('look', die)}>
            {said(WORDS.seen)}
          </Primary>
        </>
      }
    >
      {isHeld ? (
        <SymbolCard side={side!} marked={die === '?' ? null : die} {...(isFree && { onChoose: turnTo })}>
          <Die face={die} />
          {die !== '?' && (
            <p class="unseen" data-aloud>
              {spoken(side!, die)}
            </p>
          )}
        </SymbolCard>
      ) : (
        <CardBack />
      )}
    </Screen>
  )
}

export const CardBack = () => <img class="reader-back" src={under('/pictures/back-symbol.svg')} alt="" />

function LookElsewhere({ match, seat }: RoundProps) {
  const { table, sitter, name, role } = useRound({ match, seat })
  const first = name(table.first)
  const isNext = seat !== null && table.chain[1] === seat.seat
  const isFar = table.options.setting === 'remote'
  const hush = isFar ? WORDS.hushFar : byEarOr(WORDS.hushByEar, WORDS.hush)
  const more = isNext ? (isFar ? WORDS.nextFar : WORDS.next) : hush
  return (
    <Screen
      name="reader-look"
      bar={<Bar />}
      say={said({ fr: `${first} regarde son symbole`, en: `${first} is looking at the symbol` })}
      more={said(more)}
      isStill
      act={isFar && seat && <SenseOffer />}
    >
      <div class="reader-scene">
        <RoundChip table={table} />
        <div class="reader-secret">
          <CardBack />
          <SeatToken of={sitter(table.first)} size={72} isLit />
        </div>
        {role === 'skipped' && <SkippedNote />}
        <p class="unseen">
          {said({ fr: `La carte ${de(first)} est cachée.`, en: `${first}’s card is hidden.` })}
        </p>
      </div>
    </Screen>
  )
}
