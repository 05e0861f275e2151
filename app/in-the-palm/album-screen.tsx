import { useEffect, useState } from 'preact/hooks'
import { Primary, Round } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { buzz } from '../device/buzz.ts'
import { cue } from '../device/sound.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useIsHeardHere } from '../game-kit/heard-here.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { Album } from './album.tsx'
import { LargeView, letterOf, useLargeView } from './large-view.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { photoFile } from './photo.tsx'
import { type Picks, picked, withTap } from './picks.ts'
import { PokerFace } from './poker-face.tsx'
import { roleOf, useCast } from './role.ts'
import { Bubble, useThinking } from './thinking.tsx'

type Props = PlayProps<'in-the-palm'>

const WORDS = {
  which: { fr: 'Quels étaient tes deux souvenirs ?', en: 'Which were your two memories?' },
  last: { fr: 'C’est mon dernier mot', en: 'That’s my last word' },
  first: { fr: 'Touche le premier', en: 'Tap the first' },
  second: { fr: 'Touche le second', en: 'Tap the second' },
  poker: {
    fr: 'Pas un mot, pas un regard.',
    en: 'Not a word, not a glance.',
  },
  letters: {
    fr: 'Chaque photo a sa lettre, pour en parler.',
    en: 'Each photo has a letter, to speak of it.',
  },
  bet: {
    fr: 'Parie en secret, si tu veux. On le verra à la révélation.',
    en: 'Bet in secret, if you like. It is shown with the reveal.',
  },
  hasBet: {
    fr: 'Pari noté. Tu peux encore changer d’avis.',
    en: 'Your bet is noted. You may still change your mind.',
  },
  large: { fr: 'Voir en grand', en: 'See them large' },
  takeBack: { fr: 'reprendre', en: 'take it back' },
} as const

const SLOTS = [
  { short: { fr: '1er', en: '1st' }, name: { fr: 'premier souvenir', en: 'first memory' } },
  { short: { fr: '2e', en: '2nd' }, name: { fr: 'second souvenir', en: 'second memory' } },
] as const

/** PALM-23, 24: Grandfather opens his eyes, and looks for two memories. */
export function AlbumScreen(props: Props) {
  const role = roleOf(props.match.view.table, props.seat?.seat ?? null)
  if (role === 'grandfather') return <Picking {...props} />
  return choicesOf(props.seat).bet ? <Betting {...props} /> : <LookingOn {...props} />
}

function Picking({ match, seat }: Props) {
  const cards = match.view.table.album!
  const play = usePlay(seat)
  const [picks, setPicks] = useState<Picks>([null, null])
  const large = useLargeView(cards, picks[1] ?? picks[0])
  const pair = (choicesOf(seat).pick ?? []).find(([a, b]) => a === picks[0] && b === picks[1])
  const isHeard = useIsHeardHere()
  useEffect(() => {
    // Eyes are shut: where the lamp is heard on the shared screen alone, this phone calls too.
    if (!isHeard) cue('reveal')
    buzz([60, 80, 60])
  }, [])
  return (
    <Screen
      name="palm-album"
      bar={<Bar />}
      say={said(WORDS.which)}
      isStill={cards.length <= 8}
      act={
        <>
          <Slots cards={cards} picks={picks} onChange={setPicks} onLarge={large.open} />
          <Primary disabled={!pair} onPress={() => play('pick', pair)}>
            {said(pair ? WORDS.last : picks[0] === null ? WORDS.first : WORDS.second)}
          </Primary>
        </>
      }
    >
      <Dawn />
      <Album
        cards={cards}
        pickOf={card => picked(picks, card)}
        onPress={card => setPicks(withTap(picks, card))}
      />
      <LargeView {...large} isLettered />
    </Screen>
  )
}

interface SlotsProps {
  readonly cards: readonly number[]
  readonly picks: Picks
  readonly onChange: (picks: Picks) => void
  readonly onLarge: () => void
}

const Slots = ({ cards, picks, onChange, onLarge }: SlotsProps) => (
  <div class="palm-slots">
    {SLOTS.map((slot, i) => (
      <Slot
        key={slot.short.en}
        short={said(slot.short)}
        name={said(slot.name)}
        card={picks[i]!}
        letter={picks[i] === null ? null : letterOf(cards.indexOf(picks[i]!))}
        onPress={() => onChange(picks.with(i, null) as unknown as Picks)}
      />
    ))}
    <Round label={said(WORDS.large)} onPress={onLarge} isRaised>
      <Magnifier />
    </Round>
  </div>
)

function Slot(props: {
  short: string
  name: string
  card: number | null
  letter: string | null
  onPress: () => void
}) {
  const { short, name, card, letter, onPress } = props
  const photo = letter && said({ fr: `photo ${letter}`, en: `photo ${letter}` })
  return (
    <button
      type="button"
      class="palm-slot"
      disabled={card === null}
      aria-label={photo ? `${name}, ${photo}, ${said(WORDS.takeBack)}` : name}
      onClick={onPress}
    >
      {card === null ? (
        <i />
      ) : (
        <img src={photoFile(card)} alt="" onError={event => event.currentTarget.remove()} />
      )}
      <span>
        {short}
        <b>{photo ?? '…'}</b>
      </span>
    </button>
  )
}

const Magnifier = () => (
  <svg
    width="26"
    height="26"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
    aria-hidden="true"
  >
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21" />
  </svg>
)

/** Eyes open slowly: out of the dark, never a flash, also where motion is reduced. */
function Dawn() {
  const [isDay, setDay] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setDay(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div class={`palm-dawn${isDay ? ' day' : ''}`} aria-hidden="true" />
}

/** PALM-51: an opponent looks for what he will take, and nobody is told before the reveal. */
function Betting({ match, seat }: Props) {
  const { table } = match.view
  const cards = table.album!
  const play = usePlay(seat)
  const { grandfather } = useCast(table)
  const thinking = useThinking(match)
  const [picks, setPicks] = useState<Picks>(seat!.hand.bet ?? [null, null])
  const large = useLargeView(cards, picks[1] ?? picks[0])
  const bets = (next: Picks) => {
    setPicks(next)
    if (!next.includes(null)) void play('bet', next)
  }
  return (
    <Screen
      name="palm-album"
      bar={<Bar />}
      say={said({
        fr: `Que va choisir ${grandfather} ?`,
        en: `Which will ${grandfather} choose?`,
      })}
      more={said(picks.includes(null) ? WORDS.bet : WORDS.hasBet)}
      heard={thinking && <Bubble of={thinking} />}
      isStill={cards.length <= 8}
      act={<Slots cards={cards} picks={picks} onChange={setPicks} onLarge={large.open} />}
    >
      <Album
        cards={cards}
        pickOf={card => picked(picks, card)}
        thinking={thinking}
        onPress={card => bets(withTap(picks, card))}
      />
      <LargeView {...large} isLettered />
    </Screen>
  )
}

function LookingOn({ match, seat }: Props) {
  const { table } = match.view
  const cards = table.album!
  const { grandfather } = useCast(table)
  const large = useLargeView(cards)
  const thinking = useThinking(match)
  const role = roleOf(table, seat?.seat ?? null)
  const isSilent = role === 'child' || role === 'otherChild'
  return (
    <Screen
      name="palm-album"
      bar={<Bar />}
      say={
        isSilent
          ? said({
              fr: `${grandfather} cherche. Reste de marbre`,
              en: `${grandfather} is searching. Keep a poker face`,
            })
          : said({
              fr: `Quels étaient les souvenirs ${de(grandfather)} ?`,
              en: `Which were ${grandfather}’s memories?`,
            })
      }
      more={said(isSilent ? WORDS.poker : WORDS.letters)}
      heard={thinking && <Bubble of={thinking} />}
      isStill={cards.length <= 8}
      act={isSilent && <PokerFace />}
    >
      <Album cards={cards} thinking={thinking} onPress={card => large.setAt(cards.indexOf(card))} />
      <LargeView {...large} isLettered />
    </Screen>
  )
}
